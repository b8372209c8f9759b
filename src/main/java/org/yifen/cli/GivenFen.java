package org.yifen.cli;

import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.trace.Location;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.notation.Fen;

/** A FEN that a user gave, read; what is wrong with it as findings. */
final class GivenFen {

  private GivenFen() {}

  /**
   * The position of a FEN.
   *
   * @param where where it was given; empty for an option
   */
  static Read<Position> read(String text, List<Location> where) {
    Read<Setup> read = setup(text, where);
    if (read.value().isEmpty()) {
      return new Read<>(Optional.empty(), read.diagnostics());
    }
    Setup setup = read.value().get();
    List<Diagnostic> faults =
        Position.faults(setup).stream()
            .map(f -> Notice.GAM_006.at(where, GameCheck.word(f)))
            .toList();
    return faults.isEmpty()
        ? new Read<>(Optional.of(Position.of(setup)), List.of())
        : new Read<>(Optional.empty(), faults);
  }

  /** What a FEN says, a position of a game or not. */
  static Read<Setup> setup(String text, List<Location> where) {
    Fen.Reading reading = Fen.read(text);
    return reading.fault().isPresent()
        ? Read.failed(fault(reading.fault().get(), text, reading.offset(), where))
        : Read.of(reading.setup().orElseThrow());
  }

  private static Diagnostic fault(Fen.Fault fault, String text, int offset, List<Location> where) {
    int character = offset + 1;
    return switch (fault) {
      case UNKNOWN_PIECE -> {
        int end = text.offsetByCodePoints(offset, 1);
        yield Notice.GAM_001.at(where, character, text.substring(offset, end));
      }
      case ROW_LENGTH -> Notice.GAM_002.at(where, character, row(text, offset));
      case ROW_COUNT -> Notice.GAM_003.at(where, character, rows(text));
      case SIDE -> Notice.GAM_004.at(where, character, field(text, offset));
      case COUNTER, FIELDS -> Notice.GAM_005.at(where, character, field(text, offset));
    };
  }

  /** The row of the board that ends at a place or goes on there. */
  private static String row(String text, int offset) {
    int start = offset;
    while (start > 0 && isOfRow(text.charAt(start - 1))) {
      start--;
    }
    int end = offset;
    while (end < text.length() && isOfRow(text.charAt(end))) {
      end++;
    }
    return text.substring(start, end);
  }

  private static boolean isOfRow(char c) {
    return c != '/' && !Character.isWhitespace(c);
  }

  private static long rows(String text) {
    return 1 + field(text.strip(), 0).chars().filter(c -> c == '/').count();
  }

  private static String field(String text, int offset) {
    int end = offset;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return text.substring(offset, end);
  }
}
