package org.yifen.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * A movement as Chinese and WXF texts describe it: which piece, which way, how far.
 *
 * @param otherwise a second meaning of the order; {@link Order#NONE} when there is none
 * @param file the piece's, 1 to 9 from the player's right; 0 when it is not said
 * @param number of squares, or of the file the move ends on, 1 to 9
 * @param sides whose way of writing it has: a bit for Red's digits (1), Black's (2), Red's names
 *     (4), Black's (8)
 */
record Described(
    Kind kind,
    Order order,
    Order otherwise,
    int file,
    Way way,
    int number,
    int sides,
    boolean traditional) {

  static final int RED_DIGITS = 1;
  static final int BLACK_DIGITS = 2;
  static final int RED_NAME = 4;
  static final int BLACK_NAME = 8;

  /** 进, 退, 平. */
  enum Way {
    FORWARD,
    BACK,
    SIDEWAYS
  }

  /**
   * A text that was to be a movement.
   *
   * @param offset where it could not be read on; 0 when it could
   */
  record Reading(Optional<Described> described, int offset) {

    static Reading of(Described described) {
      return new Reading(Optional.of(described), 0);
    }

    static Reading failed(int offset) {
      return new Reading(Optional.empty(), offset);
    }
  }

  /** Whether a text has the look of a Chinese one: its first character is. */
  static boolean isChinese(String text) {
    int start = Letters.start(text);
    return start < text.length() && ChineseSign.of(text.charAt(start)).isHan();
  }

  /** The legal move or moves it means, or why there is none. */
  MoveReading in(Board board) {
    Piece piece = Piece.of(board.toMove(), kind);
    boolean fileIsEnough = file > 0 && otherwise == Order.NONE;
    Likes likes = fileIsEnough ? Likes.of(board, piece, file) : Likes.of(board, piece);
    List<Square> fitting = fitting(likes);
    List<Move> legal = new ArrayList<>(2);
    for (Square from : fitting) {
      Move move = move(from, board.toMove()).orElse(null);
      if (move != null && board.isLegal(move.packed())) {
        legal.add(move);
      }
    }
    if (legal.isEmpty()) {
      return Refusal.of(board, this, fitting);
    }
    int notes = notes(board.toMove());
    if (legal.size() > 1) {
      return new MoveReading.Ambiguous(legal, Note.set(notes));
    }
    boolean needless = order == Order.NONE && isDiagonalStepper();
    notes |= fitting.size() > 1 && !needless ? Note.ONLY_ONE_CAN.bit() : 0;
    return new MoveReading.Legal(legal.get(0), Note.set(notes));
  }

  /** Two advisors or elephants on a file never both go the same way, so that nobody tells which. */
  private boolean isDiagonalStepper() {
    return kind == Kind.ADVISOR || kind == Kind.ELEPHANT;
  }

  private List<Square> fitting(Likes likes) {
    List<Square> fitting = new ArrayList<>(2);
    for (int i = 0; i < likes.count(); i++) {
      if ((file == 0 || likes.file(i) == file) && isMeant(likes, i)) {
        fitting.add(likes.square(i));
      }
    }
    return fitting;
  }

  private boolean isMeant(Likes likes, int i) {
    if (file == 0 && order.number() > 0) {
      return likes.number(i) == order.number();
    }
    boolean second =
        otherwise != Order.NONE
            && likes.tandemFiles() > 1
            && otherwise.means(likes.place(i), likes.size(i));
    return second || order.means(likes.place(i), likes.size(i));
  }

  /** The move of a piece from a square; empty when no square of the board is that way. */
  Optional<Move> move(Square from, Side side) {
    int ahead = side == Side.RED ? 1 : -1;
    int file = from.file();
    int ranks = 0;
    boolean jumps = isDiagonalStepper() || kind == Kind.HORSE;
    if (jumps || way == Way.SIDEWAYS) {
      file = side == Side.RED ? Square.FILES - number : number - 1;
    }
    if (jumps) {
      ranks = way == Way.SIDEWAYS ? 0 : ranks(Math.abs(file - from.file()));
      if (ranks == 0) {
        return Optional.empty();
      }
    } else if (way != Way.SIDEWAYS) {
      ranks = number;
    }
    int rank = from.rank() + (way == Way.BACK ? -ahead : ahead) * ranks;
    boolean exists = rank >= 0 && rank < Square.RANKS;
    return exists ? Optional.of(new Move(from, Square.of(file, rank))) : Optional.empty();
  }

  /** How many ranks an advisor, elephant or horse goes that goes so many files; 0 for never. */
  private int ranks(int files) {
    return switch (kind) {
      case ADVISOR -> files == 1 ? 1 : 0;
      case ELEPHANT -> files == 2 ? 2 : 0;
      default -> files == 1 || files == 2 ? 3 - files : 0;
    };
  }

  private int notes(Side side) {
    boolean red = side == Side.RED;
    int notes = traditional ? Note.TRADITIONAL.bit() : 0;
    notes |= (sides & (red ? BLACK_DIGITS : RED_DIGITS)) != 0 ? Note.OTHER_DIGITS.bit() : 0;
    notes |= (sides & (red ? BLACK_NAME : RED_NAME)) != 0 ? Note.OTHER_NAME.bit() : 0;
    return notes;
  }
}
