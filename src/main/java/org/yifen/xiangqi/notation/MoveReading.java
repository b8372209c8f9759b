package org.yifen.xiangqi.notation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Move;

/** A move text, read in a position: exactly one of four findings. */
public sealed interface MoveReading {

  /** The legal move the text means; empty when it is invalid, illegal or ambiguous. */
  default Optional<Move> found() {
    return Optional.empty();
  }

  /** What is worth saying about the text; of a legal or an ambiguous one alone. */
  default Set<Note> notes() {
    return Set.of();
  }

  /** The text means this legal move. */
  record Legal(Move move, Set<Note> notes) implements MoveReading {

    @Override
    public Optional<Move> found() {
      return Optional.of(move);
    }
  }

  /**
   * The text cannot be read as a move in any position.
   *
   * @param offset of the first character that does not fit, from 0; the text's length when it ends
   *     too soon
   */
  record Invalid(int offset) implements MoveReading {}

  /**
   * The text can be read, but there is no such legal move.
   *
   * @param why the reason; of several pieces the text fits, the one that came nearest
   * @param attempted the move as read; empty when there is no such piece ({@link
   *     Illegality.Reason#NO_PIECE}) or no such square ({@link Illegality.Reason#NOT_ITS_WAY})
   * @param alternatives what was legal: the moves of the pieces the text fits; when it fits none,
   *     those of the same kind, or of coordinates those to the same square
   */
  record Illegal(Illegality why, Optional<Move> attempted, List<Move> alternatives)
      implements MoveReading {

    public Illegal {
      alternatives = List.copyOf(alternatives);
    }
  }

  /**
   * The text fits several legal moves.
   *
   * @param moves all of them, two or more
   */
  record Ambiguous(List<Move> moves, Set<Note> notes) implements MoveReading {

    public Ambiguous {
      moves = List.copyOf(moves);
    }
  }
}
