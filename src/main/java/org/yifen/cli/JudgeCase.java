package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.trace.Location;
import org.yifen.xiangqi.adjudication.MoveKind;
import org.yifen.xiangqi.adjudication.NaturalLimit;
import org.yifen.xiangqi.adjudication.Rules;
import org.yifen.xiangqi.adjudication.Ruling;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.check.CheckedGame;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.notation.GameReading;
import org.yifen.xiangqi.record.Shown;

/** Moves from a position that are to be ruled on. */
record JudgeCase(Position start, List<Move> moves) {

  JudgeCase {
    moves = List.copyOf(moves);
  }

  /** Reads a FEN and moves in any notation; what is wrong with them as findings. */
  static Read<JudgeCase> read(String fen, String moves, List<Location> where) {
    Read<Position> start = GivenFen.read(fen, where);
    if (start.value().isEmpty()) {
      return new Read<>(Optional.empty(), start.diagnostics());
    }
    List<String> texts = List.of(moves.strip().split("[\\s,]+", -1));
    if (moves.isBlank()) {
      return Read.of(new JudgeCase(start.value().get(), List.of()));
    }
    GameReading reading = GameReading.read(start.value().get(), texts);
    if (reading.stop().isPresent()) {
      GameReading.Stop stop = reading.stop().get();
      Diagnostic why =
          Notice.GAM_051.at(
              where, stop.ply(), Shown.of(stop.text()), GameCheck.why(stop.reading()));
      return new Read<>(Optional.empty(), List.of(why));
    }
    return Read.of(new JudgeCase(start.value().get(), reading.moves()));
  }

  /** The legal moves of a game of a file; empty without the game, with what was found. */
  static Read<JudgeCase> of(OneGame game) {
    List<Diagnostic> findings = new ArrayList<>(game.findings());
    Optional<CheckedGame> checked = game.game().map(new GameCheck(NaturalLimit.ROUNDS)::check);
    checked.ifPresent(c -> findings.addAll(c.onMoves()));
    Optional<JudgeCase> given =
        checked.flatMap(c -> c.start().map(start -> new JudgeCase(start, moves(c))));
    return new Read<>(given, findings);
  }

  private static List<Move> moves(CheckedGame game) {
    return game.game().moves().mainLine().stream()
        .limit(game.legal())
        .map(move -> move.move().orElseThrow())
        .toList();
  }

  /** The edition of a name as tables write it: {@code CXA-2020}, {@code AXF/WXF}. */
  static Optional<Rules> rules(String name) {
    String lower = name.strip().toLowerCase(Locale.ROOT);
    boolean asian = lower.startsWith("axf") || lower.startsWith("wxf");
    return asian ? Optional.of(Rules.AXF) : Rules.parse(lower);
  }

  /**
   * The ruling.
   *
   * @param declared kinds by the number of the move, from 0
   */
  Ruling ruling(Rules rules, boolean loop, Map<Integer, MoveKind> declared) {
    return Ruling.of(start, moves, rules, loop, declared);
  }

  /** The position before a move, from 0. */
  Position before(int index) {
    Position position = start;
    for (Move move : moves.subList(0, index)) {
      position = position.play(move);
    }
    return position;
  }
}
