package org.yifen.regulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Article 1: lists come out on 1 January and 1 July and are named by that month. */
@DisplayName("Article 1: a half-year is named by the month its list is published in")
class PeriodIdTest {

  private static PeriodId period(String text) {
    return PeriodId.parse(text).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "2026-07, 2026, 7, true",
    "2026-01, 2026, 1, false",
    "1900-01, 1900, 1, false",
    "2999-07, 2999, 7, true"
  })
  void readsAndWritesTheSameText(String text, int year, int month, boolean spring) {
    assertThat(PeriodId.parse(text)).contains(new PeriodId(year, month));
    assertThat(new PeriodId(year, month)).hasToString(text);
    assertThat(period(text).isSpring())
        .as("the list of July is the spring half's")
        .isEqualTo(spring);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026",
        "2026-7",
        "2026-06",
        "2026-12",
        "2026-00",
        "26-07",
        "1899-07",
        "3000-01",
        "2026/07",
        "2026-07-01",
        " 2026-07",
        "2026-07 ",
        "2026-07\n",
        "２０２６-07",
        "-2026-07"
      })
  void readsNoOtherText(String text) {
    assertThat(PeriodId.parse(text)).isEmpty();
  }

  @ParameterizedTest(name = "{0}, then {1}")
  @CsvSource({"2026-01, 2026-07", "2026-07, 2027-01", "1999-07, 2000-01"})
  void followsTheHalfBefore(String before, String after) {
    assertThat(period(before).next()).isEqualTo(period(after));
    assertThat(period(after).previous()).isEqualTo(period(before));
    assertThat(period(before)).isLessThan(period(after));
  }

  @ParameterizedTest(name = "{0} and {1} halves: {2}")
  @DisplayName("counted by hand: two half-years a year")
  @CsvSource({
    "2026-07,   0, 2026-07",
    "2026-07,   1, 2027-01",
    "2026-07,   3, 2028-01",
    "2026-01,   3, 2027-07",
    "2026-07,  -1, 2026-01",
    "2026-01,  -1, 2025-07",
    "2026-07,  -3, 2025-01",
    "2026-01,  -8, 2022-01",
    "2026-07, 200, 2126-07"
  })
  void countsHalvesLaterAndEarlier(String from, int halves, String to) {
    assertThat(period(from).plus(halves)).isEqualTo(period(to));
    assertThat(period(to).minus(period(from))).isEqualTo(halves);
    assertThat(period(from).minus(period(to))).isEqualTo(-halves);
  }

  @ParameterizedTest(name = "year {0}, month {1}: refused as {2}")
  @CsvSource({
    "2026, 6, 2026-06",
    "2026, 0, 2026-00",
    "2026, 12, 2026-12",
    "1899, 7, 1899-07",
    "3000, 1, 3000-01"
  })
  void refusesAnotherYearOrMonth(int year, int month, String shown) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PeriodId(year, month))
        .withMessage("a period is a year from 1900 to 2999 with -01 or -07, was " + shown);
  }

  @Test
  void refusesToLeaveTheYears() {
    assertThatIllegalArgumentException().isThrownBy(() -> period("2999-07").next());
    assertThatIllegalArgumentException().isThrownBy(() -> period("1900-01").previous());
  }
}
