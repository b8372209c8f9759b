package org.yifen.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.notation.GameReading.Remark;
import org.yifen.xiangqi.notation.GameReading.Rest;
import org.yifen.xiangqi.notation.GameReading.Stop;

/** Reads one game's texts on a board. */
final class GameReader {

  /** How many ambiguous texts one try may pass; each is a call within a call. */
  private static final int MOST_NESTED = 200;

  private final Position start;
  private final List<String> texts;
  private final Notation notation;
  private final Board board;
  private final List<Move> moves;
  private final List<Remark> remarks = new ArrayList<>();
  private int tried;
  private boolean gaveUp;

  /** Whether the text read last is in another notation. */
  private boolean isOther;

  GameReader(Position start, List<String> texts, Notation notation) {
    this.start = start;
    this.texts = texts;
    this.notation = notation;
    this.board = start.board();
    this.moves = new ArrayList<>(texts.size());
  }

  GameReading read() {
    Optional<Stop> stop = Optional.empty();
    while (stop.isEmpty() && moves.size() < texts.size()) {
      stop = readNext();
    }
    return new GameReading(start, notation, moves, remarks, stop);
  }

  private Optional<Stop> readNext() {
    int index = moves.size();
    MoveReading reading = reading(index);
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      return settle(index, ambiguous);
    }
    if (reading.found().isEmpty()) {
      return Optional.of(new Stop(index + 1, texts.get(index), reading, Optional.empty()));
    }
    take(index, reading.found().get(), reading);
    return Optional.empty();
  }

  private MoveReading reading(int index) {
    String text = texts.get(index);
    MoveReading reading = MoveText.read(board, text, notation);
    isOther = reading instanceof MoveReading.Invalid && isOther(text);
    return isOther ? MoveText.read(board, text) : reading;
  }

  private boolean isOther(String text) {
    return Notation.of(text).filter(n -> !n.isLike(notation)).isPresent();
  }

  private void take(int index, Move move, MoveReading reading) {
    for (Note note : reading.notes()) {
      if (note != Note.TRADITIONAL) {
        remarks.add(new Remark(index + 1, note));
      }
    }
    if (isOther) {
      remarks.add(new Remark(index + 1, Note.OTHER_NOTATION));
    }
    board.make(move.packed());
    moves.add(move);
  }

  private Optional<Stop> settle(int index, MoveReading.Ambiguous ambiguous) {
    boolean other = isOther;
    List<Move> fitting = new ArrayList<>();
    for (Move move : ambiguous.moves()) {
      if (fitsRest(move, index, 0)) {
        fitting.add(move);
      }
    }
    if (fitting.size() == 1 && !gaveUp) {
      isOther = other;
      take(index, fitting.get(0), ambiguous);
      remarks.add(new Remark(index + 1, Note.SETTLED_BY_REST));
      return Optional.empty();
    }
    Rest rest = gaveUp ? Rest.TOO_LONG : fitting.isEmpty() ? Rest.FITS_NONE : Rest.FITS_SEVERAL;
    return Optional.of(new Stop(index + 1, texts.get(index), ambiguous, Optional.of(rest)));
  }

  private boolean fitsRest(Move move, int index, int nested) {
    board.make(move.packed());
    boolean fits = isRestLegal(index + 1, nested);
    board.undo();
    return fits;
  }

  /** Whether the texts from one on can be read; what can be read in no position ends them. */
  private boolean isRestLegal(int from, int nested) {
    int before = board.made();
    boolean legal = true;
    for (int index = from; legal && index < texts.size(); index++) {
      if (++tried > GameReading.MOST_TRIED || nested > MOST_NESTED) {
        gaveUp = true;
        legal = false;
        break;
      }
      MoveReading reading = reading(index);
      if (reading instanceof MoveReading.Ambiguous ambiguous) {
        legal = anyFitsRest(ambiguous, index, nested + 1);
        break;
      }
      if (reading instanceof MoveReading.Invalid) {
        break;
      }
      legal = reading.found().isPresent();
      reading.found().ifPresent(move -> board.make(move.packed()));
    }
    while (board.made() > before) {
      board.undo();
    }
    return legal;
  }

  private boolean anyFitsRest(MoveReading.Ambiguous ambiguous, int index, int nested) {
    for (Move move : ambiguous.moves()) {
      if (fitsRest(move, index, nested)) {
        return true;
      }
    }
    return false;
  }
}
