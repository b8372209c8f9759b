package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.adjudication.Claims;
import org.yifen.xiangqi.adjudication.DeadMaterial;
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

/**
 * The course of a game as far as its moves are legal: what the rules of draws have to say on the
 * way, and how it stands at the end.
 */
final class Course {

  private final GameRecord game;
  private final Location.Game place;
  private final Board board;
  private final Claims claims;
  private final DeadMaterial material;
  private final NaturalLimit limit;
  private final int rounds;
  private final List<Move> moves = new ArrayList<>();
  private final Repetitions repetitions;
  private final Set<Side> told = EnumSet.noneOf(Side.class);
  private final List<Diagnostic> findings = new ArrayList<>();
  private Optional<Integer> deadPly = Optional.empty();
  private End end = End.NONE;

  private Course(Position start, GameRecord game, GameRules rules) {
    this.game = game;
    this.place = game.source().place();
    this.rounds = rules.naturalLimit();
    this.board = start.board();
    this.claims = new Claims(rules.claims());
    this.material = new DeadMaterial(start.setup());
    this.limit = new NaturalLimit(rounds, start.toMove(), board.quietMoves());
    this.repetitions = new Repetitions(place, board);
  }

  /** The course of the first {@code legal} moves of the main line, which have their squares. */
  static Course of(Position start, GameRecord game, int legal, GameRules rules) {
    Course course = new Course(start, game, rules);
    course.begin(DeadMaterial.isDead(start.setup()));
    GameTree tree = game.moves();
    int node = GameTree.START;
    for (int ply = 1; ply <= legal; ply++) {
      node = tree.first(node);
      course.move(ply, tree.squares(node).orElseThrow());
    }
    if (!course.board.hasMove()) {
      course.end = course.board.isCheck() ? End.MATE : End.STALEMATE;
    }
    course.claims.open().forEach(c -> course.findings.add(DrawWords.notJudged(c, course.place)));
    return course;
  }

  private void begin(boolean dead) {
    if (dead) {
      dead(0);
    }
    claims(0);
  }

  private void dead(int ply) {
    deadPly = Optional.of(ply);
    findings.add(Notice.GAM_048.at(place, ply));
  }

  private void claims(int ply) {
    if (!claims.isDue(ply)) {
      return;
    }
    int before = claims.rulings().size();
    claims.after(ply, limit);
    for (Claims.Ruling ruling : claims.rulings().subList(before, claims.rulings().size())) {
      findings.addAll(DrawWords.claim(ruling, game));
    }
  }

  private void move(int ply, Move move) {
    Side mover = board.toMove();
    board.make(move.packed());
    moves.add(move);
    if (board.isCapture()) {
      told.clear();
    }
    limit.move(mover, board.isCapture(), board.isCheck());
    limit(ply);
    claims(ply);
    if (board.isCapture() && deadPly.isEmpty() && material.capture(board)) {
      dead(ply);
    }
    repetitions.after(ply);
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

  /** The move after which neither side could win any more; 0 is the start. */
  Optional<Integer> deadPly() {
    return deadPly;
  }

  /** The claims that were judged. */
  List<Claims.Ruling> claims() {
    return claims.rulings();
  }

  List<Diagnostic> findings() {
    List<Diagnostic> all = new ArrayList<>(findings);
    all.addAll(repetitions.findings());
    return all;
  }

  Repetitions repetitions() {
    return repetitions;
  }

  /** The legal moves. */
  List<Move> moves() {
    return moves;
  }
}
