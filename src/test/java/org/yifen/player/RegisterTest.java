package org.yifen.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.woman;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.regulation.Sex;

/** The state of all players, numbered by the order of their ids. */
class RegisterTest {

  private final Register register =
      new Register(List.of(man("P10", 2400), woman("P2", 2200), man("P1", 0)));

  @ParameterizedTest(name = "{0} is number {1}")
  @CsvSource({"P1, 0", "P10, 1", "P2, 2", "P0, -1", "P11, -1", "P3, -1", "'', -1", "p1, -1"})
  void playersAreNumberedInTheOrderOfTheirIds(String id, int index) {
    assertThat(register.index(id)).isEqualTo(index);
    assertThat(register.find(id).isPresent()).isEqualTo(index >= 0);
  }

  @Test
  void anIdUsedTwiceIsRefused() {
    assertThatThrownBy(
            () -> new Register(List.of(man("P1", 2400), man("P2", 2400), woman("P1", 0))))
        .hasMessage("id used twice: P1");
  }

  @Test
  void anEmptyRegisterHasNobody() {
    assertThat(new Register(List.of()).index("P1")).isEqualTo(-1);
  }

  @Test
  void aNewPlayerStartsUnratedWithNothingCounted() {
    Player player = new Player("P1", "甲", Sex.WOMAN, "广东", "大师", "", List.of(), "");
    RegisterEntry entry = RegisterEntry.of(player);

    assertThat(entry.rating()).isEmpty();
    assertThat(List.of(entry.peak(), entry.games(), entry.events(), entry.idle())).containsOnly(0);
    assertThat(Player.of(entry).withTitle("大师")).isEqualTo(player);
  }
}
