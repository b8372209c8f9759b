package org.yifen.online;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;

/**
 * Ratings as they are published: with two decimals, the exact value of the double rounded half up.
 */
public final class TwoDecimals {

  private static final int FRACTION_BITS = 52;
  private static final double LARGEST = 1 << 30;

  private TwoDecimals() {}

  /** A rating, in points, as text such as {@code 1278.40}. */
  public static String text(double rating) {
    return isPlain(rating) ? text(hundredths(rating)) : exact(rating);
  }

  private static String text(long hundredths) {
    byte[] bytes = new byte[16];
    return new String(bytes, 0, write(hundredths, bytes, 0), StandardCharsets.US_ASCII);
  }

  /** Writes a rating; gives where it ends. */
  static int write(double rating, byte[] into, int at) {
    if (isPlain(rating)) {
      return write(hundredths(rating), into, at);
    }
    byte[] exact = exact(rating).getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(exact, 0, into, at, exact.length);
    return at + exact.length;
  }

  private static String exact(double rating) {
    return new BigDecimal(rating).setScale(2, RoundingMode.HALF_UP).toPlainString();
  }

  private static boolean isPlain(double rating) {
    return rating >= 1 && rating < LARGEST;
  }

  /**
   * From 1 on the last bit of a double is worth at least 2^-52, so the fraction times 2^52 is a
   * whole number, and a hundred times that still fits: nothing is rounded before the last step.
   */
  private static long hundredths(double rating) {
    long whole = (long) rating;
    long fraction = (long) ((rating - whole) * (1L << FRACTION_BITS));
    long half = 1L << (FRACTION_BITS - 1);
    return whole * 100 + ((fraction * 100 + half) >>> FRACTION_BITS);
  }

  private static int write(long hundredths, byte[] into, int at) {
    int end = writeCount((int) (hundredths / 100), into, at);
    int rest = (int) (hundredths % 100);
    into[end] = '.';
    into[end + 1] = (byte) ('0' + rest / 10);
    into[end + 2] = (byte) ('0' + rest % 10);
    return end + 3;
  }

  /** Writes a number that is not negative; gives where it ends. */
  static int writeCount(int number, byte[] into, int at) {
    int end = at + 1;
    for (int rest = number; rest >= 10; rest /= 10) {
      end++;
    }
    int rest = number;
    for (int i = end - 1; i >= at; i--, rest /= 10) {
      into[i] = (byte) ('0' + rest % 10);
    }
    return end;
  }
}
