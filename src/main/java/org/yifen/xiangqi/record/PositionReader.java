package org.yifen.xiangqi.record;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Move;

/**
 * Reads the lines by which engines are given games: {@code position startpos moves h2e2 h9g7},
 * {@code position fen ... moves ...}, with or without the first word. Each is a game; other lines
 * of the protocol are told and left out.
 */
final class PositionReader {

  private static final String POSITION = "position ";
  private static final String FEN = "fen ";
  private static final String START = "startpos";
  private static final String MOVES = "moves";

  private final TextLines lines;
  private final Gathered out;

  PositionReader(TextLines lines, Gathered out) {
    this.lines = lines;
    this.out = out;
  }

  /** Whether a line is one of these. */
  static boolean isPosition(String line) {
    String text = command(line);
    return text.startsWith(START) || (text.startsWith(FEN) && text.contains("/"));
  }

  private static String command(String line) {
    String text = line.strip();
    boolean word = text.toLowerCase(Locale.ROOT).startsWith(POSITION);
    return word ? text.substring(POSITION.length()).strip() : text;
  }

  void read() throws IOException {
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      if (isPosition(line.get())) {
        game(command(line.get()));
      } else if (!line.get().isBlank()) {
        out.line(lines.number(), Notice.REC_017, line.get());
      }
    }
  }

  private void game(String text) {
    Draft draft = new Draft(RecordFormat.POSITION);
    int at = (" " + text + " ").indexOf(" " + MOVES + " ");
    String position = at < 0 ? text : text.substring(0, at);
    if (position.startsWith(FEN)) {
      draft.fen(position.substring(FEN.length()).strip(), lines.number(), out);
    }
    String moves = at < 0 ? "" : text.substring(Math.min(text.length(), at + MOVES.length()));
    int node = GameTree.START;
    for (String word : moves.strip().split("\\s+", -1)) {
      if (word.isEmpty() || draft.tree.isFull()) {
        continue;
      }
      node = draft.tree.add(node, new RecordedMove(word, Optional.<Move>empty()));
    }
    draft.finish(out, lines.encoding());
  }
}
