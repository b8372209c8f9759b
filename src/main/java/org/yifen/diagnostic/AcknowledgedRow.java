package org.yifen.diagnostic;

import org.yifen.trace.Location;

/**
 * A row of {@code acknowledged.csv}: which warnings somebody has looked at.
 *
 * @param code the notice's code as written, such as {@code RES-019}
 * @param event the event's id; empty for findings that are about no event
 * @param place as a finding shows it, with or without the file's name: {@code 成绩表!E4}, {@code E4},
 *     {@code :12}; empty for every place
 */
public record AcknowledgedRow(String code, String event, String place, Acknowledgement by) {

  /** Whether a place is the row's. The file may be given by the end of its path. */
  boolean isAt(Location where) {
    if (place.isEmpty()) {
      return true;
    }
    String written = plain(place);
    String shown = plain(where.display());
    String file = plain(where.file());
    String within = shown.substring(file.length());
    if (within.isEmpty()) {
      return isFile(file, written);
    }
    if (withoutMark(written).equals(withoutMark(within))) {
      return true;
    }
    return written.endsWith(within)
        && isFile(file, written.substring(0, written.length() - within.length()));
  }

  /** Whether the place names this file, by its path or the end of it. */
  boolean names(String file) {
    String written = plain(place);
    String tail = plain(file);
    while (true) {
      if (written.equals(tail)
          || written.startsWith(tail + "!")
          || written.startsWith(tail + ":")) {
        return true;
      }
      int slash = tail.indexOf('/');
      if (slash < 0) {
        return false;
      }
      tail = tail.substring(slash + 1);
    }
  }

  private static boolean isFile(String file, String written) {
    return !written.isEmpty() && (file.equals(written) || file.endsWith("/" + written));
  }

  private static String withoutMark(String place) {
    return place.startsWith("!") ? place.substring(1) : place;
  }

  private static String plain(String place) {
    return place.strip().replace('！', '!').replace('：', ':').replace('\\', '/');
  }

  /** The row's line in {@code acknowledged.csv}. */
  public Location where() {
    return by.where();
  }
}
