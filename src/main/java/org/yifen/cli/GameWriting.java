package org.yifen.cli;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.xiangqi.check.CheckedGame;
import org.yifen.xiangqi.notation.Notation;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.GameTree;
import org.yifen.xiangqi.record.RecordTarget;
import org.yifen.xiangqi.record.Rewording;
import org.yifen.xiangqi.record.Written;

/** Turns checked games into the bytes of files of one format. */
final class GameWriting {

  private final RecordTarget target;
  private final Optional<Notation> notation;
  private final List<Diagnostic> losses = new ArrayList<>();
  private int games;

  /**
   * Writing in a format.
   *
   * @param notation of the moves where the format writes texts; empty to leave them as they are
   */
  GameWriting(RecordTarget target, Optional<Notation> notation) {
    this.target = target;
    this.notation = notation;
  }

  RecordTarget target() {
    return target;
  }

  /** What the format could not hold of the games written so far. */
  List<Diagnostic> losses() {
    return losses;
  }

  /** How many games have been written. */
  int games() {
    return games;
  }

  /** All games in one file; none when there is nothing to write. */
  Map<Path, byte[]> one(Path file, List<CheckedGame> all) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    all.forEach(game -> write(game).ifPresent(bytes::writeBytes));
    return games == 0 ? Map.of() : Map.of(file, bytes.toByteArray());
  }

  /** Each game in a file of its own: {@code library-007.xqf}. */
  Map<Path, byte[]> each(Path folder, String source, List<CheckedGame> all) {
    String stem = Path.of(source).getFileName().toString().replaceFirst("[.][^.]*$", "");
    int digits = Math.max(2, Integer.toString(all.size()).length());
    Map<Path, byte[]> files = new LinkedHashMap<>();
    for (CheckedGame game : all) {
      int number = game.game().source().place().number();
      String name = all.size() == 1 ? stem : stem + "-" + ("%0" + digits + "d").formatted(number);
      Path path = folder.resolve(name + target.ending());
      write(game).ifPresent(content -> files.put(path, content));
    }
    return files;
  }

  private Optional<byte[]> write(CheckedGame game) {
    Written written = target.write(target == RecordTarget.PGN ? worded(game.game()) : game.game());
    losses.addAll(written.losses());
    games += written.content().isPresent() ? 1 : 0;
    return written.content();
  }

  private GameRecord worded(GameRecord game) {
    int first = game.moves().first(GameTree.START);
    boolean squares = first != GameTree.NONE && game.moves().move(first).text().isEmpty();
    return notation.isPresent() || squares
        ? Rewording.of(game, notation.orElse(Notation.CHINESE_SIMPLIFIED))
        : game;
  }
}
