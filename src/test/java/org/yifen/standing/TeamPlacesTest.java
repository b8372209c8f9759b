package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.event.Event;
import org.yifen.report.Reports;

@DisplayName("Competition rules, 14.8: teams by the sum of their players' places")
class TeamPlacesTest {

  /** Teams of players with the given places: {@code A1 B1 A3} are three players of two teams. */
  private static Standing of(String players, int counted, Criterion... tieBreaks) {
    String[] who = players.split(" ", -1);
    StringBuilder rows = new StringBuilder("赛事名称,杯\n赛制,单循环\n\n序号,姓名,单位\n");
    long[] places = new long[who.length];
    for (int i = 0; i < who.length; i++) {
      places[i] = Long.parseLong(who[i].substring(1));
      rows.append(i + 1).append(",甲").append(i + 1).append(',').append(who[i].charAt(0));
      rows.append('\n');
    }
    Event event =
        Reports.read("r.csv", rows.toString().getBytes(StandardCharsets.UTF_8))
            .event()
            .orElseThrow();
    Request request =
        new Request(
            Competition.TEAM_PLACES, List.of(tieBreaks), Made.HALVES, Request.ALL_ROUNDS, counted);
    return TeamPlaces.of(event, places, request);
  }

  @Test
  @DisplayName("名次和: the least sum first, whoever has the best player")
  void sum() {
    Standing standing = of("B1 A2 A3 C4 C5 B6", 0, Criterion.BEST_PLACE);

    // A 2 + 3 = 5; B 1 + 6 = 7; C 4 + 5 = 9
    assertThat(Made.places(standing)).isEqualTo("1 A, 2 B place-sum, 3 C place-sum");
    assertThat(Made.values(standing, Criterion.PLACE_SUM)).isEqualTo("B 7, A 5, C 9");
  }

  @Test
  @DisplayName("最好名次: equal sums, the best place, then the next best")
  void best() {
    // A 1 + 4 and B 2 + 3 are 5
    assertThat(Made.places(of("A1 B2 B3 A4", 0, Criterion.BEST_PLACE)))
        .isEqualTo("1 A, 2 B best-place");
    // A 1 + 3 + 7 and B 1 + 4 + 6 are 11 and share the first place; C 5 and twice the 8 behind all
    Standing next = of("B1 A1 A3 B4 C5 B6 A7", 0, Criterion.BEST_PLACE);
    assertThat(Made.places(next)).isEqualTo("1 A, 2 B best-place, 3 C place-sum");
    assertThat(Made.values(next, Criterion.PLACE_SUM)).isEqualTo("B 11, A 11, C 21");
    assertThat(Made.values(next, Criterion.BEST_PLACE)).isEqualTo("B 1+4+6, A 1+3+7, C 5+8+8");
  }

  @Test
  @DisplayName("equal in every place, or without a further criterion: tied")
  void tied() {
    // A and B 1 + 4 each, C 3 + 6
    assertThat(Made.places(of("A1 B1 C3 A4 B4 C6", 0, Criterion.BEST_PLACE)))
        .isEqualTo("1 A, 1 B tied, 3 C place-sum");
    assertThat(Made.places(of("A1 B2 B3 A4", 0))).isEqualTo("1 A, 1 B tied");
  }

  @Test
  @DisplayName("only the best of each team count where a number is given")
  void counted() {
    // of two: A 1 + 5 = 6, B 2 + 3 = 5; the 4 and the 6 do not count
    assertThat(Made.places(of("A1 B2 B3 B4 A5 A6", 2, Criterion.BEST_PLACE)))
        .isEqualTo("1 B, 2 A place-sum");
  }
}
