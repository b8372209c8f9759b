package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Square;

/**
 * Plays captures out to the end (全部交换) to find what the side to move, <i>we</i>, can win. Only
 * legal moves are tried, so that a pinned protector, the kings' file, a horse's leg or a cannon's
 * screen need no rule of their own.
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

  /** Our checks in a row before the capture. */
  private static final int OUR_CHECKS = 3;

  /** Enough for every exchange met so far; the number of positions is a safeguard only. */
  private static final int MOST_PLIES = 11;

  private static final int MOST_NODES = 100_000;
  private static final int NO_SQUARE = -1;

  /** How an account stands. */
  private enum Account {
    /** Nothing is lost but on the square of our last capture. */
    OPEN,
    /** Something is lost elsewhere. */
    ELSEWHERE,
    /** The target's square is taken back. */
    TAKEN_BACK
  }

  private final Board board;
  private final Terms terms;
  private final int[][] lists = new int[MOST_PLIES + 3][Board.MOST_MOVES];
  private final List<Integer> path = new ArrayList<>();
  private final Map<Move, Move> refutations = new LinkedHashMap<>();

  // of the move being tried
  private int rootSquare;
  private boolean byChecks;
  private boolean further;
  private int nodes;
  private boolean alone;

  /** Where pieces stand now of which one must fall. */
  private Optional<BitSet> wanted = Optional.empty();

  /** What captures alone win: no part of an exchange elsewhere. */
  private BitSet hanging = new BitSet();

  // of the last line that was proved or refuted
  private List<Integer> proof = List.of();
  private int refutation = Move.NONE;

  /**
   * Exchanges of a position.
   *
   * @param position we are to move
   */
  Exchange(Position position, Terms terms) {
    this.board = position.board();
    this.terms = terms;
  }

  /** What captures win, each capturer and target once. */
  List<Gain> byCapture() {
    hanging = new BitSet();
    List<Gain> gains = byCapture(false);
    gains.forEach(gain -> hanging.set(gain.target().index()));
    return byCapture(true);
  }

  private List<Gain> byCapture(boolean withFurther) {
    int[] list = new int[Board.MOST_MOVES];
    int count = board.moves(list);
    List<Gain> gains = new ArrayList<>();
    refutations.clear();
    for (int i = 0; i < count; i++) {
      if (worth(Move.to(list[i])).isNothing() || terms.barred().get(list[i])) {
        continue;
      }
      if (wins(list[i], false, withFurther)) {
        gains.add(Gain.byCapture(moves(proof)));
      } else if (refutation != Move.NONE) {
        refutations.put(Move.unpacked(list[i]), Move.unpacked(refutation));
      }
    }
    return gains;
  }

  /** What one capture wins; empty when nothing. */
  Optional<Gain> byCapture(Move capture) {
    return wins(capture.packed(), false, true)
        ? Optional.of(Gain.byCapture(moves(proof)))
        : Optional.empty();
  }

  /** Whether a capture wins by captures on the target's square alone. */
  boolean winsOnTheSpot(Move capture) {
    return wins(capture.packed(), false, false);
  }

  /** Whether a series of checks wins when the piece that begins it makes all our moves. */
  boolean winsAlone(Move check) {
    alone = true;
    boolean wins = wins(check.packed(), true, true);
    alone = false;
    return wins;
  }

  /** What series of checks win; needs {@link #byCapture()} first. */
  List<Gain> byChecks() {
    List<Gain> gains = new ArrayList<>();
    for (Move check : checks()) {
      if (wins(check.packed(), true, true)) {
        gains.add(Gain.byChecks(mostValuable(proof), moves(proof)));
      }
    }
    return gains;
  }

  private List<Move> checks() {
    int[] list = new int[Board.MOST_MOVES];
    int count = board.moves(list);
    return IntStream.of(list)
        .limit(count)
        .filter(move -> !terms.barred().get(move) && givesCheck(move))
        .mapToObj(Move::unpacked)
        .toList();
  }

  /**
   * Whether a series of checks wins so that one of some pieces falls, whatever the opponent does.
   *
   * @param check the first one
   * @param pieces where they stand now
   */
  boolean forces(Move check, BitSet pieces) {
    wanted = Optional.of(pieces);
    boolean forces = wins(check.packed(), true, true);
    wanted = Optional.empty();
    return forces;
  }

  /** The pieces of which each falls by force to some series of checks. */
  BitSet forced() {
    BitSet forced = new BitSet();
    for (Gain gain : byChecks()) {
      for (int square = 0; square < Square.COUNT; square++) {
        BitSet one = new BitSet();
        one.set(square);
        if (isTheirs(square) && !forced.get(square) && forces(gain.first(), one)) {
          forced.set(square);
        }
      }
    }
    return forced;
  }

  private boolean isTheirs(int square) {
    return board.at(Square.of(square)).filter(p -> p.side() != board.toMove()).isPresent()
        && !worth(square).isNothing();
  }

  /**
   * Where the most valuable piece stands now that a line takes: it may move on the way. The king's
   * square for a line that mates.
   */
  private Square mostValuable(List<Integer> line) {
    int[] origin = IntStream.range(0, Square.COUNT).toArray();
    int best = theirKing();
    int most = 0;
    for (int ply = 0; ply < line.size(); ply++) {
      int to = Move.to(line.get(ply));
      if (ply % 2 == 0 && worth(to).rank() > most) {
        most = worth(to).rank();
        best = origin[to];
      }
      origin[to] = origin[Move.from(line.get(ply))];
      board.make(line.get(ply));
    }
    line.forEach(move -> board.undo());
    return Square.of(best);
  }

  /** Captures that win nothing, each with the reply that shows it; of {@link #byCapture()}. */
  Map<Move, Move> refutations() {
    return refutations;
  }

  /**
   * Whether we win back more than a piece that has just been taken from us.
   *
   * @param square where it was taken
   */
  boolean winsBack(Square square, Material lost) {
    start(square.index(), true, true);
    Material balance = Material.NONE.minus(lost);
    return ours(square.index(), balance, Account.OPEN, true, OUR_CHECKS - 1, 2);
  }

  private boolean wins(int move, boolean withChecks, boolean withFurther) {
    start(Move.to(move), withChecks, withFurther);
    int checks = withChecks ? OUR_CHECKS - 1 : 0;
    return play(move, Material.NONE, Account.OPEN, checks, terms.checks());
  }

  private void start(int square, boolean withChecks, boolean withFurther) {
    path.clear();
    nodes = 0;
    rootSquare = square;
    byChecks = withChecks;
    further = withFurther;
    refutation = Move.NONE;
  }

  /** Makes a move of ours and asks whether it wins. */
  private boolean play(int move, Material before, Account account, int ourChecks, int theirChecks) {
    if (path.size() >= MOST_PLIES || ++nodes > MOST_NODES) {
      return false;
    }
    int to = Move.to(move);
    Material balance = before.plus(worth(to));
    int taken = isOccupied(to) ? to : NO_SQUARE;
    board.make(move);
    path.add(move);
    boolean wins = theirs(taken, balance, account, ourChecks, theirChecks);
    path.remove(path.size() - 1);
    board.undo();
    return wins;
  }

  /**
   * Their turn: whether every reply leaves us what we want.
   *
   * @param taken where we have just taken something
   */
  private boolean theirs(
      int taken, Material balance, Account account, int ourChecks, int theirChecks) {
    boolean check = board.isCheck();
    int[] list = lists[path.size()];
    int count = board.moves(list);
    if (count == 0) {
      proof = List.copyOf(path);
      return true;
    }
    if (!check && !isEnough(balance, account)) {
      return false;
    }
    List<Integer> longest = List.of();
    if (!check) { // they may stand by it
      longest = List.copyOf(path);
    }
    for (int i = 0; i < count; i++) {
      int to = Move.to(list[i]);
      boolean takes = isOccupied(to);
      boolean back = takes && to == taken;
      boolean free = !takes || !terms.standing().get(to);
      if (!check && !back && !(free && (theirChecks > 0 || !worth(to).isNothing()))) {
        continue;
      }
      Material left = balance.minus(worth(to));
      boolean elsewhere = !back && (!check || (taken != NO_SQUARE && takes && !byChecks));
      Account then = after(account, takes && to == rootSquare, elsewhere);
      boolean counts = check || back || !left.equals(balance);
      board.make(list[i]);
      boolean gives = (theirChecks > 0 || counts) && board.isCheck();
      boolean holds = true;
      if (counts || gives) {
        path.add(list[i]);
        holds =
            gives
                ? evade(left, then, ourChecks, theirChecks - 1)
                : ours(takes ? to : NO_SQUARE, left, then, check, ourChecks, theirChecks);
        path.remove(path.size() - 1);
        if (holds && (longest.isEmpty() || (back && proof.size() > longest.size()))) {
          longest = proof;
        }
      }
      board.undo();
      if (!holds) {
        refutation = path.size() == 1 ? list[i] : refutation;
        return false;
      }
    }
    proof = longest;
    return true;
  }

  private static Account after(Account account, boolean takenBack, boolean elsewhere) {
    if (account == Account.TAKEN_BACK || takenBack) {
      return Account.TAKEN_BACK;
    }
    return elsewhere ? Account.ELSEWHERE : account;
  }

  /** Our turn in check: whether an evasion keeps what we want. */
  private boolean evade(Material balance, Account account, int ourChecks, int theirChecks) {
    int[] list = lists[path.size()];
    int count = board.moves(list);
    for (int i = 0; i < count; i++) {
      if (play(list[i], balance, account, ourChecks, Math.max(theirChecks, 0))) {
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
  private boolean ours(
      int taken,
      Material balance,
      Account account,
      boolean wasCheck,
      int ourChecks,
      int theirChecks) {
    if (isEnough(balance, account)) {
      proof = List.copyOf(path);
      return board.hasMove();
    }
    int[] list = lists[path.size()];
    int count = board.moves(list);
    for (int i = 0; i < count; i++) {
      int to = Move.to(list[i]);
      if (isOccupied(to)
          && isAllowed(list[i])
          && (to == taken || isFurther(list[i], wasCheck))
          && play(list[i], balance, account, ourChecks, theirChecks)) {
        return true;
      }
    }
    for (int i = 0; wasCheck && ourChecks > 0 && i < count; i++) {
      if (isAllowed(list[i])
          && givesCheck(list[i])
          && play(list[i], balance, account, ourChecks - 1, theirChecks)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAllowed(int move) {
    boolean same = path.size() < 2 || Move.from(move) == Move.to(path.get(path.size() - 2));
    return !terms.barred().get(move) && (!alone || same);
  }

  /**
   * Whether a capture elsewhere may go on with the exchange: not by king or pawn, whose own attacks
   * are idle, and not of what hangs anyhow.
   */
  private boolean isFurther(int move, boolean wasCheck) {
    int to = Move.to(move);
    return further
        && ((byChecks && wasCheck) || !hanging.get(to))
        && !worth(to).isNothing()
        && !isKingOrPawn(Move.from(move));
  }

  private boolean isEnough(Material balance, Account account) {
    boolean mayBreakEven = account == Account.ELSEWHERE && !terms.strict();
    return (mayBreakEven ? !balance.isLoss() : balance.isGain())
        && wanted.map(this::hasFallen).orElse(true);
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

  private boolean givesCheck(int move) {
    board.make(move);
    boolean check = board.isCheck();
    board.undo();
    return check;
  }

  private int theirKing() {
    Piece king = Piece.of(board.toMove().other(), Kind.KING);
    return board.setup().squares(king).get(0).index();
  }

  private Material worth(int square) {
    Square place = Square.of(square);
    return board.at(place).map(piece -> Material.of(piece, place)).orElse(Material.NONE);
  }

  private boolean isOccupied(int square) {
    return board.at(Square.of(square)).isPresent();
  }

  private boolean isKingOrPawn(int square) {
    return board
        .at(Square.of(square))
        .filter(piece -> piece.kind() == Kind.KING || piece.kind() == Kind.PAWN)
        .isPresent();
  }

  private static List<Move> moves(List<Integer> packed) {
    return packed.stream().map(Move::unpacked).toList();
  }
}
