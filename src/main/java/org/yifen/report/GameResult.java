package org.yifen.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.yifen.event.Games;
import org.yifen.event.Scoring;

/**
 * The result of a game in one cell: {@code 1-0}, {@code 0.5:0.5}, {@code 红胜}, {@code 1-0※}.
 *
 * @param result from the side of the player who moved first: {@link Games#LOSS} to {@link
 *     Games#NOBODY}
 * @param played whether the game was played
 */
record GameResult(int result, boolean played) {

  /** The forms, for messages. */
  static final String FORMS = "1-0, 0.5-0.5, 0-1, 0-0, 红胜, 和, 黑胜, 1-0※";

  private static final String UNPLAYED = "\u203B";
  private static final Pattern BETWEEN = Pattern.compile("[-:~—–]");

  private static final Map<String, GameResult> WORDS =
      Map.ofEntries(
          Map.entry("红胜", new GameResult(Games.WIN, true)),
          Map.entry("先胜", new GameResult(Games.WIN, true)),
          Map.entry("胜", new GameResult(Games.WIN, true)),
          Map.entry("黑负", new GameResult(Games.WIN, true)),
          Map.entry("后负", new GameResult(Games.WIN, true)),
          Map.entry("和", new GameResult(Games.DRAW, true)),
          Map.entry("平", new GameResult(Games.DRAW, true)),
          Map.entry("和棋", new GameResult(Games.DRAW, true)),
          Map.entry("黑胜", new GameResult(Games.LOSS, true)),
          Map.entry("后胜", new GameResult(Games.LOSS, true)),
          Map.entry("负", new GameResult(Games.LOSS, true)),
          Map.entry("红负", new GameResult(Games.LOSS, true)),
          Map.entry("先负", new GameResult(Games.LOSS, true)),
          Map.entry("双负", new GameResult(Games.NOBODY, true)),
          Map.entry("黑弃权", new GameResult(Games.WIN, false)),
          Map.entry("后手弃权", new GameResult(Games.WIN, false)),
          Map.entry("红弃权", new GameResult(Games.LOSS, false)),
          Map.entry("先手弃权", new GameResult(Games.LOSS, false)),
          Map.entry("双弃权", new GameResult(Games.NOBODY, false)),
          Map.entry("双方弃权", new GameResult(Games.NOBODY, false)),
          Map.entry("未赛", new GameResult(Games.NOBODY, false)),
          Map.entry("+--", new GameResult(Games.WIN, false)),
          Map.entry("+:-", new GameResult(Games.WIN, false)),
          Map.entry("--+", new GameResult(Games.LOSS, false)),
          Map.entry("-:+", new GameResult(Games.LOSS, false)),
          Map.entry("---", new GameResult(Games.NOBODY, false)),
          Map.entry("-:-", new GameResult(Games.NOBODY, false)));

  /** Reads a token; empty when it is not understood in a scoring or in 1, ½, 0. */
  static Optional<GameResult> of(String token, Scoring scoring) {
    String bare = unmarked(token);
    boolean marked = bare.length() < token.length();
    if (bare.isEmpty()) {
      return marked ? Optional.of(new GameResult(Games.NOBODY, false)) : Optional.empty();
    }
    GameResult word = WORDS.get(bare);
    if (word != null) {
      return Optional.of(new GameResult(word.result, word.played && !marked));
    }
    String[] sides = BETWEEN.split(bare, -1);
    OptionalInt first = Numbers.halves(sides[0]);
    OptionalInt second = sides.length == 2 ? Numbers.halves(sides[1]) : OptionalInt.empty();
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.empty();
    }
    return scores(first.getAsInt(), second.getAsInt(), scoring)
        .map(result -> new GameResult(result, !marked));
  }

  /** Without ※, and without what other programs and people put behind a game not played. */
  private static String unmarked(String token) {
    String bare = token.replace(UNPLAYED, "");
    if (bare.endsWith("(弃权)")) {
      return bare.substring(0, bare.length() - "(弃权)".length());
    }
    int last = bare.length() - 1;
    boolean letter = last > 0 && "KFkf".indexOf(bare.charAt(last)) >= 0;
    return letter ? bare.substring(0, last) : bare;
  }

  private static Optional<Integer> scores(int a, int b, Scoring scoring) {
    if (a == 0 && b == 0) {
      return Optional.of(Games.NOBODY);
    }
    for (Scoring known : List.of(scoring, Scoring.ONE_HALF_ZERO)) {
      // the first mover's score stands first: a draw of 2 : 1 is none where it is 1 : 2
      boolean turned = a != known.firstDraw() || b != known.secondDraw();
      if (known.fits(a, b) && !(known.isDraw(a, b) && turned)) {
        return Optional.of(known.isDraw(a, b) ? Games.DRAW : a > b ? Games.WIN : Games.LOSS);
      }
    }
    return Optional.empty();
  }
}
