package org.yifen.report;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.event.Scoring;
import org.yifen.regulation.Exact;

/**
 * A result cell, read: {@code 1}, {@code 0.5※}, {@code 先1}, {@code +}, {@code 12后0}, {@code 轮空}.
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

  private static final Set<String> BYES = Set.of(BYE, "轮", "bye", "spielfrei");

  /** What stands for a round without a game and without points. */
  private static final Set<String> ABSENT = Set.of("※", "未赛", "缺", "缺席", "弃权", "弃");

  /** Scores of a game won or lost without play. */
  private static final Set<String> FORFEIT = Set.of("+", "-", "弃权", "弃");

  /** Behind a score: won or lost without play. */
  private static final String BY_FORFEIT = "(弃权)";

  /** The forms of a cell against a known opponent, for messages. */
  static final String AGAINST_COLUMN = "1, 0.5, 0, 1※, ※, 先1, 后0";

  /** The forms of a cell of a round, for messages. */
  static final String OF_ROUND = "12先1, 7后0.5, 3先1※, 轮空, ※";

  /** Whether a word is that of a bye. */
  static boolean isBye(String word) {
    return BYES.contains(word.toLowerCase(Locale.ROOT));
  }

  /** A cell against the opponent of its column; empty when it is not understood. */
  static Optional<Mark> againstColumn(String token, Scoring scoring) {
    return againstColumn(token, Colour.UNKNOWN, scoring);
  }

  /** A cell of a column whose heading tells who moved first, whatever stands in the cell. */
  static Optional<Mark> againstColumn(String token, Colour headed, Scoring scoring) {
    Colour written = token.isEmpty() ? Colour.UNKNOWN : colour(token.charAt(0));
    String score = token.substring(written == Colour.UNKNOWN ? 0 : 1);
    return rest(0, headed == Colour.UNKNOWN ? written : headed, score, scoring);
  }

  /** A cell of a round; empty when it is not understood. */
  static Optional<Mark> ofRound(String token, Scoring scoring) {
    if (!Numbers.beginsWithFigure(token)) {
      return withoutOpponent(token, scoring);
    }
    int at = digits(token);
    if (at == token.length()) {
      return Optional.empty();
    }
    int opponent = Integer.parseInt(token.substring(0, at));
    Colour colour = colour(token.charAt(at));
    if (colour != Colour.UNKNOWN || token.charAt(at) == ':') {
      return rest(opponent, colour, token.substring(at + 1), scoring);
    }
    // without a mark between them a score in figures could be part of the number
    boolean inWords = ".,".indexOf(token.charAt(at)) < 0;
    return inWords ? rest(opponent, colour, token.substring(at), scoring) : Optional.empty();
  }

  /** A bye or an absence, in words. */
  private static Optional<Mark> withoutOpponent(String token, Scoring scoring) {
    if (token.startsWith(BYE)) {
      return bye(token.substring(BYE.length()), scoring);
    }
    if (isBye(token)) {
      return bye("", scoring);
    }
    return ABSENT.contains(token)
        ? Optional.of(new Mark(0, Colour.UNKNOWN, NO_SCORE, true, false))
        : Optional.empty();
  }

  /** A cell of a round as Chess-Results writes it; empty when it is not understood. */
  static Optional<Mark> ofChessResults(String token, Scoring scoring) {
    String text = token.toLowerCase(Locale.ROOT);
    if (text.equals("0") || text.equals("-") || text.equals("notpaired")) {
      return Optional.of(new Mark(0, Colour.UNKNOWN, NO_SCORE, true, false));
    }
    OptionalInt withoutOpponent =
        text.startsWith("-") ? Numbers.halves(text.substring(1)) : OptionalInt.empty();
    if (withoutOpponent.isPresent()) {
      int halves = withoutOpponent.getAsInt();
      return Optional.of(new Mark(0, Colour.UNKNOWN, halves, true, halves == scoring.win()));
    }
    int at = digits(text);
    boolean german = at > 0 && at < text.length() && text.charAt(at) == 's';
    String plain = german ? text.substring(0, at) + "b" + text.substring(at + 1) : text;
    boolean forfeit = plain.endsWith("k") || plain.endsWith("f");
    return ofRound(forfeit ? plain.substring(0, plain.length() - 1) + UNPLAYED : plain, scoring);
  }

  private static int digits(String token) {
    int at = 0;
    while (at < token.length() && at < MAX_DIGITS && Character.digit(token.charAt(at), 10) >= 0) {
      at++;
    }
    return at;
  }

  /** A bye has the points of a win, unless others stand behind it ({@code 轮空0.5}). */
  private static Optional<Mark> bye(String points, Scoring scoring) {
    String plain = points.replace(String.valueOf(UNPLAYED), "");
    boolean win = plain.isEmpty() || plain.equals("(自动胜)");
    OptionalInt halves =
        win ? OptionalInt.of(scoring.win()) : score(plain, Colour.UNKNOWN, scoring);
    return halves.isPresent()
        ? Optional.of(new Mark(0, Colour.UNKNOWN, halves.getAsInt(), true, true))
        : Optional.empty();
  }

  private static Optional<Mark> rest(int opponent, Colour colour, String text, Scoring scoring) {
    OptionalInt figures =
        Numbers.beginsWithFigure(text) ? Numbers.halves(text) : OptionalInt.empty();
    if (figures.isPresent()) {
      return Optional.of(new Mark(opponent, colour, figures.getAsInt(), false, false));
    }
    if (text.endsWith(BY_FORFEIT) && text.length() > BY_FORFEIT.length()) {
      String before = text.substring(0, text.length() - BY_FORFEIT.length());
      return rest(opponent, colour, before + UNPLAYED, scoring);
    }
    String score = text.replace(String.valueOf(UNPLAYED), "");
    boolean once = text.length() - score.length() <= 1;
    boolean unplayed = !score.equals(text) || FORFEIT.contains(score);
    if (!once || text.isEmpty()) {
      return Optional.empty();
    }
    if (score.isEmpty() || (opponent == 0 && ABSENT.contains(score))) {
      return Optional.of(new Mark(opponent, colour, NO_SCORE, true, false));
    }
    OptionalInt halves = score(score, colour, scoring);
    return halves.isPresent()
        ? Optional.of(new Mark(opponent, colour, halves.getAsInt(), unplayed, false))
        : Optional.empty();
  }

  /** A score in words; a draw that is worth more to one needs to know who moved first. */
  private static OptionalInt score(String text, Colour colour, Scoring scoring) {
    return switch (text) {
      case "胜", "+" -> OptionalInt.of(scoring.win());
      case "和", "和棋", "和局", "平", "平局", "=" -> draw(colour, scoring);
      case "负", "-", "弃权", "弃" -> OptionalInt.of(0);
      default -> Numbers.halves(text);
    };
  }

  private static OptionalInt draw(Colour colour, Scoring scoring) {
    if (colour == Colour.UNKNOWN && !scoring.isEven()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(colour == Colour.SECOND ? scoring.secondDraw() : scoring.firstDraw());
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

  /** The cell for messages with who moved first, as far as it is known. */
  String withColour() {
    String word = colour == Colour.FIRST ? "先" : colour == Colour.SECOND ? "后" : "";
    return word + shown();
  }

  /** The cell for messages: score and ※, in points. */
  String shown() {
    String points = score < 0 ? "" : Exact.points(score);
    return bye ? BYE : points + (unplayed ? "※" : "");
  }
}
