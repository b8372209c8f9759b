package org.yifen.regulation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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

  /** The edition in force, from the program's jar. */
  public static Regulation builtIn() {
    return Editions.builtIn().newest();
  }

  /**
   * This edition with other values of parameters; throws a {@link TableException} where a key is
   * not known or a value is none.
   *
   * @param values by the keys of {@code rules.csv}
   */
  public Regulation with(Map<String, String> values) {
    Set<String> left = new TreeSet<>(values.keySet());
    StringBuilder text = new StringBuilder();
    for (String line : files.getOrDefault(RULES, "").lines().toList()) {
      String[] cells = line.split(",", 3);
      String value = values.get(cells[0]);
      left.remove(cells[0]);
      text.append(value == null ? line : cells[0] + "," + value + "," + cells[2]).append('\n');
    }
    if (!left.isEmpty()) {
      throw new TableException(RULES + ": no such key: " + String.join(", ", left));
    }
    String changed = text.toString();
    return load(
        edition, edition, file -> file.equals(RULES) ? changed : files.getOrDefault(file, ""));
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
}
