package org.yifen.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.event.Eligibility;
import org.yifen.event.Event;
import org.yifen.period.Fixtures;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Title;

@DisplayName("Article 6.3: what a player still needs for a norm")
class ForecastTest {

  static TitleEvent event(Event event, RegisterEntry[] players) {
    List<Integer> ratings = Arrays.stream(players).map(p -> p.rating().orElse(0)).toList();
    return new TitleEvent(
        CXA,
        event,
        Arrays.stream(players).map(Player::of).toList(),
        ratings,
        Eligibility.of(event, players.length, CXA.rules().conditions(), List.of()));
  }

  /** Twelve men of 2400 in nine rounds, 5.5 needed; the first is a first-grade player. */
  private static Forecast first(String results) {
    RegisterEntry[] players = men("P", 12, 2400);
    players[0] = as(players[0], "甲", "", "一级棋士");
    Fixtures.EventBuilder builder =
        swiss("E", players).titles(Title.MAN_MASTER).rounds(9).oneARound().against("P1", results);
    return Forecast.of(event(builder.build(), players)).get(0);
  }

  @ParameterizedTest(name = "after {0}: {1} more from {2}, {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # results | needed halves | games left | chance | wins, draws | working
          1       | 9 | 8 | OPEN         | 1 7 | 5.5 − 1 = 4.5 of 8: a win and seven draws
          111     | 5 | 6 | OPEN         | 0 5 | 2.5 of 6: five draws
          11111½  | 0 | 3 | REACHED      | 0 0 | 5.5 made
          00000   | 11 | 4 | OUT_OF_REACH | 7 -3 | 5.5 of 4
          0001½0  | 8 | 3 | OUT_OF_REACH | 5 -2 | 4 of 3
          000½    | 10 | 5 | OPEN         | 5 0 | 5 of 5: every game must be won
          """)
  void stillNeeded(
      String results, int needed, int left, Forecast.Chance chance, String how, String working) {
    Forecast forecast = first(results);

    assertThat(forecast.needed()).as(working).isEqualTo(needed);
    assertThat(forecast.remaining()).isEqualTo(left);
    assertThat(forecast.chance()).isEqualTo(chance);
    assertThat(forecast.wins() + " " + forecast.draws()).isEqualTo(how);
  }

  @Test
  @DisplayName("another condition that fails cannot be made good by points")
  void barred() {
    RegisterEntry[] players = men("P", 12, 2400);
    Event event = swiss("E", players).titles(Title.MAN_MASTER).rounds(9).build();

    assertThat(Forecast.of(event(event, players)))
        .as("nobody is a first-grade player")
        .allMatch(f -> f.chance() == Forecast.Chance.BARRED);
  }

  @Test
  @DisplayName("in a round robin what is left are the opponents not yet met, unplayed games apart")
  void roundRobins() {
    RegisterEntry[] players = men("P", 12, 2400);
    Event event =
        roundRobin("E", players)
            .titles(Title.MAN_MASTER)
            .games("P1-P2 1, P1-P3 ½※, P4-P1 0, P5-P6 1")
            .build();
    List<Forecast> forecasts = Forecast.of(event(event, players));

    assertThat(forecasts.get(0).remaining()).as("11 − 3").isEqualTo(8);
    assertThat(forecasts.get(0).judgement().norm().score()).as("2, without ※").isEqualTo(4);
    assertThat(forecasts.get(0).judgement().unplayed()).isEqualTo(1);
    assertThat(forecasts.get(4).remaining()).as("11 − 1").isEqualTo(10);
    assertThat(forecasts.get(11).remaining()).isEqualTo(11);
  }

  @Test
  @DisplayName("the first rounds alone count when asked for; as many games are scheduled")
  void untilARound() {
    RegisterEntry[] players = men("P", 12, 2400);
    Event whole =
        swiss("E", players)
            .titles(Title.MAN_MASTER)
            .rounds(9)
            .oneARound()
            .against("P1", "1½0111111")
            .build();
    Forecast after = Forecast.of(event(whole.until(3), players)).get(0);

    assertThat(whole.lastRound()).isEqualTo(9);
    assertThat(after.judgement().norm().score()).as("1 + ½ + 0").isEqualTo(3);
    assertThat(after.remaining()).isEqualTo(6);
    assertThat(after.judgement().norm().games()).isEqualTo(9);
  }

  @Property(tries = 300)
  void theFewestWinsAndTheDrawsReachTheStandardAndOneHalfLessDoesNot(
      @ForAll @IntRange(min = 0, max = 9) int won, @ForAll @IntRange(min = 0, max = 9) int drawn) {
    int played = Math.min(9, won + drawn);
    int wins = Math.min(won, played);
    Forecast forecast = first("1".repeat(wins) + "½".repeat(played - wins));
    if (forecast.chance() == Forecast.Chance.OPEN) {
      int made = 2 * wins + (played - wins);
      assertThat(made + 2 * forecast.wins() + forecast.draws()).isEqualTo(11);
      assertThat(forecast.wins() + forecast.draws()).isLessThanOrEqualTo(9 - played);
      boolean fewer = forecast.wins() > 0 && forecast.draws() + 2 <= 10 - played - forecast.wins();
      assertThat(fewer).as("with one win less there are not games enough").isFalse();
    }
  }
}
