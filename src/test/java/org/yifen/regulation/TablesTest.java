package org.yifen.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The two conversion tables and the title-norm table, row by row. The values are those of the
 * printed tables; the rows are read here a second time, with plain Java, from {@code tables/cxa}.
 */
@DisplayName("Articles 5, 6, 8 and 9: the tables")
class TablesTest {

  private static final Path TABLES = Path.of("tables", "cxa");

  /** The printed rates of every title, in order, from its first band on (misprints, last row). */
  private static final List<Integer> FIFTEEN_RATES =
      List.of(76, 73, 70, 67, 64, 60, 57, 53, 50, 47, 43, 40, 36, 33, 30);

  private final Regulation regulation = Regulation.builtIn();
  private final ExpectationTable two = regulation.expectations();
  private final DifferenceTable one = regulation.differences();
  private final NormTable norms = regulation.norms();

  static Stream<List<String>> bandsOfTableTwo() throws IOException {
    return rows("difference-to-expected.csv");
  }

  static Stream<List<String>> rowsOfTableOne() throws IOException {
    return rows("score-to-difference.csv");
  }

  static Stream<List<String>> bandsOfTheNorms() throws IOException {
    return rows("title-norms.csv");
  }

  private static Stream<List<String>> rows(String file) throws IOException {
    return Files.readString(TABLES.resolve(file))
        .lines()
        .skip(1)
        .map(line -> List.of(line.split(",", -1)));
  }

  @Test
  @DisplayName("the program's tables are the files of tables/cxa, to the letter")
  void theShippedTextIsThatOfTheFolder() throws IOException {
    for (String file : Regulation.FILES) {
      assertThat(regulation.files())
          .as(file)
          .containsEntry(file, Files.readString(TABLES.resolve(file)));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("bandsOfTableTwo")
  @DisplayName("article 8, table two: both edges of every band, above and below the opponents")
  void expectsTheSameFromEdgeToEdge(List<String> band) {
    int from = Integer.parseInt(band.get(0));
    int to = band.get(1).isEmpty() ? 3000 : Integer.parseInt(band.get(1));
    int higher = Integer.parseInt(band.get(2));
    int lower = Integer.parseInt(band.get(3));

    assertThat(two.expectation(from)).as("higher side at %d", from).isEqualTo(higher);
    assertThat(two.expectation(to)).as("higher side at %d", to).isEqualTo(higher);
    assertThat(two.expectation(-to)).as("lower side at -%d", to).isEqualTo(lower);
    if (from > 0) {
      assertThat(two.expectation(-from)).as("lower side at -%d", from).isEqualTo(lower);
      assertThat(two.expectation(from - 1)).as("the band before").isEqualTo(higher - 1);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("bandsOfTableTwo")
  @DisplayName("article 8, table two: a band is named by its edges, the last one as over 735")
  void namesTheBandByItsEdges(List<String> row) {
    int from = Integer.parseInt(row.get(0));
    String name = row.get(1).isEmpty() ? ">735" : row.get(0) + "-" + row.get(1);

    assertThat(two.band(from)).isEqualTo(name);
    assertThat(two.band(-from)).as("of the lower side").isEqualTo(name);
    assertThat(two.band(row.get(1).isEmpty() ? 3000 : Integer.parseInt(row.get(1))))
        .as("at the other edge")
        .isEqualTo(name);
  }

  @ParameterizedTest(name = "{0}: {1} ({2})")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # difference | P | source
             0 |  50 | printed 0-3, 50 and 50
            -3 |  50 | printed 0-3, 50 and 50
             4 |  51 | printed 4-10
           456 |  94 | printed 433-456
           457 |  95 | printed 4571-484; the band before ends at 456
           484 |  95 | printed 4571-484
           485 |  96 | printed 485-517
          -457 |   5 | 100 − 95
          -484 |   5 | 100 − 95
           735 |  99 | printed 620-735
           736 | 100 | printed over 735
          -736 |   0 | 100 − 100
          """)
  @DisplayName("article 8, table two: the mended misprint 457–484, and the ends")
  void expectsByTablesPrint(int difference, int expected, String source) {
    assertThat(two.expectation(difference)).as(source).isEqualTo(expected);
  }

  @Test
  @DisplayName("article 8, table two: both sides of a game are expected to make one point together")
  void bothSidesAddUpToOnePoint() {
    // at 0 to 3 both sides have 50; one step apart every P from 50 to 100 occurs
    assertThat(IntStream.rangeClosed(1, 1000))
        .allSatisfy(d -> assertThat(two.expectation(d) + two.expectation(-d)).isEqualTo(100));
    assertThat(IntStream.rangeClosed(0, 736).map(two::expectation).distinct())
        .containsExactlyElementsOf(IntStream.rangeClosed(50, 100).boxed().toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rowsOfTableOne")
  @DisplayName("article 9, table one: every row, as printed unless its note says why not")
  void differsByTheRow(List<String> row) {
    int percent = Integer.parseInt(row.get(0));
    OptionalInt expected =
        row.get(1).isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(row.get(1)));

    assertThat(one.difference(percent)).isEqualTo(expected);
    boolean mended = row.get(3).startsWith("misprint");
    assertThat(row.get(1).equals(row.get(2))).as("as printed").isEqualTo(!mended);
  }

  @ParameterizedTest(name = "{0} per cent: {1} ({2})")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # per cent | D(P) | source
          86 |  309 | printed 305; .14 is −309
          68 |  133 | printed 138; .32 is −133, and the band of .68 is 130–137
          34 | -117 | printed −111; .66 is 117, and the band of .66 is 114–121
          14 | -309 | printed
          32 | -133 | printed
          66 |  117 | printed
          50 |    0 | printed
          99 |  677 | printed, the largest
           1 | -677 | printed, the smallest
          """)
  @DisplayName("article 9, table one: the mended misprints and their mirrors")
  void mendsTheMisprints(int percent, int difference, String source) {
    assertThat(one.difference(percent)).as(source).hasValue(difference);
  }

  @Test
  @DisplayName("article 9, table one: 100 and 0 per cent are not tabulated; 677 stands in for 100")
  void hasNoEntryAtTheEnds() {
    assertThat(one.difference(100)).isEmpty();
    assertThat(one.difference(0)).isEmpty();
    assertThat(one.difference(99)).hasValue(regulation.rules().perfectScoreDifference());
  }

  @Test
  @DisplayName("article 9, table one: D(100 − P) = −D(P), rising, and within table two's band of P")
  void isAntisymmetricAndAgreesWithTableTwo() {
    for (int percent = 1; percent <= 99; percent++) {
      int difference = one.difference(percent).orElseThrow();
      assertThat(one.difference(100 - percent)).as("mirror of %d", percent).hasValue(-difference);
      assertThat(two.expectation(difference)).as("table two at %d", difference).isEqualTo(percent);
      if (percent > 1) {
        assertThat(difference).isGreaterThan(one.difference(percent - 1).orElseThrow());
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("bandsOfTheNorms")
  @DisplayName("articles 5 and 6, title norms: both edges of every band, categories and rates")
  void needsTheSameFromEdgeToEdge(List<String> band) {
    for (int average : List.of(Integer.parseInt(band.get(0)), Integer.parseInt(band.get(1)))) {
      assertThat(norms.category(average, Sex.WOMAN)).isEqualTo(band.get(2));
      assertThat(norms.category(average, Sex.MAN)).isEqualTo(band.get(3));
      assertThat(rate(average, Title.WOMAN_MASTER)).isEqualTo(band.get(4));
      assertThat(rate(average, Title.WOMAN_GRANDMASTER)).isEqualTo(band.get(5));
      assertThat(rate(average, Title.MAN_MASTER)).isEqualTo(band.get(6));
      assertThat(rate(average, Title.MAN_GRANDMASTER)).isEqualTo(band.get(7));
    }
  }

  private String rate(int average, Title title) {
    OptionalInt rate = norms.rate(average, title);
    return rate.isPresent() ? Integer.toString(rate.getAsInt()) : "";
  }

  @ParameterizedTest(name = "average {0}: women {1} {2}, men {3} {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # average | woman master | woman grandmaster | man master | man grandmaster
          2050 | ''   | ''   | ''   | ''
          2051 | '76' | ''   | ''   | ''
          2200 | '60' | ''   | ''   | ''
          2201 | '57' | '76' | ''   | ''
          2250 | '53' | '73' | ''   | ''
          2251 | '50' | '70' | '76' | ''
          2376 | '33' | '53' | '60' | ''
          2400 | '33' | '53' | '60' | ''
          2401 | '30' | '50' | '57' | '76'
          2425 | '30' | '50' | '57' | '76'
          2426 | ''   | '47' | '53' | '73'
          2575 | ''   | '30' | '36' | '57'
          2576 | ''   | ''   | '33' | '53'
          2625 | ''   | ''   | '30' | '50'
          2626 | ''   | ''   | ''   | '47'
          2775 | ''   | ''   | ''   | '30'
          # outside the printed bands
          2776 | ''   | ''   | ''   | ''
          1950 | ''   | ''   | ''   | ''
          """)
  @DisplayName(
      "articles 5 and 6, title norms: where each title's column begins and ends, as printed")
  void beginsAndEndsWhereThePrintDoes(
      int average,
      String womanMaster,
      String womanGrandmaster,
      String manMaster,
      String manGrandmaster) {
    assertThat(rate(average, Title.WOMAN_MASTER)).isEqualTo(womanMaster);
    assertThat(rate(average, Title.WOMAN_GRANDMASTER)).isEqualTo(womanGrandmaster);
    assertThat(rate(average, Title.MAN_MASTER)).isEqualTo(manMaster);
    assertThat(rate(average, Title.MAN_GRANDMASTER)).isEqualTo(manGrandmaster);
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("articles 5 and 6, title norms: every title has the same fifteen rates in a row")
  void everyTitleHasTheSameFifteenRates(Title title) {
    assertThat(
            IntStream.rangeClosed(1900, 2800)
                .mapToObj(average -> norms.rate(average, title))
                .filter(OptionalInt::isPresent)
                .map(OptionalInt::getAsInt)
                .distinct())
        .containsExactlyElementsOf(FIFTEEN_RATES);
  }

  @ParameterizedTest(name = "average {0}: women {1}, men {2}")
  @CsvSource({
    "2050, '', ''", "2051, 1, ''", "2250, 8, ''", "2251, 9, 1", "2376, 14, 6", "2400, 14, 6",
    "2550, 20, 12", "2551, '', 13", "2750, '', 20", "2751, '', ''", "2776, '', ''", "1950, '', ''"
  })
  @DisplayName("article 5: an event's category, women's and men's numbering, as printed")
  void hasACategoryOfEachNumbering(int average, String women, String men) {
    assertThat(norms.category(average, Sex.WOMAN)).isEqualTo(women);
    assertThat(norms.category(average, Sex.MAN)).isEqualTo(men);
  }
}
