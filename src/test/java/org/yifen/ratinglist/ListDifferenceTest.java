package org.yifen.ratinglist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Listing;
import org.yifen.player.Listing.Column;
import org.yifen.regulation.Sex;
import org.yifen.trace.Location;

@DisplayName("The difference of two lists")
class ListDifferenceTest {

  static final Location WHERE = new Location.WholeFile("list.csv");

  /** A player as {@code id name sex unit title rating}, a dash for what is not there. */
  static ListedPlayer player(String text, String... formerNames) {
    String[] cells = text.strip().split(" +", -1);
    for (int i = 0; i < cells.length; i++) {
      cells[i] = cells[i].equals("-") ? "" : cells[i];
    }
    Optional<Sex> sex =
        cells[2].isEmpty()
            ? Optional.empty()
            : Optional.of(cells[2].equals("M") ? Sex.MAN : Sex.WOMAN);
    OptionalInt rating =
        cells[5].isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(cells[5]));
    return new ListedPlayer(
        cells[0],
        cells[1],
        sex,
        cells[3],
        cells[4],
        rating,
        OptionalInt.empty(),
        List.of(formerNames),
        "",
        WHERE);
  }

  static Listing list(ListedPlayer... players) {
    return new Listing(List.of(players), EnumSet.allOf(Column.class));
  }

  private static Listing list(String players) {
    List<ListedPlayer> all = new ArrayList<>();
    for (String one : players.split(",", -1)) {
      if (!one.isBlank()) {
        all.add(player(one));
      }
    }
    return new Listing(all, EnumSet.allOf(Column.class));
  }

  private static String told(ListDifference difference) {
    return difference.differences().stream()
        .map(
            d ->
                d.kinds().stream().map(Difference.Kind::code).collect(Collectors.joining("+"))
                    + " "
                    + d.player().name()
                    + (d.change().orElse(0) == 0 ? "" : " " + d.change().getAsInt()))
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest(name = "{0} and {1}: {2}")
  @DisplayName("an id decides, else a name that is unique; sex and unit where the name is not")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # the first list                        | the second                               | differences
          P1 王一 M 广东 - 2400                    | P1 王一 M 广东 - 2400                     | ''
          P1 王一 M 广东 - 2400                    | P1 王一 M 广东 - 2408                     | changed 王一 8
          P1 王一 M 广东 - 2400                    | P1 王二 M 广东 - 2400                     | renamed 王二
          P1 王一 M 广东 - 2400                    | P1 王一 M 上海 大师 2400                  | moved+title 王一
          P1 王一 M 广东 大师 2400                 | P1 王一 M 广东 man-master 2400            | ''
          P1 王一 M 广东 - 2400                    | P2 李二 M 广东 - 2400                     | new 李二, gone 王一
          # without ids on one side
          P1 王一 M 广东 - 2400                    | - 王一 M 广东 - 2408                      | changed 王一 8
          P1 王一 M 广东 - 2400                    | - 王一 - 上海 - 2400                      | moved 王一
          P1 王一 M 广东 - 2400                    | - 王一 F 广东 - 2400                      | new 王一, gone 王一
          P1 王一 M 甲 - 2400, P2 王一 F 甲 - 2300 | - 王一 F 甲 - 2300, - 王一 M 甲 - 2410    | changed 王一 10
          P1 王一 M 甲 - 2400, P2 王一 M 乙 - 2300 | - 王一 M 乙 - 2300, - 王一 M 甲 - 2410    | changed 王一 10
          # two namesakes of one unit: nobody is guessed
          P1 王一 M 甲 - 2400, P2 王一 M 甲 - 2300 | - 王一 M 甲 - 2410                        | new 王一, gone 王一, gone 王一
          # two ids: one player only when name, sex and unit agree
          P1 王一 M 广东 - 2400                    | Q1 王一 M 广东 - 2400                     | id 王一
          P1 王一 M 广东 - 2400                    | Q1 王一 M 上海 - 2400                     | new 王一, gone 王一
          P1 王一 M - - 2400                       | Q1 王一 M - - 2400                        | new 王一, gone 王一
          # a register has players without a rating, who are on no list
          P1 王一 M 广东 - -                       | P1 王一 M 广东 - 2400                     | new 王一
          P1 王一 M 广东 - 2400                    | P1 王一 M 广东 - -                        | gone 王一
          P1 王一 M 广东 - -                       | P2 李二 M 广东 - -                        | ''
          P1 王一 M 广东 - -                       | P1 王一 M 上海 - -                        | moved 王一
          # full-width letters and blanks are no other name
          P1 买买提ａ M 广东 - 2400                | P1 买买提a M 广东 - 2400                  | ''
          """)
  void whoIsWhoAndWhatDiffers(String first, String second, String expected) {
    assertThat(told(ListDifference.of(list(first), list(second)))).isEqualTo(expected);
  }

  @Test
  void theNewFirstThenTheGoneThenBySizeOfTheChange() {
    Listing first =
        list("P1 一 M 甲 - 2400, P2 二 M 甲 - 2400, P3 三 M 甲 - 2400, P4 四 M 甲 - 2400, P5 五 M 甲 - 2400");
    Listing second =
        list("P1 一 M 甲 - 2405, P2 二 M 甲 - 2380, P3 三 M 乙 - 2400, P4 四 M 甲 - 2400, P6 六 M 甲 - 2300");
    ListDifference found = ListDifference.of(first, second);

    assertThat(told(found)).isEqualTo("new 六, gone 五, changed 二 -20, changed 一 5, moved 三");
    assertThat(found.same()).isEqualTo(1);
    assertThat(told(found.byId())).isEqualTo("changed 一 5, changed 二 -20, moved 三, gone 五, new 六");
  }

  @Test
  @DisplayName("what one list has no column for is no difference")
  void columnsThatAreMissing() {
    Listing first = list("P1 王一 M 广东 大师 2400");
    Listing second =
        new Listing(
            list("P1 王一 - - - 2400").players(), Set.of(Column.ID, Column.NAME, Column.RATING));

    assertThat(ListDifference.of(first, second).differences()).isEmpty();
    assertThat(ListDifference.of(second, first).differences()).isEmpty();
  }

  @Test
  void aFormerNameIsTheSamePlayer() {
    Listing ours = list(player("P1 王大明 M 广东 - 2400", "王小明"));

    assertThat(told(ListDifference.of(list("- 王小明 M 广东 - 2400"), ours))).isEqualTo("renamed 王大明");
  }
}
