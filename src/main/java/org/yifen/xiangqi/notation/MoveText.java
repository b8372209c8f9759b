package org.yifen.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;

/**
 * Reads and writes single moves in every {@link Notation}. A text depends on the position: 炮二平五 is
 * another move for another player, and may be none, or several.
 */
public final class MoveText {

  private MoveText() {}

  /** Reads a text in the notation it has the look of; ranks count from 0 unless one is 10. */
  public static MoveReading read(Position position, String text) {
    return read(position.board(), text);
  }

  /** Reads a text that is to be in a notation, Chinese in either script; another is invalid. */
  public static MoveReading read(Position position, String text, Notation notation) {
    return read(position.board(), text, notation);
  }

  /** As with a position; the board stays as it is. */
  public static MoveReading read(Board board, String text) {
    if (Described.isChinese(text)) {
      return described(board, ChineseReader.read(text));
    }
    Coordinates coordinates = Coordinates.read(text);
    if (coordinates.isReadable()) {
      return coordinates(board, text, coordinates, coordinates.notation());
    }
    Described.Reading wxf = WxfReader.read(text);
    boolean nearer = wxf.described().isEmpty() && coordinates.offset() > wxf.offset();
    return nearer ? new MoveReading.Invalid(coordinates.offset()) : described(board, wxf);
  }

  /** As with a position; the board stays as it is. */
  public static MoveReading read(Board board, String text, Notation notation) {
    if (notation.isChinese()) {
      return described(board, ChineseReader.read(text));
    }
    return notation == Notation.WXF
        ? described(board, WxfReader.read(text))
        : coordinates(board, text, Coordinates.read(text), notation);
  }

  private static MoveReading described(Board board, Described.Reading reading) {
    return reading.described().isPresent()
        ? reading.described().get().in(board)
        : new MoveReading.Invalid(reading.offset());
  }

  private static MoveReading coordinates(
      Board board, String text, Coordinates read, Notation notation) {
    int firstRank = notation == Notation.UCI_FROM_1 ? 1 : 0;
    if (!read.isReadable()) {
      return new MoveReading.Invalid(read.offset());
    }
    if (!read.isOnBoard(firstRank)) {
      return new MoveReading.Invalid(Coordinates.offBoard(text, firstRank));
    }
    Move move = read.move(firstRank);
    return board.isLegal(move.packed())
        ? new MoveReading.Legal(move, Note.set(0))
        : Refusal.of(board, move);
  }

  /** Writes a legal move, never so that it could be read as another; throws when it is illegal. */
  public static String write(Position position, Move move, Notation notation) {
    return write(position.board(), move, notation);
  }

  /** As with a position; the board stays as it is. */
  public static String write(Board board, Move move, Notation notation) {
    if (!board.isLegal(move.packed())) {
      throw new IllegalArgumentException("illegal: " + move);
    }
    return switch (notation) {
      case CHINESE_SIMPLIFIED -> MoveWriter.chinese(board, move, false);
      case CHINESE_TRADITIONAL -> MoveWriter.chinese(board, move, true);
      case WXF -> MoveWriter.wxf(board, move);
      case ICCS, UCI, UCI_FROM_1 -> Coordinates.write(move, notation);
    };
  }

  /** Writes the moves of a game from its start; throws at the first that is illegal. */
  public static List<String> write(Position start, List<Move> moves, Notation notation) {
    Board board = start.board();
    List<String> texts = new ArrayList<>(moves.size());
    for (Move move : moves) {
      texts.add(write(board, move, notation));
      board.make(move.packed());
    }
    return texts;
  }
}
