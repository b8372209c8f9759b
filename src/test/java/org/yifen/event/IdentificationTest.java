package org.yifen.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.cell;
import static org.yifen.period.Fixtures.entrant;
import static org.yifen.period.Fixtures.swiss;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Read;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.regulation.Sex;

@DisplayName("Article 7: which registered player a participant is")
class IdentificationTest {

  private static final Roll ROLL =
      new Roll(
          List.of(
              player("P1", "王明", Sex.MAN, "广东", "王小明"),
              player("P2", "李红", Sex.WOMAN, "湖北"),
              player("P3", "张伟", Sex.MAN, "上海"),
              player("P4", "张伟", Sex.MAN, "北京"),
              player("P5", "张伟", Sex.WOMAN, "上海"),
              player("P6", "陈强", Sex.MAN, "四川"),
              player("P7", "陈强", Sex.MAN, "四川"),
              player("P8", "Nguyen Van A", Sex.MAN, "")));

  private static Player player(String id, String name, Sex sex, String unit, String... former) {
    return new Player(id, name, sex, unit, "", "", List.of(former), "");
  }

  private static Read<List<Player>> read(Section section, Entrant... entrants) {
    return Identification.of(swiss("E").section(section).entrants(entrants).build(), ROLL);
  }

  private static String codes(Read<List<Player>> read) {
    return read.diagnostics().stream().map(d -> d.notice().code()).collect(Collectors.joining(" "));
  }

  private static String ids(Read<List<Player>> read) {
    return read.value()
        .map(players -> players.stream().map(Player::id).collect(Collectors.joining(" ")))
        .orElse("");
  }

  private static Sex sex(String code) {
    return Arrays.stream(Sex.values()).filter(s -> s.code().equals(code)).findFirst().orElse(null);
  }

  @ParameterizedTest(name = "{0} {1} {2} {3} {4} in {5}: {6} {7}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          # id | name | sex | unit | remarks | section | player | findings
          P1 | 王明     | M | 广东 | -    | MEN   | P1 | -
          P1 | 王 明    | - | -    | -    | MEN   | P1 | -
          P1 | 王小明   | M | 广东 | -    | MEN   | P1 | -
          P1 | 王大明   | M | 广东 | -    | MEN   | P1 | PLY-007
          P1 | 王大明   | M | 广东 | 更名 | MEN   | P1 | -
          P1 | 王明     | F | 广东 | -    | MEN   | P1 | PLY-008
          P1 | 王明     | M | 湖南 | -    | MEN   | P1 | PLY-009
          P1 | 王明     | M | 湖南 | 转会 | MEN   | P1 | -
          P1 | 王明     | - | 广东 | -    | WOMEN | P1 | PLY-011
          P1 | 王明     | - | 广东 | -    | MIXED | P1 | -
          P9 | 王明     | M | 广东 | -    | MEN   | -  | PLY-001
          -  | 王明     | M | 广东 | -    | MEN   | P1 | -
          -  | 王小明   | M | 广东 | -    | MEN   | P1 | -
          -  | 王明     | - | 广东 | -    | MEN   | P1 | -
          -  | 王明     | F | 广东 | -    | MIXED | -  | PLY-018
          -  | 王明     | M | 湖南 | -    | MEN   | -  | PLY-018
          -  | 王明     | M | 湖南 | 转会自广东 | MEN | P1 | -
          -  | 张伟     | M | 上海 | -    | MEN   | P3 | -
          -  | 张伟     | M | 北京 | -    | MEN   | P4 | -
          -  | 张伟     | F | 上海 | -    | MIXED | P5 | -
          -  | 张伟     | - | 上海 | -    | WOMEN | P5 | -
          -  | 张伟     | - | 上海 | -    | MIXED | -  | PLY-003
          -  | 张伟     | M | 天津 | 转会 | MEN   | -  | PLY-003
          -  | 陈强     | M | 四川 | -    | MEN   | -  | PLY-003
          -  | ＮＧＵＹＥＮ Van a（退赛） | M | - | - | MEN | P8 | -
          -  | NguyenVan A | M | -  | -    | MEN   | -  | PLY-018
          -  | 李紅     | F | 湖北 | -    | WOMEN | -  | PLY-018
          -  | 丁一     | M | 四川 | -    | MEN   | -  | PLY-002
          -  | 王大明   | M | 广东 | 更名，原名王明     | MEN | P1 | -
          -  | 王大明   | M | 广东 | 改名（曾用名：王 明） | MEN | P1 | -
          -  | 王大明   | M | 湖南 | 原名王小明，转会    | MEN | P1 | -
          -  | 赵大明   | M | 广东 | 更名，原名王红     | MEN | -  | PLY-002
          -  | 赵大明   | M | 湖南 | 更名，原名王明     | MEN | -  | PLY-018
          -  | 陈大强   | M | 四川 | 更名，原名陈强     | MEN | -  | PLY-003
          P1 | 王大明   | M | 广东 | 更名，原名王明     | MEN | P1 | -
          P1 | 王大明   | M | 广东 | 更名，原名李明     | MEN | P1 | PLY-022
          P1 | 王大明   | M | 广东 | 未更名 | MEN   | P1 | PLY-007
          P8 | Nguyen B | M | -    | renamed from Nguyen Van A | MEN | P8 | -
          P1 | 王明     | M | 湖南 | transferred from 广东 | MEN | P1 | -
          """)
  void aParticipantIsFoundByIdOrByNameUnitAndSex(
      String id,
      String name,
      String sex,
      String unit,
      String remarks,
      Section section,
      String player,
      String findings) {
    Read<List<Player>> read =
        read(section, entrant(1, text(id), name, sex(text(sex)), text(unit), text(remarks)));

    assertThat(codes(read)).isEqualTo(text(findings));
    assertThat(ids(read)).isEqualTo(text(player));
  }

  private static String text(String value) {
    return value == null ? "" : value;
  }

  @Test
  void twoCandidatesAreBothNamed() {
    Diagnostic several =
        read(Section.MEN, entrant(1, "", "陈强", Sex.MAN, "四川", "")).diagnostics().get(0);

    assertThat(several.text(Language.EN))
        .isEqualTo("陈强 matches several players: 陈强 P6 四川; 陈强 P7 四川.");
    assertThat(several.places().get(0).cell()).isEqualTo(cell(1, Field.NAME));
  }

  @Test
  void whoMayBeMeantIsNamedButNotTaken() {
    Diagnostic unknown =
        read(Section.WOMEN, entrant(1, "", "李紅", Sex.WOMAN, "湖北", "")).diagnostics().get(0);

    assertThat(unknown.text(Language.EN))
        .isEqualTo("No player of the register matches: 李紅, 湖北, 女; did you mean 李红 (P2, 湖北)?");
    assertThat(unknown.text(Language.ZH)).endsWith("是否指 李红 (P2, 湖北)？");
  }

  @Test
  void whereNoSectionIsStatedNoSexIsAssumed() {
    Event men = swiss("E").entrants(entrant(1, "", "张伟", null, "上海", "")).build();
    Event unstated = swiss("E").without(Key.SECTION).entrants(men.entrants().get(0)).build();
    Event woman =
        swiss("E").without(Key.SECTION).entrants(entrant(1, "P2", "李红", null, "湖北", "")).build();

    assertThat(ids(Identification.of(men, ROLL))).isEqualTo("P3");
    assertThat(codes(Identification.of(unstated, ROLL))).isEqualTo("PLY-003");
    assertThat(codes(Identification.of(woman, ROLL))).isEmpty();
    assertThat(Identification.sex(unstated, unstated.entrants().get(0))).isEmpty();
  }

  @Test
  void thePlayersStandInTheOrderOfTheReport() {
    assertThat(
            ids(
                read(
                    Section.MIXED,
                    entrant(1, "", "李红", Sex.WOMAN, "湖北", ""),
                    entrant(2, "P4", "张伟", Sex.MAN, "北京", ""),
                    entrant(3, "", "王明", Sex.MAN, "广东", ""))))
        .isEqualTo("P2 P4 P1");
  }

  @Test
  void oneUnknownParticipantIsEnoughForNoValueButAllAreSaid() {
    Read<List<Player>> read =
        read(
            Section.MEN,
            entrant(1, "P1", "王明", Sex.MAN, "广东", ""),
            entrant(2, "P99", "甲", Sex.MAN, "", ""),
            entrant(3, "", "乙", Sex.MAN, "", ""));

    assertThat(read.value()).isEmpty();
    assertThat(codes(read)).isEqualTo("PLY-001 PLY-002");
  }

  @Test
  void theSamePlayerTwiceIsShownAtBothRows() {
    Read<List<Player>> read =
        read(
            Section.MEN,
            entrant(1, "P1", "王明", Sex.MAN, "广东", ""),
            entrant(2, "", "王小明", Sex.MAN, "广东", ""));

    assertThat(codes(read)).isEqualTo("PLY-004");
    assertThat(read.diagnostics().get(0).places().stream().map(p -> p.cell()))
        .containsExactly(cell(2, Field.NAME), cell(1, Field.NAME));
  }
}
