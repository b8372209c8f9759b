package org.yifen.xiangqi.record;

import java.util.List;
import java.util.Optional;

/**
 * Marks of a move, {@code !} to {@code ?!}, and as PGN numbers them, {@code $1} to {@code $255}.
 */
final class Marks {

  private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");
  private static final String CHARACTERS = "!?！？";

  private Marks() {}

  /** How many characters of a word's beginning are marks. */
  static int leading(String word) {
    int count = 0;
    while (count < word.length() && CHARACTERS.indexOf(word.charAt(count)) >= 0) {
      count++;
    }
    return count;
  }

  /** How many characters of a word's end are marks. */
  static int trailing(String word) {
    int count = 0;
    while (count < word.length()
        && CHARACTERS.indexOf(word.charAt(word.length() - 1 - count)) >= 0) {
      count++;
    }
    return count;
  }

  /** The number of marks; of more than two the first two count. */
  static Optional<Integer> nag(String marks) {
    String plain = marks.replace('！', '!').replace('？', '?');
    int number = SIGNS.indexOf(plain.length() > 2 ? plain.substring(0, 2) : plain) + 1;
    return number > 0 ? Optional.of(number) : Optional.empty();
  }

  /** The number after a dollar sign. */
  static Optional<Integer> glyph(String word) {
    boolean digits = word.length() > 1 && word.length() <= 4;
    for (int i = 1; i < word.length(); i++) {
      digits &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
    }
    return digits ? Optional.of(Integer.valueOf(word.substring(1))) : Optional.empty();
  }
}
