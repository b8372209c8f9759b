package org.yifen.xiangqi.notation;

import java.util.Optional;
import org.yifen.xiangqi.board.Kind;

/**
 * Reads a WXF move text of four characters: which piece in the first two (C2, C+, +C, Pa, pawns
 * without their letter 16 and 3+ and ++), then + - = or . and a digit. Capitals or not does not
 * matter, nor the width.
 */
final class WxfReader {

  private static final int LENGTH = 4;
  private static final int MOST_PAWNS = 5;

  private WxfReader() {}

  static Described.Reading read(String text) {
    int start = Letters.start(text);
    int length = Letters.end(text) - start;
    char[] signs = new char[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      char plain = i < length ? Letters.plain(text.charAt(start + i)) : ' ';
      signs[i] = plain >= 'a' && plain <= 'z' ? (char) (plain - 'a' + 'A') : plain;
    }
    int wrong = wrong(signs);
    if (wrong >= 0 || length > LENGTH) {
      return Described.Reading.failed(start + (wrong >= 0 ? wrong : LENGTH));
    }
    return piece(signs)
        .map(Described.Reading::of)
        .orElseGet(() -> Described.Reading.failed(start + 1));
  }

  /** The first sign that has no place where it is; -1 when none, but the second may not fit. */
  private static int wrong(char[] signs) {
    if (kind(signs[0]).isEmpty() && digit(signs[0]) == 0 && !isSign(signs[0])) {
      return 0;
    }
    if (signs[1] == ' ') {
      return 1;
    }
    if (!isSign(signs[2])) {
      return 2;
    }
    return digit(signs[3]) == 0 ? 3 : -1;
  }

  private static Optional<Described> piece(char[] signs) {
    char first = signs[0];
    char second = signs[1];
    if (kind(first).isPresent()) {
      return lettered(signs, kind(first).get(), second);
    }
    if (kind(second).isPresent()) {
      return isSign(first) ? lettered(signs, kind(second).get(), first) : Optional.empty();
    }
    if (digit(first) > 0) {
      return digit(second) > 0
          ? numbered(signs, digit(first), digit(second))
          : order(second, false).flatMap(order -> pawn(signs, order, digit(first)));
    }
    if (first != second || isSideways(first)) {
      return Optional.empty();
    }
    return pawn(signs, first == '+' ? Order.WXF_FOREMOST : Order.WXF_REARMOST, 0);
  }

  /** A letter with a file, a sign, or of pawns a to e. */
  private static Optional<Described> lettered(char[] signs, Kind kind, char where) {
    boolean pawn = kind == Kind.PAWN;
    if (digit(where) > 0) {
      Order order = pawn ? Order.WXF_FILE : Order.NONE;
      return described(signs, kind, order, Order.NONE, digit(where));
    }
    if (pawn && where >= 'A' && where < 'A' + MOST_PAWNS) {
      return pawn(signs, Order.of(where - 'A' + 1), 0);
    }
    return order(where, pawn).flatMap(o -> described(signs, kind, o, Order.NONE, 0));
  }

  private static Optional<Order> order(char sign, boolean pawnOnOneFile) {
    return switch (sign) {
      case '+' -> Optional.of(pawnOnOneFile ? Order.WXF_FRONT : Order.FRONT);
      case '-' -> Optional.of(pawnOnOneFile ? Order.WXF_REAR : Order.REAR);
      case '=', '.' -> Optional.of(Order.MIDDLE);
      default -> Optional.empty();
    };
  }

  /**
   * Two digits: the pawn's number on its file, and the file. The Federation's own text has the file
   * twice for the middle one of three, when another file has two: 33 is that, or the third on 3.
   */
  private static Optional<Described> numbered(char[] signs, int number, int file) {
    Order middle = number == file ? Order.MIDDLE : Order.NONE;
    if (number > MOST_PAWNS) {
      return middle == Order.NONE ? Optional.empty() : pawn(signs, middle, file);
    }
    return described(signs, Kind.PAWN, Order.of(number), middle, file);
  }

  private static Optional<Described> pawn(char[] signs, Order order, int file) {
    return described(signs, Kind.PAWN, order, Order.NONE, file);
  }

  private static Optional<Described> described(
      char[] signs, Kind kind, Order order, Order otherwise, int file) {
    Described.Way way =
        isSideways(signs[2])
            ? Described.Way.SIDEWAYS
            : signs[2] == '+' ? Described.Way.FORWARD : Described.Way.BACK;
    return Optional.of(new Described(kind, order, otherwise, file, way, digit(signs[3]), 0, false));
  }

  private static boolean isSign(char c) {
    return c == '+' || c == '-' || isSideways(c);
  }

  private static boolean isSideways(char c) {
    return c == '=' || c == '.';
  }

  private static int digit(char c) {
    return c >= '1' && c <= '9' ? c - '0' : 0;
  }

  /** The piece of a letter; other programs' letters too: G, B, N, S. */
  private static Optional<Kind> kind(char letter) {
    return switch (letter) {
      case 'K', 'G' -> Optional.of(Kind.KING);
      case 'A' -> Optional.of(Kind.ADVISOR);
      case 'E', 'B' -> Optional.of(Kind.ELEPHANT);
      case 'H', 'N' -> Optional.of(Kind.HORSE);
      case 'R' -> Optional.of(Kind.ROOK);
      case 'C' -> Optional.of(Kind.CANNON);
      case 'P', 'S' -> Optional.of(Kind.PAWN);
      default -> Optional.empty();
    };
  }

  /** The letter of a piece. */
  static char letter(Kind kind) {
    return switch (kind) {
      case KING -> 'K';
      case ADVISOR -> 'A';
      case ELEPHANT -> 'E';
      case HORSE -> 'H';
      case ROOK -> 'R';
      case CANNON -> 'C';
      case PAWN -> 'P';
    };
  }
}
