package org.yifen.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/**
 * Who names whom in one round, where each participant's row names the opponent, and whether the two
 * agree. Participants by index.
 */
final class Pairs {

  static final int NOBODY = -1;

  private static final int MOST_PLACES = 20;

  private final Results results;
  private final Findings findings;
  private final IntFunction<Location> place;
  private final int[] opponent;
  private final boolean[] unread;

  /**
   * A round in which nobody has named anybody yet.
   *
   * @param place of each participant's cell
   */
  Pairs(int size, Results results, Findings findings, IntFunction<Location> place) {
    this.results = results;
    this.findings = findings;
    this.place = place;
    this.opponent = new int[size];
    this.unread = new boolean[size];
    Arrays.fill(opponent, NOBODY);
  }

  /** The cell of a participant has a finding of its own: whom it names is not known. */
  void unread(int entrant) {
    unread[entrant] = true;
    findings.doubt(entrant);
  }

  /**
   * The cell of a participant names another by number.
   *
   * @param other the index of the one named; {@link #NOBODY} when nobody has the number
   * @param number as written
   * @param misnumbered whether a number that nobody has may be meant for a row with a finding
   */
  void name(int entrant, int other, Object number, boolean misnumbered) {
    if (other >= 0 && other != entrant) {
      opponent[entrant] = other;
      return;
    }
    if (other == entrant) {
      findings.add(Notice.RES_008, place.apply(entrant));
    } else if (!misnumbered) {
      findings.add(Notice.RES_003, place.apply(entrant), number);
    }
    unread(entrant);
  }

  /** Whom a participant names and is named by; {@link #NOBODY} when the two do not agree. */
  int partner(int entrant) {
    int other = opponent[entrant];
    return other != NOBODY && opponent[other] == entrant ? other : NOBODY;
  }

  /**
   * Says which cells name somebody who does not name them back. One wrong number disturbs up to
   * four players; those that hang together are one finding, which starts at the cell that others
   * contradict. A group with a cell that has its own finding is not said again.
   */
  void disagreements() {
    Groups groups = new Groups(opponent.length);
    BitSet named = new BitSet();
    BitSet open = new BitSet();
    for (int entrant = 0; entrant < opponent.length; entrant++) {
      if (namesInVain(entrant)) {
        groups.join(entrant, opponent[entrant]);
        open.set(entrant);
        named.set(opponent[entrant]);
      }
    }
    for (List<Integer> group : groups.containing(open)) {
      group.forEach(findings::doubt);
      if (group.stream().noneMatch(i -> unread[i])) {
        report(group, named);
      }
    }
  }

  private boolean namesInVain(int entrant) {
    return opponent[entrant] != NOBODY && partner(entrant) == NOBODY;
  }

  private void report(List<Integer> group, BitSet named) {
    int culprit =
        group.stream().filter(i -> namesInVain(i) && named.get(i)).findFirst().orElse(group.get(0));
    int first =
        opponent[culprit] == NOBODY
            ? group.stream().filter(i -> opponent[i] == culprit).findFirst().orElse(culprit)
            : culprit;
    int other = opponent[first];
    List<Location> places = new ArrayList<>(List.of(place.apply(first), place.apply(other)));
    group.stream()
        .filter(i -> i != first && i != other)
        .limit(MOST_PLACES)
        .forEach(i -> places.add(place.apply(i)));
    findings.add(Notice.RES_010, places, results.label(first), results.label(other));
  }
}
