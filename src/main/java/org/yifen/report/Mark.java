package org.yifen.report;

import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.regulation.Exact;

/**
 * A result cell, read: {@code 1}, {@code 0.5※}, {@code 先1}, {@code 12后0}, {@code 轮空}.
 *
 * @param opponent the opponent's number (序号); 0 where the column tells it
 * @param colour whether the row's player moved first
 * @param score the row player's score in halves of the event's scoring; -1 when none is written
 * @param unplayed whether it is marked ※
 * @param bye whether it is a bye (轮空)
 */
record Mark(int opponent, Colour colour, int score, boolean unplayed, boolean bye) {

  /** Who moved first (先手). */
  enum Colour {
    FIRST,
    SECOND,
    UNKNOWN;

    boolean contradicts(Colour partner) {
      return this != UNKNOWN && this == partner;
    }
  }

  /** The word for a bye in a cell of a round. */
  static final String BYE = "轮空";

  private static final int NO_SCORE = -1;
  private static final char UNPLAYED = '\u203B';
  private static final int MAX_DIGITS = 5;

  /** The forms of a cell against a known opponent, for messages. */
  static final String AGAINST_COLUMN = "1, 0.5, 0, 1※, ※, 先1, 后0";

  /** The forms of a cell of a round, for messages. */
  static final String OF_ROUND = "12先1, 7后0.5, 3先1※, 轮空, ※";

  /** Whether nothing at all is written. */
  static boolean isBlank(String token) {
    return token.isEmpty();
  }

  /** A cell against the opponent of its column; empty when it is not understood. */
  static Optional<Mark> againstColumn(String token, Scoring scoring) {
    Colour colour = token.isEmpty() ? Colour.UNKNOWN : colour(token.charAt(0));
    return rest(0, colour, token, colour == Colour.UNKNOWN ? 0 : 1, scoring);
  }

  /** A cell of a round; empty when it is not understood. */
  static Optional<Mark> ofRound(String token, Scoring scoring) {
    if (token.startsWith(BYE) || token.equalsIgnoreCase("bye")) {
      return bye(token.startsWith(BYE) ? token.substring(BYE.length()) : "", scoring);
    }
    if (token.length() == 1 && token.charAt(0) == UNPLAYED) {
      return Optional.of(new Mark(0, Colour.UNKNOWN, NO_SCORE, true, false));
    }
    int at = 0;
    int opponent = 0;
    while (at < token.length() && at < MAX_DIGITS && Character.digit(token.charAt(at), 10) >= 0) {
      opponent = 10 * opponent + Character.digit(token.charAt(at), 10);
      at++;
    }
    if (at == 0 || at == token.length() || colour(token.charAt(at)) == Colour.UNKNOWN) {
      return Optional.empty();
    }
    return rest(opponent, colour(token.charAt(at)), token, at + 1, scoring);
  }

  /** A bye has the points of a win, unless others stand behind it ({@code 轮空0.5}). */
  private static Optional<Mark> bye(String points, Scoring scoring) {
    OptionalInt halves = points.isEmpty() ? OptionalInt.of(scoring.win()) : score(points, scoring);
    return halves.isPresent()
        ? Optional.of(new Mark(0, Colour.UNKNOWN, halves.getAsInt(), true, true))
        : Optional.empty();
  }

  private static Optional<Mark> rest(
      int opponent, Colour colour, String token, int from, Scoring scoring) {
    boolean unplayed = !token.isEmpty() && token.charAt(token.length() - 1) == UNPLAYED;
    String score = token.substring(from, Math.max(from, token.length() - (unplayed ? 1 : 0)));
    if (score.isEmpty()) {
      return unplayed
          ? Optional.of(new Mark(opponent, colour, NO_SCORE, true, false))
          : Optional.empty();
    }
    OptionalInt halves = score(score, scoring);
    return halves.isPresent()
        ? Optional.of(new Mark(opponent, colour, halves.getAsInt(), unplayed, false))
        : Optional.empty();
  }

  private static OptionalInt score(String text, Scoring scoring) {
    return switch (text) {
      case "胜" -> OptionalInt.of(scoring.win());
      case "和", "平" -> OptionalInt.of(scoring.draw());
      case "负" -> OptionalInt.of(0);
      default -> Numbers.halves(text);
    };
  }

  private static Colour colour(char c) {
    return switch (c) {
      case '先', '红', 'w', 'W' -> Colour.FIRST;
      case '后', '黑', 'b', 'B' -> Colour.SECOND;
      default -> Colour.UNKNOWN;
    };
  }

  /** The points this cell gives the row's player, in halves. */
  int points() {
    return Math.max(0, score);
  }

  /** Why a cell without an opponent has points: less than those of a win were asked for. */
  Games.Reason reason(Scoring scoring) {
    return score == scoring.win() ? Games.Reason.ALLOTTED : Games.Reason.REQUESTED;
  }

  /** The cell for messages: score and ※, in points. */
  String shown() {
    String points = score < 0 ? "" : Exact.points(score);
    return bye ? "轮空" : points + (unplayed ? "※" : "");
  }
}
