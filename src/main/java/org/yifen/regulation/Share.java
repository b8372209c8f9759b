package org.yifen.regulation;

/** A share such as 2/3, kept exact. */
public record Share(int numerator, int denominator) {

  public Share {
    if (numerator < 0 || denominator < 1 || numerator > denominator) {
      throw new IllegalArgumentException(
          "a share is from 0 to 1, was %d/%d".formatted(numerator, denominator));
    }
  }

  /** Whether {@code part} of {@code whole} is at least this share. */
  public boolean reachedBy(int part, int whole) {
    return (long) part * denominator >= (long) whole * numerator;
  }

  /** Whether {@code part} of {@code whole} is more than this share. */
  public boolean exceededBy(int part, int whole) {
    return (long) part * denominator > (long) whole * numerator;
  }

  @Override
  public String toString() {
    return numerator + "/" + denominator;
  }
}
