package org.yifen.xiangqi.adjudication;

import java.util.List;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Square;

/**
 * A chase (捉): a piece that would be lost, where it stands, and how.
 *
 * @param piece the one that makes the first move of the line: the capturer, or who gives check
 * @param target the piece to be lost
 * @param line the moves that prove it, the opponent having passed
 * @param byChecks whether checks come first
 */
public record Chase(
    Piece piece,
    Square from,
    Piece target,
    Square on,
    Form form,
    List<Move> line,
    boolean byChecks) {

  /** How the target comes to be lost. */
  public enum Form {
    /** A rook, by a piece worth less: protected or not. */
    ROOK("捉车"),
    /** Nothing can take back. */
    UNPROTECTED("无根"),
    /** What could take back loses more by it. */
    FALSE_ROOT("假根"),
    /** It is worth more than the capturer. */
    VALUE("得子"),
    /** It has fewer protectors than attackers. */
    UNDER_PROTECTED("少根"),
    /** Several pieces work together; none of them alone, moved or set free, does it. */
    JOINT("联合捉子");

    private final String chinese;

    Form(String chinese) {
      this.chinese = chinese;
    }

    public String chinese() {
      return chinese;
    }

    /** Whether it weighs less than the others where both sides' moves are forbidden. */
    public boolean isLight() {
      return this == UNDER_PROTECTED || this == JOINT;
    }
  }

  public Chase {
    line = List.copyOf(line);
  }
}
