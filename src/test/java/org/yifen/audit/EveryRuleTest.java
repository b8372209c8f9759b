package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.audit.RuleScenarios.Scenario;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Title;

/** No row of {@code rules.csv} is without effect: each one, changed, changes a result. */
class EveryRuleTest {

  private static final Regulation CXA = Regulation.builtIn();
  private static final String NOTHING = "";

  /**
   * One row of the file.
   *
   * @param change the other value; {@code ; key value} behind it for a row that has to follow
   * @param before the outcome with the shipped value
   * @param after the outcome with the other value
   * @param working how both come about, by hand
   */
  record Row(
      String key, String change, Scenario scenario, String before, String after, String working) {

    Map<String, String> changes() {
      Map<String, String> changes = new LinkedHashMap<>();
      for (String one : (key + " " + change).split("; ", -1)) {
        String[] parts = one.split(" ", -1);
        changes.put(parts[0], parts[1]);
      }
      return changes;
    }

    @Override
    public String toString() {
      return "%s %s: %s".formatted(key, change, working);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void aChangedRowChangesTheResult(Row row) {
    assertThat(row.scenario().apply(CXA)).as("as shipped").isEqualTo(row.before());
    assertThat(row.scenario().apply(with(row.changes()))).as("changed").isEqualTo(row.after());
    assertThat(row.after()).isNotEqualTo(row.before());
  }

  @Test
  void everyKeyHasItsRow() {
    List<String> keys =
        shipped().lines().skip(1).map(line -> line.substring(0, line.indexOf(','))).toList();

    assertThat(rows().map(Row::key)).containsExactlyElementsOf(keys);
  }

  /** The shipped edition with other values in some rows of {@code rules.csv}. */
  private static Regulation with(Map<String, String> changes) {
    String changed =
        shipped()
            .lines()
            .map(
                line -> {
                  String[] cells = line.split(",", 3);
                  String value = changes.getOrDefault(cells[0], cells[1]);
                  return String.join(",", cells[0], value, cells[2]);
                })
            .collect(Collectors.joining("\n", "", "\n"));
    return Regulation.load(
        "other",
        "tables/other",
        file -> file.equals("rules.csv") ? changed : CXA.files().get(file));
  }

  private static String shipped() {
    return CXA.files().get("rules.csv");
  }

  static Stream<Row> rows() {
    return Stream.of(
            periods(), publication(), conditions(), kFactors(), unratedAndMixed(), titles())
        .flatMap(List::stream);
  }

  private static List<Row> periods() {
    return List.of(
        new Row(
            "period-1-from",
            "11-16; period-2-to 11-15",
            RuleScenarios.eventEnds("2025-11-20"),
            "2026-01",
            "2026-07",
            "20 November is before 1 December (autumn), but not before 16 November (spring)"),
        new Row(
            "period-1-to",
            "05-15; period-2-from 05-16",
            RuleScenarios.eventEnds("2026-05-20"),
            "2026-07",
            "2027-01",
            "20 May is not after 31 May (spring), but after 15 May (autumn)"),
        new Row(
            "period-2-from",
            "06-16; period-1-to 06-15",
            RuleScenarios.eventEnds("2026-06-10"),
            "2027-01",
            "2026-07",
            "10 June is not before 1 June (autumn), but before 16 June (spring)"),
        new Row(
            "period-2-to",
            "12-15; period-1-from 12-16",
            RuleScenarios.eventEnds("2025-12-10"),
            "2026-07",
            "2026-01",
            "10 December is after 30 November (spring), but not after 15 December (autumn)"));
  }

  private static List<Row> publication() {
    return List.of(
        new Row(
            "floor-man",
            "2298",
            RuleScenarios.fourOfNineAgainstEquals(SmallHalf.man("A", 2305)),
            "unrated",
            "2298",
            "2305 + 15 × (4 − 4.5) = 2297.5, rounded 2298: below 2301, not below 2298"),
        new Row(
            "floor-woman",
            "2098",
            RuleScenarios.fourOfNineAgainstEquals(SmallHalf.woman("A", 2105)),
            "unrated",
            "2098",
            "2105 + 15 × (4 − 4.5) = 2097.5, rounded 2098: below 2101, not below 2098"),
        new Row(
            "inactivity-year-1",
            "-10",
            RuleScenarios.oneMoreIdleHalf(SmallHalf.idle("A", 2400, 1)),
            "2400",
            "2390",
            "1 + 1 half-years idle: 2400 + 0 = 2400; 2400 − 10 = 2390"),
        new Row(
            "inactivity-year-2",
            "-30",
            RuleScenarios.oneMoreIdleHalf(SmallHalf.idle("A", 2400, 3)),
            "2380",
            "2370",
            "3 + 1 half-years idle: 2400 − 20 = 2380; 2400 − 30 = 2370"),
        new Row(
            "inactivity-year-3",
            "-60",
            RuleScenarios.oneMoreIdleHalf(SmallHalf.idle("A", 2400, 5)),
            "2350",
            "2340",
            "5 + 1 half-years idle: 2400 − 50 = 2350; 2400 − 60 = 2340"),
        new Row(
            "inactivity-year-4",
            "-80",
            RuleScenarios.oneMoreIdleHalf(SmallHalf.idle("A", 2400, 7)),
            "unrated",
            "2320",
            "7 + 1 half-years idle: cancelled; 2400 − 80 = 2320"));
  }

  private static List<Row> conditions() {
    return List.of(
        new Row(
            "round-robin-rated-share",
            "3/4",
            RuleScenarios.roundRobinOf(8, 4),
            "rated",
            "round-robin-rated-share",
            "8 of 12 rated: 12 × 2/3 = 8 are enough; 12 × 3/4 = 9 are not there"),
        new Row(
            "round-robin-all-rated-up-to",
            "9",
            RuleScenarios.roundRobinOf(9, 1),
            "round-robin-all-rated-up-to",
            "rated",
            "9 of 10 rated: up to 10 all must be; up to 9, ten need 10 × 2/3, thus 7"),
        new Row(
            "minimum-units",
            "5",
            RuleScenarios.roundRobinOfUnits(3, 3, 3, 3),
            "rated",
            "minimum-units",
            "4 units: 4 are enough; 5 are not there"),
        new Row(
            "maximum-unit-share",
            "1/4",
            RuleScenarios.roundRobinOfUnits(4, 2, 2, 2, 2),
            "rated",
            "maximum-unit-share",
            "4 of 12 from one unit: 12 × 1/3 = 4 may be; 12 × 1/4 = 3 is exceeded"),
        new Row(
            "minimum-national-arbiters",
            "3",
            RuleScenarios.roundRobinOf(12, 0),
            "rated",
            "minimum-national-arbiters",
            "2 national arbiters: 2 are enough; 3 are not there"),
        new Row(
            "title-event-participants",
            "13",
            RuleScenarios.sevenOfElevenForMaster(12, 0),
            "made",
            "title-event-participants",
            "Ra 2400, 60 % × 11 = 6.6, standard 7, made by 7; of 12 players, but 13 are needed"),
        new Row(
            "title-event-unrated-share",
            "10/100",
            RuleScenarios.sevenOfElevenForMaster(10, 2),
            "made",
            "title-event-unrated-share",
            "Ra (10 × 2400 + 2 × 2300) / 12 = 2383, 60 %, standard 7, made by 7;"
                + " 2 unrated of 12: 12 × 20 % = 2.4 may be, 12 × 10 % = 1.2 is exceeded"),
        new Row(
            "report-deadline",
            "13",
            RuleScenarios.reportSubmitted("2026-03-19"),
            NOTHING,
            "DAT-005",
            "ended 5 March: 5 + 14 = 19 March is in time; 5 + 13 = 18 March is over"));
  }

  private static List<Row> kFactors() {
    return List.of(
        new Row(
            "k-newcomer",
            "30",
            RuleScenarios.fiveOfNineAgainstEquals(SmallHalf.newcomer("A", 2400, 1, 10)),
            "2413",
            "2415",
            "5 of 9 against equals: 25 × 0.5 = 12.5, rounded 2413; 30 × 0.5 = 15"),
        new Row(
            "k-newcomer-events",
            "4",
            RuleScenarios.fiveOfNineAgainstEquals(SmallHalf.newcomer("A", 2400, 3, 20)),
            "2408",
            "2413",
            "after 3 events: 15 × 0.5 = 7.5, rounded 2408; 25 × 0.5 = 12.5, rounded 2413"),
        new Row(
            "k-newcomer-games",
            "29",
            RuleScenarios.fiveOfNineAgainstEquals(SmallHalf.newcomer("A", 2400, 2, 29)),
            "2413",
            "2408",
            "after 29 games: 25 × 0.5 = 12.5, rounded 2413; 15 × 0.5 = 7.5, rounded 2408"),
        new Row(
            "k-standard",
            "20",
            RuleScenarios.fiveOfNineAgainstEquals(SmallHalf.man("A", 2400)),
            "2408",
            "2410",
            "5 of 9 against equals: 15 × 0.5 = 7.5, rounded 2408; 20 × 0.5 = 10"),
        new Row(
            "k-veteran",
            "12",
            RuleScenarios.fiveOfNineAgainstEquals(SmallHalf.man("A", 2500)),
            "2505",
            "2506",
            "5 of 9 against equals at 2500: 10 × 0.5 = 5; 12 × 0.5 = 6"),
        new Row(
            "k-veteran-rating",
            "2480",
            RuleScenarios.fiveOfNineAgainstEquals(SmallHalf.man("A", 2480)),
            "2488",
            "2485",
            "2480 never reached 2500: 15 × 0.5 = 7.5, rounded 2488; 10 × 0.5 = 5"));
  }

  private static List<Row> unratedAndMixed() {
    return List.of(
        new Row(
            "provisional-man",
            "2310",
            RuleScenarios.fourOfNineAgainst(2400, SmallHalf.man("A", 0)),
            "2319",
            "2325",
            "D −100, We 9 × .36 = 3.24, 2300 + 25 × .76 = 2319;"
                + " D −90, We 9 × .38 = 3.42, 2310 + 25 × .58 = 2324.5, rounded 2325"),
        new Row(
            "provisional-woman",
            "2110",
            RuleScenarios.fourOfNineAgainst(2200, SmallHalf.woman("A", 0)),
            "2119",
            "2125",
            "D −100, We 9 × .36 = 3.24, 2100 + 25 × .76 = 2119;"
                + " D −90, We 9 × .38 = 3.42, 2110 + 25 × .58 = 2124.5, rounded 2125"),
        new Row(
            "mixed-woman-versus-man",
            "2210",
            RuleScenarios::manBeatsWoman,
            "2317 and 2203",
            "2315 and 2205",
            "she counts 2300: D 10, 2310 + 15 × .49 = 2317.35 and 2210 − 15 × .49 = 2202.65;"
                + " she counts 2210: D 100, 2310 + 15 × .36 = 2315.4 and 2210 − 15 × .36 = 2204.6"),
        new Row(
            "swiss-minimum-rated-games",
            "8",
            RuleScenarios.ratingAfter("11110000", SmallHalf.man("A", 0), 2400),
            "unrated",
            "2400",
            "8 games are fewer than 9; with 8 enough, 4 of 8 is 50 %: 2400 + 0"),
        new Row(
            "swiss-carry-over",
            "3",
            RuleScenarios::fiveGamesKeptFromThreeHalvesBefore,
            "2400",
            "unrated",
            "2025-01 is the last of 4 halves from 2026-07: 5 of 5 + 5 games is 50 %: 2400 + 0;"
                + " of 3 halves 2025-07 is the last: 5 games are fewer than 9"),
        new Row(
            "perfect-score-difference",
            "700",
            RuleScenarios.ratingAfter("111111111", SmallHalf.man("A", 0), 2400),
            "3077",
            "3100",
            "9 of 9 against 2400: 2400 + 677 = 3077; 2400 + 700 = 3100"));
  }

  private static List<Row> titles() {
    Scenario norms = RuleScenarios.twoMasterNorms(9, "2022-06-01", 9, "2025-09-01");
    return List.of(
        new Row(
            "title-minimum-events",
            "3",
            norms,
            "man-master of A",
            NOTHING,
            "norms in 2 events: 2 are enough; 3 are not there"),
        new Row(
            "title-minimum-games",
            "17",
            RuleScenarios.twoMasterNorms(9, "2025-06-01", 8, "2025-09-01"),
            NOTHING,
            "man-master of A",
            "9 + 8 = 17 games: fewer than 18; with 17 enough"),
        new Row(
            "title-norms",
            "3",
            norms,
            "man-master of A",
            NOTHING,
            "2 norms: 2 are enough; 3 are not there"),
        new Row(
            "title-norm-validity",
            "3",
            norms,
            "man-master of A",
            NOTHING,
            "on 2026-05-31 the norm of 2022-06-01 is not 4 years old: 2 norms;"
                + " with 3 years it is too old: 1 norm"),
        new Row(
            "placing-man-grandmaster",
            "2560",
            RuleScenarios.winsByPlace(
                Title.MAN_GRANDMASTER, SmallHalf.man("A", 2400), SmallHalf.man("B", 2400)),
            "2550",
            "2560",
            "a draw against an equal leaves 2400; the title sets 2550; 2560"),
        new Row(
            "placing-man-master",
            "2440",
            RuleScenarios.winsByPlace(
                Title.MAN_MASTER, SmallHalf.man("A", 2400), SmallHalf.man("B", 2400)),
            "2450",
            "2440",
            "a draw against an equal leaves 2400; the title sets 2450; 2440"),
        new Row(
            "placing-woman-grandmaster",
            "2360",
            RuleScenarios.winsByPlace(
                Title.WOMAN_GRANDMASTER, SmallHalf.woman("A", 2200), SmallHalf.woman("B", 2200)),
            "2350",
            "2360",
            "a draw against an equal leaves 2200; the title sets 2350; 2360"),
        new Row(
            "placing-woman-master",
            "2240",
            RuleScenarios.winsByPlace(
                Title.WOMAN_MASTER, SmallHalf.woman("A", 2200), SmallHalf.woman("B", 2200)),
            "2250",
            "2240",
            "a draw against an equal leaves 2200; the title sets 2250; 2240"));
  }
}
