package org.yifen.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.regulation.Exact;
import org.yifen.trace.Location;

/** Whether points follow from results, and places from points (article 7). */
final class Totals {

  private static final String WITHDRAWN = "退";

  /** Fields up to this size are searched for the likeliest culprit, in cubic time at worst. */
  private static final int FEW = 256;

  private final Event event;
  private final Findings findings;

  Totals(Event event, Findings findings) {
    this.event = event;
    this.findings = findings;
  }

  void check(Results results) {
    points(results);
    withoutPlace();
    List<Integer> placed = placed();
    if (!event.team()) {
      List<Integer> consistent = contradictions(placed);
      numbering(consistent.size() == placed.size() ? placed : List.of());
      champions();
    }
  }

  private void points(Results results) {
    for (int i = 0; i < event.entrants().size(); i++) {
      Entrant entrant = event.entrants().get(i);
      OptionalInt reported = entrant.points();
      if (reported.isPresent()
          && !findings.isDoubtful(i)
          && reported.getAsInt() != results.points(i)) {
        findings.add(
            Notice.RES_005,
            event.cells().at(entrant, Field.POINTS),
            Exact.points(reported.getAsInt()),
            Exact.points(results.points(i)));
        findings.doubt(i);
      }
    }
  }

  /** Participants with points and a place that say something about each other. */
  private List<Integer> placed() {
    List<Integer> placed = new ArrayList<>();
    for (int i = 0; i < event.entrants().size(); i++) {
      Entrant entrant = event.entrants().get(i);
      boolean known = entrant.points().isPresent() && entrant.place().isPresent();
      if (known && !isWithdrawn(entrant) && !findings.isDoubtful(i)) {
        placed.add(i);
      }
    }
    return placed;
  }

  /** Names those whose place contradicts their points: as few as explain everything. */
  private List<Integer> contradictions(List<Integer> placed) {
    boolean cycles = event.system() == EventSystem.DOUBLE_ROUND_ROBIN;
    if (cycles && MatchPoints.follow(event, placed)) {
      return placed;
    }
    return placed.size() <= FEW ? oneByOne(placed) : allAtOnce(placed);
  }

  /** Names the participant who contradicts most others, without him the next, and so on. */
  private List<Integer> oneByOne(List<Integer> placed) {
    List<Integer> left = new ArrayList<>(placed);
    int worst = worst(left);
    while (worst >= 0) {
      left.remove(Integer.valueOf(worst));
      contradiction(worst, left);
      worst = worst(left);
    }
    return left;
  }

  /** For large fields: in the order of places, the longest row of falling points stands. */
  private List<Integer> allAtOnce(List<Integer> placed) {
    List<Integer> byPlace = new ArrayList<>(placed);
    byPlace.sort(
        Comparator.comparing(this::place)
            .thenComparing(Comparator.comparing(this::halves).reversed()));
    List<Integer> left = withoutUnequalTies(longestFalling(byPlace));
    Set<Integer> standing = new HashSet<>(left);
    for (int i : placed) {
      if (!standing.contains(i)) {
        contradiction(i, left);
      }
    }
    return left;
  }

  /** Without those who share a place with somebody of more points. */
  private List<Integer> withoutUnequalTies(List<Integer> ordered) {
    List<Integer> left = new ArrayList<>();
    for (int i : ordered) {
      boolean first = left.isEmpty() || place(left.get(left.size() - 1)) != place(i);
      if (first || halves(left.get(left.size() - 1)) == halves(i)) {
        left.add(i);
      }
    }
    return left;
  }

  /** The longest subsequence whose points never rise; n log n. */
  private List<Integer> longestFalling(List<Integer> order) {
    int[] tails = new int[order.size()];
    int[] before = new int[order.size()];
    int length = 0;
    for (int i = 0; i < order.size(); i++) {
      int low = 0;
      int high = length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (halves(order.get(tails[middle])) >= halves(order.get(i))) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      before[i] = low == 0 ? -1 : tails[low - 1];
      tails[low] = i;
      length = Math.max(length, low + 1);
    }
    List<Integer> longest = new ArrayList<>();
    for (int i = length == 0 ? -1 : tails[length - 1]; i >= 0; i = before[i]) {
      longest.add(order.get(i));
    }
    Collections.reverse(longest);
    return longest;
  }

  private void contradiction(int culprit, List<Integer> left) {
    if (findings.isFull(Notice.RES_006)) {
      return;
    }
    left.stream()
        .filter(i -> contradict(i, culprit))
        .min(Comparator.comparing(i -> Math.abs(place(i) - place(culprit))))
        .ifPresent(
            other ->
                findings.add(
                    Notice.RES_006,
                    List.of(at(culprit), at(other)),
                    place(culprit),
                    points(culprit),
                    place(other),
                    points(other)));
  }

  private int worst(List<Integer> left) {
    List<Integer> byPlace = new ArrayList<>(left);
    byPlace.sort(Comparator.comparing(this::place));
    boolean ordered = true;
    for (int i = 1; i < byPlace.size(); i++) {
      ordered &= !contradict(byPlace.get(i - 1), byPlace.get(i));
    }
    if (ordered) {
      return -1;
    }
    int worst = -1;
    long most = 0;
    for (int i : left) {
      long count = left.stream().filter(j -> contradict(i, j)).count();
      if (count > most) {
        most = count;
        worst = i;
      }
    }
    return worst;
  }

  private boolean contradict(int a, int b) {
    int byPlace = Integer.compare(place(a), place(b));
    int byPoints = Integer.compare(halves(b), halves(a));
    return byPlace == 0 ? byPoints != 0 : byPoints != 0 && byPlace != byPoints;
  }

  /** A place is one more than the number of participants before it (1, 2, 2, 4). */
  private void numbering(List<Integer> placed) {
    if (placed.size() < event.entrants().size()) {
      return;
    }
    int[] places = placed.stream().mapToInt(this::place).sorted().toArray();
    for (int i : placed) {
      int at = Arrays.binarySearch(places, place(i));
      while (at > 0 && places[at - 1] == place(i)) {
        at--;
      }
      if (place(i) != at + 1) {
        findings.add(Notice.RES_021, at(i), place(i), at + 1);
        return;
      }
    }
  }

  /** Where others have a place, a blank one is an oversight, but for those who withdrew. */
  private void withoutPlace() {
    boolean any = event.entrants().stream().anyMatch(e -> e.place().isPresent());
    for (Entrant entrant : event.entrants()) {
      Location where = event.cells().at(entrant, Field.PLACE);
      boolean blank = entrant.place().isEmpty() && !findings.isAt(where);
      if (any && blank && !isWithdrawn(entrant)) {
        findings.add(Notice.RES_023, where, entrant.label());
      }
    }
  }

  private static boolean isWithdrawn(Entrant entrant) {
    return entrant.remarks().contains(WITHDRAWN) || entrant.name().contains(WITHDRAWN);
  }

  private void champions() {
    List<Entrant> first = event.entrants().stream().filter(e -> e.place().orElse(0) == 1).toList();
    long placed = event.entrants().stream().filter(e -> e.place().isPresent()).count();
    boolean told =
        event.cells().columns().containsKey(Field.PLACE)
            && event.entrants().stream()
                .noneMatch(e -> findings.isAt(event.cells().at(e, Field.PLACE)));
    if (first.isEmpty() && !event.entrants().isEmpty() && told) {
      Entrant any = event.entrants().get(0);
      findings.add(
          Notice.RES_018, event.cells().at(any, Field.PLACE), event.entrants().size(), placed);
    } else if (first.size() > 1) {
      findings.add(
          Notice.RES_019,
          first.stream().map(e -> event.cells().at(e, Field.PLACE)).toList(),
          first.size());
    }
  }

  private int place(int entrant) {
    return event.entrants().get(entrant).place().orElse(0);
  }

  private int halves(int entrant) {
    return event.entrants().get(entrant).points().orElse(0);
  }

  private String points(int entrant) {
    return Exact.points(halves(entrant));
  }

  private Location at(int entrant) {
    return event.cells().at(event.entrants().get(entrant), Field.PLACE);
  }
}
