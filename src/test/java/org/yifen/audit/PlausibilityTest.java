package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.with;
import static org.yifen.period.Fixtures.woman;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.period.Fixtures;
import org.yifen.period.RatedEvent;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;

@DisplayName("Results that are hard to believe on the register's ratings")
class PlausibilityTest {

  private static final long SEED = Long.getLong("plausibility.seed", 20260701);

  private static List<Diagnostic> find(Fixtures.EventBuilder event, RegisterEntry... players) {
    Register register = new Register(List.of(players));
    Event built = event.build();
    List<Player> seated =
        built.entrants().stream().map(e -> Player.of(register.find(e.id()).orElseThrow())).toList();
    return Plausibility.of(CXA, RatedEvent.of(built, seated, register), register);
  }

  private static String codes(List<Diagnostic> found) {
    return found.stream().map(d -> d.notice().code()).collect(Collectors.joining(" "));
  }

  @Test
  void aWinThatTableTwoHardlyExpectsIsShownAtItsCell() {
    RegisterEntry[] two = {man("A", 2921), man("B", 2301)};

    List<Diagnostic> found = find(swiss("E", two).games("A-B 0"), two);

    assertThat(codes(found)).as("one finding for both players").isEqualTo("PLA-001");
    assertThat(found.get(0).text(Language.EN))
        .as("620 points apart: .01")
        .isEqualTo("棋手B B (2301) made 1 against 棋手A A (2921), where 0.01 was expected.");
    assertThat(found.get(0).place().orElseThrow().cell()).as("B's cell against A").isEqualTo("K22");
  }

  @Test
  void aDrawIsLookedAtOnlyWhereNothingIsExpected() {
    RegisterEntry[] near = {man("A", 3036), man("B", 2301)};
    RegisterEntry[] far = {man("A", 3037), man("B", 2301)};
    RegisterEntry[] less = {man("A", 2920), man("B", 2301)};

    assertThat(find(swiss("E", near).games("A-B ½"), near)).as("735: .01").isEmpty();
    assertThat(codes(find(swiss("E", far).games("A-B ½"), far))).as("736: 0").isEqualTo("PLA-001");
    assertThat(find(swiss("E", less).games("A-B 0"), less)).as("619: .02").isEmpty();
  }

  @Test
  void aWholeScoreUnderOnePerCentIsShownAtThePoints() {
    RegisterEntry[] players = with(man("A", 2400), men("B", 7, 2400));

    List<Diagnostic> found = find(swiss("E", players).against("A", "1111111"), players);

    assertThat(codes(found)).isEqualTo("PLA-002");
    assertThat(found.get(0).text(Language.EN))
        .as("1/128")
        .isEqualTo(
            "棋手A A (2400) made 7 of 7, where 3.50 were expected; a score so far off has a chance of 0.78 %.");
    assertThat(codes(find(swiss("E", players).against("A", "0000000"), players)))
        .isEqualTo("PLA-002");
    assertThat(find(swiss("E", players).against("A", "111111."), players))
        .as("1/64 is 1.56 %, and 5.5 of 6 are 92 %: 2400 + 401 is outstanding")
        .extracting(d -> d.notice().code())
        .containsExactly("PLA-003");
  }

  @Test
  void aPerformanceIsLookedAtFromFiveGames() {
    RegisterEntry[] strong = with(man("A", 2301), men("B", 6, 2600));

    List<Diagnostic> found = find(swiss("E", strong).against("A", "11½½½."), strong);

    assertThat(codes(found))
        .as("2600 + D(70 %) 149 = 2749; .14 expected a game")
        .isEqualTo("PLA-003");
    assertThat(found.get(0).text(Language.EN))
        .isEqualTo("The performance of 棋手A A is 2749, 448 above the rating 2301.");
    assertThat(find(swiss("E", strong).against("A", "1½½½.."), strong)).isEmpty();
  }

  @Test
  void fiveOfFiveAmongEqualsIsGoodAndNoMore() {
    RegisterEntry[] players = with(man("A", 2400), men("B", 5, 2400));

    assertThat(find(swiss("E", players).against("A", "11111"), players))
        .as("1/32; 4.5 of 5 are 90 %: 366 above")
        .isEmpty();
  }

  @Test
  void whatIsNotPlayedOrNotAgainstARatingDoesNotCount() {
    RegisterEntry[] players = with(man("A", 2400), men("B", 7, 2400));
    RegisterEntry[] unrated = with(man("A", 2400), men("B", 7, 0));
    Fixtures.EventBuilder forfeits = swiss("E", players);
    for (int i = 1; i <= 7; i++) {
      forfeits.game(0, i, Games.WIN, false);
    }

    assertThat(find(forfeits, players)).isEmpty();
    assertThat(find(swiss("E", unrated).against("A", "1111111"), unrated)).isEmpty();
  }

  @Test
  void aWomanBelow2300AgainstMenIsNotMeasuredByHerOwnRating() {
    RegisterEntry[] below = with(woman("A", 2150), men("B", 7, 2310));
    RegisterEntry[] above = with(woman("A", 2300), men("B", 7, 2310));

    assertThat(find(swiss("E", below).against("A", "1111111"), below)).isEmpty();
    assertThat(codes(find(swiss("E", above).against("A", "1111111"), above))).isEqualTo("PLA-002");
  }

  /** Players of a strong event, from 2330 to 2590. */
  private static RegisterEntry[] field(int size) {
    RegisterEntry[] players = new RegisterEntry[size];
    Arrays.setAll(players, i -> man("P%02d".formatted(i), 2330 + i * 260 / (size - 1)));
    return players;
  }

  /** A result in halves with the expectation of table two; three games of ten are drawn. */
  private static int draw(int a, int b, double slack, Random random) {
    double expected = CXA.expectations().expectation(a - b + (int) Math.round(slack)) / 100.0;
    double draw = Math.min(0.3, 2 * Math.min(expected, 1 - expected));
    double chance = random.nextDouble();
    return chance < expected - draw / 2 ? 2 : chance < expected + draw / 2 ? 1 : 0;
  }

  /** Honest events: how many of the participants, in ten thousand, have a finding. */
  private static double alarms(int events, double spread, Random random) {
    int alarms = 0;
    int seats = 0;
    for (int e = 0; e < events; e++) {
      RegisterEntry[] players = field(10 + random.nextInt(12));
      double[] form =
          random.doubles(players.length).map(x -> spread * random.nextGaussian()).toArray();
      boolean swiss = e % 2 == 0;
      Fixtures.EventBuilder event = swiss ? swiss("E", players) : roundRobin("E", players);
      for (int a = 0; a < players.length; a++) {
        for (int b = a + 1; b < players.length; b++) {
          if (!swiss || random.nextInt(players.length) < 9) {
            int result =
                draw(
                    players[a].rating().orElseThrow(),
                    players[b].rating().orElseThrow(),
                    form[a] - form[b],
                    random);
            event.game(a, b, result, true);
          }
        }
      }
      alarms += find(event, players).size();
      seats += players.length;
    }
    return 10_000.0 * alarms / seats;
  }

  @Test
  @DisplayName("honest results: under 20 in 10,000 participants when the ratings are right")
  void honestResultsAreLeftAlone() {
    double exact = alarms(2000, 0, new Random(SEED));
    double formed = alarms(2000, 40, new Random(SEED));

    System.out.printf(
        "PlausibilityTest seed %d: %.1f and %.1f alarms in 10,000 participants%n",
        SEED, exact, formed);
    assertThat(exact).isLessThan(20);
    assertThat(formed).as("true strengths 40 points about the ratings").isLessThan(60);
  }

  /** A round robin as it was played, the results of the strongest and weakest given each other. */
  private static Fixtures.EventBuilder played(RegisterEntry[] players, int[] seats, Random random) {
    Fixtures.EventBuilder event = roundRobin("E", players);
    for (int a = 0; a < players.length; a++) {
      for (int b = a + 1; b < players.length; b++) {
        int result =
            draw(
                players[seats[a]].rating().orElseThrow(),
                players[seats[b]].rating().orElseThrow(),
                0,
                random);
        event.game(a, b, result, true);
      }
    }
    return event;
  }

  @Test
  @DisplayName("two ids swapped, the strongest and the weakest of 18: caught nine times of ten")
  void swappedIds() {
    Random random = new Random(SEED);
    RegisterEntry[] players = field(18);
    int[] seats = new int[18];
    Arrays.setAll(seats, i -> i == 0 ? 17 : i == 17 ? 0 : i);
    int caught = 0;
    for (int n = 0; n < 200; n++) {
      String places =
          find(played(players, seats, random), players).stream()
              .map(d -> d.arguments().get(0))
              .collect(Collectors.joining(" "));
      caught += places.contains("P00") || places.contains("P17") ? 1 : 0;
    }

    System.out.printf("PlausibilityTest seed %d: %d of 200 swaps caught%n", SEED, caught);
    assertThat(caught).isGreaterThan(180);
  }

  @Test
  @DisplayName("a crosstable mirrored, every win a loss")
  void mirroredTable() {
    Random random = new Random(SEED);
    RegisterEntry[] players = field(14);
    int[] seats = new int[14];
    Arrays.setAll(seats, i -> 13 - i);
    int caught = 0;
    for (int n = 0; n < 200; n++) {
      caught += find(played(players, seats, random), players).isEmpty() ? 0 : 1;
    }

    System.out.printf("PlausibilityTest seed %d: %d of 200 mirrors caught%n", SEED, caught);
    assertThat(caught).isGreaterThan(180);
  }
}
