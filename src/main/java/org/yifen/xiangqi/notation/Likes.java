package org.yifen.xiangqi.notation;

import java.util.Optional;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * The pieces of one side and kind on a board, in the order pawns are counted: file by file from the
 * player's right, on a file from the front.
 */
final class Likes {

  private final Square[] squares;

  /**
   * By piece: the file, from 1 at the player's right; its place on it from 0; how many share it.
   */
  private final int[] files;

  private final int[] places;
  private final int[] sizes;
  private int count;
  private int tandemFiles;

  private Likes(int most) {
    squares = new Square[most];
    files = new int[most];
    places = new int[most];
    sizes = new int[most];
  }

  static Likes of(Board board, Piece piece) {
    Likes likes = new Likes(piece.kind().most());
    for (int file = 1; file <= Square.FILES; file++) {
      likes.add(board, piece, file);
    }
    return likes;
  }

  /** Those on one file alone; whether others share a file is then not known. */
  static Likes of(Board board, Piece piece, int file) {
    Likes likes = new Likes(piece.kind().most());
    likes.add(board, piece, file);
    return likes;
  }

  private void add(Board board, Piece piece, int file) {
    boolean red = piece.side() == Side.RED;
    int step = red ? -Square.FILES : Square.FILES;
    int index = red ? Square.COUNT - file : file - 1;
    int before = count;
    for (int depth = 0; depth < Square.RANKS; depth++, index += step) {
      Square square = Square.of(index);
      Optional<Piece> there = board.at(square);
      if (there.isPresent() && there.get() == piece) {
        squares[count] = square;
        files[count] = file;
        places[count] = count - before;
        count++;
      }
    }
    for (int i = before; i < count; i++) {
      sizes[i] = count - before;
    }
    tandemFiles += count - before > 1 ? 1 : 0;
  }

  int count() {
    return count;
  }

  Square square(int i) {
    return squares[i];
  }

  int file(int i) {
    return files[i];
  }

  int place(int i) {
    return places[i];
  }

  int size(int i) {
    return sizes[i];
  }

  /** How many files have two or more of the pieces. */
  int tandemFiles() {
    return tandemFiles;
  }

  /** Which of them stands on a square. */
  int find(Square square) {
    for (int i = 0; i < count; i++) {
      if (squares[i] == square) {
        return i;
      }
    }
    throw new IllegalArgumentException("no such piece on " + square);
  }

  /**
   * The place of a piece among all that share a file with another, from 1; 0 when it shares none.
   */
  int number(int piece) {
    int number = 0;
    for (int i = 0; i <= piece; i++) {
      number += sizes[i] > 1 ? 1 : 0;
    }
    return sizes[piece] > 1 ? number : 0;
  }
}
