package org.yifen.xiangqi.diagram;

import java.util.Optional;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * The picture of a diagram, for every canvas the same. One unit is one pixel of a picture of the
 * usual width; all lengths are whole numbers, so that the same diagram gives the same bytes.
 */
final class Drawing {

  static final int WIDTH = 1080;

  /** From one line of the board to the next. */
  static final int STEP = 110;

  /** Where the first file and the first rank lie. */
  static final int LEFT = 100;

  static final int TOP = 110;

  /** Of a piece. */
  static final int RADIUS = 49;

  private static final int RIGHT = LEFT + (Square.FILES - 1) * STEP;
  private static final int BOTTOM = TOP + (Square.RANKS - 1) * STEP;
  private static final int FRAME = 14;

  /** How far the numbers of the files lie from the board, and their size. */
  private static final int NUMBER_GAP = 78;

  private static final int NUMBER_SIZE = 36;
  private static final int COORDINATE_SIZE = 26;
  private static final int CAPTION_SIZE = 42;

  /** The last row of the upper bank of the river. */
  private static final int BANK = 4;

  private final Diagram diagram;
  private final Canvas canvas;

  private Drawing(Diagram diagram, Canvas canvas) {
    this.diagram = diagram;
    this.canvas = canvas;
  }

  static int height(Diagram diagram) {
    return diagram.caption().isEmpty() ? BOTTOM + 140 : BOTTOM + 210;
  }

  static int x(int column) {
    return LEFT + column * STEP;
  }

  static int y(int row) {
    return TOP + row * STEP;
  }

  static void draw(Diagram diagram, Canvas canvas) {
    Drawing drawing = new Drawing(diagram, canvas);
    canvas.rectangle(0, 0, WIDTH, height(diagram), Ink.PAPER);
    drawing.board();
    drawing.edges();
    diagram.last().ifPresent(drawing::move);
    drawing.pieces();
    drawing.caption();
  }

  private void board() {
    canvas.begin("board", "");
    int width = RIGHT - LEFT + 2 * FRAME;
    int height = BOTTOM - TOP + 2 * FRAME;
    canvas.rectangle(LEFT - FRAME, TOP - FRAME, width, height, Ink.BOARD);
    frame(FRAME, 6);
    frame(0, 3);
    for (int row = 1; row < Square.RANKS - 1; row++) {
      canvas.lines(2, Ink.LINE, LEFT, y(row), RIGHT, y(row));
    }
    for (int column = 1; column < Square.FILES - 1; column++) {
      canvas.lines(2, Ink.LINE, x(column), TOP, x(column), y(BANK));
      canvas.lines(2, Ink.LINE, x(column), y(BANK + 1), x(column), BOTTOM);
    }
    palace(0);
    palace(Square.RANKS - 3);
    starts();
    river();
    canvas.end();
  }

  private void frame(int gap, int thickness) {
    int left = LEFT - gap;
    int right = RIGHT + gap;
    int top = TOP - gap;
    int bottom = BOTTOM + gap;
    canvas.lines(
        thickness, Ink.LINE, left, top, right, top, right, bottom, left, bottom, left, top);
  }

  private void palace(int row) {
    canvas.lines(2, Ink.LINE, x(3), y(row), x(5), y(row + 2));
    canvas.lines(2, Ink.LINE, x(3), y(row + 2), x(5), y(row));
  }

  /** The marks where cannons and pawns start, as far as they lie on the board. */
  private void starts() {
    for (int column = 0; column < Square.FILES; column++) {
      boolean cannon = column == 1 || column == Square.FILES - 2;
      int row = cannon ? 2 : 3;
      for (int side = -1; side <= 1 && (cannon || column % 2 == 0); side += 2) {
        if (column + side >= 0 && column + side < Square.FILES) {
          corners(column, row, side, 9, 27, 2, Ink.LINE);
          corners(column, Square.RANKS - 1 - row, side, 9, 27, 2, Ink.LINE);
        }
      }
    }
  }

  /** The two corners on one side of a point; each lies at {@code gap} and leads to {@code end}. */
  private void corners(int column, int row, int side, int gap, int end, int thickness, Ink ink) {
    int x = x(column);
    for (int way = -1; way <= 1; way += 2) {
      int corner = y(row) + way * gap;
      canvas.lines(
          thickness,
          ink,
          x + side * end,
          corner,
          x + side * gap,
          corner,
          x + side * gap,
          y(row) + way * end);
    }
  }

  private void river() {
    int middle = y(BANK) + STEP / 2;
    String names = "楚河汉界";
    int[] places = {3, 5, 11, 13};
    for (int i = 0; i < places.length; i++) {
      canvas.glyph(names.charAt(i), LEFT + places[i] * STEP / 2, middle, 68, Ink.LINE);
    }
  }

  /** The files' numbers as the players count them, and the names of squares. */
  private void edges() {
    canvas.begin("coordinates", "");
    for (int column = 0; column < Square.FILES; column++) {
      int x = x(column);
      canvas.glyph(diagram.number(column, true), x, TOP - NUMBER_GAP, NUMBER_SIZE, Ink.TEXT);
      canvas.glyph(diagram.number(column, false), x, BOTTOM + NUMBER_GAP, NUMBER_SIZE, Ink.TEXT);
      char letter = (char) ('a' + diagram.square(column, 0).file());
      canvas.glyph(letter, x, BOTTOM + NUMBER_GAP + 36, COORDINATE_SIZE, Ink.COORDINATE);
    }
    for (int row = 0; row < Square.RANKS; row++) {
      char digit = (char) ('0' + diagram.square(0, row).rank());
      canvas.glyph(digit, LEFT - NUMBER_GAP, y(row), COORDINATE_SIZE, Ink.COORDINATE);
    }
    canvas.end();
  }

  /** Corners round both squares, narrower ones and a point where the piece came from. */
  private void move(Move move) {
    canvas.begin("move", move.toString());
    marked(move.from(), 42, 26);
    marked(move.to(), 54, 32);
    canvas.disc(x(diagram.column(move.from())), y(diagram.row(move.from())), 13, Ink.MARK);
    canvas.end();
  }

  private void marked(Square square, int gap, int end) {
    for (int side = -1; side <= 1; side += 2) {
      corners(diagram.column(square), diagram.row(square), side, gap, end, 6, Ink.MARK);
    }
  }

  private void pieces() {
    for (int i = 0; i < Square.COUNT; i++) {
      Square square = Square.of(i);
      Optional<Piece> piece = diagram.setup().at(square);
      piece.ifPresent(p -> piece(p, square));
    }
  }

  /** Red light with red characters, Black dark with light ones: as different without colours. */
  private void piece(Piece piece, Square square) {
    int x = x(diagram.column(square));
    int y = y(diagram.row(square));
    boolean red = piece.side() == Side.RED;
    canvas.begin(
        red ? "piece red" : "piece black", piece.side().chinese() + piece.chinese() + " " + square);
    canvas.disc(x, y, RADIUS, red ? Ink.RED : Ink.BLACK);
    if (red) {
      canvas.disc(x, y, RADIUS - 5, Ink.FACE);
    }
    canvas.ring(x, y, RADIUS - 9, 2, red ? Ink.RED : Ink.FACE);
    canvas.glyph(piece.chinese(), x, y, 62, red ? Ink.RED : Ink.FACE);
    canvas.end();
  }

  private void caption() {
    String text = diagram.caption();
    int width = text.chars().map(c -> room((char) c)).sum();
    int x = (WIDTH - width) / 2;
    canvas.begin("caption", text);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int room = room(c);
      if (Glyphs.of(c).isPresent()) {
        canvas.glyph(c, x + room / 2, BOTTOM + 168, CAPTION_SIZE, Ink.TEXT);
      }
      x += room;
    }
    canvas.end();
  }

  private static int room(char c) {
    int units = Glyphs.of(c).map(Glyphs.Glyph::width).orElse(c == ' ' ? 300 : Glyphs.EM);
    return units * CAPTION_SIZE / Glyphs.EM;
  }
}
