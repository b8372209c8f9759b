package org.yifen.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.SPRING;
import static org.yifen.period.Fixtures.counted;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.idle;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.ofUnits;
import static org.yifen.period.Fixtures.peak;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.rules;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.with;
import static org.yifen.period.Fixtures.woman;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.event.Deadlines;
import org.yifen.event.Eligibility;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Title;
import org.yifen.title.Applications;

@DisplayName("Every row of rules.csv changes what a half-year brings")
class EveryRuleCountsTest {

  /** Rows that only change together, since the halves must meet, are joined by a plus sign. */
  private static final String ROWS =
      """
      # key | changed | scenario | by the shipped row | by the changed row | working
      period-1-from+period-2-to | 12-02+12-01 | LAST_OF_AUTUMN | 2026-07 | 2026-01 | an event that ends on 2025-12-01
      period-1-to+period-2-from | 05-30+05-31 | LAST_OF_SPRING | 2026-07 | 2027-01 | an event that ends on 2026-05-31
      floor-man | 2302 | MAN_AT_2301 | 2301 | unrated | lowest rating published
      floor-woman | 2102 | WOMAN_AT_2101 | 2101 | unrated | lowest rating published
      inactivity-year-1 | -5 | IDLE_2 | 2400 | 2395 | 2400 − 5
      inactivity-year-2 | -25 | IDLE_4 | 2380 | 2375 | 2400 − 20; 2400 − 25
      inactivity-year-3 | -60 | IDLE_6 | 2350 | 2340 | 2400 − 50; 2400 − 60
      inactivity-year-4 | -70 | IDLE_8 | unrated | 2330 | cancelled; 2400 − 70
      round-robin-rated-share | 3/4 | TWO_THIRDS_RATED | rated | CND-001 | 8 of 12 are two thirds, three quarters are 9
      round-robin-all-rated-up-to | 9 | NINE_OF_TEN_RATED | CND-002 | rated | 9 of 10 are more than two thirds
      minimum-units | 5 | FOUR_UNITS | rated | CND-003 | four units
      maximum-unit-share | 1/4 | A_THIRD_OF_ONE_UNIT | rated | CND-004 | 4 of 12, three would be a quarter
      minimum-national-arbiters | 3 | TWO_ARBITERS | rated | CND-005 | two named
      title-event-participants | 13 | TWELVE_FOR_A_TITLE | rated | CND-007 | twelve participants
      title-event-unrated-share | 10/100 | A_FIFTH_UNRATED | rated | CND-008 | 3 of 15 are 20 %
      report-deadline | 13 | SUBMITTED_AFTER_14_DAYS | in time | DAT-005 | ended on 5 March, submitted on the 19th
      k-newcomer | 30 | NEWCOMER_WINS | 2413 | 2415 | 2400 + 25 × 0.50 = 2412.50; + 30 × 0.50
      k-newcomer-events | 2 | AFTER_2_EVENTS_WINS | 2413 | 2408 | + 25 × 0.50; + 15 × 0.50 = 2407.50
      k-newcomer-games | 20 | AFTER_20_GAMES_WINS | 2413 | 2408 | + 25 × 0.50; + 15 × 0.50
      k-standard | 20 | PLAYER_WINS | 2408 | 2410 | + 15 × 0.50; + 20 × 0.50
      k-veteran | 12 | VETERAN_WINS | 2405 | 2406 | + 10 × 0.50; + 12 × 0.50
      k-veteran-rating | 2501 | VETERAN_WINS | 2405 | 2408 | + 10 × 0.50; + 15 × 0.50
      provisional-man | 2310 | NEW_MAN_BELOW_HALF | 2305 | 2315 | 2300 + 25 × (½ − 2 × 0.15); 2310 + 25 × (½ − 2 × 0.16) = 2314.50
      provisional-woman | 2110 | NEW_WOMAN_BELOW_HALF | 2105 | 2115 | 2100 + 25 × (½ − 2 × 0.15); 2110 + 25 × (½ − 2 × 0.16)
      mixed-woman-versus-man | 2310 | MAN_BEATS_WOMAN | 2317 | 2318 | 2310 + 15 × (1 − 0.51) = 2317.35; + 15 × 0.50
      swiss-minimum-rated-games | 8 | EIGHT_GAMES_OF_A_SWISS | unrated | 2400 | 4 of 8 against 2400: 2400 + D(50 %)
      swiss-carry-over | 3 | KEPT_FOR_THREE_HALVES | 2400 | unrated | 5 games of list 2025-01 and 4 of 2026-07
      perfect-score-difference | 700 | ALL_WON | 3077 | 3100 | 2400 + 677; 2400 + 700
      title-minimum-events | 3 | TWO_NORMS | applies | nothing | two events
      title-minimum-games | 19 | TWO_NORMS | applies | nothing | 9 + 9 games
      title-norms | 3 | TWO_NORMS | applies | nothing | two norms
      title-norm-validity | 3 | NORM_OF_2022 | applies | nothing | 2022-12-31 is within four years of 2026-05-31, not within three
      placing-man-grandmaster | 2560 | MAN_GRANDMASTER | 2550 | 2560 | set to
      placing-man-master | 2460 | MAN_MASTER | 2450 | 2460 | set to
      placing-woman-grandmaster | 2360 | WOMAN_GRANDMASTER | 2350 | 2360 | set to
      placing-woman-master | 2260 | WOMAN_MASTER | 2250 | 2260 | set to
      """;

  @ParameterizedTest(name = "{0} = {1}: {3} becomes {4}")
  @CsvSource(delimiter = '|', textBlock = ROWS)
  void aRowCounts(
      String key, String changed, Scenario scenario, String before, String after, String working) {
    String[] keys = key.split("\\+", -1);
    String[] values = changed.split("\\+", -1);
    Map<String, String> changes = new HashMap<>();
    for (int i = 0; i < keys.length; i++) {
      changes.put(keys[i], values[i]);
    }

    assertThat(scenario.under(CXA)).as(working).isEqualTo(before);
    assertThat(scenario.under(rules(changes))).as(working).isEqualTo(after);
  }

  @Test
  void noRowOfTheFileIsMissingHere() {
    List<String> shipped =
        CXA.files()
            .get("rules.csv")
            .lines()
            .filter(line -> !line.startsWith("#"))
            .skip(1)
            .map(line -> line.substring(0, line.indexOf(',')))
            .toList();
    List<String> shown =
        ROWS.lines()
            .filter(line -> !line.startsWith("#"))
            .flatMap(line -> Arrays.stream(line.substring(0, line.indexOf(" |")).split("\\+", -1)))
            .toList();

    assertThat(shown).containsExactlyInAnyOrderElementsOf(shipped);
  }

  /** A half-year, or a part of one, with a single answer. */
  enum Scenario {
    LAST_OF_AUTUMN {
      @Override
      String under(Regulation edition) {
        return edition.rules().halves().of(LocalDate.of(2025, 12, 1)).toString();
      }
    },
    LAST_OF_SPRING {
      @Override
      String under(Regulation edition) {
        return edition.rules().halves().of(LocalDate.of(2026, 5, 31)).toString();
      }
    },
    MAN_AT_2301 {
      @Override
      String under(Regulation edition) {
        return alone(man("A", 2301), edition);
      }
    },
    WOMAN_AT_2101 {
      @Override
      String under(Regulation edition) {
        return alone(woman("A", 2101), edition);
      }
    },
    IDLE_2 {
      @Override
      String under(Regulation edition) {
        return alone(idle(man("A", 2400), 1), edition);
      }
    },
    IDLE_4 {
      @Override
      String under(Regulation edition) {
        return alone(idle(man("A", 2400), 3), edition);
      }
    },
    IDLE_6 {
      @Override
      String under(Regulation edition) {
        return alone(idle(man("A", 2400), 5), edition);
      }
    },
    IDLE_8 {
      @Override
      String under(Regulation edition) {
        return alone(idle(man("A", 2400), 7), edition);
      }
    },
    TWO_THIRDS_RATED {
      @Override
      String under(Regulation edition) {
        return conditions(roundRobin("E", ofUnits("甲甲甲乙乙乙丙丙丙丁丁丁", 4)), 8, edition);
      }
    },
    NINE_OF_TEN_RATED {
      @Override
      String under(Regulation edition) {
        return conditions(roundRobin("E", ofUnits("甲甲甲乙乙乙丙丙丁丁", 1)), 9, edition);
      }
    },
    FOUR_UNITS {
      @Override
      String under(Regulation edition) {
        return conditions(swiss("E", ofUnits("甲甲甲乙乙乙丙丙丙丁丁丁", 0)), 12, edition);
      }
    },
    A_THIRD_OF_ONE_UNIT {
      @Override
      String under(Regulation edition) {
        return conditions(swiss("E", ofUnits("甲甲甲甲乙乙乙丙丙丙丁丁", 0)), 12, edition);
      }
    },
    TWO_ARBITERS {
      @Override
      String under(Regulation edition) {
        return conditions(swiss("E", men("P", 12, 2400)), 12, edition);
      }
    },
    TWELVE_FOR_A_TITLE {
      @Override
      String under(Regulation edition) {
        return conditions(swiss("E", men("P", 12, 2400)).titles(Title.MAN_MASTER), 12, edition);
      }
    },
    A_FIFTH_UNRATED {
      @Override
      String under(Regulation edition) {
        return conditions(
            swiss("E", ofUnits("---------------", 3)).titles(Title.MAN_MASTER), 12, edition);
      }
    },
    SUBMITTED_AFTER_14_DAYS {
      @Override
      String under(Regulation edition) {
        List<Diagnostic> found =
            Deadlines.of(
                swiss("E").ended("2026-03-05").submitted("2026-03-19").build(),
                edition.rules().conditions());
        return found.isEmpty() ? "in time" : codes(found);
      }
    },
    NEWCOMER_WINS {
      @Override
      String under(Regulation edition) {
        return wins(counted(man("A", 2400), 0, 0), edition);
      }
    },
    AFTER_2_EVENTS_WINS {
      @Override
      String under(Regulation edition) {
        return wins(counted(man("A", 2400), 2, 10), edition);
      }
    },
    AFTER_20_GAMES_WINS {
      @Override
      String under(Regulation edition) {
        return wins(counted(man("A", 2400), 1, 20), edition);
      }
    },
    PLAYER_WINS {
      @Override
      String under(Regulation edition) {
        return wins(man("A", 2400), edition);
      }
    },
    VETERAN_WINS {
      @Override
      String under(Regulation edition) {
        return wins(peak(man("A", 2400), 2500), edition);
      }
    },
    NEW_MAN_BELOW_HALF {
      @Override
      String under(Regulation edition) {
        return belowHalf(man("U", 0), man("A", 2600), man("B", 2600), edition);
      }
    },
    NEW_WOMAN_BELOW_HALF {
      @Override
      String under(Regulation edition) {
        return belowHalf(woman("U", 0), woman("A", 2400), woman("B", 2400), edition);
      }
    },
    MAN_BEATS_WOMAN {
      @Override
      String under(Regulation edition) {
        Fixtures.EventBuilder event = swiss("E", man("A", 2310), woman("W", 2200)).games("A-W 1");
        return half().under(edition).event(event).close().rating("A");
      }
    },
    EIGHT_GAMES_OF_A_SWISS {
      @Override
      String under(Regulation edition) {
        Fixtures.EventBuilder event =
            swiss("E", with(man("U", 0), men("B", 8, 2400))).against("U", "11110000");
        return half().under(edition).event(event).close().rating("U");
      }
    },
    KEPT_FOR_THREE_HALVES {
      @Override
      String under(Regulation edition) {
        Fixtures.EventBuilder event =
            swiss("E", with(man("U", 0), men("B", 4, 2400))).against("U", "1100");
        return half()
            .under(edition)
            .event(event)
            .kept("U", new PeriodId(2025, 1), 5, 5, 2400)
            .close()
            .rating("U");
      }
    },
    ALL_WON {
      @Override
      String under(Regulation edition) {
        Fixtures.EventBuilder event =
            roundRobin("E", man("U", 0), man("A", 2400), man("B", 2400))
                .games("U-A 1, U-B 1, A-B ½");
        return half().under(edition).event(event).close().rating("U");
      }
    },
    TWO_NORMS {
      @Override
      String under(Regulation edition) {
        return applications("2026-01-31", edition);
      }
    },
    NORM_OF_2022 {
      @Override
      String under(Regulation edition) {
        return applications("2022-12-31", edition);
      }
    },
    MAN_GRANDMASTER {
      @Override
      String under(Regulation edition) {
        return placed(man("A", 2400), Title.MAN_GRANDMASTER, edition);
      }
    },
    MAN_MASTER {
      @Override
      String under(Regulation edition) {
        return placed(man("A", 2400), Title.MAN_MASTER, edition);
      }
    },
    WOMAN_GRANDMASTER {
      @Override
      String under(Regulation edition) {
        return placed(woman("A", 2200), Title.WOMAN_GRANDMASTER, edition);
      }
    },
    WOMAN_MASTER {
      @Override
      String under(Regulation edition) {
        return placed(woman("A", 2200), Title.WOMAN_MASTER, edition);
      }
    };

    abstract String under(Regulation edition);

    private static String alone(RegisterEntry player, Regulation edition) {
      return half(player).under(edition).close().rating(player.id());
    }

    private static String placed(RegisterEntry player, Title title, Regulation edition) {
      return half(player).under(edition).placing("A", title).close().rating("A");
    }

    private static String wins(RegisterEntry player, Regulation edition) {
      Fixtures.EventBuilder event = swiss("E", player, man("B", 2400)).games("A-B 1");
      return half().under(edition).event(event).close().rating("A");
    }

    private static String belowHalf(
        RegisterEntry player, RegisterEntry a, RegisterEntry b, Regulation edition) {
      Fixtures.EventBuilder event = roundRobin("E", player, a, b).games("U-A ½, U-B 0, A-B ½");
      return half().under(edition).event(event).close().rating("U");
    }

    private static String conditions(Fixtures.EventBuilder event, int rated, Regulation edition) {
      Eligibility eligibility =
          Eligibility.of(event.build(), rated, edition.rules().conditions(), List.of());
      return eligibility.diagnostics().isEmpty() ? "rated" : codes(eligibility.diagnostics());
    }

    private static String codes(List<Diagnostic> found) {
      return found.stream().map(d -> d.notice().code()).collect(Collectors.joining(" "));
    }

    private static String applications(String firstEnd, Regulation edition) {
      Title title = Title.MAN_MASTER;
      List<Applications.Made> norms =
          List.of(
              new Applications.Made("E1", "A", title, 9, LocalDate.parse(firstEnd)),
              new Applications.Made("E2", "A", title, 9, LocalDate.of(2026, 5, 1)));
      return Applications.on(
                  edition.rules().halves().lastDay(SPRING),
                  norms,
                  new Roll(List.of(Player.of(man("A", 2400)))),
                  edition.rules().norms())
              .isEmpty()
          ? "nothing"
          : "applies";
    }
  }
}
