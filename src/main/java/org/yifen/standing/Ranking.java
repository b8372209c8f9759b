package org.yifen.standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.yifen.standing.Contest.Bout;

/**
 * Puts sides in order: those that a criterion leaves tied go to the next one, by themselves. Who is
 * placed never competes again, whatever later criteria say.
 */
final class Ranking {

  /**
   * Sides that nothing has separated so far.
   *
   * @param by what put them behind the group above; empty for the first
   */
  record Group(List<Integer> sides, Optional<Decision> by) {}

  private final Contest contest;
  private final Tally tally;
  private final List<Criterion> order;
  private final List<Integer> among;
  private final String[][] shown;
  private final List<Criterion> missed = new ArrayList<>();
  private List<Group> groups;

  private Ranking(Contest contest, List<Criterion> order, List<Integer> among) {
    this.contest = contest;
    this.tally = new Tally(contest);
    this.order = order;
    this.among = among;
    this.shown = new String[order.size()][contest.size()];
    List<Integer> all = new ArrayList<>(among);
    all.sort(Comparator.comparing(side -> contest.sides().get(side).no()));
    this.groups = all.isEmpty() ? List.of() : List.of(new Group(all, Optional.empty()));
  }

  /** Everybody. */
  static Ranking of(Contest contest, List<Criterion> order) {
    return of(contest, order, IntStream.range(0, contest.size()).boxed().toList());
  }

  /** Some of the sides, by all games of the contest. */
  static Ranking of(Contest contest, List<Criterion> order, List<Integer> among) {
    Ranking ranking = new Ranking(contest, order, among);
    for (int i = 0; i < order.size(); i++) {
      ranking.apply(i);
    }
    return ranking;
  }

  /** In the order of places; those of one group share theirs. */
  List<Group> groups() {
    return groups;
  }

  /** The criteria that would have been needed, and that the report does not tell. */
  List<Criterion> missed() {
    return missed;
  }

  /** A side's value of a criterion, by its position in the order; empty where it played no part. */
  String shown(int criterion, int side) {
    return shown[criterion][side];
  }

  /** The place of each side, from 1; 0 of those who are not placed. */
  long[] places() {
    long[] places = new long[contest.size()];
    int before = 0;
    for (Group group : groups) {
      for (int side : group.sides()) {
        places[side] = before + 1L;
      }
      before += group.sides().size();
    }
    return places;
  }

  private void apply(int index) {
    Criterion criterion = order.get(index);
    Arrays.fill(shown[index], "");
    if (!isKnown(criterion)) {
      if (!isSettled()) {
        missed.add(criterion);
      }
      return;
    }
    if (criterion.isAmongTied()) {
      List<Group> next = new ArrayList<>();
      groups.forEach(group -> next.addAll(amongTied(index, group)));
      groups = next;
    } else if (criterion.isByRound()) {
      byRound(index);
    } else {
      long[] values = tally.values(criterion);
      for (int side = 0; side < values.length; side++) {
        shown[index][side] = criterion.text(values[side]);
      }
      split(criterion.isRising() ? negated(values) : values, new Decision(criterion, 0));
    }
  }

  /** What a report tells of some games only would favour those of whom it tells. */
  private boolean isKnown(Criterion criterion) {
    return (!criterion.needsRounds() || contest.hasRounds())
        && (!criterion.needsColours() || contest.hasColours());
  }

  private static long[] negated(long[] values) {
    return Arrays.stream(values).map(v -> -v).toArray();
  }

  private boolean isSettled() {
    return groups.size() == among.size();
  }

  private void split(long[] keys, Decision by) {
    List<Group> next = new ArrayList<>();
    groups.forEach(group -> next.addAll(split(group, keys, by)));
    groups = next;
  }

  /** The parts of a group with equal keys, the highest key first. */
  private static List<Group> split(Group group, long[] keys, Decision by) {
    List<Integer> sorted = new ArrayList<>(group.sides());
    sorted.sort(Comparator.comparing((Integer side) -> keys[side]).reversed());
    List<Group> parts = new ArrayList<>();
    int from = 0;
    for (int to = 1; to <= sorted.size(); to++) {
      if (to == sorted.size() || keys[sorted.get(to)] != keys[sorted.get(from)]) {
        Optional<Decision> above = from == 0 ? group.by() : Optional.of(by);
        parts.add(new Group(List.copyOf(sorted.subList(from, to)), above));
        from = to;
      }
    }
    return parts;
  }

  /** Splits by the games among the tied; what is left tied of a larger group is looked at anew. */
  private List<Group> amongTied(int index, Group group) {
    Criterion criterion = order.get(index);
    if (group.sides().size() == 1) {
      return List.of(group);
    }
    boolean[] tied = new boolean[contest.size()];
    group.sides().forEach(side -> tied[side] = true);
    boolean direct = criterion == Criterion.DIRECT;
    if (direct && !haveAllMet(group, tied)) {
      return List.of(group);
    }
    long[] values = direct ? direct(tied) : secondAmong(tied);
    group.sides().forEach(side -> shown[index][side] = criterion.text(values[side]));
    List<Group> parts = split(group, values, new Decision(criterion, 0));
    if (parts.size() == 1) {
      return parts;
    }
    List<Group> settled = new ArrayList<>();
    parts.forEach(part -> settled.addAll(amongTied(index, part)));
    return settled;
  }

  /** Without a meeting of every two, the meetings there were would say something about a few. */
  private boolean haveAllMet(Group group, boolean[] tied) {
    long size = group.sides().size();
    long pairs =
        tally.matches().stream()
            .filter(m -> tied[m.a()] && tied[m.b()])
            .map(m -> Math.min(m.a(), m.b()) * (long) contest.size() + Math.max(m.a(), m.b()))
            .distinct()
            .count();
    return pairs == size * (size - 1) / 2;
  }

  private long[] direct(boolean[] tied) {
    long[] scores = new long[contest.size()];
    for (Match match : tally.matches()) {
      if (tied[match.a()] && tied[match.b()]) {
        scores[match.a()] += match.scoreA();
        scores[match.b()] += match.scoreB();
      }
    }
    return scores;
  }

  private long[] secondAmong(boolean[] tied) {
    long[] games = new long[contest.size()];
    for (Bout bout : contest.bouts()) {
      if (Tally.isSecond(bout) && tied[bout.first()] && tied[bout.second()]) {
        games[bout.second()]++;
      }
    }
    return games;
  }

  /** Goes back from the last round but one, or leaves out one more first round each time. */
  private void byRound(int index) {
    Criterion criterion = order.get(index);
    int last = contest.rounds() - 1;
    List<Criterion> before = order.subList(0, index);
    for (int step = 1; step <= last && !isSettled(); step++) {
      boolean back = criterion == Criterion.PREVIOUS_ROUND;
      int round = back ? last + 1 - step : step;
      long[] values =
          back ? Ranking.of(contest.after(round), before, among).places() : tally.cumulative(round);
      for (Group group : groups) {
        if (group.sides().size() > 1) {
          group.sides().forEach(s -> shown[index][s] = round + ":" + criterion.text(values[s]));
        }
      }
      split(back ? negated(values) : values, new Decision(criterion, round));
    }
  }
}
