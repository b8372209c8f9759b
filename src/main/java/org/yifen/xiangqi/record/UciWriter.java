package org.yifen.xiangqi.record;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.notation.Fen;

/** Writes the line that gives an engine a game: {@code position startpos moves h2e2 h9g7}. */
public final class UciWriter {

  private UciWriter() {}

  /** The main line with ranks from 0; the format has no place for anything else. */
  public static Written write(GameRecord game) {
    GameTree tree = game.moves();
    Losses losses = new Losses();
    Optional<Setup> start = game.start();
    if (start.isEmpty()) {
      losses.add(Losses.POSITION);
      return new Written(Optional.empty(), losses.of(game, RecordFormat.POSITION));
    }
    boolean usual = start.get().equals(Setup.START);
    StringBuilder line = new StringBuilder("position ");
    line.append(usual ? "startpos" : "fen " + Fen.write(start.get()));
    int node = tree.first(GameTree.START);
    boolean any = node != GameTree.NONE && tree.squares(node).isPresent();
    line.append(any ? " moves" : "");
    for (; node != GameTree.NONE && tree.squares(node).isPresent(); node = tree.first(node)) {
      line.append(' ').append(tree.squares(node).get());
    }
    losses.addIf(node != GameTree.NONE, Losses.MOVES);
    losses.addIf(tree.variations() > 0, Losses.VARIATIONS);
    losses.addIf(tree.comments() > 0, Losses.COMMENTS);
    losses.addIf(tree.hasNags(), Losses.NAGS);
    losses.addIf(!game.tags().isEmpty() || game.outcome() != Outcome.UNKNOWN, Losses.TAGS);
    byte[] content = line.append('\n').toString().getBytes(StandardCharsets.US_ASCII);
    return new Written(Optional.of(content), losses.of(game, RecordFormat.POSITION));
  }
}
