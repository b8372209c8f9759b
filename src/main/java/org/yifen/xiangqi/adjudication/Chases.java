package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.yifen.xiangqi.adjudication.Chase.Form;
import org.yifen.xiangqi.adjudication.Unfounded.Why;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Square;

/**
 * What a move newly threatens to win (捉), and which captures only seem to.
 *
 * <p>The gains after the move, the opponent passing, are held against those before it:
 *
 * <ul>
 *   <li>a gain that the same piece had on the same target before is not new;
 *   <li>but where it was not real then, because the opponent's own threat came first, and is real
 *       now, it is new when the moved piece takes part in it: pieces chase jointly. Where the moved
 *       piece only went out of danger the attack is as old as it was;
 *   <li>king and pawn do not chase by themselves.
 * </ul>
 */
final class Chases {

  private final Step step;
  private final Position movers;
  private final BitSet exchanges;
  private final Exchange now;
  private final List<Chase> found = new ArrayList<>();
  private final List<Unfounded> unfounded = new ArrayList<>();

  // before the move: captures that won while threats elsewhere waited, what they leave behind
  // counted in full, and when only a loss counts; the squares of all that could be won so; the
  // squares of what could really be won
  private final Set<Move> captures = new HashSet<>();
  private final Set<Move> lenient = new HashSet<>();
  private final BitSet targets = new BitSet();
  private final BitSet real = new BitSet();

  /**
   * The chases of a move.
   *
   * @param movers the position after the move, the mover to move
   * @param exchanges captures that are exchanges of like pieces
   */
  Chases(Step step, Position movers, Set<Move> exchanges) {
    this.step = step;
    this.movers = movers;
    this.exchanges = LikeExchanges.packed(exchanges);
    this.now = new Exchange(movers, Terms.passed(Standing.of(step.after()), this.exchanges));
    List<Gain> gains = now.byCapture();
    gains.addAll(now.byChecks());
    if (!gains.isEmpty() && !step.before().isCheck()) {
      lookBefore();
    }
    gains.forEach(this::judge);
    exchanges.forEach(e -> unfounded.add(new Unfounded(e, Why.LIKE_EXCHANGE, List.of())));
    now.refutations()
        .forEach(
            (capture, reply) ->
                unfounded.add(new Unfounded(capture, Why.REFUTED, List.of(capture, reply))));
  }

  List<Chase> found() {
    return found;
  }

  /** Captures that seem to threaten something, and why they do not. */
  List<Unfounded> unfounded() {
    return unfounded;
  }

  private void lookBefore() {
    Position before = step.before();
    Position opponents = Step.passed(before);
    BitSet standing = Standing.of(opponents);
    BitSet barred = LikeExchanges.packed(LikeExchanges.of(opponents, before));
    captures.addAll(captures(new Exchange(before, Terms.strict(standing, barred))));
    Exchange passed = new Exchange(before, Terms.passed(standing, barred));
    lenient.addAll(captures(passed));
    mark(targets, lenient, passed);
    Exchange counted = new Exchange(before, Terms.real(barred));
    mark(real, captures(counted), counted);
    targets.or(real);
  }

  /** The captures that win, but for those by king and pawn. */
  private Set<Move> captures(Exchange exchange) {
    Set<Move> captures = new HashSet<>();
    for (Gain gain : exchange.byCapture()) {
      if (!Step.isKingOrPawn(step.before(), gain.first().from())) {
        captures.add(gain.first());
      }
    }
    return captures;
  }

  private static void mark(BitSet squares, Set<Move> captures, Exchange exchange) {
    captures.forEach(capture -> squares.set(capture.to().index()));
    squares.or(exchange.forced());
  }

  private void judge(Gain gain) {
    if (!gain.byChecks() && Step.isKingOrPawn(movers, gain.first().from())) {
      unfounded.add(new Unfounded(gain.first(), Why.KING_OR_PAWN, List.of()));
    } else if (!isOld(gain)) {
      found.add(chase(gain, form(gain)));
    } else if (isJoint(gain)) {
      boolean joint = !gain.byChecks() && Participation.needsAnother(movers, gain);
      found.add(chase(gain, joint ? Form.JOINT : form(gain)));
    } else {
      unfounded.add(new Unfounded(gain.first(), Why.NOT_NEW, gain.line()));
    }
  }

  /**
   * Whether the same could be won before the move just as well; by checks, whether the opponent may
   * give up something that could.
   */
  private boolean isOld(Gain gain) {
    Move first = gain.first();
    if (isOnlyCheckEnded(first)) {
      return true;
    }
    return gain.byChecks()
        ? !now.forces(first, others(targets))
        : real.get(gain.target().index()) || isOldCapture(first);
  }

  /** Like is held against like: a gain in full is new where it was one only if a loss counts. */
  private boolean isOldCapture(Move first) {
    Move before = new Move(step.origin(first.from()), first.to());
    return captures.contains(before) || (lenient.contains(before) && !winsInFull(first));
  }

  private boolean winsInFull(Move first) {
    Terms terms = Terms.strict(Standing.of(step.after()), exchanges);
    return new Exchange(movers, terms)
        .byCapture().stream().anyMatch(gain -> gain.first().equals(first));
  }

  /** The opponent's pieces but for some. */
  private BitSet others(BitSet squares) {
    BitSet others = new BitSet();
    for (int i = 0; i < Square.COUNT; i++) {
      boolean theirs = movers.at(Square.of(i)).filter(p -> p.side() != step.mover()).isPresent();
      others.set(i, theirs && !squares.get(i));
    }
    return others;
  }

  private BitSet rooks() {
    BitSet rooks = new BitSet();
    movers
        .setup()
        .squares(Piece.of(step.mover().other(), Kind.ROOK))
        .forEach(s -> rooks.set(s.index()));
    return rooks;
  }

  /** Whether the move did nothing but end a check, which alone kept the capture from being made. */
  private boolean isOnlyCheckEnded(Move first) {
    return step.before().isCheck()
        && !first.from().equals(step.move().to())
        && step.before()
            .whyIllegal(first)
            .map(why -> why.reason() == Illegality.Reason.STAYS_IN_CHECK)
            .orElse(true);
  }

  /** Whether the gain has become real, and the moved piece takes part in it. */
  private boolean isJoint(Gain gain) {
    return !step.before().isCheck()
        && isNewlyReal(gain)
        && Participation.takesPart(step, movers, gain);
  }

  private boolean isNewlyReal(Gain gain) {
    Exchange exchange = new Exchange(movers, Terms.real(exchanges));
    List<Gain> gains = exchange.byCapture();
    return gain.byChecks()
        ? exchange.forces(gain.first(), others(real))
        : !real.get(gain.target().index())
            && gains.stream().anyMatch(g -> g.first().equals(gain.first()));
  }

  private Chase chase(Gain gain, Form form) {
    return chase(movers, gain, gain.target(), form);
  }

  static Chase chase(Position movers, Gain gain, Square target, Form form) {
    Square from = gain.first().from();
    return new Chase(
        Step.piece(movers, from),
        from,
        Step.piece(movers, target),
        target,
        form,
        gain.line(),
        gain.byChecks());
  }

  private Form form(Gain gain) {
    Kind target = Step.piece(movers, gain.target()).kind();
    Move first = gain.first();
    if (gain.byChecks()) {
      if (now.forces(first, rooks())) {
        return Form.ROOK;
      }
      return now.winsAlone(first) ? Form.UNPROTECTED : Form.JOINT;
    }
    Piece capturer = Step.piece(movers, first.from());
    if (target == Kind.ROOK && capturer.kind() != Kind.ROOK) {
      return Form.ROOK;
    }
    if (movers.play(first).moves().stream().noneMatch(m -> m.to().equals(first.to()))) {
      return Form.UNPROTECTED;
    }
    Material worth = Material.of(Step.piece(movers, first.to()), first.to());
    if (worth.minus(Material.of(capturer, first.from())).isGain()) {
      return Form.VALUE;
    }
    return now.winsOnTheSpot(first) ? Form.UNDER_PROTECTED : Form.FALSE_ROOT;
  }
}
