package org.yifen.regulation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * One edition of the regulation: its parameters and tables.
 *
 * @param edition the edition's name, that of its folder in {@code tables/}
 * @param files the text of each table by file name, for digests
 */
public record Regulation(
    String edition,
    Rules rules,
    ExpectationTable expectations,
    DifferenceTable differences,
    NormTable norms,
    Map<String, String> files) {

  /** The edition that ships with the program. */
  public static final String CXA = "cxa";

  private static final String RULES = "rules.csv";
  private static final String EXPECTATIONS = "difference-to-expected.csv";
  private static final String DIFFERENCES = "score-to-difference.csv";
  private static final String NORMS = "title-norms.csv";

  /** The names of an edition's files. */
  public static final List<String> FILES = List.of(RULES, EXPECTATIONS, DIFFERENCES, NORMS);

  public Regulation {
    files = Map.copyOf(files);
  }

  /** The edition in the program's jar. */
  public static Regulation builtIn() {
    return load(CXA, "tables/" + CXA, Regulation::resource);
  }

  /**
   * Loads an edition; throws a {@link TableException} with file and line at the first oddity.
   *
   * @param place the folder's name for messages
   * @param reader gives the text of a file by its name
   */
  public static Regulation load(String edition, String place, UnaryOperator<String> reader) {
    Map<String, String> texts = new LinkedHashMap<>();
    FILES.forEach(file -> texts.put(file, reader.apply(file)));
    ExpectationTable expectations =
        ExpectationTable.of(table(texts, place, EXPECTATIONS, ExpectationTable.HEADER));
    return new Regulation(
        edition,
        Rules.of(new RuleFile(table(texts, place, RULES, RuleFile.HEADER))),
        expectations,
        DifferenceTable.of(table(texts, place, DIFFERENCES, DifferenceTable.HEADER), expectations),
        NormTable.of(table(texts, place, NORMS, NormTable.HEADER)),
        texts);
  }

  private static TableFile table(
      Map<String, String> texts, String place, String file, String header) {
    return TableFile.parse(place + "/" + file, texts.getOrDefault(file, ""), header);
  }

  private static String resource(String file) {
    String name = "/org/yifen/tables/" + CXA + "/" + file;
    try (InputStream in = Regulation.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new TableException("missing table " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }
}
