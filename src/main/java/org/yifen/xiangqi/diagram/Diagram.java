package org.yifen.xiangqi.diagram;

import java.util.Optional;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * What a diagram shows.
 *
 * @param setup the pieces; a position of a game or not
 * @param last the move that led here, to be marked; it need not fit the pieces
 * @param flipped whether Black sits below: the board turned by half a circle
 * @param caption a line below the board of pictures; empty for none. See {@link #canCaption}
 */
public record Diagram(Setup setup, Optional<Move> last, boolean flipped, String caption) {

  /** 一 to 九, in order. */
  private static final String NUMERALS = "一二三四五六七八九";

  public Diagram {
    if (!canCaption(caption)) {
      throw new IllegalArgumentException("no outlines for a caption: " + caption);
    }
  }

  /** A diagram of nothing but pieces, Red below. */
  public static Diagram of(Setup setup) {
    return new Diagram(setup, Optional.empty(), false, "");
  }

  public Diagram withLast(Move move) {
    return new Diagram(setup, Optional.of(move), flipped, caption);
  }

  /** The same with Black below. */
  public Diagram turned() {
    return new Diagram(setup, last, !flipped, caption);
  }

  public Diagram withCaption(String text) {
    return new Diagram(setup, last, flipped, text);
  }

  /**
   * Whether a text can be a caption: it holds blanks and characters of moves, of {@code 第着轮红黑走},
   * {@code 将军}, {@code 将死} and {@code 困毙} alone, for which there are outlines. Names of players can
   * be none: no font is taken for granted.
   */
  public static boolean canCaption(String text) {
    return text.chars().allMatch(c -> c == ' ' || c == '　' || Glyphs.of((char) c).isPresent());
  }

  /**
   * The square at a place.
   *
   * @param column 0 to 8 from the left
   * @param row 0 to 9 from above
   */
  Square square(int column, int row) {
    Square square = Square.of(column, Square.RANKS - 1 - row);
    return flipped ? square.turned() : square;
  }

  /** From the left, 0 to 8. */
  int column(Square square) {
    return flipped ? Square.FILES - 1 - square.file() : square.file();
  }

  /** From above, 0 to 9. */
  int row(Square square) {
    return flipped ? square.rank() : Square.RANKS - 1 - square.rank();
  }

  /** The number of a column's file as the side on that edge counts: 一 to 九 for Red, 1 to 9. */
  char number(int column, boolean above) {
    int file = square(column, 0).file();
    boolean black = above != flipped;
    return black ? (char) ('1' + file) : NUMERALS.charAt(Square.FILES - 1 - file);
  }

  /** The side whose move {@link #last} is: that of the piece where it ends, else who waits now. */
  Side mover() {
    return last.flatMap(m -> setup.at(m.to())).map(Piece::side).orElse(setup.toMove().other());
  }

  boolean isFrom(Square square) {
    return last.filter(m -> m.from().equals(square)).isPresent();
  }

  boolean isTo(Square square) {
    return last.filter(m -> m.to().equals(square)).isPresent();
  }
}
