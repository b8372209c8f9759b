package org.yifen.audit;

import org.yifen.trace.Location;

/**
 * A game as it bears on one player's number.
 *
 * @param opponent number and name as in the report
 * @param rating the opponent's rating as it counted, in points; 0 when the game does not count
 * @param result from the player's side, in halves; -1 for an unplayed game
 * @param counted why it counts or not
 * @param where the player's cell
 */
record ExplainedGame(String opponent, int rating, int result, Counted counted, Location where) {

  /** Whether a game counts, and if not, why. */
  enum Counted {
    YES("", ""),
    UNPLAYED("未赛（※），不计", "not played (※), not counted"),
    UNRATED_OPPONENT("对手无等级分，不计（第九条）", "the opponent is unrated, not counted (art. 9)"),
    LEFT_OUT(
        "有一方为未得分的无等级分棋手，不计（第九条）", "one of the two is unrated and made no point, left out (art. 9)");

    private final String chinese;
    private final String english;

    Counted(String chinese, String english) {
      this.chinese = chinese;
      this.english = english;
    }

    String chinese() {
      return chinese;
    }

    String english() {
      return english;
    }
  }
}
