package org.yifen.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.regulation.Sex;

/** All persons of a book, found by id or name. */
class RollTest {

  private final Roll roll =
      new Roll(
          List.of(player("P3", "王明"), player("P1", "王明", "王小明"), player("P2", "李红", "李小红", "王明")));

  private static Player player(String id, String name, String... former) {
    return new Player(id, name, Sex.MAN, "广东", "", "", List.of(former), "");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "李红, P2",
    "李小红, P2",
    "王小明, P1",
    "王明, P1 P2 P3",
    "' 王 明 ', P1 P2 P3",
    "王, ''",
    "'', ''"
  })
  void aNameFindsAllWhoHaveOrHadItById(String name, String ids) {
    List<String> found = roll.named(name).stream().map(Player::id).toList();

    assertThat(String.join(" ", found)).isEqualTo(ids);
  }

  @Test
  void anIdFindsOnePlayerExactly() {
    assertThat(roll.find("P2").orElseThrow().name()).isEqualTo("李红");
    assertThat(roll.find("p2")).isEmpty();
    assertThat(roll.players().stream().map(Player::id)).containsExactly("P1", "P2", "P3");
  }

  @Test
  void aFormerNameThatIsThePresentOneFindsThePlayerOnce() {
    assertThat(new Roll(List.of(player("P1", "王明", "王 明"))).named("王明")).hasSize(1);
  }

  @Test
  void anIdUsedTwiceIsRefused() {
    assertThatThrownBy(() -> new Roll(List.of(player("P1", "甲"), player("P1", "乙"))))
        .hasMessage("id used twice: P1");
  }

  @ParameterizedTest(name = "{0}, registered {1}: {2}")
  @CsvSource({
    "'', 大师, 大师",
    "大师, 特级大师, 特级大师",
    "特级大师, 大师, 特级大师",
    "大师, 男子大师, 大师",
    "一级棋士, '', 一级棋士",
    "国家大师, 大师, 大师",
  })
  void theHigherOfTwoTitlesHolds(String written, String registered, String title) {
    Player player = player("P1", "甲").withTitle(written);

    assertThat(player.orHigherTitle(player.withTitle(registered)).title()).isEqualTo(title);
  }
}
