package org.yifen.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.adjudication.NaturalLimit;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.check.CheckedGame;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.notation.MoveText;
import org.yifen.xiangqi.notation.Notation;
import org.yifen.xiangqi.notation.PlyNumber;
import org.yifen.xiangqi.record.GameRecord;

/**
 * The moves of a record without its variations, as far as they can be played.
 *
 * @param start a position of a game or not; if not, nothing is played
 * @param moves those that are legal
 * @param recorded how many the record has
 * @param doubt what is wrong with the start; whose turn it is was corrected
 * @param stop what is wrong with the first move that is not legal; empty where there is none, and
 *     where that was said when the record was read
 */
record MainLine(
    Setup start,
    List<Move> moves,
    int recorded,
    Optional<Diagnostic> doubt,
    Optional<Diagnostic> stop) {

  private static final Set<Notice> STOPS =
      EnumSet.of(Notice.GAM_010, Notice.GAM_011, Notice.GAM_012);

  /** A position that nothing is known of but itself. */
  static MainLine of(Setup setup) {
    return new MainLine(setup, List.of(), 0, Optional.empty(), Optional.empty());
  }

  /** The moves of a record; empty when its start cannot be read. */
  static Optional<MainLine> of(GameRecord game) {
    CheckedGame checked = new GameCheck(NaturalLimit.ROUNDS).check(game);
    List<Move> moves =
        checked.game().moves().mainLine().stream()
            .limit(checked.legal())
            .map(m -> m.move().orElseThrow())
            .toList();
    return checked
        .start()
        .map(Position::setup)
        .or(game::start)
        .map(
            start ->
                new MainLine(
                    start,
                    moves,
                    checked.plies(),
                    first(checked, EnumSet.of(Notice.GAM_015)),
                    first(checked, STOPS)));
  }

  private static Optional<Diagnostic> first(CheckedGame checked, Set<Notice> notices) {
    return checked.findings().stream().filter(f -> notices.contains(f.notice())).findFirst();
  }

  boolean isPosition() {
    return Position.faults(start).isEmpty();
  }

  /** What stands on the board after so many moves; no more than {@link #moves} has. */
  Setup after(int plies) {
    if (plies == 0) {
      return start;
    }
    Board board = Position.of(start).board();
    moves.subList(0, plies).forEach(m -> board.make(m.packed()));
    return board.setup();
  }

  /** The move that led to where {@code plies} moves lead; empty for the start. */
  Optional<Move> last(int plies) {
    return plies == 0 ? Optional.empty() : Optional.of(moves.get(plies - 1));
  }

  /** Some moves before a position, numbered, from the beginning of a round: 2. 马二进三 车9平8. */
  String text(int plies, int rounds, Notation notation) {
    List<String> texts = MoveText.write(Position.of(start), moves.subList(0, plies), notation);
    int lastRound = PlyNumber.of(start, plies).round();
    StringBuilder out = new StringBuilder();
    for (int ply = 1; ply <= plies; ply++) {
      PlyNumber number = PlyNumber.of(start, ply);
      if (number.round() > lastRound - rounds) {
        boolean numbered = number.side() == Side.RED || out.length() == 0;
        out.append(out.length() == 0 ? "" : " ");
        out.append(numbered ? number + " " : "").append(texts.get(ply - 1));
      }
    }
    return out.toString();
  }
}
