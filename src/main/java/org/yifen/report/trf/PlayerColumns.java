package org.yifen.report.trf;

import java.util.List;
import java.util.Optional;

/**
 * The columns of a player's record (001, and the national one up to the rank), and whether a line
 * keeps to them.
 */
public final class PlayerColumns {

  /** The opponent's starting rank of the first round; each further round is ten columns on. */
  public static final int FIRST_ROUND = 92;

  public static final int ROUND_WIDTH = 10;
  public static final int COLOUR = 5;
  public static final int RESULT = 7;

  /** The last column of a round's opponent, from its first. */
  public static final int OPPONENT_END = 3;

  private static final int[] GAPS = {4, 9, 14, 48, 53, 57, 85, 90, 91};
  private static final int[] ROUND_GAPS = {4, 6, 8, 9};
  private static final int[][] NUMBERS = {{5, 8}, {49, 52}, {81, 84}, {86, 89}};
  private static final int FEDERATION = 54;
  private static final int FEDERATION_END = 56;

  private PlayerColumns() {}

  /** The first column of a round from 1. */
  public static int round(int round) {
    return FIRST_ROUND + ROUND_WIDTH * (round - 1);
  }

  /** How many rounds a line has room for: the last one that anything stands in. */
  public static int rounds(TrfColumns line) {
    int last = line.length();
    while (last >= FIRST_ROUND && line.isBlank(last)) {
      last--;
    }
    return last < FIRST_ROUND ? 0 : (last - FIRST_ROUND) / ROUND_WIDTH + 1;
  }

  /** The first column that has to be blank and is not; empty when the line keeps to the columns. */
  public static Optional<Integer> misplaced(TrfColumns line) {
    for (int gap : GAPS) {
      if (!line.isBlank(gap)) {
        return Optional.of(gap);
      }
    }
    for (int round = 1; round <= rounds(line); round++) {
      for (int gap : ROUND_GAPS) {
        if (!line.isBlank(round(round) + gap)) {
          return Optional.of(round(round) + gap);
        }
      }
    }
    return Optional.empty();
  }

  /** The measure under which the fewest lines look wrong; characters unless another is better. */
  public static Measure measure(List<String> lines) {
    Measure best = Measure.CHARACTERS;
    long least = Long.MAX_VALUE;
    for (Measure measure : Measure.values()) {
      long wrong = lines.stream().filter(l -> isOdd(TrfColumns.of(l, measure))).count();
      if (wrong < least) {
        least = wrong;
        best = measure;
      }
    }
    return best;
  }

  /** Whether a line does not look like a player's: gaps filled, or words where numbers belong. */
  public static boolean isOdd(TrfColumns line) {
    boolean odd = misplaced(line).isPresent() || hasDigit(line, FEDERATION, FEDERATION_END);
    for (int[] number : NUMBERS) {
      odd |= !isNumber(line, number[0], number[1]);
    }
    for (int round = 1; round <= rounds(line) && !odd; round++) {
      odd = !isNumber(line, round(round), round(round) + OPPONENT_END);
    }
    return odd;
  }

  private static boolean isNumber(TrfColumns line, int from, int to) {
    return line.text(from, to).chars().allMatch(c -> isDigit(c) || c == '.' || c == ',');
  }

  private static boolean hasDigit(TrfColumns line, int from, int to) {
    return line.text(from, to).chars().anyMatch(PlayerColumns::isDigit);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
