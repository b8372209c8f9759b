package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.adjudication.NaturalLimit;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.check.CheckedGame.End;
import org.yifen.xiangqi.notation.MoveText;
import org.yifen.xiangqi.notation.Notation;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.GameTree;
import org.yifen.xiangqi.record.Limits;

/**
 * The course of a game as far as its moves are legal: what the rules of draws have to say on the
 * way, and how it stands at the end.
 */
final class Course {

  private static final int THIRD = 3;

  /** Moves without a capture up to which positions are compared one by one. */
  private static final int MOST_COMPARED = 500;

  /** Moves that one finding names at most. */
  private static final int MOST_NAMED = 12;

  private final Location.Game place;
  private final Board board;
  private final NaturalLimit limit;
  private final int rounds;
  private final List<Long> hashes = new ArrayList<>();
  private final Set<Side> told = EnumSet.noneOf(Side.class);
  private final List<Diagnostic> findings = new ArrayList<>();
  private final Map<Long, Integer> counts = new HashMap<>();
  private boolean repeated;
  private int repetitions;
  private End end = End.NONE;

  private Course(Position start, Location.Game place, int rounds) {
    this.place = place;
    this.rounds = rounds;
    this.board = start.board();
    this.limit = new NaturalLimit(rounds, start.toMove(), board.quietMoves());
    hashes.add(board.hash());
  }

  /** The course of the first {@code legal} moves of the main line, which have their squares. */
  static Course of(Position start, GameRecord game, int legal, int rounds) {
    Course course = new Course(start, game.source().place(), rounds);
    GameTree tree = game.moves();
    int node = GameTree.START;
    for (int ply = 1; ply <= legal; ply++) {
      node = tree.first(node);
      course.move(ply, tree.squares(node).orElseThrow().packed());
    }
    if (!course.board.hasMove()) {
      course.end = course.board.isCheck() ? End.MATE : End.STALEMATE;
    }
    return course;
  }

  private void move(int ply, int packed) {
    Side mover = board.toMove();
    board.make(packed);
    hashes.add(board.hash());
    if (board.isCapture()) {
      told.clear();
    }
    limit.move(mover, board.isCapture(), board.isCheck());
    limit(ply);
    int times = times(ply);
    if (times >= THIRD && !repeated) {
      repetition(ply, times);
    }
    repeated = times >= THIRD;
  }

  /**
   * How often the position has come about. Comparing it with all since the last capture is fastest
   * in games as people play them, but takes for ever in one of a million moves.
   */
  private int times(int ply) {
    int quiet = board.quietMoves();
    if (quiet <= MOST_COMPARED) {
      counts.clear();
      return board.repetitions();
    }
    if (counts.isEmpty()) {
      for (int before = Math.max(0, ply - quiet); before < ply; before++) {
        counts.merge(hashes.get(before), 1, Integer::sum);
      }
    }
    return counts.merge(board.hash(), 1, Integer::sum);
  }

  private void repetition(int ply, int times) {
    repetitions++;
    if (repetitions < Limits.FINDINGS) {
      findings.add(Notice.GAM_026.at(place, ply, times, earlier(ply)));
    } else if (repetitions == Limits.FINDINGS) {
      findings.add(Notice.FIL_012.at(place, repetitions - 1, Notice.GAM_026.code()));
    }
  }

  private void limit(int ply) {
    List<Side> able = new ArrayList<>();
    for (Side side : Side.values()) {
      if (limit.isReached(side) && told.add(side)) {
        able.add(side);
      }
    }
    if (!able.isEmpty()) {
      String who = able.size() == 2 ? "@both" : able.get(0) == Side.RED ? "@red" : "@black";
      findings.add(Notice.GAM_025.at(place, ply, rounds, who));
    }
  }

  /** The moves after which the present position stood before; 0 is the start. */
  private String earlier(int ply) {
    long now = board.hash();
    List<Integer> plies = new ArrayList<>();
    for (int before = ply - board.quietMoves(); before < ply; before++) {
      if (before >= 0 && hashes.get(before) == now) {
        plies.add(before);
      }
    }
    String list =
        plies.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
    return plies.size() > MOST_NAMED ? list + ", …" : list;
  }

  /** A legal move after the last of the course, in a notation. */
  String text(Move move, Notation notation) {
    return MoveText.write(board, move, notation);
  }

  /** Who is to move after the last legal move. */
  Side toMove() {
    return board.toMove();
  }

  End end() {
    return end;
  }

  List<Diagnostic> findings() {
    return findings;
  }
}
