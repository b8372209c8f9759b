package org.yifen.player;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Names as people type them, made comparable. The key serves only to compare; what is shown is the
 * name as written.
 */
public final class Names {

  private static final Pattern SUFFIX = Pattern.compile("[(（](退赛|补|弃权)[)）]$|(?<!\\*)\\*+$");
  private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\uFE00-\\uFE0F]");
  private static final Pattern BLANKS_BETWEEN_HAN =
      Pattern.compile("(?<=\\p{IsHan})[\\s\\u00A0\\u3000]+(?=\\p{IsHan})");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0\\u3000]+");

  private Names() {}

  /**
   * The key of a name: without invisible characters, blanks between Han characters and suffixes
   * such as (退赛); full-width letters and case do not matter. Blanks in Latin names stay.
   */
  public static String key(String name) {
    return isPlain(name) ? name : plain(name).toLowerCase(Locale.ROOT);
  }

  /**
   * A name as the register should have it: without what {@link #key} leaves out, case as written.
   */
  public static String plain(String name) {
    String text = INVISIBLE.matcher(name).replaceAll("").strip();
    text = SUFFIX.matcher(text).replaceAll("").strip();
    text = BLANKS_BETWEEN_HAN.matcher(text).replaceAll("");
    text = Normalizer.normalize(text, Normalizer.Form.NFKC);
    return BLANKS.matcher(text).replaceAll(" ").strip();
  }

  /** Most names are plain Han characters and need no work. */
  private static boolean isPlain(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c < '\u4E00' || c > '\u9FFF') {
        return false;
      }
    }
    return true;
  }
}
