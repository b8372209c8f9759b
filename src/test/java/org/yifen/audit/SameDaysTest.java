package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.cell;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.swiss;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.period.Fixtures;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;

@DisplayName("A player in two events on the same days")
class SameDaysTest {

  private static final RegisterEntry[] PLAYERS = {man("A", 2400), man("B", 2400), man("C", 2400)};

  private static Fixtures.EventBuilder event(String id, String from, String to) {
    return swiss(id, PLAYERS).dates(from, to);
  }

  private static SameDays.Seated seated(Event event) {
    return new SameDays.Seated(
        event,
        event.entrants().stream()
            .map(e -> Optional.of(Player.of(PLAYERS[e.id().charAt(0) - 'A'])))
            .toList());
  }

  @ParameterizedTest(name = "{0} to {1} and {2} to {3}: {4}")
  @CsvSource({
    "2026-03-01, 2026-03-05, 2026-03-06, 2026-03-09, false, one after the other",
    "2026-03-01, 2026-03-05, 2026-03-05, 2026-03-09, false, days of arrival and departure",
    "2026-03-01, 2026-03-05, 2026-03-04, 2026-03-09, true, two days shared",
    "2026-03-01, 2026-03-05, 2026-03-02, 2026-03-03, true, one within the other",
    "2026-03-01, 2026-03-05, 2026-03-03, 2026-03-03, true, a day in the middle of the other",
    "2026-03-01, 2026-03-05, 2026-03-05, 2026-03-05, false, a day at the end of the other",
    "2026-03-01, 2026-03-05, 2026-03-01, 2026-03-01, false, a day at the start of the other",
    "2026-03-05, 2026-03-05, 2026-03-05, 2026-03-05, true, the same one day",
    "2026-03-01, 2026-03-14, 2026-03-03, 2026-03-05, true, two weeks",
    "2026-03-01, 2026-03-15, 2026-03-03, 2026-03-05, false, longer than two weeks: a league",
  })
  void daysInCommon(String a, String b, String c, String d, boolean common, String why) {
    Event one = event("E1", a, b).games("A-B ½").build();
    Event other = event("E2", c, d).games("A-B ½").build();

    assertThat(SameDays.overlap(one, other)).as(why).isEqualTo(common);
    assertThat(SameDays.overlap(other, one)).as(why).isEqualTo(common);
  }

  @Test
  void onePairOfEventsIsOneFindingWithBothPlaces() {
    Event first = event("E1", "2026-03-01", "2026-03-05").games("A-B ½, A-C ½").build();
    Event second = event("E2", "2026-03-04", "2026-03-08").games("B-C ½").build();
    List<Diagnostic> found = SameDays.of(List.of(seated(first), seated(second)));

    assertThat(found).hasSize(1);
    assertThat(found.get(0).text(Language.EN))
        .isEqualTo(
            "棋手B B, 棋手C C played in two events on the same days: E2 (2026-03-04 – 2026-03-08) and"
                + " E1 (2026-03-01 – 2026-03-05).");
    assertThat(
            found.get(0).places().stream().map(p -> p.display()).collect(Collectors.joining(" ")))
        .isEqualTo("E2.csv!" + cell(2, Field.NAME) + " E1.csv!" + cell(2, Field.NAME));
    assertThat(found.get(0).event()).isEqualTo("E2");
  }

  @Test
  void whoPlaysNoGameIsNotThere() {
    Event first = event("E1", "2026-03-01", "2026-03-05").games("A-B ½, A-C 1※").build();
    Event second = event("E2", "2026-03-01", "2026-03-05").games("A-C 1※").build();

    assertThat(SameDays.of(List.of(seated(first), seated(second)))).isEmpty();
  }

  @Test
  void threeEventsAtOnceAreThreePairs() {
    List<SameDays.Seated> events =
        List.of("E1", "E2", "E3").stream()
            .map(id -> event(id, "2026-03-01", "2026-03-05").games("A-B ½").build())
            .map(SameDaysTest::seated)
            .toList();

    assertThat(SameDays.of(events)).hasSize(3);
  }
}
