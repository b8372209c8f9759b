package org.yifen.audit;

import java.util.Locale;
import org.yifen.diagnostic.Language;

/**
 * What may have made a published number another one than the book's, the simplest first. In words
 * it is said of the published list; {@code {0}} is the case at hand.
 */
public enum Cause {
  OPENING("上期等级分已经不同，相差 {0}", "the rating before already differed, by {0}"),
  ROUNDING("舍入方法不同（第八条）", "rounded in another way (art. 8)"),
  DECAY_MISSING("没有扣停赛分（第二条）", "no sanction for inactivity (art. 2)"),
  DECAY_ADDED("扣了停赛分：{0}（第二条）", "a sanction for inactivity: {0} (art. 2)"),
  CANCELLED_ADDED("停赛，取消了等级分（第二条）", "the rating cancelled for inactivity (art. 2)"),
  FLOOR_MISSING("没有按最低公布分除名（第二条）", "not taken off below the lowest rating (art. 2)"),
  FLOOR_ADDED("恰为最低公布分而除名（第二条）", "taken off at the lowest rating (art. 2)"),
  CHAMPION_MISSING("冠军仍被扣分：{0}（第八条）", "the champion lost points in {0} (art. 8)"),
  CHAMPION_ADDED("团体赛第一名没有扣分：{0}（第八条）", "no loss for first place in the team event {0} (art. 8)"),
  PLACE_MISSING("没有按名次称号定分（第十一条）", "the rating of a title by place not set (art. 11)"),
  PLACE_ADDED("按名次称号定为 {0}（第十一条）", "set to {0}, the rating of a title by place (art. 11)"),
  FIRST_FORMULA("首次定级用了另一公式（第九条）", "the first rating by the other formula (art. 9)"),
  FIRST_EARLY("对局不足就作了首次定级（第九条）", "a first rating on too few games (art. 9)"),
  HALF_NOT_COUNTED("本期没有计算，仍为上期等级分", "the half-year not counted: still the rating before"),
  EVENT_LEFT_OUT("漏计赛事 {0}", "the event {0} left out"),
  EVENT_TWICE("赛事 {0} 计了两次", "the event {0} counted twice"),
  K("各项赛事都按 K = {0} 计算（第八条）", "K = {0} in all events (art. 8)"),
  NAME("姓名或编号对不上", "a name or id that does not match"),
  /** Whom of the book a name that does not match may mean: said beside {@link #NAME}. */
  MEANT("册内可能是 {0}", "perhaps {0}"),
  UNEXPLAINED("原因不明", "unexplained"),
  ONLY_PUBLISHED("只在公布的表上", "only in the published list"),
  ONLY_BOOK("只在册内", "only in the book"),
  RENAMED("姓名不同", "another name"),
  MOVED("单位不同", "another unit"),
  TITLE("称号不同", "another title"),
  SEX("性别不同", "another sex"),
  ID("编号不同", "another id");

  private final String chinese;
  private final String english;

  Cause(String chinese, String english) {
    this.chinese = chinese;
    this.english = english;
  }

  /** The name in files, such as {@code event-left-out}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether not the rating differs but what is written beside it. */
  public boolean isOfWords() {
    return compareTo(RENAMED) >= 0;
  }

  /**
   * Whether the cause is by its nature one for not being on a list. Any other is given for a player
   * who is not on it only where it explains somebody's number as well.
   */
  boolean takesOff() {
    return switch (this) {
      case ROUNDING, CANCELLED_ADDED, FLOOR_ADDED, PLACE_MISSING, HALF_NOT_COUNTED -> true;
      default -> false;
    };
  }

  /** A cause that was tested and fits. */
  public record Fit(Cause cause, String what) implements Comparable<Fit> {

    /** In words, about the published list. */
    public String words(Language language) {
      return language.pick(cause.chinese, cause.english).replace("{0}", what);
    }

    /** The simplest first. */
    @Override
    public int compareTo(Fit other) {
      int byCause = cause.compareTo(other.cause);
      return byCause != 0 ? byCause : what.compareTo(other.what);
    }
  }

  Fit fit(String what) {
    return new Fit(this, what);
  }

  Fit fit() {
    return new Fit(this, "");
  }
}
