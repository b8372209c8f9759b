package org.yifen.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * Reads and writes FEN: ten rows from Black's back rank, the side to move ({@code w} or {@code r}
 * for Red, {@code b} for Black), two fields that mean nothing in xiangqi ({@code -}), the moves
 * since the last capture, and the number of the round (回合).
 *
 * <p>What other programs write is read too: h for n, e and m for b, g for k, s for p; the fields
 * after the side to move may be missing, or {@code -}; round 0 is taken for 1, where counting
 * begins.
 */
public final class Fen {

  private static final Map<Character, Kind> KINDS =
      Map.ofEntries(
          Map.entry('k', Kind.KING),
          Map.entry('g', Kind.KING),
          Map.entry('a', Kind.ADVISOR),
          Map.entry('b', Kind.ELEPHANT),
          Map.entry('e', Kind.ELEPHANT),
          Map.entry('m', Kind.ELEPHANT),
          Map.entry('n', Kind.HORSE),
          Map.entry('h', Kind.HORSE),
          Map.entry('r', Kind.ROOK),
          Map.entry('c', Kind.CANNON),
          Map.entry('p', Kind.PAWN),
          Map.entry('s', Kind.PAWN));

  private static final String NOTHING = "-";

  /** How many fields of {@link #NOTHING} stand before the counters, and how many counters. */
  private static final int PLACEHOLDERS = 2;

  private static final int COUNTERS = 2;

  /** Digits of a counter at most. */
  private static final int DIGITS = 6;

  /** What is wrong with a text that is no FEN. */
  public enum Fault {
    /** A character that is no piece and no number of empty squares. */
    UNKNOWN_PIECE,
    /** A row has not nine squares: the character that is too many, or where the row ends. */
    ROW_LENGTH,
    /** There are not ten rows: the stroke before the eleventh, or where the board ends. */
    ROW_COUNT,
    /** The side to move is neither w nor r nor b, or is missing. */
    SIDE,
    /** A counter is no number of at most six digits. */
    COUNTER,
    /** More fields than a FEN has. */
    FIELDS
  }

  /**
   * A text, read.
   *
   * @param setup what it says; empty after a fault
   * @param fault what is wrong
   * @param offset where the fault is, in characters from 0; at most the length of the text; 0
   *     without a fault
   */
  public record Reading(Optional<Setup> setup, Optional<Fault> fault, int offset) {}

  private Setup setup = Setup.empty();
  private int offset;

  private Fen() {}

  /** Reads a FEN; what it says need not be a position of a game. */
  public static Reading read(String text) {
    Fen fen = new Fen();
    Optional<Fault> fault = fen.read(fields(text));
    return fault.isPresent()
        ? new Reading(Optional.empty(), fault, fen.offset)
        : new Reading(Optional.of(fen.setup), fault, 0);
  }

  /** A part of the text between blanks. */
  private record Field(String text, int start) {

    int end() {
      return start + text.length();
    }
  }

  /** At least one field, which may be empty. */
  private static List<Field> fields(String text) {
    List<Field> fields = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int start = at;
      while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      if (at > start) {
        fields.add(new Field(text.substring(start, at), start));
      }
      at++;
    }
    return fields.isEmpty() ? List.of(new Field("", 0)) : fields;
  }

  private Optional<Fault> at(int place, Fault fault) {
    offset = place;
    return Optional.of(fault);
  }

  private Optional<Fault> read(List<Field> fields) {
    Field board = fields.get(0);
    Optional<Fault> fault = rows(board);
    if (fault.isPresent()) {
      return fault;
    }
    fault = fields.size() == 1 ? at(board.end(), Fault.SIDE) : side(fields.get(1));
    return fault.isPresent() ? fault : counters(fields.subList(2, fields.size()));
  }

  private Optional<Fault> rows(Field board) {
    String[] rows = board.text().split("/", -1);
    int start = board.start();
    for (int i = 0; i < rows.length; i++) {
      if (i == Square.RANKS) {
        return at(start - 1, Fault.ROW_COUNT);
      }
      Optional<Fault> fault = row(rows[i], Square.RANKS - 1 - i, start);
      if (fault.isPresent()) {
        return fault;
      }
      start += rows[i].length() + 1;
    }
    return rows.length < Square.RANKS ? at(board.end(), Fault.ROW_COUNT) : Optional.empty();
  }

  private Optional<Fault> row(String row, int rank, int start) {
    int file = 0;
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      boolean empty = c >= '1' && c <= '9';
      Optional<Piece> piece = piece(c);
      if (!empty && piece.isEmpty()) {
        return at(start + i, Fault.UNKNOWN_PIECE);
      }
      int width = empty ? c - '0' : 1;
      if (file + width > Square.FILES) {
        return at(start + i, Fault.ROW_LENGTH);
      }
      if (piece.isPresent()) {
        setup = setup.with(Square.of(file, rank), piece);
      }
      file += width;
    }
    return file < Square.FILES ? at(start + row.length(), Fault.ROW_LENGTH) : Optional.empty();
  }

  private static Optional<Piece> piece(char letter) {
    boolean capital = letter >= 'A' && letter <= 'Z';
    Kind kind = KINDS.get(capital ? (char) (letter + ('a' - 'A')) : letter);
    return Optional.ofNullable(kind).map(k -> Piece.of(capital ? Side.RED : Side.BLACK, k));
  }

  private Optional<Fault> side(Field field) {
    switch (field.text()) {
      case "w", "W", "r", "R" -> setup = setup.withToMove(Side.RED);
      case "b", "B" -> setup = setup.withToMove(Side.BLACK);
      default -> {
        return at(field.start(), Fault.SIDE);
      }
    }
    return Optional.empty();
  }

  private Optional<Fault> counters(List<Field> fields) {
    int first = 0;
    while (first < Math.min(PLACEHOLDERS, fields.size())
        && fields.get(first).text().equals(NOTHING)) {
      first++;
    }
    List<Field> counters = fields.subList(first, fields.size());
    int[] numbers = {0, 1};
    for (int i = 0; i < counters.size(); i++) {
      Field field = counters.get(i);
      if (i == COUNTERS) {
        return at(field.start(), Fault.FIELDS);
      }
      if (isNumber(field.text())) {
        numbers[i] = Integer.parseInt(field.text());
      } else if (!field.text().equals(NOTHING)) {
        return at(field.start(), Fault.COUNTER);
      }
    }
    setup = setup.withCounters(numbers[0], Math.max(1, numbers[1]));
    return Optional.empty();
  }

  private static boolean isNumber(String text) {
    return text.length() <= DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** All six fields: {@code rnbakabnr/9/... w - - 0 1}. */
  public static String write(Setup setup) {
    StringBuilder out = new StringBuilder(90);
    for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
      int gap = 0;
      for (int file = 0; file < Square.FILES; file++) {
        Optional<Piece> piece = setup.at(Square.of(file, rank));
        if (piece.isPresent()) {
          out.append(gap > 0 ? Integer.toString(gap) : "").append(piece.get().letter());
          gap = 0;
        } else {
          gap++;
        }
      }
      out.append(gap > 0 ? Integer.toString(gap) : "").append(rank > 0 ? "/" : "");
    }
    out.append(setup.toMove() == Side.RED ? " w - - " : " b - - ");
    return out.append(setup.quietMoves()).append(' ').append(setup.moveNumber()).toString();
  }
}
