package org.yifen.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.yifen.book.BookProblem;
import org.yifen.book.Digests;
import org.yifen.book.Disk;
import org.yifen.book.StreamedFile;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.online.GameLog;
import org.yifen.online.Ratings;
import org.yifen.online.RatingsFile;
import org.yifen.online.SavedState;
import org.yifen.online.TwoDecimals;
import org.yifen.regulation.OnlineScheme;
import org.yifen.trace.Location;

/** One run of the online scheme: state in, log in, ratings, events and state out. */
final class OnlineRun {

  private static final String RATINGS = "ratings.csv";
  private static final String EVENTS = "events.csv";
  private static final String EVENTS_HEADER = "time,player,from,to,rating";

  /** Rows left out that are listed one by one. */
  private static final int LISTED = 1_000;

  private final OnlineScheme scheme;
  private final String log;
  private final Path folder;
  private final String state;
  private final boolean withEvents;
  private final boolean force;
  private final Terminal terminal;
  private final Findings findings;
  private Optional<OutputStream> events = Optional.empty();
  private Optional<GameLog> reading = Optional.empty();
  private final Ratings ratings;
  private long leftOut;

  OnlineRun(
      OnlineScheme scheme,
      String log,
      Path folder,
      String state,
      boolean withEvents,
      boolean force,
      Terminal terminal) {
    this.scheme = scheme;
    this.log = log;
    this.folder = folder;
    this.state = state;
    this.withEvents = withEvents;
    this.force = force;
    this.terminal = terminal;
    this.findings = new Findings(terminal.language(), terminal::complain);
    this.ratings = new Ratings(scheme, this::levelChanged);
  }

  /** Rates the log; gives the exit code. Nothing is written when the log is wrong as a whole. */
  int rate(boolean strict) throws BookProblem {
    Path in = Disk.requireReadable(Path.of(log), log);
    Optional<Long> after = restore();
    if (after.isEmpty()) {
      return ExitCode.INPUT;
    }
    Disk.requireFolder(folder);
    requireOurs(RATINGS, RatingsFile.HEADER);
    requireOurs(EVENTS, EVENTS_HEADER);
    try (StreamedFile eventFile = StreamedFile.begin(folder.resolve(EVENTS))) {
      events = withEvents ? Optional.of(eventFile.out()) : Optional.empty();
      event(EVENTS_HEADER);
      GameLog.Summary summary = read(in, after.get());
      if (isRefused(summary, after.get())) {
        return ExitCode.INPUT;
      }
      write();
      if (withEvents) {
        eventFile.commit();
      }
      saveState();
      terminal.print(words(summary));
      return strict && summary.leftOut() > 0 ? ExitCode.INPUT : ExitCode.DONE;
    }
  }

  private GameLog.Summary read(Path in, long after) throws BookProblem {
    long size = in.toFile().length();
    try (InputStream bytes = Files.newInputStream(in)) {
      GameLog games = new GameLog(ratings, this::leftOut, after, done -> progress(done, size));
      reading = Optional.of(games);
      GameLog.Summary summary = games.read(bytes);
      if (terminal.isInteractive()) {
        terminal.progress("");
      }
      return summary;
    } catch (IOException e) {
      throw Disk.unreadable(log, e);
    } catch (UncheckedIOException e) {
      throw Disk.unwritable(folder.resolve(EVENTS), new IOException(e.getMessage(), e));
    }
  }

  private void progress(long done, long size) {
    if (terminal.isInteractive()) {
      terminal.progress(terminal.say("已读 ", "read ") + 100 * done / Math.max(1, size) + " %");
    }
  }

  /** The time after which games may come; empty when the state cannot be used. */
  private Optional<Long> restore() throws BookProblem {
    Path file = Path.of(state);
    if (state.isEmpty() || !Files.exists(file)) {
      return Optional.of(Long.MIN_VALUE + 1);
    }
    try (InputStream in = Files.newInputStream(file)) {
      SavedState.Read read = SavedState.read(in, digest(), ratings);
      switch (read.fault()) {
        case NONE -> {
          return Optional.of(read.lastTime());
        }
        case TABLES -> findings.print(Notice.ONL_006.at(new Location.WholeFile(state)));
        case DAMAGED -> findings.print(Notice.ONL_005.at(new Location.Line(state, read.line())));
      }
      return Optional.empty();
    } catch (IOException e) {
      throw Disk.unreadable(state, e);
    }
  }

  /** The digest of all tables, so that a state goes on by the rules it was made by. */
  private String digest() {
    return Digests.sha256(
        new TreeMap<>(scheme.files()).toString().getBytes(StandardCharsets.UTF_8));
  }

  private boolean isRefused(GameLog.Summary summary, long after) {
    if (!summary.missing().isEmpty()) {
      findings.print(
          Notice.ONL_001.at(new Location.Line(log, 1), String.join(", ", summary.missing())));
      return true;
    }
    if (summary.outOfOrder() > 0) {
      boolean first = reading.map(GameLog::lastTime).orElse(after) == after;
      Notice notice = first ? Notice.ONL_004 : Notice.ONL_003;
      findings.print(notice.at(line(summary.outOfOrder())));
      terminal.complain(terminal.say("没有写出任何文件。", "Nothing was written."));
      return true;
    }
    return false;
  }

  private Location line(long line) {
    return new Location.Line(log, (int) Math.min(Integer.MAX_VALUE, line));
  }

  private void leftOut(long line, GameLog.Fault fault, String row) {
    leftOut++;
    if (leftOut <= LISTED) {
      String word = "@on-" + fault.name().toLowerCase(Locale.ROOT).replace('_', '-');
      findings.print(Notice.ONL_002.at(line(line), word, row));
    } else if (leftOut == LISTED + 1) {
      Diagnostic cut =
          Notice.FIL_012.at(new Location.WholeFile(log), LISTED, Notice.ONL_002.code());
      findings.print(cut);
    }
  }

  private void levelChanged(int player, int from, int to) {
    if (events.isPresent()) {
      event(
          String.join(
              ",",
              reading.map(GameLog::timeText).orElse(""),
              SavedState.cell(ratings.name(player)),
              scheme.levels().get(from).chinese(),
              scheme.levels().get(to).chinese(),
              TwoDecimals.text(ratings.rating(player))));
    }
  }

  private void event(String line) {
    if (events.isPresent()) {
      try {
        events.get().write((line + "\n").getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void write() throws BookProblem {
    try (StreamedFile file = StreamedFile.begin(folder.resolve(RATINGS))) {
      RatingsFile.write(ratings, file.out());
      file.commit();
    } catch (IOException e) {
      throw Disk.unwritable(folder.resolve(RATINGS), e);
    }
  }

  private void saveState() throws BookProblem {
    if (state.isEmpty()) {
      return;
    }
    try (StreamedFile file = StreamedFile.begin(Path.of(state))) {
      long last = reading.map(GameLog::lastTime).orElse(Long.MIN_VALUE + 1);
      SavedState.write(ratings, last, digest(), file.out());
      file.commit();
    } catch (IOException e) {
      throw Disk.unwritable(Path.of(state), e);
    }
  }

  /** What stands in the folder may be replaced when this command wrote it: it is made anew. */
  private void requireOurs(String name, String header) throws BookProblem {
    Path file = folder.resolve(name);
    if (!force && Files.exists(file) && !Disk.beginsWith(file, header + "\n")) {
      Disk.requireFree(file, false);
    }
  }

  private String words(GameLog.Summary summary) {
    return terminal.say(
        "计入 %d 局，%d 人；着数不足而不计 %d 局，未计入 %d 行 → %s"
            .formatted(
                summary.rated(), ratings.size(), summary.tooShort(), summary.leftOut(), folder),
        "%d games rated, %d players; %d games too short, %d rows left out → %s"
            .formatted(
                summary.rated(), ratings.size(), summary.tooShort(), summary.leftOut(), folder));
  }
}
