package org.yifen.scoresheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.board.Move;

/** Records that stand for more than one game of a report: the same one, or one copied. */
public final class Repeats {

  private final Map<Location.Game, ReportedGame> places = new HashMap<>();
  private final Map<List<Move>, Examined> moves = new HashMap<>();
  private final List<Diagnostic> findings = new ArrayList<>();

  private Repeats() {}

  /**
   * What is said twice; each repetition has the cells of both games.
   *
   * @param games of one report, in its order
   */
  public static List<Diagnostic> in(List<Examined> games) {
    Repeats repeats = new Repeats();
    games.forEach(g -> g.record().ifPresent(r -> repeats.see(g, r)));
    return List.copyOf(repeats.findings);
  }

  private void see(Examined game, Examined.Found record) {
    if (record.pairing() == Pairing.OTHERS || record.pairing() == Pairing.SWAPPED) {
      return; // a file named in the wrong line has its finding
    }
    ReportedGame before = places.putIfAbsent(record.place(), game.game());
    if (before != null) {
      List<Location> where = List.of(game.game().place(), before.place(), record.place());
      findings.add(Notice.SCO_022.at(where, game.game().file()));
    } else if (!record.moves().isEmpty()) {
      sameMoves(game, record);
    }
  }

  private void sameMoves(Examined game, Examined.Found record) {
    Examined twin = moves.putIfAbsent(record.moves(), game);
    if (twin != null) {
      Location other = twin.record().orElseThrow().place();
      List<Location> where =
          List.of(game.game().place(), twin.game().place(), record.place(), other);
      findings.add(Notice.SCO_023.at(where, record.moves().size()));
    }
  }
}
