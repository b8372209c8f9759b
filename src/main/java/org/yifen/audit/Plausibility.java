package org.yifen.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.Section;
import org.yifen.period.RatedEvent;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.rating.Expectation;
import org.yifen.rating.ScoreChance;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;

/**
 * Whether the results of an event are likely on the register's ratings: what is not is mostly a
 * wrong id, a swapped colour or a row in the wrong place. Nothing here changes a rating.
 *
 * <p>Only games actually played between rated players count. Left out are those of a woman below
 * 2300 against a man (article 9): there the regulation does not take the register's rating.
 */
public final class Plausibility {

  /** A whole score with a chance below this, 0 to 1, is looked at. */
  static final double UNLIKELY = 0.01;

  /** A win with no more than this expectation, in hundredths, is looked at. */
  static final int HOPELESS = 1;

  /** So many points of performance above the rating are looked at. */
  static final int OUTSTANDING = 400;

  /** With fewer games a performance says little. */
  static final int PERFORMANCE_GAMES = 5;

  private final Regulation regulation;
  private final Event event;
  private final int[] ratings;
  private final boolean[] below;
  private final boolean[] women;
  private final RegisterEntry[] entries;

  /** Players of whom a single game says enough. */
  private final BitSet said = new BitSet();

  private final List<Diagnostic> found = new ArrayList<>();

  private Plausibility(Regulation regulation, RatedEvent rated, Register register) {
    this.regulation = regulation;
    this.event = rated.event();
    int size = rated.size();
    ratings = new int[size];
    below = new boolean[size];
    women = new boolean[size];
    entries = new RegisterEntry[size];
    for (int i = 0; i < size; i++) {
      entries[i] = register.entries().get(rated.player(i));
      ratings[i] = entries[i].rating().orElse(0);
      women[i] = entries[i].sex() == Sex.WOMAN;
      below[i] = women[i] && ratings[i] < regulation.rules().mixedWomanVersusMan();
    }
  }

  /** What is unlikely in an event; a player has one finding at most. */
  public static List<Diagnostic> of(Regulation regulation, RatedEvent rated, Register register) {
    Plausibility plausibility = new Plausibility(regulation, rated, register);
    plausibility.run();
    return plausibility.found;
  }

  private void run() {
    int size = ratings.length;
    int[][] expectations = new int[size][];
    int[] counts = counts();
    for (int i = 0; i < size; i++) {
      expectations[i] = new int[counts[i]];
    }
    int[] games = new int[size];
    int[] scores = new int[size];
    long[] sums = new long[size];
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      if (counts(game)) {
        int a = Games.first(game);
        int b = Games.second(game);
        int expected = regulation.expectations().expectation(ratings[a] - ratings[b]);
        expectations[a][games[a]++] = expected;
        expectations[b][games[b]++] = 100 - expected;
        scores[a] += Games.firstHalves(game);
        scores[b] += Games.secondHalves(game);
        sums[a] += ratings[b];
        sums[b] += ratings[a];
        single(g, game, expected);
      }
    }
    for (int i = 0; i < size; i++) {
      int entrant = i;
      if (games[i] > 0 && !said.get(i)) {
        whole(i, expectations[i], scores[i])
            .or(() -> performance(entrant, games[entrant], scores[entrant], sums[entrant]))
            .map(d -> d.of(event.id()))
            .ifPresent(found::add);
      }
    }
  }

  /** How many games of each entrant count here. */
  private int[] counts() {
    int[] counts = new int[ratings.length];
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      if (counts(game)) {
        counts[Games.first(game)]++;
        counts[Games.second(game)]++;
      }
    }
    return counts;
  }

  private boolean counts(int game) {
    int a = Games.first(game);
    int b = Games.second(game);
    boolean otherRating =
        event.section() == Section.MIXED && women[a] != women[b] && (below[a] || below[b]);
    return Games.isPlayed(game)
        && Games.result(game) != Games.NOBODY
        && ratings[a] != 0
        && ratings[b] != 0
        && !otherRating;
  }

  /**
   * A win where hardly anything was expected. A draw is at most twice as likely as the expected
   * score, so it is looked at only where table two expects nothing.
   */
  private void single(int number, int game, int expected) {
    boolean firstIsWeak = expected < 50;
    int score = firstIsWeak ? Games.firstHalves(game) : Games.secondHalves(game);
    int hoped = Math.min(expected, 100 - expected);
    if ((score == 2 && hoped <= HOPELESS) || (score == 1 && hoped == 0)) {
      int weak = firstIsWeak ? Games.first(game) : Games.second(game);
      int strong = firstIsWeak ? Games.second(game) : Games.first(game);
      said.set(weak);
      said.set(strong);
      long cell = firstIsWeak ? event.games().firstCell(number) : event.games().secondCell(number);
      found.add(
          Notice.PLA_001
              .at(
                  event.cells().at(cell),
                  label(weak),
                  ratings[weak],
                  Exact.points(score),
                  label(strong),
                  ratings[strong],
                  Exact.hundredths(hoped))
              .of(event.id()));
    }
  }

  private Optional<Diagnostic> whole(int entrant, int[] expectations, int score) {
    int expected = Arrays.stream(expectations).sum();
    ScoreChance chance = ScoreChance.of(expectations);
    double tail = 50 * score >= expected ? chance.atLeast(score) : chance.atMost(score);
    if (tail >= UNLIKELY) {
      return Optional.empty();
    }
    return Optional.of(
        Notice.PLA_002.at(
            event.cells().at(at(entrant), Field.POINTS),
            label(entrant),
            ratings[entrant],
            Exact.points(score),
            expectations.length,
            Exact.hundredths(expected),
            Exact.hundredths(Math.round(10_000 * tail))));
  }

  /**
   * The performance: the opponents' average and D of table one for the score. A full score has no
   * entry there; half a point less is taken, which keeps a few even games from being outstanding.
   */
  private Optional<Diagnostic> performance(int entrant, int games, int score, long sum) {
    if (games < PERFORMANCE_GAMES) {
      return Optional.empty();
    }
    int counted = Math.min(score, 2 * games - 1);
    int percent = Exact.divide(50L * counted, games);
    int difference =
        regulation
            .differences()
            .difference(percent)
            .orElse(percent > 50 ? regulation.rules().perfectScoreDifference() : -OUTSTANDING);
    int performance = Expectation.average(sum, games) + difference;
    if (performance - ratings[entrant] < OUTSTANDING) {
      return Optional.empty();
    }
    return Optional.of(
        Notice.PLA_003.at(
            event.cells().at(at(entrant), Field.POINTS),
            label(entrant),
            performance,
            performance - ratings[entrant],
            ratings[entrant]));
  }

  private Entrant at(int entrant) {
    return event.entrants().get(entrant);
  }

  private String label(int entrant) {
    return entries[entrant].name() + " " + entries[entrant].id();
  }
}
