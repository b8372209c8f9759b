package org.yifen.online;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.yifen.online.GameLog.Fault;

/** Reads a log into blocks, every row looked at, nothing rated. */
final class LogReader {

  /** The columns a log must have. */
  static final List<String> COLUMNS =
      List.of("time", "first", "second", "result", "plies", "ending");

  private static final int TIME = 0;
  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int RESULT = 3;
  private static final int PLIES = 4;
  private static final int ENDING = 5;

  private static final long WON = LogRow.word("1-0");
  private static final long DRAWN = LogRow.word("0.5-0.5");
  private static final long LOST = LogRow.word("0-1");
  private static final long NORMAL = LogRow.word("normal");
  private static final long TIMEOUT = LogRow.word("timeout");
  private static final long LEFT = LogRow.word("left");

  private final LogLines lines;
  private final LogRow row = new LogRow();
  private final LogTime times = new LogTime();
  private final int fewestPlies;
  private long line;
  private long lastTime;
  private long tooShort;
  private long time;
  private int result;
  private int plies;

  /**
   * A log to be read.
   *
   * @param fewestPlies games of fewer are too short
   * @param after the time before which no game may be
   */
  LogReader(InputStream in, int fewestPlies, long after) {
    lines = new LogLines(in);
    this.fewestPlies = fewestPlies;
    lastTime = after;
  }

  /** Reads the header; gives the columns that it lacks. */
  List<String> header() throws IOException {
    line = 1;
    return lines.advance()
        ? row.header(lines.buffer(), lines.start(), lines.end(), COLUMNS)
        : COLUMNS;
  }

  /** Reads the next block. */
  void read(LogBlock block) throws IOException {
    block.clear();
    tooShort = 0;
    long outOfOrder = 0;
    lines.fill(block.bytes());
    while (outOfOrder == 0 && lines.next()) {
      line++;
      if (lines.end() > lines.start() && !take(block)) {
        outOfOrder = line;
      }
    }
    boolean last = outOfOrder != 0 || lines.isOver();
    block.end(new LogBlock.Outlook(lines.bytes(), tooShort, lastTime, outOfOrder, last));
  }

  /** Takes a row; false when it is earlier than one before. */
  private boolean take(LogBlock block) {
    Fault fault = lines.isTooLong() ? Fault.LENGTH : fault(block);
    if (fault != Fault.NONE) {
      block.leftOut(line, fault, lines.start(), lines.end());
      return true;
    }
    if (time < lastTime) {
      return false;
    }
    lastTime = time;
    if (plies < fewestPlies) {
      tooShort++;
    } else {
      block.game(row, result);
    }
    return true;
  }

  private Fault fault(LogBlock block) {
    if (!row.read(lines.buffer(), lines.start(), lines.end())) {
      return Fault.QUOTE;
    }
    if (!row.isWhole()) {
      return Fault.CELLS;
    }
    time = times.read(row.bytes(), row.start(TIME), row.end(TIME));
    if (time == LogTime.NONE) {
      return Fault.TIME;
    }
    if (row.start(FIRST) == row.end(FIRST) || row.start(SECOND) == row.end(SECOND)) {
      return Fault.NAME;
    }
    if (block.isOfOne(row)) {
      return Fault.SAME_PLAYER;
    }
    result = result();
    if (result < 0) {
      return Fault.RESULT;
    }
    plies = row.number(PLIES);
    return plies < 0 ? Fault.PLIES : ending();
  }

  /** 2 when the first won, 1 for a draw, 0 when the second won; negative for anything else. */
  private int result() {
    long word = row.word(RESULT);
    // no branch, since nothing foretells who wins
    return 3 * Words.same(word, WON) + 2 * Words.same(word, DRAWN) + Words.same(word, LOST) - 1;
  }

  /** Running out of time and leaving lose, once both sides have moved. */
  private Fault ending() {
    long word = row.word(ENDING);
    int lost = Words.same(word, TIMEOUT) + Words.same(word, LEFT);
    if (lost + Words.same(word, NORMAL) == 0) {
      return Fault.ENDING;
    }
    return (lost & result) == 1 && plies >= fewestPlies ? Fault.NO_LOSER : Fault.NONE;
  }
}
