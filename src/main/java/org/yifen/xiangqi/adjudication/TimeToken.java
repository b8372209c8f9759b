package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A word of a time control.
 *
 * @param value of a number, or the seconds of a time as a clock shows it
 * @param offset in characters from 0
 */
record TimeToken(Sense sense, int value, int offset) {

  enum Sense {
    NUMBER,
    /** A time as a clock shows it, {@code 1:30:00}. */
    CLOCK,
    HOUR,
    MINUTE,
    SECOND,
    MOVES,
    PLUS,
    SLASH,
    NEXT,
    BAR,
    NONE,
    IS,
    GAME_TIME,
    MOVE_TIME,
    BYO_YOMI,
    RED,
    BLACK,
    /** A word that a text has for its readers: each, then, for the whole game. */
    FILLER,
    UNKNOWN,
    END
  }

  /** Digits of a number at most. */
  private static final int DIGITS = 6;

  private static final int LONGEST = 2;

  private static final Map<String, Sense> SIGNS =
      Map.ofEntries(
          Map.entry("''", Sense.SECOND),
          Map.entry("\"", Sense.SECOND),
          Map.entry("″", Sense.SECOND),
          Map.entry("'", Sense.MINUTE),
          Map.entry("′", Sense.MINUTE),
          Map.entry("+", Sense.PLUS),
          Map.entry("/", Sense.SLASH),
          Map.entry(",", Sense.NEXT),
          Map.entry(";", Sense.NEXT),
          Map.entry(":", Sense.NEXT),
          Map.entry("、", Sense.NEXT),
          Map.entry("|", Sense.BAR),
          Map.entry("-", Sense.NONE),
          Map.entry("=", Sense.IS),
          Map.entry(".", Sense.FILLER),
          Map.entry("。", Sense.FILLER));

  private static final Map<String, Sense> WORDS =
      Map.ofEntries(
          Map.entry("h", Sense.HOUR),
          Map.entry("hour", Sense.HOUR),
          Map.entry("hours", Sense.HOUR),
          Map.entry("m", Sense.MINUTE),
          Map.entry("min", Sense.MINUTE),
          Map.entry("mins", Sense.MINUTE),
          Map.entry("minute", Sense.MINUTE),
          Map.entry("minutes", Sense.MINUTE),
          Map.entry("s", Sense.SECOND),
          Map.entry("sec", Sense.SECOND),
          Map.entry("secs", Sense.SECOND),
          Map.entry("second", Sense.SECOND),
          Map.entry("seconds", Sense.SECOND),
          Map.entry("moves", Sense.MOVES),
          Map.entry("game", Sense.GAME_TIME),
          Map.entry("move", Sense.MOVE_TIME),
          Map.entry("byo-yomi", Sense.BYO_YOMI),
          Map.entry("byoyomi", Sense.BYO_YOMI),
          Map.entry("byo", Sense.BYO_YOMI),
          Map.entry("red", Sense.RED),
          Map.entry("black", Sense.BLACK),
          Map.entry("each", Sense.FILLER),
          Map.entry("then", Sense.FILLER),
          Map.entry("in", Sense.FILLER));

  private static final Map<String, Sense> CHINESE =
      Map.ofEntries(
          Map.entry("小时", Sense.HOUR),
          Map.entry("时", Sense.HOUR),
          Map.entry("分钟", Sense.MINUTE),
          Map.entry("分", Sense.MINUTE),
          Map.entry("秒钟", Sense.SECOND),
          Map.entry("秒", Sense.SECOND),
          Map.entry("回合", Sense.MOVES),
          Map.entry("着", Sense.MOVES),
          Map.entry("步", Sense.MOVES),
          Map.entry("加", Sense.PLUS),
          Map.entry("局时", Sense.GAME_TIME),
          Map.entry("步时", Sense.MOVE_TIME),
          Map.entry("读秒", Sense.BYO_YOMI),
          Map.entry("红方", Sense.RED),
          Map.entry("红", Sense.RED),
          Map.entry("黑方", Sense.BLACK),
          Map.entry("黑", Sense.BLACK),
          Map.entry("每方", Sense.FILLER),
          Map.entry("双方", Sense.FILLER),
          Map.entry("每步", Sense.FILLER),
          Map.entry("每着", Sense.FILLER),
          Map.entry("包干", Sense.FILLER),
          Map.entry("快棋", Sense.FILLER),
          Map.entry("慢棋", Sense.FILLER),
          Map.entry("用时", Sense.FILLER),
          Map.entry("限时", Sense.FILLER),
          Map.entry("以后", Sense.FILLER),
          Map.entry("此后", Sense.FILLER),
          Map.entry("其后", Sense.FILLER),
          Map.entry("然后", Sense.FILLER),
          Map.entry("各", Sense.FILLER),
          Map.entry("每", Sense.FILLER),
          Map.entry("前", Sense.FILLER),
          Map.entry("后", Sense.FILLER),
          Map.entry("再", Sense.FILLER),
          Map.entry("内", Sense.FILLER));

  /** The words of a text without those for its readers; an end behind them. */
  static List<TimeToken> of(String text) {
    String plain = plain(text);
    List<TimeToken> tokens = new ArrayList<>();
    int at = 0;
    while (at < plain.length()) {
      int end = end(plain, at);
      if (end == at) {
        at++;
        continue;
      }
      TimeToken token = token(plain, at, end);
      if (token.sense != Sense.FILLER) {
        tokens.add(token);
      }
      at = end;
    }
    tokens.add(new TimeToken(Sense.END, 0, text.length()));
    return List.copyOf(tokens);
  }

  /** Full-width signs as narrow ones, letters small; every character stays where it is. */
  private static String plain(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean wide = c >= '\uFF01' && c <= '\uFF5E';
      out.append(c == '\u3000' ? ' ' : wide ? (char) (c - 0xFEE0) : c);
    }
    String lower = out.toString().toLowerCase(Locale.ROOT);
    return lower.length() == out.length() ? lower : out.toString();
  }

  /** Where the word that begins at a place ends; there is none where that is the place itself. */
  private static int end(String text, int at) {
    char c = text.charAt(at);
    if (Character.isWhitespace(c)) {
      return at;
    }
    if (isDigit(c)) {
      return isClock(text, at) ? clockEnd(text, at) : run(text, at, false);
    }
    if (isLetter(c)) {
      int end = run(text, at, true);
      boolean hyphen = text.startsWith("-", end) && end + 1 < text.length();
      return hyphen && isLetter(text.charAt(end + 1)) ? run(text, end + 1, true) : end;
    }
    int two = Math.min(at + LONGEST, text.length());
    String pair = text.substring(at, two);
    return CHINESE.containsKey(pair) || SIGNS.containsKey(pair) ? two : at + 1;
  }

  private static int run(String text, int from, boolean letters) {
    int end = from;
    while (end < text.length()
        && (letters ? isLetter(text.charAt(end)) : isDigit(text.charAt(end)))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  /** Hours, minutes and seconds; with one colon alone it may be two stages of a PGN. */
  private static boolean isClock(String text, int at) {
    int first = run(text, at, false);
    return first - at <= LONGEST
        && isPart(text, first)
        && isPart(text, first + 3)
        && !isPart(text, first + 6);
  }

  /** A colon, two digits of a number below 60 and no third. */
  private static boolean isPart(String text, int at) {
    return text.startsWith(":", at)
        && run(text, at + 1, false) == at + 3
        && text.charAt(at + 1) < '6';
  }

  private static int clockEnd(String text, int at) {
    return run(text, at, false) + 6;
  }

  private static TimeToken token(String text, int at, int end) {
    String word = text.substring(at, end);
    if (!isDigit(word.charAt(0))) {
      Sense sense = WORDS.getOrDefault(word, CHINESE.getOrDefault(word, SIGNS.get(word)));
      return new TimeToken(sense == null ? Sense.UNKNOWN : sense, 0, at);
    }
    if (word.indexOf(':') >= 0) {
      String[] parts = word.split(":", -1);
      int minutes = Integer.parseInt(parts[0]) * 60 + Integer.parseInt(parts[1]);
      return new TimeToken(Sense.CLOCK, minutes * 60 + Integer.parseInt(parts[2]), at);
    }
    boolean fits = word.length() <= DIGITS;
    return new TimeToken(Sense.NUMBER, fits ? Integer.parseInt(word) : Integer.MAX_VALUE, at);
  }
}
