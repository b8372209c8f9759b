package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.event.Event;
import org.yifen.period.Fixtures;
import org.yifen.period.RatedEvent;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;

@DisplayName("Small groups that play among themselves")
class ClosedGroupsTest {

  private static final RegisterEntry[] TEN = men("P", 9, 2400);
  private static final Register REGISTER = new Register(List.of(TEN));

  /** An event of the players of some numbers, each against each. */
  private static Fixtures.EventBuilder event(String id, int... numbers) {
    RegisterEntry[] players =
        Arrays.stream(numbers).mapToObj(n -> TEN[n - 1]).toArray(RegisterEntry[]::new);
    Fixtures.EventBuilder event = swiss(id, players);
    for (int a = 0; a < players.length; a++) {
      for (int b = a + 1; b < players.length; b++) {
        event.game(a, b, 1, true);
      }
    }
    return event;
  }

  private static List<Diagnostic> find(Fixtures.EventBuilder... events) {
    List<RatedEvent> rated = new ArrayList<>();
    for (Fixtures.EventBuilder builder : events) {
      Event event = builder.build();
      List<Player> players =
          event.entrants().stream()
              .map(e -> Player.of(REGISTER.find(e.id()).orElseThrow()))
              .toList();
      rated.add(RatedEvent.of(event, players, REGISTER));
    }
    return ClosedGroups.of(rated, REGISTER);
  }

  private static String codes(Fixtures.EventBuilder... events) {
    return find(events).stream().map(d -> d.notice().code()).collect(Collectors.joining(" "));
  }

  @Test
  void aGroupThatPlaysNobodyElseInTwoEventsIsNamedOnce() {
    List<Diagnostic> found = find(event("E1", 1, 2, 3), event("E2", 2, 3, 4), event("E3", 5, 6, 7));

    assertThat(found).hasSize(1);
    assertThat(found.get(0).text(Language.EN))
        .isEqualTo(
            "A closed group: 棋手P1 P1, 棋手P2 P2, 棋手P3 P3, 棋手P4 P4 played nobody else in this half,"
                + " in the events E1, E2.");
    assertThat(found.get(0).places().stream().map(p -> p.file()))
        .containsExactly("E2.csv", "E1.csv");
  }

  @Test
  void sixAreAGroupSevenAreNot() {
    assertThat(codes(event("E1", 1, 2, 3, 4, 5, 6), event("E2", 1, 2, 3))).isEqualTo("PLA-005");
    assertThat(codes(event("E1", 1, 2, 3, 4, 5, 6, 7), event("E2", 1, 2, 3))).isEmpty();
  }

  @Test
  void oneEventAloneIsNoGroup() {
    assertThat(codes(event("E1", 1, 2, 3, 4))).isEmpty();
  }

  @Test
  void theSameFewTwiceAreNamedThoughSomePlayElsewhere() {
    assertThat(
            codes(
                event("E1", 1, 2, 3),
                event("E2", 1, 2, 3),
                event("E3", 1, 4, 5, 6, 7),
                event("E4", 4, 8)))
        .isEqualTo("PLA-006");
    assertThat(codes(event("E1", 1, 2, 3), event("E2", 1, 2, 4), event("E3", 1, 4, 5, 6, 7, 8)))
        .as("not the same players")
        .isEmpty();
  }

  @Test
  void whoPlaysNoGameIsInNoGroup() {
    Fixtures.EventBuilder forfeits = swiss("E2", TEN[0], TEN[1], TEN[2], TEN[8]);
    forfeits.game(0, 1, 1, true).game(2, 1, 1, true).game(0, 3, 2, false);

    assertThat(codes(event("E1", 1, 2, 3), forfeits)).isEqualTo("PLA-005");
  }
}
