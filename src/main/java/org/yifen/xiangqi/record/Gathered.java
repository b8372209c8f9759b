package org.yifen.xiangqi.record;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Severity;
import org.yifen.trace.Location;

/** One file while it is read: its name, the number of its games so far, and where findings go. */
final class Gathered {

  private final String file;
  private final RecordSink sink;
  private final Map<Notice, Integer> counts = new EnumMap<>(Notice.class);
  private int games;
  private boolean error;

  Gathered(String file, RecordSink sink) {
    this.file = file;
    this.sink = sink;
  }

  /** Whether something was found that is an error. */
  boolean hasError() {
    return error;
  }

  /** How many games have been given. */
  int games() {
    return games;
  }

  /** The place of the game that is being read. */
  Location.Game place() {
    return new Location.Game(file, games + 1);
  }

  void game(GameRecord game) {
    games++;
    sink.game(game);
  }

  /** A finding about the file. */
  void whole(Notice notice, Object... arguments) {
    put(notice, List.of(new Location.WholeFile(file)), arguments);
  }

  /** A finding about the game that is being read. */
  void game(Notice notice, Object... arguments) {
    put(notice, List.of(place()), arguments);
  }

  /** A finding at a byte, within the game that is being read. */
  void at(long offset, Notice notice, Object... arguments) {
    put(notice, List.of(new Location.ByteOffset(file, offset), place()), arguments);
  }

  /** A finding on a line, within the game that is being read. */
  void line(int line, Notice notice, Object... arguments) {
    put(notice, List.of(new Location.Line(file, Math.max(1, line)), place()), arguments);
  }

  private void put(Notice notice, List<Location> places, Object... arguments) {
    error |= notice.severity() == Severity.ERROR;
    int count = counts.merge(notice, 1, Integer::sum);
    if (count <= Limits.FINDINGS) {
      Object[] shown = new Object[arguments.length];
      for (int i = 0; i < arguments.length; i++) {
        shown[i] = Shown.of(String.valueOf(arguments[i]));
      }
      sink.finding(notice.at(places, shown));
    }
    if (count == Limits.FINDINGS) {
      Location whole = new Location.WholeFile(file);
      Diagnostic cut = Notice.FIL_012.at(whole, Limits.FINDINGS, notice.code());
      sink.finding(cut);
    }
  }
}
