package org.yifen.scoresheet;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Severity;
import org.yifen.trace.Location;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.RecordFiles;
import org.yifen.xiangqi.record.RecordSink;

/** A game file that reported games name, read once for all of them. */
public final class GameFile {

  /** The largest file that is read: some thousands of games. */
  public static final int MOST_BYTES = 8 << 20;

  /** A file with more games than this is a library, not the records of an event. */
  static final int MOST_GAMES = 5_000;

  private final String name;
  private final List<RecordFacts> records = new ArrayList<>();

  /** Why nothing can be read, in a word of the catalogue or by a notice's code. */
  private String trouble = "";

  /** The first error that reading a game met, by the game's number. */
  private final Map<Integer, Notice> errors = new HashMap<>();

  private GameFile(String name) {
    this.name = name;
  }

  /**
   * Reads a file; for any bytes at all there is an answer, never an exception.
   *
   * @param name for messages
   */
  public static GameFile read(String name, byte[] content) {
    GameFile file = new GameFile(name);
    try {
      RecordFiles.read(name, new ByteArrayInputStream(content), file.new Sink());
    } catch (IOException e) {
      throw new IllegalStateException("memory cannot fail", e);
    }
    if (file.records.size() > MOST_GAMES) {
      file.trouble = "> " + MOST_GAMES + " @games";
    } else if (file.records.isEmpty() && file.trouble.isEmpty()) {
      file.trouble = Notice.REC_001.code();
    }
    return file;
  }

  /** Keeps the facts of the games, and which of them were damaged. */
  private final class Sink implements RecordSink {

    @Override
    public void game(GameRecord game) {
      if (records.size() <= MOST_GAMES) {
        records.add(RecordFacts.of(game));
      }
    }

    @Override
    public void finding(Diagnostic finding) {
      if (finding.notice().severity() != Severity.ERROR) {
        return;
      }
      trouble = trouble.isEmpty() ? finding.notice().code() : trouble;
      for (Location place : finding.places()) {
        if (place instanceof Location.Game game) {
          errors.putIfAbsent(game.number(), finding.notice());
        }
      }
    }
  }

  /** Looks at a reported game beside its record in this file. */
  public Examined examine(ReportedGame game, FileReference reference) {
    if (records.isEmpty() || records.size() > MOST_GAMES) {
      List<Location> places = List.of(game.place(), new Location.WholeFile(name));
      return Examined.without(game, Notice.SCO_002.at(places, game.file(), trouble));
    }
    GameChoice choice = GameChoice.of(game, reference, name, records);
    if (choice.record().isEmpty()) {
      return Examined.without(game, choice.finding().orElseThrow());
    }
    RecordFacts record = choice.record().get();
    BoardFacts board = BoardFacts.of(record.game());
    List<Diagnostic> findings = new ArrayList<>(Comparison.of(game, record, board));
    if (board.illegal().isEmpty()) {
      damage(game, record).ifPresent(findings::add);
    }
    return Examined.of(game, record, board, findings);
  }

  /** What reading the record met; said only where the moves do not show it. */
  private Optional<Diagnostic> damage(ReportedGame game, RecordFacts record) {
    Location.Game place = record.game().source().place();
    return Optional.ofNullable(errors.get(place.number()))
        .map(error -> Notice.SCO_024.at(List.of(game.place(), place), error.code()));
  }
}
