package org.yifen.report.grid;

import java.io.IOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/**
 * Why a file cannot be read, on its way from deep inside a format to the reader's entry, which
 * turns it into a diagnostic. It never leaves the readers.
 */
public final class Unreadable extends IOException {

  private static final long serialVersionUID = 1L;
  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}+");

  private final Notice notice;
  private final transient Object[] arguments;
  private final transient @Nullable Location place;

  private final int line;

  private Unreadable(Notice notice, @Nullable Location place, int line, Object... arguments) {
    super(notice.code());
    this.notice = notice;
    this.place = place;
    this.line = line;
    this.arguments = arguments;
  }

  /** A finding about the file as a whole. */
  public static Unreadable because(Notice notice, Object... arguments) {
    return new Unreadable(notice, null, 0, arguments);
  }

  /** A finding about one place. */
  public static Unreadable at(Location place, Notice notice, Object... arguments) {
    return new Unreadable(notice, place, 0, arguments);
  }

  /** A finding about one line of a text, from 1. */
  public static Unreadable inLine(int line, Notice notice, Object... arguments) {
    return new Unreadable(notice, null, line, arguments);
  }

  /**
   * A workbook is damaged.
   *
   * @param part the part of the workbook, or empty for the file as a whole
   * @param what in words that need no translation, such as {@code CRC} or {@code </row>}
   */
  public static Unreadable damaged(String part, String what) {
    String line = CONTROL.matcher(what).replaceAll(" ").strip();
    return because(Notice.FIL_007, part.isEmpty() ? line : part + " · " + line);
  }

  /** The file has a kind that is not read, such as {@code PDF}. */
  public static Unreadable kind(String kind) {
    return because(Notice.FIL_005, kind);
  }

  /** The file is beyond a limit, which is named in words that need no translation. */
  public static Unreadable beyond(String limit) {
    return because(Notice.FIL_008, limit);
  }

  /** The finding, for a file of that name. */
  public Diagnostic diagnostic(String file) {
    if (place != null) {
      return notice.at(place, arguments);
    }
    Location in = line > 0 ? new Location.Line(file, line) : new Location.WholeFile(file);
    return notice.at(in, arguments);
  }

  /** Costs nothing to throw: a damaged file is an everyday result, not a defect to trace. */
  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
