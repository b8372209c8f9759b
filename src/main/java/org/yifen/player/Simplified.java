package org.yifen.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Names in simplified characters: 鄭惟桐 and 郑惟桐 come to one text, variant forms such as 峯 and 峰 too.
 * It serves to suggest who may be meant; two people may well differ in a variant form alone.
 */
public final class Simplified {

  private static final String FILE = "simplified.txt";

  private Simplified() {}

  /** Loads on first use: reports whose players all match need no table. */
  private static final class Table {
    static final Map<Integer, Integer> FORMS = load();
  }

  /** The key of a name with every character in its simplified form. */
  public static String key(String name) {
    StringBuilder out = new StringBuilder(name.length());
    Names.key(name).codePoints().forEach(c -> out.appendCodePoint(Table.FORMS.getOrDefault(c, c)));
    return out.toString();
  }

  /** The simplified form of each character that has another one, as code points. */
  static Map<Integer, Integer> forms() {
    return Table.FORMS;
  }

  private static Map<Integer, Integer> load() {
    try (InputStream in = Simplified.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("missing " + FILE);
      }
      Map<Integer, Integer> forms = new HashMap<>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(line -> add(line, forms));
      return Map.copyOf(forms);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + FILE, e);
    }
  }

  private static void add(String line, Map<Integer, Integer> forms) {
    for (String pair : line.split(" ", -1)) {
      int[] two = pair.codePoints().toArray();
      if (two.length != 2 || forms.putIfAbsent(two[0], two[1]) != null) {
        throw new IllegalStateException(FILE + ": not a pair, or given twice: " + pair);
      }
    }
  }
}
