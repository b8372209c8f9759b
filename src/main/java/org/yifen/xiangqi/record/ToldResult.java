package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A result that a title or the name of an event tells: 许银川 先胜 吕钦, 李来群（红先和）胡荣华.
 *
 * @param first what stands before the word, so the player who moved first
 * @param outcome his result, seen from Red's side
 * @param second what stands behind it
 */
public record ToldResult(String first, Outcome outcome, String second) {

  /** The words, but not as parts of others such as 首先和, 领先胜, 率先胜. */
  private static final Pattern WORD = Pattern.compile("(?<![首最领領优優争爭率事祖原起])[红紅]?先([胜勝负負和])");

  private static final String OPENING = "(（";
  private static final String CLOSING = ")）";

  /** Every result that a text tells; several when it is about more games than one. */
  public static List<ToldResult> all(String text) {
    List<ToldResult> all = new ArrayList<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      all.add(of(text.substring(0, word.start()), word.group(1), text.substring(word.end())));
    }
    return all;
  }

  /** The result that a sign stands for: 胜, 负 or 和, in either script, of the first. */
  public static ToldResult of(String first, String sign, String second) {
    Outcome outcome =
        switch (sign) {
          case "和" -> Outcome.DRAW;
          case "胜", "勝" -> Outcome.RED_WINS;
          default -> Outcome.BLACK_WINS;
        };
    String before = first.strip();
    String behind = second.strip();
    boolean opened = !before.isEmpty() && OPENING.indexOf(before.charAt(before.length() - 1)) >= 0;
    boolean closed = !behind.isEmpty() && CLOSING.indexOf(behind.charAt(0)) >= 0;
    return new ToldResult(
        opened ? before.substring(0, before.length() - 1).strip() : before,
        outcome,
        closed ? behind.substring(1).strip() : behind);
  }
}
