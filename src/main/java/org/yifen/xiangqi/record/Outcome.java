package org.yifen.xiangqi.record;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How a game ended, as its record has it. */
public enum Outcome {
  RED_WINS("1-0", "红胜", "紅勝", "红方胜", "紅方勝", "红先胜", "先胜", "先勝", "w", "red_wins", "1:0"),
  BLACK_WINS("0-1", "黑胜", "黑勝", "黑方胜", "黑方勝", "红先负", "先负", "先負", "l", "black_wins", "0:1"),
  DRAW(
      "1/2-1/2", "和局", "和棋", "和", "平局", "红先和", "先和", "d", "draw", "½-½", "0.5-0.5", "0.5:0.5",
      "1/2", "1/2:1/2"),
  UNKNOWN("*", "未知", "不明", "多种", "?");

  private static final Map<String, Outcome> WORDS = new HashMap<>();

  static {
    for (Outcome outcome : values()) {
      WORDS.put(outcome.pgn, outcome);
      for (String word : outcome.words) {
        WORDS.put(word, outcome);
      }
    }
  }

  private final String pgn;
  private final String[] words;

  Outcome(String pgn, String... words) {
    this.pgn = pgn;
    this.words = words;
  }

  /** As PGN writes it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code *}. */
  public String pgn() {
    return pgn;
  }

  /** As DhtmlXQ writes it: 红胜, 黑胜, 和局, 未知. */
  String chinese() {
    return words[0];
  }

  /** As XQF and CBR number them: 0 unknown, 1 Red wins, 2 Black wins, 3 draw. */
  int code() {
    return switch (this) {
      case RED_WINS -> 1;
      case BLACK_WINS -> 2;
      case DRAW -> 3;
      case UNKNOWN -> 0;
    };
  }

  /** The outcome of a code of XQF or CBR; 4, several or unclear, is unknown as well. */
  static Optional<Outcome> ofCode(int code) {
    return switch (code) {
      case 0, 4 -> Optional.of(UNKNOWN);
      case 1 -> Optional.of(RED_WINS);
      case 2 -> Optional.of(BLACK_WINS);
      case 3 -> Optional.of(DRAW);
      default -> Optional.empty();
    };
  }

  /** Reads a result as records write it; empty when it is none. */
  public static Optional<Outcome> parse(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    return Optional.ofNullable(WORDS.get(word.replace('－', '-').replace(" ", "")));
  }
}
