package org.yifen.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everybody plays once a round, and a full table takes no more rounds than it has to. */
class RoundNumbersTest {

  @ParameterizedTest(name = "{0} players, {1} meetings: {2} rounds")
  @CsvSource({"2,1,1", "3,1,3", "4,1,3", "5,1,5", "6,1,5", "9,1,9", "14,1,13", "5,2,10", "6,2,10"})
  void aRoundRobinTakesTheRoundsOfItsTable(int players, int meetings, int expected) {
    Games.Builder games = new Games.Builder();
    for (int meeting = 0; meeting < meetings; meeting++) {
      for (int a = 0; a < players; a++) {
        for (int b = a + 1; b < players; b++) {
          games.add(0, meeting == 0 ? a : b, meeting == 0 ? b : a, Games.DRAW, true, true, 0, 0);
        }
      }
    }
    Event event = event(players, 0, games.build());

    RoundNumbers rounds = RoundNumbers.of(event);

    assertThat(rounds.last()).isEqualTo(expected);
    assertThat(rounds.assigned()).isEqualTo(event.games().size());
    assertNobodyPlaysTwice(event, rounds);
  }

  @Test
  void aKnownRoundStays() {
    Games.Builder games = new Games.Builder();
    games.add(0, 0, 1, Games.DRAW, true, true, 0, 0);
    games.add(1, 0, 2, Games.DRAW, true, true, 0, 0);
    games.bye(new Games.Bye(2, 1, 2, Games.Reason.ALLOTTED));
    Event event = event(3, 2, games.build());

    RoundNumbers rounds = RoundNumbers.of(event);

    assertThat(rounds.of(1)).isEqualTo(1);
    assertThat(rounds.of(0)).as("0 plays in round 1, 1 has a bye in round 2").isEqualTo(3);
    assertThat(rounds.assigned()).isEqualTo(1);
  }

  private static void assertNobodyPlaysTwice(Event event, RoundNumbers rounds) {
    Set<List<Integer>> seats = new HashSet<>();
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      assertThat(seats.add(List.of(rounds.of(g), Games.first(game)))).isTrue();
      assertThat(seats.add(List.of(rounds.of(g), Games.second(game)))).isTrue();
    }
  }

  private static Event event(int players, int rounds, Games games) {
    List<Entrant> entrants =
        IntStream.rangeClosed(1, players)
            .mapToObj(
                no ->
                    new Entrant(
                        no,
                        "",
                        "棋手" + no,
                        Optional.empty(),
                        "",
                        "",
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        "",
                        no))
            .toList();
    return new Event(
        "x",
        "x",
        Event.UNKNOWN_DATE,
        Event.UNKNOWN_DATE,
        EventSystem.ROUND_ROBIN,
        Section.MIXED,
        false,
        Set.of(),
        Scoring.ONE_HALF_ZERO,
        "",
        "",
        "",
        "",
        "",
        List.of(),
        Optional.empty(),
        rounds,
        entrants,
        games,
        new ReportCells("x", List.of(), 0, Map.of(), Map.of()));
  }
}
