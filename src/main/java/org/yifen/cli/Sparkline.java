package org.yifen.cli;

import java.util.List;
import java.util.OptionalLong;

/** Numbers over time as a line of blocks, each one half-width character wide. */
final class Sparkline {

  private static final String BLOCKS = "▁▂▃▄▅▆▇█";

  /** A place without a number. */
  private static final char GAP = '·';

  private Sparkline() {}

  /** From the lowest number to the highest; equal ones stand in the middle. */
  static String of(List<OptionalLong> values) {
    long low = values.stream().flatMapToLong(OptionalLong::stream).min().orElse(0);
    long high = values.stream().flatMapToLong(OptionalLong::stream).max().orElse(0);
    StringBuilder line = new StringBuilder();
    for (OptionalLong value : values) {
      line.append(value.isPresent() ? block(value.getAsLong(), low, high) : GAP);
    }
    return line.toString();
  }

  private static char block(long value, long low, long high) {
    int steps = BLOCKS.length();
    if (high == low) {
      return BLOCKS.charAt(steps / 2 - 1);
    }
    return BLOCKS.charAt((int) Math.min(steps - 1, (value - low) * steps / (high - low)));
  }
}
