package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Severity;
import org.yifen.event.Event;
import org.yifen.report.Reading;
import org.yifen.report.Reports;

@DisplayName("Reported places against the competition rules")
class PlacesCheckTest {

  private static List<Diagnostic> check(String system, String... rows) {
    String head = "赛事名称,杯\n开始日期,2026-03-01\n结束日期,2026-03-05\n组别,男子\n赛制," + system + "\n\n";
    Reading reading =
        Reports.read(
            "r.csv", (head + String.join("\n", rows) + "\n").getBytes(StandardCharsets.UTF_8));
    assertThat(reading.findings()).noneMatch(f -> f.notice().severity() == Severity.ERROR);
    Event event = reading.event().orElseThrow();
    return PlacesCheck.of(event);
  }

  private static final String[] FOUR = {
    // A beat B and C, D beat A, B beat C and D, C beat D: 小分 A 3, B 2, C 1, D 2
    "序号,姓名,1,2,3,4,得分,名次,备注",
    "1,A,×,1,1,0,2,1,",
    "2,B,0,×,1,1,2,2,",
    "3,C,0,0,×,1,1,4,",
    "4,D,1,0,0,×,1,3,",
  };

  private static String[] with(int row, String text) {
    String[] rows = FOUR.clone();
    rows[row] = text;
    return rows;
  }

  @Test
  void placesByTheRulesAreInOrder() {
    assertThat(check("单循环", FOUR)).isEmpty();
  }

  @Test
  @DisplayName("a tie broken otherwise: both cells, the criterion and its values")
  void aTieBrokenOtherwise() {
    String[] rows = with(3, "3,C,0,0,×,1,1,3,");
    rows[4] = "4,D,1,0,0,×,1,4,";
    List<Diagnostic> found = check("单循环", rows);

    assertThat(found).hasSize(1);
    assertThat(found.get(0).text(Language.ZH))
        .isEqualTo("名次 3 与按规则算出的 4 不同：与同分的 4 D 相比，小分是 1 对 2。");
    assertThat(found.get(0).text(Language.EN))
        .startsWith("Place 3 is not the 4 that the rules give: compared with 4 D");
    assertThat(found.get(0).places()).extracting(p -> p.cell()).containsExactly("H10", "H11");
  }

  @Test
  @DisplayName("加赛 and 抽签 in the remarks of either, and shared places, are nobody's mistake")
  void playOffsAndSharedPlaces() {
    String[] playOff = with(3, "3,C,0,0,×,1,1,3,");
    playOff[4] = "4,D,1,0,0,×,1,4,加赛负";
    assertThat(check("单循环", playOff)).isEmpty();
    String[] shared = with(3, "3,C,0,0,×,1,1,3,");
    shared[4] = "4,D,1,0,0,×,1,3,";
    assertThat(check("单循环", shared)).isEmpty();
  }

  @Test
  @DisplayName(
      "※: of what it counts for beyond its points the rules say nothing, so any of it is in order")
  void gamesNotPlayed() {
    // as a game D's win over A is 小分 2 and puts D before C, who has the 1 of D; as a bye or as a
    // point alone it is 小分 0
    String[] rows = with(3, "3,C,0,0,×,1,1,3,");
    rows[1] = "1,A,×,1,1,0※,2,1,";
    rows[4] = "4,D,1※,0,0,×,1,4,";
    assertThat(check("单循环", rows)).isEmpty();
    rows[3] = "3,C,0,0,×,1,1,4,";
    rows[4] = "4,D,1※,0,0,×,1,3,";
    assertThat(check("单循环", rows)).isEmpty();
    // A before B is by 小分 3 against 2 either way
    rows[1] = "1,A,×,1,1,0※,2,2,";
    rows[2] = "2,B,0,×,1,1,2,1,";
    assertThat(check("单循环", rows))
        .extracting(d -> d.text(Language.ZH))
        .containsExactly("名次 1 与按规则算出的 2 不同：与同分的 1 A 相比，小分是 2 对 3。");
  }

  @Test
  @DisplayName("many are one finding with their number and the first three")
  void anotherOrder() {
    // one round, all drawn: who had the second move, the even numbers, shares place 1, who had not
    // place 101; reported by number, every odd one stands before the even one that follows
    List<String> rows = new ArrayList<>(List.of("序号,姓名,第1轮,得分,名次"));
    for (int no = 1; no <= 200; no += 2) {
      rows.add(no + ",甲" + no + "," + (no + 1) + "先0.5,0.5," + no);
      rows.add(no + 1 + ",甲" + (no + 1) + "," + no + "后0.5,0.5," + (no + 1));
    }
    List<Diagnostic> found = check("积分编排", rows.toArray(String[]::new));

    assertThat(found)
        .extracting(d -> d.text(Language.ZH))
        .containsExactly(
            "同分的名次有 100 处与按规则算出的不同，前几处（填报 → 算出）：1 甲1: 1 → 101 (后走局数 0 : 1, 2 甲2);"
                + " 3 甲3: 3 → 101 (后走局数 0 : 1, 4 甲4); 5 甲5: 5 → 101 (后走局数 0 : 1, 6 甲6)。");
    assertThat(found.get(0).places()).extracting(p -> p.cell()).containsExactly("E8", "E10", "E12");
  }

  @Test
  @DisplayName("fouls of a column 犯规 decide before second moves")
  void foulsOfAColumn() {
    String[] rows = {
      "序号,姓名,1,2,得分,名次,犯规", "1,A,×,0.5,0.5,1,1", "2,B,0.5,×,0.5,2,",
    };
    assertThat(check("单循环", rows))
        .extracting(d -> d.text(Language.ZH))
        .containsExactly("名次 1 与按规则算出的 2 不同：与同分的 2 B 相比，犯规是 1 对 0。");
  }

  @Test
  @DisplayName("14.3: a Swiss may be placed by 对手分 or by 累进分")
  void eitherOrderOfASwiss() {
    // A 1, then lost to C; B lost to C, then beat D; 对手分 A (D 0, C 2) 2, B (C 2, D 0) 2
    String head = "序号,姓名,第1轮,第2轮,得分,名次";
    String c = "3,C,2先1,1先1,2,1";
    String d = "4,D,1后0,2后0,0,4";
    // 对手分 and wins are equal, and second moves; after round 1 A was ahead, in 累进分 too
    String[] right = {head, "1,A,4先1,3后0,1,2", "2,B,3后0,4先1,1,3", c, d};
    String[] wrong = {head, "1,A,4先1,3后0,1,3", "2,B,3后0,4先1,1,2", c, d};

    assertThat(check("积分编排", right)).isEmpty();
    assertThat(check("积分编排", wrong))
        .extracting(found -> found.arguments().get(3))
        .containsExactly("@previous-round");
  }

  @Test
  @DisplayName("14.2: a double round robin may be placed by match points or by points")
  void doubleRoundRobins() {
    // A–B 1½ : ½, B–C 2 : 0, C–A 1½ : ½ are 2 match points each; 局分 A 2, B 2½, C 1½
    String head = "序号,姓名,1先,1后,2先,2后,3先,3后,得分,名次";
    String[] rows = {
      head, "1,A,×,×,1,0.5,0.5,0,2,2", "2,B,0.5,0,×,×,1,1,2.5,1", "3,C,1,0.5,0,0,×,×,1.5,3",
    };
    assertThat(check("双循环", rows)).isEmpty();

    // A beats everybody 1½ : ½ and has 8 match points and 6 points; B beats all but A 2 : 0 and has
    // 6 match points and 6½ points
    String wide = "序号,姓名,1先,1后,2先,2后,3先,3后,4先,4后,5先,5后,得分,名次";
    String a = "1,A,×,×,1,0.5,1,0.5,1,0.5,1,0.5,6,";
    String b = "2,B,0.5,0,×,×,1,1,1,1,1,1,6.5,";
    String c = "3,C,0.5,0,0,0,×,×,0.5,0.5,0.5,0.5,2.5,3";
    String d = "4,D,0.5,0,0,0,0.5,0.5,×,×,0.5,0.5,2.5,3";
    String e = "5,E,0.5,0,0,0,0.5,0.5,0.5,0.5,×,×,2.5,3";

    assertThat(check("双循环", wide, a + "1", b + "2", c, d, e)).isEmpty();
    assertThat(check("双循环", wide, a + "2", b + "1", c, d, e)).isEmpty();
  }

  @Test
  @DisplayName("teams and events without places are passed over")
  void others() {
    String[] rows = with(3, "3,C,0,0,×,1,1,,");
    rows[4] = "4,D,1,0,0,×,1,,";
    rows[1] = "1,A,×,1,1,0,2,,";
    rows[2] = "2,B,0,×,1,1,2,,";
    assertThat(check("单循环", rows)).isEmpty();
  }
}
