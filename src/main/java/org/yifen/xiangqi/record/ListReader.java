package org.yifen.xiangqi.record;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.notation.Fen;

/**
 * Reads moves without tags, in any notation, one or several a line, with or without numbers. A FEN
 * on the first line is the start; a move after a result begins another game.
 */
final class ListReader {

  /** Lines that are looked at before any is read. */
  private static final int HEAD = 200;

  private final TextLines lines;
  private final Gathered out;
  private Draft draft = new Draft(RecordFormat.MOVE_LIST);
  private MoveTextReader moves;
  private boolean any;
  private int number;

  ListReader(TextLines lines, Gathered out) {
    this.lines = lines;
    this.out = out;
    this.moves = new MoveTextReader(draft, out);
  }

  /** Whether a text is a FEN, or is meant as one. */
  static boolean isFen(String text) {
    if (text.indexOf('/') < 0) {
      return false;
    }
    int slashes = (int) text.chars().filter(c -> c == '/').count();
    boolean plain = text.chars().allMatch(c -> c >= ' ' && c < 0x7F);
    return slashes >= 7 && slashes <= 11 && plain && (slashes != 9 || isBoard(text));
  }

  private static boolean isBoard(String text) {
    return Fen.read(text).setup().isPresent() || text.indexOf('/') <= 9;
  }

  void read() throws IOException {
    List<String> head = new ArrayList<>();
    for (Optional<String> line = next(head); line.isPresent(); line = next(head)) {
      head.add(line.get());
    }
    if (!isList(head)) {
      out.whole(Notice.REC_001);
      return;
    }
    for (String line : head) {
      line(line, ++number);
    }
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      line(line.get(), lines.number());
    }
    if (moves.hasAny() || any) {
      finish();
    }
  }

  private Optional<String> next(List<String> head) throws IOException {
    return head.size() < HEAD ? lines.next() : Optional.empty();
  }

  /** Whether a text is moves in the main, or at least a position: anything else is no record. */
  private static boolean isList(List<String> head) {
    int moves = 0;
    int others = 0;
    for (String line : head) {
      if (isFen(line.strip())) {
        return true;
      }
      for (String word : withoutComments(line).strip().split("[\\s\u3000,，]+", -1)) {
        String rest = word.substring(MoveNumber.length(word));
        boolean move = MoveShape.isMove(rest) || MoveShape.isRow(rest);
        moves += move ? Math.max(1, rest.length() / 4) : 0;
        others += move || rest.isEmpty() ? 0 : 1;
      }
    }
    return moves > 0 && moves >= others;
  }

  /** A line without what stands in braces, such as the times of moves. */
  private static String withoutComments(String line) {
    return line.indexOf('{') < 0 ? line : line.replaceAll("\\{[^{}]*}", " ");
  }

  private void line(String line, int row) {
    boolean fen = isFen(line.strip()) && !moves.isInComment();
    boolean another =
        fen ? (any || moves.hasAny()) : (moves.isEnded() && PgnReader.beginsWithMove(line));
    if (another) {
      finish();
    }
    if (fen) {
      draft.fen(line.strip(), row, out);
      any = true;
    } else {
      moves.read(line, row);
    }
  }

  private void finish() {
    moves.finish();
    draft.finish(out, lines.encoding());
    any = false;
    draft = new Draft(RecordFormat.MOVE_LIST);
    moves = new MoveTextReader(draft, out);
  }
}
