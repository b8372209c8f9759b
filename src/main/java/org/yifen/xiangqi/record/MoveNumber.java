package org.yifen.xiangqi.record;

/** Numbers before moves: {@code 12.}, {@code 12...}, {@code 12．}, {@code 12、}, {@code 12}. */
final class MoveNumber {

  private static final String STOPS = ".．、。:：…";
  private static final int MOST_DIGITS = 5;

  private MoveNumber() {}

  /** How much of a word's beginning is a number with its stops, or stops alone; 0 for none. */
  static int length(String word) {
    int digits = digits(word);
    int end = digits;
    while (end < word.length() && STOPS.indexOf(word.charAt(end)) >= 0) {
      end++;
    }
    boolean alone = end == word.length();
    // 16.5 is a pawn's move in WXF, and .5 the rest of one
    boolean move = end < word.length() && MoveShape.isMove(word);
    boolean stops = end > digits;
    boolean isNumber = digits > 0 && digits <= MOST_DIGITS && (stops || alone);
    boolean isDots = digits == 0 && stops && (alone || end > 1);
    return !move && (isNumber || isDots) ? end : 0;
  }

  private static int digits(String word) {
    int end = 0;
    while (end < word.length() && word.charAt(end) >= '0' && word.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  /** The number; 0 for stops alone. */
  static int value(String number) {
    int digits = digits(number);
    return digits == 0 ? 0 : Integer.parseInt(number.substring(0, digits));
  }

  /** Whether the stops say that the second player's move follows: {@code 12...}, {@code 12…}. */
  static boolean isSecond(String number) {
    String stops = number.substring(digits(number));
    return stops.length() > 1 || stops.equals("…");
  }
}
