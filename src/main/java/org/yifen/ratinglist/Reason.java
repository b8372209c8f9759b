package org.yifen.ratinglist;

import java.util.Locale;
import org.yifen.diagnostic.Language;
import org.yifen.regulation.Exact;

/**
 * Why a player's line of a list is not that of the list before, as the book recorded it.
 *
 * @param list the list whose record says so, such as {@code 2026-07}
 * @param what the event, the title or the words of a note; empty for the other kinds
 * @param number hundredths of a point for an event, points otherwise; 0 for none
 */
public record Reason(Kind kind, String list, String what, int number) {

  /** What a reason is. */
  public enum Kind {
    /** ΔR in an event, or a line of its own in {@code changes.csv}. */
    EVENT,
    /** What corrections of earlier half-years changed of the published rating. */
    CORRECTION,
    FIRST_RATING,
    DECAY,
    CANCELLED,
    /** The rating that was too low for the list. */
    BELOW_FLOOR,
    /** A title by place and the rating it brought. */
    TITLE,
    /** What {@code players.csv} notes of a change of name or unit. */
    NOTE;

    /** The name in files, such as {@code first-rating}. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** The number as people write it: two decimals for an event; empty where there is none. */
  public String amount() {
    return switch (kind) {
      case EVENT, CORRECTION -> number == 0 ? "" : Exact.hundredths(number);
      case DECAY, BELOW_FLOOR, TITLE -> Integer.toString(number);
      default -> "";
    };
  }

  private String signed() {
    return number > 0 ? "+" + amount() : amount().replace('-', '−');
  }

  /** The same event where its change is none of a rating. */
  public Reason withoutNumber() {
    return new Reason(kind, list, what, 0);
  }

  /** The reason in a few words, with its article where one decides. */
  public String words(Language language) {
    return switch (kind) {
      case EVENT -> (what + " " + signed()).strip();
      case CORRECTION -> (language.pick("更正", "correction") + " " + signed()).strip();
      case FIRST_RATING -> language.pick("首次定级（第九条）", "first rating (art. 9)");
      case DECAY -> language.pick("停赛 " + signed() + "（第二条）", "idle " + signed() + " (art. 2)");
      case CANCELLED -> language.pick("停赛，取消等级分（第二条）", "idle, rating cancelled (art. 2)");
      case BELOW_FLOOR ->
          language.pick(
              "低于最低公布分：" + amount() + "（第二条）", "below the floor: " + amount() + " (art. 2)");
      case TITLE ->
          language.pick(
              "按名次获" + what + "，定为 " + amount() + "（第十一条）",
              what + " by place, set to " + amount() + " (art. 11)");
      case NOTE -> what;
    };
  }
}
