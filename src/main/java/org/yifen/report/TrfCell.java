package org.yifen.report;

import java.util.Locale;
import org.yifen.report.Mark.Colour;
import org.yifen.report.trf.PlayerColumns;
import org.yifen.report.trf.TrfColumns;

/**
 * What a player's line says of one round, as written: {@code 12 w 1}, {@code 0000 - U}.
 *
 * @param opponent empty without one: blanks and zeros name nobody
 * @param colour {@code w}, {@code b}, or a blank for none; anything else as written
 * @param result in capitals; a blank for none
 */
record TrfCell(String opponent, char colour, char result) {

  /** The forms of a round, for messages. */
  static final String FORMS = "12 w 1, 7 b =, 3 w 0, 12 - +, 0000 - U";

  /** The results that two players have against each other. */
  private static final String GAMES = "1=0+-WDL";

  private static final String BYES = "HFUZ";

  /** Results without an opponent: byes, and a point or half a point for nothing. */
  private static final String ALONE = "HFUZ+-= ";

  static TrfCell of(TrfColumns line, int round) {
    int from = PlayerColumns.round(round);
    String opponent = line.text(from, from + PlayerColumns.OPPONENT_END);
    String rest = line.text(from + PlayerColumns.COLOUR, from + PlayerColumns.COLOUR);
    String result = Clean.text(line.text(from + PlayerColumns.RESULT, from + PlayerColumns.RESULT));
    return new TrfCell(
        opponent.chars().allMatch(c -> c == '0') ? "" : opponent,
        character(rest.equals("-") ? "" : rest),
        character(result.equals("0.5") ? "=" : result));
  }

  private static char character(String text) {
    return text.isEmpty() ? ' ' : text.toUpperCase(Locale.ROOT).charAt(0);
  }

  boolean isBlank() {
    return opponent.isEmpty() && result == ' ';
  }

  boolean isGame() {
    return !opponent.isEmpty();
  }

  /** Whether colour and result are characters of the format at all. */
  boolean isUnderstood() {
    return "WB ".indexOf(colour) >= 0 && (GAMES + BYES + " ").indexOf(result) >= 0;
  }

  /** Whether a bye's letter stands behind an opponent. */
  boolean isByeAgainstSomebody() {
    return isGame() && BYES.indexOf(result) >= 0;
  }

  /** Whether a game's result stands where nobody is named. */
  boolean isGameAgainstNobody() {
    return !isGame() && ALONE.indexOf(result) < 0;
  }

  /** The cell as a result against an opponent. */
  Mark mark(int no, TrfScoring points) {
    int score =
        switch (result) {
          case '1', '+', 'W' -> points.scoring().win();
          case '=', 'D' -> points.scoring().firstDraw();
          default -> 0;
        };
    Colour side = colour == 'W' ? Colour.FIRST : colour == 'B' ? Colour.SECOND : Colour.UNKNOWN;
    return new Mark(no, side, score, "1=0".indexOf(result) < 0, false);
  }

  /** The points of a round without an opponent, in halves. */
  int alone(TrfScoring points) {
    return switch (result) {
      case 'U' -> points.allotted();
      case 'F', '+' -> points.scoring().win();
      case 'H', '=' -> points.scoring().firstDraw();
      default -> points.absence();
    };
  }

  /** The cell for messages. */
  String shown() {
    return (opponent.isEmpty() ? "0000" : opponent)
        + " "
        + (colour == ' ' ? "-" : String.valueOf(colour).toLowerCase(Locale.ROOT))
        + " "
        + result;
  }
}
