package org.yifen.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.trace.Location;

/** Whether everybody met everybody as often as the system says. */
final class Meetings {

  private static final int GAME = 32;

  /** With fewer players a single game left out leaves everybody incomplete. */
  private static final int FEWEST = 4;

  private final Event event;
  private final Findings findings;

  Meetings(Event event, Findings findings) {
    this.event = event;
    this.findings = findings;
  }

  /**
   * Checks all pairs.
   *
   * @param shown the system that a cell for every pair shows, in which what is missing shows by
   *     itself; empty where results stand by rounds
   */
  void check(Optional<EventSystem> shown) {
    if (shown.isPresent() && shown.get() != event.system() && !event.team()) {
      contradiction(shown.get());
      return;
    }
    long[] meetings = meetings();
    int from = 0;
    for (int to = 1; to <= meetings.length; to++) {
      if (to == meetings.length || meetings[to] >>> GAME != meetings[from] >>> GAME) {
        tooMany(meetings, from, to);
        from = to;
      }
    }
    if (shown.isEmpty() && event.system().isRoundRobin() && !event.team()) {
      tooFew(meetings);
    }
  }

  private void contradiction(EventSystem shown) {
    findings.add(Notice.RES_027, event.cells().at(Key.SYSTEM), word(event.system()), word(shown));
  }

  private static String word(EventSystem system) {
    return switch (system) {
      case ROUND_ROBIN -> "@single-rr";
      case DOUBLE_ROUND_ROBIN -> "@double-rr";
      case SWISS -> "@swiss";
    };
  }

  /** All games sorted by their two players: the pair in the high half, the game in the low. */
  private long[] meetings() {
    long[] meetings = new long[event.games().size()];
    for (int g = 0; g < meetings.length; g++) {
      int game = event.games().packed(g);
      int low = Math.min(Games.first(game), Games.second(game));
      int high = Math.max(Games.first(game), Games.second(game));
      meetings[g] = pair(low, high) << GAME | g;
    }
    Arrays.sort(meetings);
    return meetings;
  }

  private static long pair(int low, int high) {
    return (long) low * Games.MAX_ENTRANTS + high;
  }

  private void tooMany(long[] meetings, int from, int to) {
    int allowed = event.system() == EventSystem.DOUBLE_ROUND_ROBIN ? 2 : 1;
    boolean teams = event.team() && event.system() == EventSystem.SWISS;
    if (to - from <= allowed || teams) {
      return;
    }
    List<Location> places = new ArrayList<>();
    for (int i = from; i < to; i++) {
      if (isMeeting((int) meetings[i])) {
        places.add(event.cells().at(event.games().firstCell((int) meetings[i])));
      }
    }
    if (places.size() <= allowed) {
      return;
    }
    int game = event.games().packed((int) meetings[from]);
    findings.add(
        event.system().isRoundRobin() ? Notice.RES_011 : Notice.RES_022,
        places,
        label(Games.first(game)),
        label(Games.second(game)),
        places.size());
  }

  /** Two players who were paired in a Swiss event and did not play may be paired again. */
  private boolean isMeeting(int game) {
    return event.system().isRoundRobin() || Games.isPlayed(event.games().packed(game));
  }

  /** Who did not meet; when that is somebody for everybody, the system is not what it says. */
  private void tooFew(long[] meetings) {
    int needed = event.system() == EventSystem.DOUBLE_ROUND_ROBIN ? 2 : 1;
    int players = event.entrants().size();
    BitSet incomplete = new BitSet();
    List<int[]> missing = new ArrayList<>();
    int at = 0;
    for (int a = 0; a < players && missing.size() < Findings.MOST; a++) {
      for (int b = a + 1; b < players; b++) {
        int met = 0;
        for (; at < meetings.length && meetings[at] >>> GAME == pair(a, b); at++) {
          met++;
        }
        if (met < needed && !findings.isDoubtful(a) && !findings.isDoubtful(b)) {
          missing.add(new int[] {a, b});
          incomplete.set(a);
          incomplete.set(b);
        }
      }
    }
    if (players >= FEWEST && incomplete.cardinality() >= players - 1) {
      contradiction(EventSystem.SWISS);
      return;
    }
    for (int[] pair : missing) {
      findings.add(
          Notice.RES_017,
          new Location.WholeFile(event.cells().file()),
          label(pair[0]),
          label(pair[1]));
    }
  }

  private String label(int entrant) {
    return event.label(entrant);
  }
}
