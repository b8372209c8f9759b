package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Read;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Listing;
import org.yifen.player.Listing.Column;

@DisplayName("Rating lists from anywhere, in the layouts that people publish")
class ListReaderTest {

  private static Read<Listing> read(String text) {
    return ListReader.read("list.csv", text.getBytes(StandardCharsets.UTF_8));
  }

  private static Listing list(String text) {
    return read(text).value().orElseThrow();
  }

  /** The players as {@code id name sex rating}, a dash for what is not there. */
  private static List<String> players(Listing list) {
    return list.players().stream()
        .map(
            p ->
                String.join(
                    " ",
                    p.id().isEmpty() ? "-" : p.id(),
                    p.name().isEmpty() ? "-" : p.name(),
                    p.sex().map(s -> s.code()).orElse("-"),
                    p.rating().isPresent() ? p.rating().getAsInt() + "" : "-"))
        .toList();
  }

  private static String codes(Read<Listing> read) {
    return read.diagnostics().stream()
        .map(d -> d.notice().code() + " " + d.place().orElseThrow().within())
        .collect(Collectors.joining(", "));
  }

  @Test
  void headingsInEnglishAndChineseAreTheSame() {
    String chinese = "名次,编号,姓名,性别,单位,称号,等级分\n1,P001,王一,男,广东,特级大师,2664\n";
    String english = "rank,id,name,sex,unit,title,rating\n1,P001,王一,M,广东,特级大师,2664\n";

    for (Listing list : List.of(list(chinese), list(english))) {
      assertThat(players(list)).containsExactly("P001 王一 M 2664");
      assertThat(list.players().get(0).unit()).isEqualTo("广东");
      assertThat(list.players().get(0).title()).isEqualTo("特级大师");
      assertThat(list.columns())
          .containsExactlyInAnyOrder(
              Column.RANK,
              Column.ID,
              Column.NAME,
              Column.SEX,
              Column.UNIT,
              Column.TITLE,
              Column.RATING);
    }
  }

  @Test
  void titleLinesAboveTheHeaderTellTheSexAndRemarksBelowAreNoPlayers() {
    assertThat(
            players(
                list(
                    """
                    2026年全国象棋运动员等级分表
                    （女子）,,,
                    名次,姓名,单位,等级分
                    1,李二,上海,2345
                    2,赵四,北京,２３０１
                    注：本表自公布之日起执行。
                    """)))
        .containsExactly("- 李二 F 2345", "- 赵四 F 2301");
  }

  @Test
  void menAndWomenOneBelowTheOther() {
    String both = "男子,,\n姓名,单位,等级分\n王一,广东,2500\n女子,,\n姓名,单位,等级分\n李二,上海,2345\n";
    String oneHeader = "姓名,单位,等级分\n男子\n王一,广东,2500\n女子\n李二,上海,2345\n";

    for (String text : List.of(both, oneHeader)) {
      assertThat(players(list(text))).containsExactly("- 王一 M 2500", "- 李二 F 2345");
    }
  }

  @Test
  void menAndWomenSideBySide() {
    assertThat(
            players(
                list(
                    """
                    男子,,,女子,,
                    名次,姓名,等级分,名次,姓名,等级分
                    1,王一,2500,1,李二,2345
                    2,张三,2400,,,
                    """)))
        .containsExactly("- 王一 M 2500", "- 李二 F 2345", "- 张三 M 2400");
  }

  @Test
  void oneListInTwoColumnsOfOneSex() {
    String text = "女子等级分表,,,\n姓名,等级分,姓名,等级分\n李二,2345,赵四,2301\n";

    assertThat(players(list(text))).containsExactly("- 李二 F 2345", "- 赵四 F 2301");
  }

  @Test
  @DisplayName("a heading with a date is one of ratings, unless there are two of them")
  void datedHeadings() {
    assertThat(players(list("姓名,2026年7月等级分\n王一,2400\n"))).containsExactly("- 王一 - 2400");
    assertThat(players(list("姓名,等级分,2025年等级分\n王一,2400,2390\n"))).containsExactly("- 王一 - 2400");
    assertThat(codes(read("姓名,2025年等级分,2026年等级分\n王一,2390,2400\n"))).contains("AUD-020");
  }

  @ParameterizedTest(name = "{0} and {1}: before it was {2}")
  @DisplayName("the rating before, where the list tells it: the new one less the change")
  @CsvSource({
    "等级分;升降, 2408;8, 2400",
    "等级分;升降, 2393;-7, 2400",
    "等级分;升降, 2393;−7, 2400",
    "等级分;升降, 2408;+8, 2400",
    "等级分;升降, 2408;, -1",
    "等级分;上期等级分, 2408;2400, 2400",
    "rating;change, 2400;0, 2400",
  })
  void ratingBefore(String headings, String cells, int before) {
    ListedPlayer player = list("name;" + headings + "\n王一;" + cells + "\n").players().get(0);

    assertThat(player.before().orElse(-1)).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "—", "无", "0"})
  void whoHasNoRatingIsOnTheListAllTheSame(String rating) {
    assertThat(players(list("id,name,rating\nP1,王一," + rating + "\n")))
        .containsExactly("P1 王一 - -");
  }

  @Test
  void ratingsNotUnderstoodAndIdsUsedTwiceAreErrorsAtTheirCells() {
    assertThat(codes(read("id,name,rating\nP1,王一,2,3x5\nP1,李二,2400\n"))).isEqualTo("AUD-022 B3");
    assertThat(codes(read("id,name,rating\nP1,王一,23x5\nP2,李二,2400.5\n")))
        .isEqualTo("AUD-021 C2, AUD-021 C3");
  }

  @ParameterizedTest
  @DisplayName("a name or id and a rating are needed; neither alone makes a list")
  @ValueSource(strings = {"姓名,单位\n王一,广东\n", "单位,等级分\n广东,2400\n", "a,b\n1,2\n"})
  void noList(String text) {
    Read<Listing> read = read(text);

    assertThat(read.value()).isEmpty();
    assertThat(codes(read)).startsWith("AUD-0").contains("AUD-020");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "PK\u0003\u0004 no workbook", "[Event \"?\"]\n\n1. 炮二平五 *\n", "\"open"})
  void whateverTheBytesThereIsAFindingAndNoException(String text) {
    assertThat(read(text).value()).isEmpty();
    assertThat(read(text).hasErrors()).isTrue();
  }

  @Test
  void otherEncodingsAndSeparators() {
    byte[] gb = "姓名;等级分\n王一;2400\n".getBytes(Charset.forName("GB18030"));

    assertThat(players(ListReader.read("l.csv", gb).value().orElseThrow()))
        .containsExactly("- 王一 - 2400");
  }

  @Test
  @DisplayName("our own files may have more rows than reports may")
  void ourOwnFilesHaveNoLimitOfRows() {
    StringBuilder ours =
        new StringBuilder("rank,id,name,sex,unit,title,rating,change,games,note\n");
    StringBuilder other = new StringBuilder("id,name,rating\n");
    for (int i = 1; i <= 30_000; i++) {
      ours.append(i).append(",P").append(i).append(",王,M,,,2400,,0,\n");
      other.append("P").append(i).append(",王,2400\n");
    }

    assertThat(list(ours.toString()).players()).hasSize(30_000);
    assertThat(codes(read(other.toString()))).startsWith("FIL-008");
  }

  @Test
  @DisplayName("the list of 2020 as a page showed it: 20 men, names in two scripts")
  void theListOf2020() throws Exception {
    Path file = Path.of("../shared/cases/cxa-men-rating-list-2020.tsv");
    assumeTrue(Files.isRegularFile(file), "no list at " + file);
    Listing list = ListReader.read(file.toString(), Files.readAllBytes(file)).value().orElseThrow();

    assertThat(list.players()).hasSize(20);
    assertThat(players(list)).startsWith("- 王天一 M 2729", "- 郑惟桐 M 2682");
    assertThat(list.players().get(2).unit()).isEqualTo("北京");
  }
}
