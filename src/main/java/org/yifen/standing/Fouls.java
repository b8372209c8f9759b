package org.yifen.standing;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.event.Entrant;

/**
 * How many fouls (犯规) a report says somebody made: the number of the column 犯规, else what the
 * remarks say: {@code 犯规1}, {@code 犯规 2 次}, {@code 技术犯规一次}, {@code 2 fouls}; 犯规 alone is one.
 */
final class Fouls {

  private static final String HAN = "零一二三四五六七八九";
  private static final String NUMBER = "(\\d{1,2}|[零一二两三四五六七八九])";
  private static final Pattern NONE =
      Pattern.compile("(?:未|没有|没|无|不)[^,，;；。]{0,6}犯规|\\bno fouls?\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern COUNTED =
      Pattern.compile(
          "犯规[\\s:]{0,4}(?:次数|共|了|计)?[\\s:]{0,4}"
              + NUMBER
              + "|"
              + NUMBER
              + "\\s{0,4}次[^,，;；。\\d]{0,6}犯规|\\b(\\d{1,2})\\s{1,4}fouls?\\b|\\bfouls?[\\s:]{0,4}(\\d{1,2})",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern NAMED = Pattern.compile("犯规|\\bfouls?\\b", Pattern.CASE_INSENSITIVE);

  private Fouls() {}

  static int of(Entrant entrant) {
    return entrant.fouls().orElseGet(() -> in(entrant.remarks()));
  }

  /** The sum of all that remarks tell. */
  static int in(String remarks) {
    if (remarks.isEmpty()) {
      return 0;
    }
    String text = NONE.matcher(Normalizer.normalize(remarks, Normalizer.Form.NFKC)).replaceAll("");
    Matcher counted = COUNTED.matcher(text);
    int sum = 0;
    while (counted.find()) {
      for (int group = 1; group <= counted.groupCount(); group++) {
        sum += counted.group(group) == null ? 0 : number(counted.group(group));
      }
    }
    String rest = COUNTED.matcher(text).replaceAll("");
    return sum + (int) NAMED.matcher(rest).results().count();
  }

  private static int number(String written) {
    if (written.equals("两")) {
      return 2;
    }
    int han = HAN.indexOf(written);
    return han >= 0 ? han : Integer.parseInt(written);
  }
}
