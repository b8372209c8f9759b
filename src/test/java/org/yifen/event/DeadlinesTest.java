package org.yifen.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.swiss;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.period.Fixtures;

@DisplayName("Articles 4.4 and 7: the rules used, and two weeks for the report")
class DeadlinesTest {

  private static List<Diagnostic> check(Fixtures.EventBuilder event) {
    return Deadlines.of(event.build(), CXA.rules().conditions());
  }

  @ParameterizedTest(name = "ended {0}, submitted {1}: {2}")
  @CsvSource({
    "2026-03-05, 2026-03-04, DAT-004",
    "2026-03-05, 2026-03-05, ''",
    "2026-03-05, 2026-03-19, ''",
    "2026-03-05, 2026-03-20, DAT-005",
    "2024-02-20, 2024-03-05, ''",
    "2024-02-20, 2024-03-06, DAT-005",
    "2025-12-25, 2026-01-08, ''",
    "2025-12-25, 2026-01-09, DAT-005",
  })
  void twoWeeksFromTheEnd(String ended, String submitted, String finding) {
    String found =
        check(swiss("E").ended(ended).submitted(submitted)).stream()
            .map(d -> d.notice().code())
            .collect(Collectors.joining());

    assertThat(found).isEqualTo(finding);
  }

  @Test
  void aReportWithoutADayOfSubmissionIsNotLate() {
    assertThat(check(swiss("E"))).isEmpty();
  }

  @Test
  void aLateReportNamesBothDaysAndTheTimeAllowedAtBothCells() {
    Diagnostic late = check(swiss("E").ended("2026-03-05").submitted("2026-03-31")).get(0);

    assertThat(late.text(Language.EN))
        .isEqualTo(
            "Submitted late: it ended on 2026-03-05, was submitted on 2026-03-31, and the time"
                + " allowed is 14 days.");
    assertThat(late.places().stream().map(p -> p.cell())).containsExactly("B17", "B4");
    assertThat(late.event()).isEqualTo("E");
  }

  @Test
  void competitionRulesThatAreNotStatedAreNoted() {
    assertThat(check(swiss("E").rulesUsed("")).stream().map(d -> d.notice().code()))
        .containsExactly("CND-006");
  }
}
