package org.yifen.xiangqi.notation;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * Reads and writes FEN: ten rows from Black's back rank, the side to move ({@code w} or {@code r}
 * for Red, {@code b}), and, where they are there, the counters. Letters of other programs are read
 * too: h for n, e and m for b, g for k, s for p.
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

  private static final int MOST = 1_000_000;

  /** What is wrong with a text that is no FEN. */
  public enum Fault {
    /** A letter that is no piece. */
    UNKNOWN_PIECE,
    /** A row has not nine squares. */
    ROW_LENGTH,
    /** There are not ten rows. */
    ROW_COUNT,
    /** The side to move is neither w nor r nor b. */
    SIDE,
    /** A counter is no number in range. */
    COUNTER,
    /** More than six fields. */
    FIELDS
  }

  /**
   * A text, read.
   *
   * @param setup what it says; empty after a fault
   * @param fault what is wrong
   * @param offset where, in characters from 0
   */
  public record Reading(Optional<Setup> setup, Optional<Fault> fault, int offset) {}

  private final String text;
  private Setup setup = Setup.empty();
  private int offset;

  private Fen(String text) {
    this.text = text;
  }

  /** Reads a FEN; what it says need not be a position of a game. */
  public static Reading read(String text) {
    Fen fen = new Fen(text);
    Optional<Fault> fault = fen.read();
    Optional<Setup> setup = fault.isPresent() ? Optional.empty() : Optional.of(fen.setup);
    return new Reading(setup, fault, fen.offset);
  }

  private Optional<Fault> read() {
    String[] fields = text.strip().split("\\s+", -1);
    offset = text.length() - text.stripLeading().length();
    Optional<Fault> fault = rows(fields[0]);
    if (fault.isPresent()) {
      return fault;
    }
    offset += fields[0].length() + 1;
    if (fields.length > 1) {
      fault = side(fields[1]);
    }
    if (fault.isPresent() || fields.length <= 2) {
      return fault;
    }
    offset += fields[1].length() + 1;
    return fields.length > 6 ? Optional.of(Fault.FIELDS) : counters(fields);
  }

  private Optional<Fault> rows(String board) {
    int rank = Square.RANKS - 1;
    int file = 0;
    int start = offset;
    for (int i = 0; i < board.length(); i++) {
      char c = board.charAt(i);
      offset = start + i;
      if (c == '/') {
        if (file != Square.FILES) {
          return Optional.of(Fault.ROW_LENGTH);
        }
        rank--;
        file = 0;
        if (rank < 0) {
          return Optional.of(Fault.ROW_COUNT);
        }
        continue;
      }
      Kind kind = KINDS.get(Character.toLowerCase(c));
      int width = c >= '1' && c <= '9' ? c - '0' : 1;
      if (kind == null && (c < '1' || c > '9')) {
        return Optional.of(Fault.UNKNOWN_PIECE);
      }
      if (file + width > Square.FILES) {
        return Optional.of(Fault.ROW_LENGTH);
      }
      if (kind != null) {
        Side side = Character.isUpperCase(c) ? Side.RED : Side.BLACK;
        setup = setup.with(Square.of(file, rank), Optional.of(Piece.of(side, kind)));
      }
      file += width;
    }
    if (file != Square.FILES) {
      return Optional.of(Fault.ROW_LENGTH);
    }
    offset = start;
    return rank == 0 ? Optional.empty() : Optional.of(Fault.ROW_COUNT);
  }

  private Optional<Fault> side(String field) {
    switch (field.toLowerCase(Locale.ROOT)) {
      case "w", "r" -> setup = setup.withToMove(Side.RED);
      case "b" -> setup = setup.withToMove(Side.BLACK);
      default -> {
        return Optional.of(Fault.SIDE);
      }
    }
    return Optional.empty();
  }

  /** The last two of six fields; of five or fewer what can be a counter. */
  private Optional<Fault> counters(String[] fields) {
    int quiet = fields.length > 4 ? counter(fields[4]) : 0;
    int number = fields.length > 5 ? counter(fields[5]) : 1;
    if (quiet < 0 || number < 0) {
      return Optional.of(Fault.COUNTER);
    }
    setup = setup.withCounters(quiet, Math.max(1, number));
    return Optional.empty();
  }

  private static int counter(String field) {
    if (field.equals("-")) {
      return 0;
    }
    boolean digits = !field.isEmpty() && field.length() <= 7;
    for (int i = 0; i < field.length(); i++) {
      digits &= field.charAt(i) >= '0' && field.charAt(i) <= '9';
    }
    return digits && Integer.parseInt(field) <= MOST ? Integer.parseInt(field) : -1;
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
