package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yifen.book.GameFiles;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.trace.Location;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.RecordSink;

/** Keeps one game of a file, counts the others, and takes the findings that concern it. */
final class OneGame implements RecordSink {

  private final int wanted;
  private final List<Diagnostic> findings = new ArrayList<>();
  private @Nullable GameRecord game;
  private int count;

  private OneGame(int wanted) {
    this.wanted = wanted;
  }

  /** The game of a number, from 1, among those of a file. */
  static OneGame read(String file, int number) {
    OneGame one = new OneGame(number);
    GameFiles.read(file, one);
    return one;
  }

  @Override
  public void game(GameRecord read) {
    count++;
    if (count == wanted) {
      game = read;
    }
  }

  @Override
  public void finding(Diagnostic finding) {
    boolean another =
        finding.places().stream()
            .anyMatch(p -> p instanceof Location.Game g && g.number() != wanted);
    if (!another) {
      findings.add(finding);
    }
  }

  /** Empty when the file has no game of that number. */
  Optional<GameRecord> game() {
    return Optional.ofNullable(game);
  }

  /** How many games the file has. */
  int count() {
    return count;
  }

  /** What was found about the game or about the file as a whole. */
  List<Diagnostic> findings() {
    return findings;
  }
}
