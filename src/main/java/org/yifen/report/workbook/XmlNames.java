package org.yifen.report.workbook;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The element names met so far, so that a name is made into a string once. */
final class XmlNames {

  /** A name with its prefix, and without it. */
  record Name(String qualified, String local) {

    boolean is(char[] buffer, int from, int to) {
      if (to - from != qualified.length()) {
        return false;
      }
      for (int i = from; i < to; i++) {
        if (buffer[i] != qualified.charAt(i - from)) {
          return false;
        }
      }
      return true;
    }
  }

  private static final int PLACES = 64;

  /** The name last met at each place; another name with the same place replaces it. */
  private final @Nullable Name[] known = new @Nullable Name[PLACES];

  Name of(char[] buffer, int from, int to) {
    int place = to - from;
    for (int i = from; i < to; i++) {
      place = place * 31 + buffer[i];
    }
    place = (place ^ (place >>> 6)) & (PLACES - 1);
    Name name = known[place];
    if (name == null || !name.is(buffer, from, to)) {
      String qualified = new String(Arrays.copyOfRange(buffer, from, to));
      name = new Name(qualified, qualified.substring(qualified.indexOf(':') + 1));
      known[place] = name;
    }
    return name;
  }

  /** Where a name that starts here ends. */
  static int end(char[] buffer, int from, int limit) {
    int i = from;
    while (i < limit && buffer[i] > ' ' && buffer[i] != '=') {
      i++;
    }
    return i;
  }
}
