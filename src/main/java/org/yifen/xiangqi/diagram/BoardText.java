package org.yifen.xiangqi.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * A diagram as text for a terminal, where a Chinese character is two columns wide. Red's pieces
 * stand in round brackets, Black's in square ones; the piece that moved last, and where it came
 * from, in pointed ones for Red and in braces for Black. All rows are equally wide.
 *
 * <p>Every point of the board has four columns, the crossing in the second: with two lines a rank
 * the squares are about as high as wide, and the diagonals of the palaces fit. The lines are ASCII
 * because fonts and terminals for Chinese make box-drawing characters as wide as Chinese ones.
 */
public final class BoardText {

  /** Columns of the ranks' digits at the left. */
  private static final int MARGIN = 2;

  private static final int BANK = 4;
  private static final int POINT = 4;

  private final Diagram diagram;
  private final boolean ascii;
  private final BiFunction<Tone, String, String> paint;

  private BoardText(Diagram diagram, boolean ascii, BiFunction<Tone, String, String> paint) {
    this.diagram = diagram;
    this.ascii = ascii;
    this.paint = paint;
  }

  /**
   * The rows from above.
   *
   * @param ascii without Chinese characters: pieces by the letters of a FEN
   * @param paint adds colours that take no room
   */
  public static List<String> rows(
      Diagram diagram, boolean ascii, BiFunction<Tone, String, String> paint) {
    return new BoardText(diagram, ascii, paint).rows();
  }

  private List<String> rows() {
    List<String> rows = new ArrayList<>();
    rows.add(numbers(true));
    for (int row = 0; row < Square.RANKS; row++) {
      rows.add(rank(row));
      if (row < Square.RANKS - 1) {
        rows.add(row == BANK ? river() : between(row));
      }
    }
    rows.add(numbers(false));
    rows.add(letters());
    return rows;
  }

  private String numbers(boolean above) {
    StringBuilder out = new StringBuilder(" ".repeat(MARGIN));
    for (int column = 0; column < Square.FILES; column++) {
      char number = diagram.number(column, above);
      boolean red = number > '9';
      char shown = red && ascii ? (char) ('9' - diagram.square(column, 0).file()) : number;
      out.append(red && !ascii ? " " + shown + " " : " " + shown + "  ");
    }
    return out.toString();
  }

  private String letters() {
    StringBuilder out = new StringBuilder(" ".repeat(MARGIN));
    for (int column = 0; column < Square.FILES; column++) {
      out.append(' ').append((char) ('a' + diagram.square(column, 0).file())).append("  ");
    }
    return out.toString();
  }

  private String rank(int row) {
    StringBuilder out = new StringBuilder();
    out.append(diagram.square(0, row).rank()).append(' ');
    for (int column = 0; column < Square.FILES; column++) {
      out.append(point(column, row));
    }
    return out.toString();
  }

  private String point(int column, int row) {
    Square square = diagram.square(column, row);
    Optional<Piece> piece = diagram.setup().at(square);
    String behind = column < Square.FILES - 1 ? "-" : " ";
    if (piece.isPresent()) {
      Piece p = piece.get();
      String name = "" + (ascii ? p.letter() : p.chinese());
      return bracketed(p.side(), diagram.isTo(square), name) + (ascii ? behind : "");
    }
    if (diagram.isFrom(square)) {
      return bracketed(diagram.mover(), true, ascii ? " " : "  ") + (ascii ? behind : "");
    }
    return (column > 0 ? "-" : " ") + "+" + behind + behind;
  }

  private String bracketed(Side side, boolean moved, String name) {
    boolean red = side == Side.RED;
    String brackets = red ? (moved ? "<>" : "()") : moved ? "{}" : "[]";
    Tone tone = red ? (moved ? Tone.RED_MOVED : Tone.RED) : moved ? Tone.BLACK_MOVED : Tone.BLACK;
    return paint.apply(tone, brackets.charAt(0) + name + brackets.charAt(1));
  }

  /** The lines between two ranks, those of the palaces included. */
  private static String between(int row) {
    StringBuilder out = new StringBuilder(" ".repeat(MARGIN));
    int palace = row < BANK ? row : row - (Square.RANKS - 3);
    for (int column = 0; column < Square.FILES; column++) {
      boolean inside = (palace == 0 || palace == 1) && (column == 3 || column == 4);
      boolean falling = (palace == 0) == (column == 3);
      out.append(" | ").append(inside ? (falling ? '\\' : '/') : ' ');
    }
    return out.toString();
  }

  /** The names take twenty columns in either script. */
  private String river() {
    String names = ascii ? "CHU HE       HAN JIE" : "楚 河          汉 界";
    String gap = " ".repeat(POINT);
    return " ".repeat(MARGIN) + " |  " + gap + names + gap + " |  ";
  }
}
