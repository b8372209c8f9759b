package org.yifen.xiangqi.record;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A time as clocks and records write it: {@code 0:59:30}, {@code 59:30}, {@code 12.5} seconds. */
public final class TimeText {

  private static final Pattern TIME =
      Pattern.compile("(-?)(?:(?:([0-9]{1,4}):)?([0-9]{1,5}):)?([0-9]{1,7})(?:\\.([0-9]{1,9}))?");

  private static final int MINUTE = 60;
  private static final int HOUR = 3600;

  private TimeText() {}

  /**
   * Reads a time, to a thousandth of a second; empty when it is none. Behind a colon minutes and
   * seconds are below 60; a minus is for clocks that count on.
   */
  public static Optional<Duration> read(String text) {
    Matcher time = TIME.matcher(text.strip());
    if (!time.matches()) {
      return Optional.empty();
    }
    int hours = number(time.group(2));
    int minutes = number(time.group(3));
    int seconds = number(time.group(4));
    boolean tooMany =
        (time.group(2) != null && minutes >= MINUTE)
            || (time.group(3) != null && seconds >= MINUTE);
    if (tooMany) {
      return Optional.empty();
    }
    String fraction = (time.group(5) == null ? "" : time.group(5)) + "000";
    long whole = (long) hours * HOUR + (long) minutes * MINUTE + seconds;
    long millis = whole * 1000 + Integer.parseInt(fraction.substring(0, 3));
    return Optional.of(Duration.ofMillis(time.group(1).isEmpty() ? millis : -millis));
  }

  private static int number(@Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
