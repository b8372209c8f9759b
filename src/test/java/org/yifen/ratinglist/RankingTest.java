package org.yifen.ratinglist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.SPRING;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.woman;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Sex;

@DisplayName("Article 2: the published list")
class RankingTest {

  private static RatingList list(Register closing, Register before) {
    return Ranking.of(
        SPRING,
        closing,
        before,
        player -> closing.entries().get(player).id().length(),
        player -> "note " + closing.entries().get(player).id());
  }

  private static Register register(RegisterEntry... entries) {
    return new Register(List.of(entries));
  }

  @Test
  @DisplayName("men first, then women, from the top; equal ratings share a rank; no unrated")
  void ranks() {
    Register closing =
        register(
            man("A", 2400),
            man("B", 2500),
            man("C", 2500),
            man("D", 0),
            man("E", 2600),
            woman("F", 2700),
            woman("G", 2101));

    assertThat(
            list(closing, closing).entries().stream()
                .map(e -> e.rank() + " " + e.id() + " " + e.rating()))
        .containsExactly("1 E 2600", "2 B 2500", "2 C 2500", "4 A 2400", "1 F 2700", "2 G 2101");
    assertThat(list(closing, closing).of(Sex.WOMAN).map(ListEntry::id)).containsExactly("F", "G");
  }

  @Test
  @DisplayName("the change is that since the list before; whoever was not on it has none")
  void changes() {
    Register before = register(man("A", 2400), man("B", 2500), man("C", 0));
    Register closing = register(man("A", 2412), man("B", 2480), man("C", 2350), man("D", 2320));

    assertThat(list(closing, before).entries().stream().map(ListEntry::change))
        .containsExactly(
            OptionalInt.of(-20), OptionalInt.of(12), OptionalInt.empty(), OptionalInt.empty());
  }

  @Test
  @DisplayName("games and notes are those of the half-year, by player")
  void gamesAndNotes() {
    Register closing = register(man("A", 2400), man("BBB", 2300));

    assertThat(list(closing, closing).entries().stream().map(e -> e.games() + " " + e.note()))
        .containsExactly("1 note A", "3 note BBB");
  }
}
