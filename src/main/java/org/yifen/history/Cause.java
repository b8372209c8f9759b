package org.yifen.history;

/** What makes the sum of all ratings greater or smaller from one list to the next. */
public enum Cause {
  /** What corrections of earlier half-years changed of the published ratings. */
  CORRECTIONS("corrections", "更正", "corrections"),
  /** {@code K (W − We)} of rated players: with different K a game gives and takes unlike points. */
  GAMES("games", "对局", "games"),
  /** Losses that champions are spared (article 8). */
  CHAMPIONS("champions", "冠军保护", "champions"),
  /** The one rounding of a new rating (article 8). */
  ROUNDING("rounding", "四舍五入", "rounding"),
  /** First ratings that reach the list (article 9). */
  FIRST_RATINGS("first-ratings", "首次定级", "first ratings"),
  /** Ratings set by titles won by place (article 11). */
  TITLES("titles", "名次称号", "titles by place"),
  /** What inactivity takes off ratings (article 2). */
  DECAY("decay", "停赛扣分", "decay"),
  /** Ratings that inactivity cancels (article 2). */
  CANCELLED("cancelled", "停赛取消", "cancelled"),
  /** Ratings that fall below the lowest published one (article 2). */
  FLOOR("floor", "低于下限", "below the floor"),
  /** Ratings of players who were not rated before; what the registers alone tell. */
  ENTERED("entered", "进入", "entered"),
  /** Ratings of players who no longer are; what the registers alone tell. */
  LEFT("left", "退出", "left"),
  /** Changes of players rated before and after; what the registers alone tell. */
  STAYED("stayed", "在榜变动", "changes");

  private final String code;
  private final String chinese;
  private final String english;

  Cause(String code, String chinese, String english) {
    this.code = code;
    this.chinese = chinese;
    this.english = english;
  }

  /** The name in files. */
  public String code() {
    return code;
  }

  public String chinese() {
    return chinese;
  }

  public String english() {
    return english;
  }

  /** Whether two registers tell it, without the reports of the half-year between them. */
  public boolean isOfRegisters() {
    return this == ENTERED || this == LEFT || this == STAYED;
  }
}
