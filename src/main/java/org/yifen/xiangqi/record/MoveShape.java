package org.yifen.xiangqi.record;

import java.util.regex.Pattern;

/**
 * Tells a text that is meant as a move from other words, by its form alone; what the move is, is
 * the business of the notations.
 */
final class MoveShape {

  private static final int LONGEST = 8;

  /** The full-width exclamation mark, the first of the signs that have a plain counterpart. */
  private static final char WIDE = '！';

  /** {@code h2e2}, {@code H2-E2}, {@code a9a10}. */
  private static final Pattern SQUARES =
      Pattern.compile("[a-iA-I](?:\\d|10)[-–]?[a-iA-I](?:\\d|10)");

  /** {@code C2=5}, {@code H8+7}, {@code C+.5}, {@code +P=6}, {@code 16=5}, {@code Pa+1}. */
  private static final Pattern WXF =
      Pattern.compile("[-+=.]?[KGAEBMHNRCPS1-9][-+.=1-9a-e]?[-+.=][1-9]", Pattern.CASE_INSENSITIVE);

  /** {@code 炮二平五}, {@code 前马退二}, {@code 前炮平五}, {@code 三兵平四}. */
  private static final Pattern CHINESE = Pattern.compile("[^进進退平]{2,3}[进進退平][一二三四五六七八九1-9]");

  private MoveShape() {}

  static boolean isMove(String word) {
    if (word.length() < 4 || word.length() > LONGEST) {
      return false;
    }
    if (isTwoSquares(word)) {
      return true;
    }
    String plain = plain(word);
    boolean chinese = plain.charAt(0) > 0xFF || plain.charAt(1) > 0xFF;
    return chinese
        ? CHINESE.matcher(plain).matches() && plain.chars().noneMatch(c -> c < '0')
        : SQUARES.matcher(plain).matches() || WXF.matcher(plain).matches();
  }

  /** The usual form, for which no pattern is needed: {@code h2e2}. */
  private static boolean isTwoSquares(String word) {
    return word.length() == 4 && isSquare(word, 0) && isSquare(word, 2);
  }

  private static boolean isSquare(String word, int at) {
    char file = word.charAt(at);
    char rank = word.charAt(at + 1);
    return file >= 'a' && file <= 'i' && rank >= '0' && rank <= '9';
  }

  static boolean isSquares(String word) {
    return isTwoSquares(word)
        || (word.length() <= LONGEST && SQUARES.matcher(plain(word)).matches());
  }

  /** Whether a text is several moves of four characters without anything between. */
  static boolean isRow(String word) {
    if (word.length() < 8 || word.length() % 4 != 0) {
      return false;
    }
    for (int i = 0; i < word.length(); i += 4) {
      if (!isMove(word.substring(i, i + 4))) {
        return false;
      }
    }
    return true;
  }

  /** Full-width letters, digits and signs as the plain ones. */
  private static String plain(String word) {
    StringBuilder plain = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean wide = c >= WIDE && c <= WIDE + 0x5D;
      boolean dash = c == '—' || c == '−' || c == '–';
      plain.append(wide ? (char) (c - WIDE + '!') : dash ? '-' : c);
    }
    return plain.toString();
  }
}
