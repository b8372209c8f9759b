package org.yifen.regulation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The parameters and tables of the online scheme (QQ), in which every game is rated at once.
 *
 * @param initial the rating a player begins with, in points
 * @param firstMover what is added to the opponent's rating less one's own when one moved first, in
 *     points; its negative when one moved second
 * @param scale the difference, in points, at which the odds are ten to one
 * @param fewestPlies a game of fewer moves of either side is not rated
 * @param ks K by own rating
 * @param levels level names by rating, Chinese and English
 * @param files the text of each table by file name, for digests
 */
public record OnlineScheme(
    int initial,
    int firstMover,
    int scale,
    int fewestPlies,
    List<Band> ks,
    List<Level> levels,
    Map<String, String> files) {

  /** The tables that ship with the program. */
  public static final String QQ = "qq";

  private static final String RULES = "rules.csv";
  private static final String KS = "k-factors.csv";
  private static final String LEVELS = "levels.csv";

  /**
   * A K factor.
   *
   * @param from the least rating it is for; the first is for all below the second
   */
  public record Band(int from, int k) {}

  /**
   * A level.
   *
   * @param from the least rating it is for; the first is for all below the second
   */
  public record Level(int from, String chinese, String english) {}

  public OnlineScheme {
    ks = List.copyOf(ks);
    levels = List.copyOf(levels);
    files = Map.copyOf(files);
  }

  /** The tables in the program's jar. */
  public static OnlineScheme builtIn() {
    return load("tables/" + QQ, OnlineScheme::resource);
  }

  /**
   * Loads tables; throws a {@link TableException} with file and line at the first oddity.
   *
   * @param place the folder's name for messages
   * @param reader gives the text of a file by its name
   */
  public static OnlineScheme load(String place, UnaryOperator<String> reader) {
    Map<String, String> texts = new LinkedHashMap<>();
    List.of(RULES, KS, LEVELS).forEach(file -> texts.put(file, reader.apply(file)));
    RuleFile rules = new RuleFile(table(texts, place, RULES, RuleFile.HEADER));
    OnlineScheme scheme =
        new OnlineScheme(
            rules.count("initial-rating"),
            rules.change("first-mover-offset"),
            rules.count("logistic-scale"),
            rules.count("minimum-plies"),
            bands(table(texts, place, KS, "from,to,k,note")),
            levels(table(texts, place, LEVELS, "from,level_zh,level_en")),
            texts);
    if (scheme.scale() == 0) {
      throw rules.wrong("logistic-scale", "it must not be 0");
    }
    rules.refuseUnknownKeys();
    return scheme;
  }

  /** Bands that meet: the first has no beginning, the last no end. */
  private static List<Band> bands(TableFile table) {
    List<Band> bands = new ArrayList<>();
    int next = Integer.MIN_VALUE;
    for (TableFile.Row row : table.rows()) {
      boolean first = bands.isEmpty();
      boolean last = bands.size() == table.rows().size() - 1;
      if (row.isBlank(0) != first || row.isBlank(1) != last) {
        throw row.wrong("the first band has no 'from', the last no 'to', the others have both");
      }
      if (!first && row.number(0) != next) {
        throw row.wrong("the band does not follow the one before, which ends at " + (next - 1));
      }
      if (row.number(2) < 1) {
        throw row.wrong("K must be positive");
      }
      bands.add(new Band(first ? Integer.MIN_VALUE : row.number(0), row.number(2)));
      next = last ? next : row.number(1) + 1;
    }
    return bands;
  }

  private static List<Level> levels(TableFile table) {
    List<Level> levels = new ArrayList<>();
    for (TableFile.Row row : table.rows()) {
      if (!levels.isEmpty() && row.number(0) <= levels.get(levels.size() - 1).from()) {
        throw row.wrong("levels must rise");
      }
      levels.add(new Level(row.number(0), row.cell(1), row.cell(2)));
    }
    return levels;
  }

  private static TableFile table(
      Map<String, String> texts, String place, String file, String header) {
    return TableFile.parse(place + "/" + file, texts.getOrDefault(file, ""), header);
  }

  private static String resource(String file) {
    String name = "/org/yifen/tables/" + QQ + "/" + file;
    try (InputStream in = OnlineScheme.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new TableException("missing table " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }
}
