package org.yifen.xiangqi.notation;

import java.util.List;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Square;

/**
 * A move text of two squares: {@code h2e2}, {@code H2-E2}, {@code a9a10}.
 *
 * @param files from and to, four bits each, from 0
 * @param ranks from and to, four bits each, as written
 * @param capitals whether there is a capital or a hyphen, as in ICCS
 * @param offset where reading stopped; -1 when it did not
 */
record Coordinates(int files, int ranks, boolean capitals, int offset) {

  private static final int TEN = 10;

  /** Which rank comes first could not be told. */
  static final int UNKNOWN = -1;

  static Coordinates read(String text) {
    int end = Letters.end(text);
    int at = Letters.start(text);
    int files = 0;
    int ranks = 0;
    boolean capitals = false;
    for (int half = 0; half < 2; half++) {
      if (half == 1 && at < end && Letters.plain(text.charAt(at)) == '-') {
        capitals = true;
        at++;
      }
      int letter = at < end ? Letters.plain(text.charAt(at)) : 0;
      capitals |= letter >= 'A' && letter <= 'I';
      int file = (letter | ' ') - 'a';
      if (file < 0 || file >= Square.FILES || letter < 'A') {
        return new Coordinates(0, 0, false, at);
      }
      at++;
      int rank = at < end ? Letters.plain(text.charAt(at)) - '0' : -1;
      if (rank < 0 || rank > 9) {
        return new Coordinates(0, 0, false, at);
      }
      at++;
      if (rank == 1 && at < end && Letters.plain(text.charAt(at)) == '0') {
        rank = TEN;
        at++;
      }
      files = files << 4 | file;
      ranks = ranks << 4 | rank;
    }
    return new Coordinates(files, ranks, capitals, at == end ? -1 : at);
  }

  boolean isReadable() {
    return offset < 0;
  }

  private boolean hasRank(int rank) {
    return ranks >>> 4 == rank || (ranks & 15) == rank;
  }

  Notation notation() {
    if (hasRank(TEN)) {
      return Notation.UCI_FROM_1;
    }
    return capitals ? Notation.ICCS : Notation.UCI;
  }

  /** Whether both squares are on the board when the first rank has this number, 0 or 1. */
  boolean isOnBoard(int firstRank) {
    return firstRank == 0 ? !hasRank(TEN) : !hasRank(0);
  }

  /** Where the first rank stands that is not on the board when the first rank has this number. */
  static int offBoard(String text, int firstRank) {
    int at = 1;
    while (at < text.length() - 1) {
      boolean one = Letters.plain(text.charAt(at - 1)) == '1';
      boolean zero = Letters.plain(text.charAt(at)) == '0';
      if (zero && one == (firstRank == 0)) {
        break;
      }
      at++;
    }
    return firstRank == 0 ? at - 1 : at;
  }

  /** The move; the squares must be on the board. */
  Move move(int firstRank) {
    return new Move(
        Square.of(files >>> 4, (ranks >>> 4) - firstRank),
        Square.of(files & 15, (ranks & 15) - firstRank));
  }

  /** The number of the first rank in a game's texts: 1, 0, or unknown when both are possible. */
  static int firstRank(List<String> texts) {
    boolean ten = false;
    for (String text : texts) {
      Coordinates read = read(text);
      if (read.isReadable() && read.hasRank(0)) {
        return 0;
      }
      ten |= read.isReadable() && read.hasRank(TEN);
    }
    return ten ? 1 : UNKNOWN;
  }

  static String write(Move move, Notation notation) {
    if (notation == Notation.UCI_FROM_1) {
      return name(move.from(), 1) + name(move.to(), 1);
    }
    return notation == Notation.UCI
        ? move.toString()
        : Letters.capitals(move.from() + "-" + move.to());
  }

  private static String name(Square square, int firstRank) {
    return square.toString().substring(0, 1) + (square.rank() + firstRank);
  }
}
