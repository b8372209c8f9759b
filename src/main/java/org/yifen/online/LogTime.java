package org.yifen.online;

/**
 * Reads times of a log into milliseconds, only to compare them: {@code 2026-03-01T10:15:00}, with a
 * blank for the T, without seconds, with a fraction, with Z or an offset such as +08:00; a day
 * alone; or a count of seconds, or of milliseconds from eleven figures on.
 */
final class LogTime {

  /** What is no time. */
  static final long NONE = Long.MIN_VALUE;

  private static final long LARGEST_SECONDS = 100_000_000_000L;
  private static final int DAY_LENGTH = 10;

  /** As in {@code 2026-03-01T10:15}, and with seconds. */
  private static final int MINUTE_LENGTH = 16;

  private static final int WITH_SECONDS = 19;

  private byte[] text = {};
  private int end;
  private int at;
  private long minuteHead;
  private long minuteTail;
  private long minute = NONE;

  /**
   * The time of some bytes; {@link #NONE} when they are none. In a log most times have the minute
   * of the one before, so that only their seconds are read anew.
   */
  long read(byte[] bytes, int from, int to) {
    if (to - from != WITH_SECONDS || bytes[from + MINUTE_LENGTH] != ':') {
      return whole(bytes, from, to);
    }
    long head = Words.little(bytes, from);
    long tail = Words.little(bytes, from + Long.BYTES);
    if (minute == NONE || head != minuteHead || tail != minuteTail) {
      minute = whole(bytes, from, from + MINUTE_LENGTH);
      minuteHead = head;
      minuteTail = tail;
    }
    int tens = bytes[from + MINUTE_LENGTH + 1] - '0';
    int ones = bytes[from + MINUTE_LENGTH + 2] - '0';
    boolean plain = minute != NONE && tens >= 0 && tens < 6 && ones >= 0 && ones <= 9;
    return plain ? minute + (10 * tens + ones) * 1_000L : whole(bytes, from, to);
  }

  private long whole(byte[] bytes, int from, int to) {
    text = bytes;
    at = from;
    end = to;
    boolean day = to - from >= DAY_LENGTH && text[from + 4] == '-' && text[from + 7] == '-';
    return day ? moment() : count();
  }

  private long count() {
    int digits = end - at;
    if (digits < 1 || digits > 15) {
      return NONE;
    }
    long count = number(digits);
    return count < 0 ? NONE : count < LARGEST_SECONDS ? count * 1_000 : count;
  }

  private long moment() {
    long year = number(4);
    at++;
    long month = number(2);
    at++;
    long day = number(2);
    if (year < 0 || month < 1 || month > 12 || day < 1 || day > 31) {
      return NONE;
    }
    long minutes = 0;
    long millis = 0;
    if (at < end) {
      if ((text[at] != 'T' && text[at] != ' ') || end - at < 6 || text[at + 3] != ':') {
        return NONE;
      }
      at++;
      long hour = number(2);
      at++;
      long minute = number(2);
      if (hour < 0 || hour > 24 || minute < 0 || minute > 59) {
        return NONE;
      }
      minutes = hour * 60 + minute;
      millis = seconds();
      long offset = offset();
      if (millis == NONE || offset == NONE) {
        return NONE;
      }
      minutes -= offset;
    }
    return at == end ? (days(year, month, day) * 1_440 + minutes) * 60_000 + millis : NONE;
  }

  /** Milliseconds of {@code :07.25}; 0 where there are none. */
  private long seconds() {
    if (at == end || text[at] != ':') {
      return 0;
    }
    at++;
    long seconds = number(2);
    if (seconds < 0 || seconds > 60) {
      return NONE;
    }
    long millis = seconds * 1_000;
    if (at < end && text[at] == '.') {
      at++;
      long unit = 100;
      int digits = 0;
      for (; at < end && text[at] >= '0' && text[at] <= '9'; at++, digits++) {
        millis += unit * (text[at] - '0');
        unit /= 10;
      }
      return digits == 0 ? NONE : millis;
    }
    return millis;
  }

  /** Minutes of {@code +08:00}; 0 for Z and for nothing. */
  private long offset() {
    if (at < end && text[at] == 'Z') {
      at++;
      return 0;
    }
    if (at < end && (text[at] == '+' || text[at] == '-') && end - at == 6 && text[at + 3] == ':') {
      int sign = text[at] == '+' ? 1 : -1;
      at++;
      long hours = number(2);
      at++;
      long minutes = number(2);
      return hours < 0 || minutes < 0 ? NONE : sign * (hours * 60 + minutes);
    }
    return 0;
  }

  /** A number of so many figures; negative when there are not so many. */
  private long number(int digits) {
    long number = 0;
    for (int i = 0; i < digits; i++) {
      if (at >= end || text[at] < '0' || text[at] > '9') {
        return -1;
      }
      number = number * 10 + (text[at++] - '0');
    }
    return number;
  }

  /** Days since the beginning of the count, by the Gregorian calendar. */
  private static long days(long year, long month, long day) {
    long y = month <= 2 ? year - 1 : year;
    long m = month <= 2 ? month + 9 : month - 3;
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day;
  }
}
