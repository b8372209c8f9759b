package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Side;

/**
 * The ruling on a game's repetition, with all it rests on.
 *
 * @param cycle the moves ruled on; empty when nothing is ripe for a ruling
 * @param moves each move of the cycle, judged
 * @param red the grade of Red's moves
 * @param black the grade of Black's moves
 */
public record Ruling(
    Rules rules,
    Optional<Cycle> cycle,
    List<MoveRuling> moves,
    Grade red,
    Grade black,
    Verdict verdict) {

  public Ruling {
    moves = List.copyOf(moves);
  }

  /**
   * Rules on a game, or on one round of a loop.
   *
   * @param moves all legal, one after the other; throws otherwise
   * @param isLoop whether the moves are one round of a loop; otherwise the cycle is looked for
   */
  public static Ruling of(Position start, List<Move> moves, Rules rules, boolean isLoop) {
    return of(start, moves, rules, isLoop, Map.of());
  }

  /**
   * The same, with kinds that a referee declares instead of those the board shows.
   *
   * @param declared by the number of the move in {@code moves}, from 0
   */
  public static Ruling of(
      Position start,
      List<Move> moves,
      Rules rules,
      boolean isLoop,
      Map<Integer, MoveKind> declared) {
    Optional<Cycle> cycle =
        isLoop
            ? Optional.of(new Cycle(0, moves.size(), Cycle.Reason.GIVEN))
            : Cycle.find(start, moves);
    if (cycle.isEmpty() || moves.isEmpty()) {
      return new Ruling(
          rules, Optional.empty(), List.of(), Grade.ALLOWED, Grade.ALLOWED, Verdict.NONE);
    }
    List<Step> steps = steps(start, moves, cycle.get());
    List<MoveRuling> judged = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      MoveRuling ruling = judge(steps.get(i), rules);
      MoveKind as = declared.get(cycle.get().from() + i);
      judged.add(as == null ? ruling : ruling.declared(as));
    }
    return graded(rules, cycle, judged);
  }

  private static List<Step> steps(Position start, List<Move> moves, Cycle cycle) {
    List<Step> steps = new ArrayList<>();
    Position position = start;
    for (Move move : moves.subList(0, cycle.to())) {
      Step step = Step.of(position, move);
      steps.add(step);
      position = step.after();
    }
    return steps.subList(cycle.from(), cycle.to());
  }

  private static Ruling graded(Rules rules, Optional<Cycle> cycle, List<MoveRuling> judged) {
    Grade red = grade(rules, judged, Side.RED);
    Grade black = grade(rules, judged, Side.BLACK);
    return new Ruling(rules, cycle, judged, red, black, verdict(rules, red, black));
  }

  private static Grade grade(Rules rules, List<MoveRuling> judged, Side side) {
    return rules == Rules.AXF
        ? AsianGrade.of(judged, side)
        : Grade.of(judged.stream().filter(move -> move.piece().side() == side).toList());
  }

  /** The heavier side must change; perpetual check by one side alone loses at once. */
  private static Verdict verdict(Rules rules, Grade red, Grade black) {
    boolean oneChecks = (red == Grade.PERPETUAL_CHECK) != (black == Grade.PERPETUAL_CHECK);
    boolean both = red != Grade.ALLOWED && black != Grade.ALLOWED;
    if (red == black || (both && !oneChecks && rules == Rules.CXA_1999)) {
      return Verdict.DRAW;
    }
    Side heavier = red.compareTo(black) > 0 ? Side.RED : Side.BLACK;
    return oneChecks ? Verdict.loses(heavier) : Verdict.mustChange(heavier);
  }

  /**
   * The ruling if a referee declared one of the moves to be of another kind.
   *
   * @param index of the move within the cycle, from 0
   */
  public Ruling declaring(int index, MoveKind kind) {
    List<MoveRuling> changed = new ArrayList<>(moves);
    changed.set(index, changed.get(index).declared(kind));
    return graded(rules, cycle, changed);
  }

  /** What each of some moves is, whether a ruling is due or not. */
  public static List<MoveRuling> judge(Position start, List<Move> moves, Rules rules) {
    return steps(start, moves, new Cycle(0, moves.size(), Cycle.Reason.GIVEN)).stream()
        .map(step -> judge(step, rules))
        .toList();
  }

  private static MoveRuling judge(Step step, Rules rules) {
    return rules == Rules.AXF ? AsianKinds.of(step) : Kinds.of(step);
  }

  /** The kinds of the cycle's moves, one character a move: {@code 捉闲捉闲}. */
  public String labels() {
    return moves.stream().map(move -> move.kind().chinese()).collect(Collectors.joining());
  }

  /** Whether a referee declared the kind of any of the moves. */
  public boolean isDeclared() {
    return moves.stream().anyMatch(MoveRuling::isDeclared);
  }
}
