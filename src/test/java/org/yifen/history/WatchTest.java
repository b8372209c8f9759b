package org.yifen.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.idle;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.peak;
import static org.yifen.period.Fixtures.woman;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.event.Event;
import org.yifen.period.Fixtures;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;

@DisplayName("Players to watch, and opponents")
class WatchTest {

  private static Register register(RegisterEntry... entries) {
    return new Register(List.of(entries));
  }

  private static List<String> near(int within, RegisterEntry... entries) {
    return Nearby.of(register(entries), CXA.rules(), within).stream()
        .map(n -> n.player().id() + " " + n.mark() + " " + n.missing())
        .toList();
  }

  @Test
  @DisplayName("article 8: near 2500, both edges; whoever once had it is past it")
  void nearTheLowestK() {
    assertThat(
            near(
                25,
                as(man("A", 2475), "甲", "", "特级大师"),
                as(man("B", 2474), "乙", "", "特级大师"),
                as(peak(man("C", 2490), 2503), "丙", "", "特级大师")))
        .containsExactly("A 2500 25");
  }

  @Test
  @DisplayName("article 11: near the rating of a title that the player does not hold")
  void nearTitles() {
    assertThat(
            near(
                10,
                as(man("A", 2455), "甲", "", ""),
                as(man("B", 2455), "乙", "", "大师"),
                as(peak(man("C", 2541), 2541), "丙", "", "大师"),
                as(woman("W", 2240), "丁", "", ""),
                as(woman("X", 2351), "戊", "", "大师"),
                man("D", 0)))
        .containsExactly("C 2550 9", "A 2450 -5", "X 2350 -1", "W 2250 10");
  }

  @Test
  @DisplayName("article 2: the list that closes the second, third and fourth year without a game")
  void resting() {
    List<Resting> resting =
        Resting.of(
            register(
                idle(man("A", 2400), 1),
                idle(man("B", 2400), 3),
                idle(man("C", 2400), 4),
                idle(man("D", 2340), 5),
                idle(man("E", 2600), 7),
                idle(man("F", 2320), 3)),
            CXA.rules());

    // B −20; D −50, below 2301; E cancelled; F 2300, below 2301; the first year costs nothing
    assertThat(resting)
        .extracting(r -> r.player().id() + " " + r.idle() + " " + r.decay() + " " + r.isCancelled())
        .containsExactly("E 8 0 true", "D 6 -50 false", "F 4 -20 false", "B 4 -20 false");
    assertThat(resting.get(1).next()).isEmpty();
    assertThat(resting.get(3).next()).isEqualTo(OptionalInt.of(2380));
  }

  @Test
  @DisplayName("opponents: games played alone, from the player's side, over several events")
  void opponents() {
    RegisterEntry[] men = {man("A", 2400), man("B", 2400), man("C", 2400)};
    Event first = Fixtures.swiss("E", men).games("A-B 1, C-A ½, B-C 1").build();
    Event second = Fixtures.swiss("F", men).games("B-A 1, A-C 1※, A-B 0:0").build();
    List<Player> players = List.of(men).stream().map(Player::of).toList();
    Opponents opponents = new Opponents();
    opponents.add(first, players, 0);
    opponents.add(second, players, 0);

    // B: won, lost, both lost; C: drawn; the unplayed game is none
    assertThat(opponents.foes())
        .containsExactly(
            new Opponents.Foe("B", "棋手B", 1, 0, 2), new Opponents.Foe("C", "棋手C", 0, 1, 0));
    assertThat(opponents.foes().get(0).score()).isEqualTo(2);
  }
}
