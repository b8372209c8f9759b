package org.yifen.xiangqi.notation;

import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** Writes legal moves in Chinese and in WXF. */
final class MoveWriter {

  private final Piece piece;
  private final Kind kind;
  private final Side side;
  private final Move move;
  private final Likes likes;
  private final int own;

  private MoveWriter(Board board, Move move) {
    this.piece = board.at(move.from()).orElseThrow();
    this.kind = piece.kind();
    this.side = piece.side();
    this.move = move;
    this.likes = Likes.of(board, piece);
    this.own = likes.find(move.from());
  }

  static String chinese(Board board, Move move, boolean traditional) {
    MoveWriter writer = new MoveWriter(board, move);
    char way = "进退平".charAt(writer.way());
    return writer.chinesePiece(traditional)
        + (traditional && way == '进' ? '進' : way)
        + ChineseSign.digit(writer.number(), writer.side);
  }

  static String wxf(Board board, Move move) {
    MoveWriter writer = new MoveWriter(board, move);
    return writer.wxfPiece() + "+-=".charAt(writer.way()) + writer.number();
  }

  /** 0 forward, 1 back, 2 sideways. */
  private int way() {
    int ahead = (move.to().rank() - move.from().rank()) * (side == Side.RED ? 1 : -1);
    return ahead == 0 ? 2 : ahead > 0 ? 0 : 1;
  }

  /** Along a file how many squares, else the file the move ends on. */
  private int number() {
    return move.to().file() == move.from().file()
        ? Math.abs(move.to().rank() - move.from().rank())
        : file(move.to());
  }

  private int file(Square square) {
    return side == Side.RED ? Square.FILES - square.file() : square.file() + 1;
  }

  /** Whether the file is enough: alone on it, or a piece whose way forward or back tells which. */
  private boolean isPlain() {
    return likes.size(own) == 1 || kind == Kind.ADVISOR || kind == Kind.ELEPHANT;
  }

  private boolean isFront() {
    return likes.place(own) == 0;
  }

  private boolean isRear() {
    return likes.place(own) == likes.size(own) - 1;
  }

  private String chinesePiece(boolean traditional) {
    char name = ChineseSign.name(kind, side, traditional);
    char file = ChineseSign.digit(likes.file(own), side);
    if (isPlain()) {
      return "" + name + file;
    }
    if (likes.size(own) > 3) {
      return "" + ChineseSign.NUMERALS.charAt(likes.place(own)) + name;
    }
    char order = isFront() ? '前' : !isRear() ? '中' : traditional ? '後' : '后';
    return "" + order + (likes.tandemFiles() > 1 ? file : name);
  }

  private String wxfPiece() {
    char letter = WxfReader.letter(kind);
    int file = likes.file(own);
    if (isPlain()) {
      return "" + letter + file;
    }
    if (likes.size(own) == 2 && likes.tandemFiles() == 1) {
      return letter + (isFront() ? "+" : "-");
    }
    int number = likes.place(own) + 1;
    // 11 and 33 would be the middle one of three as well: see WxfReader
    boolean twofold = number == file && number != 2 && likes.size(own) == 3;
    if (twofold && likes.tandemFiles() > 1) {
      return file + (isFront() ? "+" : "-");
    }
    return "" + number + file;
  }
}
