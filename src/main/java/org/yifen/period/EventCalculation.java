package org.yifen.period;

import java.util.BitSet;
import org.yifen.event.Games;
import org.yifen.rating.Expectation;
import org.yifen.rating.KFactor;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Rules;

/**
 * The calculation of one event (articles 8 and 9): which games count for whom, W, We, K and ΔR.
 * Ratings are those of the opening register; K looks at the events before in the same half.
 */
final class EventCalculation {

  private final Regulation regulation;
  private final Rules rules;
  private final RatedEvent event;
  private final EventResult result;
  private final int[] degree;
  private boolean anyUnrated;
  private boolean anyBelow;

  private EventCalculation(Regulation regulation, RatedEvent event) {
    this.regulation = regulation;
    this.rules = regulation.rules();
    this.event = event;
    this.result = new EventResult(event, regulation.rules());
    int size = event.size();
    degree = new int[size];
  }

  /**
   * Calculates an event.
   *
   * @param opening the states at the opening of the half
   * @param counts the states whose events and games rise from event to event
   * @param played set for every player with a game actually played
   */
  static EventResult run(
      Regulation regulation, RatedEvent event, States opening, States counts, boolean[] played) {
    EventCalculation calculation = new EventCalculation(regulation, event);
    calculation.enter(opening);
    calculation.excludeZeroScorers();
    calculation.count();
    calculation.mark(played);
    calculation.findRoundRobin();
    calculation.rate(counts);
    return calculation.result;
  }

  private void enter(States opening) {
    for (int i = 0; i < degree.length; i++) {
      int player = event.players[i];
      int rating = opening.rating[player];
      result.rated[i] = rating != 0;
      anyUnrated |= rating == 0;
      result.own[i] = rating != 0 ? rating : rules.provisional().of(opening.sex(player));
      if (event.mixed) {
        result.woman[i] = opening.woman[player];
        result.below[i] = result.woman[i] && result.own[i] < rules.mixedWomanVersusMan();
      }
    }
  }

  /** An unrated participant without a point in a round robin: those games are left out. */
  private void excludeZeroScorers() {
    if (!event.roundRobin || !anyUnrated) {
      return;
    }
    int[] points = new int[degree.length];
    int[] plays = new int[degree.length];
    for (int g = 0; g < event.games.size(); g++) {
      int game = event.games.packed(g);
      if (Games.isPlayed(game)) {
        points[Games.first(game)] += Games.firstHalves(game);
        points[Games.second(game)] += Games.secondHalves(game);
        plays[Games.first(game)]++;
        plays[Games.second(game)]++;
      }
    }
    for (int i = 0; i < degree.length; i++) {
      if (!result.rated[i] && plays[i] > 0 && points[i] == 0) {
        result.exclude(i);
      }
    }
  }

  private void count() {
    boolean anyExcluded = result.anyExcluded();
    Games games = event.games;
    for (int g = 0; g < games.size(); g++) {
      int game = games.packed(g);
      if (!Games.isPlayed(game)) {
        continue;
      }
      int a = Games.first(game);
      int b = Games.second(game);
      if (anyExcluded && (result.isExcluded(a) || result.isExcluded(b))) {
        result.leaveOut(a);
        result.leaveOut(b);
        continue;
      }
      degree[a]++;
      degree[b]++;
      add(a, b, Games.firstHalves(game));
      add(b, a, Games.secondHalves(game));
    }
  }

  /** Counts one side of a game; a rated player of a Swiss and an unrated one need a rated foe. */
  private void add(int self, int opponent, int score) {
    if (anyUnrated && !result.meetingCounts(self, opponent)) {
      return;
    }
    result.score[self] += score;
    int rating = result.ratingOf(opponent, self);
    result.games[self]++;
    result.sums[self] += rating;
    if (event.mixed && result.below[self] && !result.woman[opponent]) {
      result.limitGames[self]++;
      result.limitSums[self] += rating;
    }
  }

  /** Every game played counts against inactivity, also one that is left out. */
  private void mark(boolean[] played) {
    for (int i = 0; i < degree.length; i++) {
      if (degree[i] > 0 || result.leftOut(i) > 0) {
        played[event.players[i]] = true;
      }
    }
  }

  /** Article 8: every pair of the counted participants played exactly one counted game. */
  private void findRoundRobin() {
    int participants = 0;
    for (int i = 0; i < degree.length; i++) {
      participants += degree[i] > 0 ? 1 : 0;
      anyBelow |= event.mixed && degree[i] > 0 && result.below[i];
    }
    if (!event.shortcut || anyBelow) {
      return;
    }
    for (int games : degree) {
      if (games != 0 && games != participants - 1) {
        return;
      }
    }
    if (pairsAreDistinct()) {
      result.participants = participants;
    }
  }

  private boolean pairsAreDistinct() {
    int size = degree.length;
    BitSet pairs = new BitSet(size * size);
    for (int g = 0; g < event.games.size(); g++) {
      int game = event.games.packed(g);
      int a = Math.min(Games.first(game), Games.second(game));
      int b = Math.max(Games.first(game), Games.second(game));
      if (Games.isPlayed(game) && !result.isExcluded(a) && !result.isExcluded(b)) {
        if (pairs.get(a * size + b)) {
          return false;
        }
        pairs.set(a * size + b);
      }
    }
    return true;
  }

  private void rate(States counts) {
    int averageOfAll = result.participants > 0 ? averageOfAll() : 0;
    for (int i = 0; i < degree.length; i++) {
      int player = event.players[i];
      int games = result.games(i);
      result.k[i] =
          result.rated[i]
              ? KFactor.of(
                  counts.peak[player], counts.events[player], counts.games[player], rules.k())
              : KFactor.NEWCOMER;
      if (games == 0) {
        continue;
      }
      if (result.participants > 0 && result.rated[i]) {
        result.average[i] = averageOfAll;
        result.expected[i] =
            Expectation.ofRoundRobin(
                result.participants, result.own[i], averageOfAll, regulation.expectations());
      } else {
        result.average[i] = Expectation.average(result.opponentSum(i), games);
        result.expected[i] =
            expected(i, 0, result.own[i]) + expected(i, 1, rules.mixedWomanVersusMan());
      }
      result.uncapped[i] = Expectation.change(result.k(i), result.score[i], result.expected[i]);
      boolean capped = event.champions[i] && result.rated[i];
      result.change[i] = capped ? Math.max(0, result.uncapped[i]) : result.uncapped[i];
      counts.events[player]++;
      counts.games[player] += games;
    }
  }

  private int averageOfAll() {
    long sum = 0;
    for (int i = 0; i < degree.length; i++) {
      sum += degree[i] > 0 ? result.own[i] : 0;
    }
    return Expectation.average(sum, result.participants);
  }

  private int expected(int entrant, int part, int own) {
    int games = result.partGames(entrant, part);
    return games == 0
        ? 0
        : Expectation.byAverage(
            games,
            own,
            Expectation.average(result.partSum(entrant, part), games),
            regulation.expectations());
  }
}
