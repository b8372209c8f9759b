package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Square;

/**
 * Plays one line of an {@link Exchange} out against every reply. Only legal moves are tried, so
 * that a pinned protector, the kings' file, a horse's leg or a cannon's screen need no rule of
 * their own.
 */
final class ExchangeSearch {

  /** Our checks in a row before the capture. */
  private static final int OUR_CHECKS = 3;

  /** Enough for every exchange met so far; the number of positions is a safeguard only. */
  private static final int MOST_PLIES = 11;

  private static final int MOST_NODES = 20_000;
  private static final int NO_SQUARE = -1;

  /** What a reply does to our line. */
  private enum Effect {
    NONE,
    HOLDS,
    SPOILT
  }

  private final Board board;
  private final PricedBoard priced;
  private final Terms terms;
  private final int[][] lists = new int[MOST_PLIES + 3][Board.MOST_MOVES];
  private final List<Integer> path = new ArrayList<>();

  // of the move being tried
  private Aim aim = Aim.onTheSpot();
  private int rootSquare;
  private int nodes;

  // of the last line that was proved or refuted
  private List<Integer> proof = List.of();
  private int refutation = Move.NONE;

  ExchangeSearch(PricedBoard priced, Terms terms) {
    this.board = priced.board();
    this.priced = priced;
    this.terms = terms;
  }

  /** Whether a move of ours wins. */
  boolean wins(int move, Aim what) {
    start(Move.to(move), what);
    int checks = what.byChecks() ? OUR_CHECKS - 1 : 0;
    return play(move, Tally.NOTHING, checks, terms.checks());
  }

  /**
   * Whether we win back more than a piece that has just been taken from us.
   *
   * @param square where it was taken
   */
  boolean winsBack(Square square, Material lost) {
    start(square.index(), Aim.checks(new BitSet()));
    Tally tally = Tally.NOTHING.minus(lost, false, false);
    return ours(square.index(), tally, true, OUR_CHECKS - 1, 2);
  }

  /** The moves that prove what the last search found, against the longest resistance. */
  List<Integer> proof() {
    return proof;
  }

  /** Their first reply that showed the last move to win nothing; {@link Move#NONE} without one. */
  int refutation() {
    return refutation;
  }

  private void start(int square, Aim what) {
    path.clear();
    nodes = 0;
    rootSquare = square;
    aim = what;
    refutation = Move.NONE;
  }

  /** Makes a move of ours and asks whether it wins. */
  private boolean play(int move, Tally before, int ourChecks, int theirChecks) {
    if (path.size() >= MOST_PLIES || ++nodes > MOST_NODES) {
      return false;
    }
    int to = Move.to(move);
    Tally tally = before.plus(priced.worth(to));
    int taken = priced.isOccupied(to) ? to : NO_SQUARE;
    board.make(move);
    path.add(move);
    boolean wins = theirs(taken, tally, ourChecks, theirChecks);
    path.remove(path.size() - 1);
    board.undo();
    return wins;
  }

  /**
   * Their turn: whether every reply leaves us what we want.
   *
   * @param taken where we have just taken something
   */
  private boolean theirs(int taken, Tally tally, int ourChecks, int theirChecks) {
    boolean check = board.isCheck();
    int[] list = lists[path.size()];
    int count = board.moves(list);
    if (count == 0) {
      proof = List.copyOf(path);
      return true;
    }
    if (!check && !isEnough(tally)) {
      return false;
    }
    List<Integer> longest = check ? List.of() : List.copyOf(path); // they may stand by it
    for (int i = 0; i < count; i++) {
      Effect effect = reply(list[i], taken, check, tally, ourChecks, theirChecks);
      if (effect == Effect.SPOILT) {
        refutation = path.size() == 1 ? list[i] : refutation;
        return false;
      }
      boolean isLonger = Move.to(list[i]) == taken && proof.size() > longest.size();
      if (effect == Effect.HOLDS && (longest.isEmpty() || isLonger)) {
        longest = proof;
      }
    }
    proof = longest;
    return true;
  }

  /**
   * What one reply does: they take back, take something else, or give check; in check they have no
   * choice. Anything else is to stand by it.
   */
  private Effect reply(
      int move, int taken, boolean check, Tally tally, int ourChecks, int theirChecks) {
    int to = Move.to(move);
    boolean takes = priced.isOccupied(to);
    boolean back = takes && to == taken;
    Material lost = priced.worth(to);
    boolean free = !takes || !terms.standing().get(to);
    if (!check && !back && !(free && (theirChecks > 0 || !lost.isNothing()))) {
      return Effect.NONE;
    }
    boolean elsewhere = !back && (!check || (taken != NO_SQUARE && takes && !aim.byChecks()));
    Tally left = tally.minus(lost, takes && to == rootSquare, elsewhere);
    boolean counts = check || back || !lost.isNothing();
    board.make(move);
    boolean gives = (theirChecks > 0 || counts) && board.isCheck();
    Effect effect = Effect.NONE;
    if (counts || gives) {
      path.add(move);
      boolean holds =
          gives
              ? evade(left, ourChecks, theirChecks - 1)
              : ours(takes ? to : NO_SQUARE, left, check, ourChecks, theirChecks);
      path.remove(path.size() - 1);
      effect = holds ? Effect.HOLDS : Effect.SPOILT;
    }
    board.undo();
    return effect;
  }

  /** Our turn in check: whether an evasion keeps what we want. */
  private boolean evade(Tally tally, int ourChecks, int theirChecks) {
    int[] list = lists[path.size()];
    int count = board.moves(list);
    for (int i = 0; i < count; i++) {
      if (play(list[i], tally, ourChecks, Math.max(theirChecks, 0))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Our turn: we have enough, or go on.
   *
   * @param taken where they have just taken something
   * @param wasCheck whether they have just answered a check
   */
  private boolean ours(int taken, Tally tally, boolean wasCheck, int ourChecks, int theirChecks) {
    if (isEnough(tally)) {
      proof = List.copyOf(path);
      return board.hasMove();
    }
    int[] list = lists[path.size()];
    int count = board.moves(list);
    for (int i = 0; i < count; i++) {
      int to = Move.to(list[i]);
      if (priced.isOccupied(to)
          && isAllowed(list[i])
          && (to == taken || isFurther(list[i], wasCheck))
          && play(list[i], tally, ourChecks, theirChecks)) {
        return true;
      }
    }
    for (int i = 0; wasCheck && ourChecks > 0 && i < count; i++) {
      if (isAllowed(list[i])
          && priced.givesCheck(list[i])
          && play(list[i], tally, ourChecks - 1, theirChecks)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAllowed(int move) {
    boolean same = path.size() < 2 || Move.from(move) == Move.to(path.get(path.size() - 2));
    return !terms.barred().get(move) && (!aim.alone() || same);
  }

  /**
   * Whether a capture elsewhere may go on with the exchange: not by king or pawn, whose own attacks
   * are idle, and not of what hangs anyhow.
   */
  private boolean isFurther(int move, boolean wasCheck) {
    int to = Move.to(move);
    return aim.further()
        && ((aim.byChecks() && wasCheck) || !aim.hanging().get(to))
        && !priced.worth(to).isNothing()
        && !priced.isKingOrPawn(Move.from(move));
  }

  private boolean isEnough(Tally tally) {
    return tally.isEnough(terms.strict()) && aim.wanted().map(this::hasFallen).orElse(true);
  }

  /** Whether one of the pieces has been taken in the moves made so far. */
  private boolean hasFallen(BitSet pieces) {
    BitSet squares = (BitSet) pieces.clone();
    for (int ply = 0; ply < path.size(); ply++) {
      int move = path.get(ply);
      if (ply % 2 == 0 && squares.get(Move.to(move))) {
        return true;
      }
      if (ply % 2 == 1 && squares.get(Move.from(move))) {
        squares.clear(Move.from(move));
        squares.set(Move.to(move));
      }
    }
    return false;
  }
}
