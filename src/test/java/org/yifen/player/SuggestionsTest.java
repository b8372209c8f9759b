package org.yifen.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.regulation.Sex;

class SuggestionsTest {

  private static final Roll ROLL =
      new Roll(
          List.of(
              player("P1", "郑惟桐", Sex.MAN, "四川", "郑小桐"),
              player("P2", "赵冠芳", Sex.WOMAN, "云南"),
              player("P3", "张伟", Sex.MAN, "上海"),
              player("P4", "张伟", Sex.MAN, "北京"),
              player("P5", "张伟", Sex.WOMAN, "上海"),
              player("P6", "张伟", Sex.MAN, "广东"),
              player("P7", "叶峰", Sex.MAN, "香港"),
              player("P8", "Nguyen Van A", Sex.MAN, ""),
              player("P9", "欧阳砺", Sex.MAN, "云南")));

  private static Player player(String id, String name, Sex sex, String unit, String... former) {
    return new Player(id, name, sex, unit, "", "", List.of(former), "");
  }

  @ParameterizedTest(name = "{0} {1} {2}: {3}")
  @CsvSource(
      nullValues = "-",
      textBlock =
          """
          # name, unit, sex, whom
          鄭惟桐, 四川, M, P1
          鄭惟桐, 廣東, M, P1
          鄭小桐, 四川, -, P1
          趙冠芳, 雲南, F, P2
          葉峯,   香港, M, P7
          张伟,   天津, M, P3 P4 P6
          张伟,   广东, F, P6 P5 P3
          郑惟同, 四川, M, P1
          郑惟,   四川, M, -
          郑惟同, 广东, M, -
          郑惟同, 四川, F, -
          郑伟同, 四川, M, -
          欧阳励, 雲南, M, P9
          张玮,   上海, M, -
          Nguyen Van,  '', M, -
          nguyen van b, '', M, P8
          NguyenVan A, '', M, P8
          '', 四川, M, -
          """)
  void fewAndLikely(String name, String unit, String sex, String whom) {
    Optional<Sex> of = Optional.ofNullable(sex).map(code -> code.equals("M") ? Sex.MAN : Sex.WOMAN);

    List<Player> found = Suggestions.of(name, unit, of, ROLL);

    String ids = found.stream().map(Player::id).collect(Collectors.joining(" "));
    assertThat(ids).isEqualTo(whom == null ? "" : whom);
  }

  @ParameterizedTest(name = "{0} and {1}: {2}")
  @CsvSource({
    "王小明, 王小明, false",
    "王小明, 王小红, true",
    "王小明, 王明小, false",
    "欧阳小明, 欧阳明, true",
    "王小明, 王明, false",
    "anna b, anna bc, true",
    "anna b, ana b, true",
    "anna b, nana b, false",
    "anna, anne, false",
  })
  void oneSlip(String a, String b, boolean near) {
    assertThat(Suggestions.isOneSlip(a, b)).isEqualTo(near);
    assertThat(Suggestions.isOneSlip(b, a)).isEqualTo(near);
  }

  @Test
  void theTextGivesIdAndUnit() {
    assertThat(
            Suggestions.text(List.of(ROLL.find("P1").orElseThrow(), ROLL.find("P8").orElseThrow())))
        .isEqualTo("郑惟桐 (P1, 四川), Nguyen Van A (P8)");
  }
}
