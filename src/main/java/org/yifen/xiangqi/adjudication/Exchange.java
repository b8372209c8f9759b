package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Square;

/**
 * Plays captures out to the end (全部交换) to find what the side to move, <i>we</i>, can win.
 *
 * <p>After our capture <i>they</i> may stand by it, take back, take something else or give checks;
 * we take back in turn, take what came into reach by it, or, once we gave check, any piece. A
 * capture wins when none of their replies spoils it:
 *
 * <ul>
 *   <li>a piece taken back must in the end leave us a gain;
 *   <li>where nothing is taken back on the target's square, the piece had no root (无根), and what
 *       they take elsewhere or by checks spoils it only when it makes our gain a loss;
 *   <li>mate spoils it always.
 * </ul>
 */
final class Exchange {

  private final Board board;
  private final PricedBoard priced;
  private final Terms terms;
  private final ExchangeSearch search;
  private final Map<Move, Move> refutations = new LinkedHashMap<>();

  /** What captures alone win: no part of an exchange elsewhere. */
  private BitSet hanging = new BitSet();

  /**
   * Exchanges of a position.
   *
   * @param position we are to move
   */
  Exchange(Position position, Terms terms) {
    this.board = position.board();
    this.priced = new PricedBoard(board);
    this.terms = terms;
    this.search = new ExchangeSearch(priced, terms);
  }

  /** What captures win, each capturer and target once. */
  List<Gain> byCapture() {
    hanging = new BitSet();
    List<Gain> spots = byCapture(Aim.onTheSpot());
    spots.forEach(gain -> hanging.set(gain.target().index()));
    return byCapture(Aim.captures(hanging));
  }

  private List<Gain> byCapture(Aim aim) {
    List<Gain> gains = new ArrayList<>();
    refutations.clear();
    for (int move : moves()) {
      if (priced.worth(Move.to(move)).isNothing() || terms.barred().get(move)) {
        continue;
      }
      if (search.wins(move, aim)) {
        gains.add(Gain.byCapture(moves(search.proof())));
      } else if (search.refutation() != Move.NONE) {
        refutations.put(Move.unpacked(move), Move.unpacked(search.refutation()));
      }
    }
    return gains;
  }

  /** Captures that win nothing, each with the reply that shows it; of {@link #byCapture()}. */
  Map<Move, Move> refutations() {
    return refutations;
  }

  /** Whether a capture wins by captures on the target's square alone. */
  boolean winsOnTheSpot(Move capture) {
    return search.wins(capture.packed(), Aim.onTheSpot());
  }

  /** Whether a series of checks wins when the piece that begins it makes all our moves. */
  boolean winsAlone(Move check) {
    return search.wins(check.packed(), Aim.checks(hanging).byOnePiece());
  }

  /** What series of checks win; needs {@link #byCapture()} first. */
  List<Gain> byChecks() {
    List<Gain> gains = new ArrayList<>();
    for (int move : moves()) {
      if (!terms.barred().get(move)
          && priced.givesCheck(move)
          && search.wins(move, Aim.checks(hanging))) {
        List<Integer> line = search.proof();
        gains.add(Gain.byChecks(mostValuable(line), moves(line)));
      }
    }
    return gains;
  }

  /**
   * Whether a series of checks wins so that one of some pieces falls, whatever the opponent does;
   * needs {@link #byCapture()} first.
   *
   * @param check the first one
   * @param pieces where they stand now
   */
  boolean forces(Move check, BitSet pieces) {
    return search.wins(check.packed(), Aim.checks(hanging).wanting(pieces));
  }

  /** The pieces of which each falls by force to some series of checks. */
  BitSet forced() {
    BitSet forced = new BitSet();
    for (Gain gain : byChecks()) {
      for (int square = 0; square < Square.COUNT; square++) {
        BitSet one = new BitSet();
        one.set(square);
        if (priced.isPrey(square) && !forced.get(square) && forces(gain.first(), one)) {
          forced.set(square);
        }
      }
    }
    return forced;
  }

  /**
   * Whether we win back more than a piece that has just been taken from us.
   *
   * @param square where it was taken
   */
  boolean winsBack(Square square, Material lost) {
    return search.winsBack(square, lost);
  }

  /**
   * Where the most valuable piece stands now that a line takes: it may move on the way. The king's
   * square for a line that mates.
   */
  private Square mostValuable(List<Integer> line) {
    int[] origin = IntStream.range(0, Square.COUNT).toArray();
    int best = priced.otherKing();
    int most = 0;
    for (int ply = 0; ply < line.size(); ply++) {
      int to = Move.to(line.get(ply));
      if (ply % 2 == 0 && priced.worth(to).rank() > most) {
        most = priced.worth(to).rank();
        best = origin[to];
      }
      origin[to] = origin[Move.from(line.get(ply))];
      board.make(line.get(ply));
    }
    line.forEach(move -> board.undo());
    return Square.of(best);
  }

  private int[] moves() {
    int[] list = new int[Board.MOST_MOVES];
    int count = board.moves(list);
    return Arrays.copyOf(list, count);
  }

  private static List<Move> moves(List<Integer> packed) {
    return packed.stream().map(Move::unpacked).toList();
  }
}
