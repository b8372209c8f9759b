package org.yifen.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Games;
import org.yifen.trace.Location;

/** Whether everybody met everybody as often as the system says. */
final class Meetings {

  private final Event event;
  private final Findings findings;

  Meetings(Event event, Findings findings) {
    this.event = event;
    this.findings = findings;
  }

  /**
   * Checks all pairs.
   *
   * @param crossTable whether the report has a cell for every pair, which shows by itself what is
   *     missing
   */
  void check(boolean crossTable) {
    Map<Long, List<Integer>> meetings = new HashMap<>();
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      long low = Math.min(Games.first(game), Games.second(game));
      long high = Math.max(Games.first(game), Games.second(game));
      meetings.computeIfAbsent(low << 32 | high, k -> new ArrayList<>()).add(g);
    }
    meetings.values().forEach(this::tooMany);
    if (!crossTable && event.system().isRoundRobin() && !event.team()) {
      tooFew(meetings);
    }
  }

  private void tooMany(List<Integer> games) {
    int allowed = event.system() == EventSystem.DOUBLE_ROUND_ROBIN ? 2 : 1;
    boolean teams = event.team() && event.system() == EventSystem.SWISS;
    if (games.size() <= allowed || teams) {
      return;
    }
    List<Location> places = new ArrayList<>();
    for (int g : games) {
      places.add(event.cells().at(event.games().firstCell(g)));
    }
    int game = event.games().packed(games.get(0));
    findings.add(
        event.system().isRoundRobin() ? Notice.RES_011 : Notice.RES_022,
        places,
        label(Games.first(game)),
        label(Games.second(game)),
        games.size());
  }

  private void tooFew(Map<Long, List<Integer>> meetings) {
    int needed = event.system() == EventSystem.DOUBLE_ROUND_ROBIN ? 2 : 1;
    for (int a = 0; a < event.entrants().size(); a++) {
      for (int b = a + 1; b < event.entrants().size(); b++) {
        int met = meetings.getOrDefault((long) a << 32 | b, List.of()).size();
        if (met < needed && !findings.isDoubtful(a) && !findings.isDoubtful(b)) {
          findings.add(
              Notice.RES_017, new Location.WholeFile(event.cells().file()), label(a), label(b));
        }
      }
    }
  }

  private String label(int entrant) {
    return event.entrants().get(entrant).label();
  }
}
