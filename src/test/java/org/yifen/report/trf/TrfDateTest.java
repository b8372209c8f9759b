package org.yifen.report.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The forms of dates that files were found to have. */
class TrfDateTest {

  @ParameterizedTest
  @CsvSource({
    "2026/03/12, 2026-03-12",
    "2026-03-12, 2026-03-12",
    "2026.3.12, 2026-03-12",
    "2026年3月12日, 2026-03-12",
    "20260312, 2026-03-12",
    "24/09/2010, 2010-09-24",
    "25.02.2011, 2011-02-25",
    "28. 07. 2005, 2005-07-28",
    "05/29/2020, 2020-05-29",
    "'May 29, 2020', 2020-05-29",
    "7th March 2001, 2001-03-07",
    "29 Sept 2018, 2018-09-29",
    "05.05.2026, 2026-05-05",
    "26/26/03, 2026-03-26",
  })
  void oneDay(String written, LocalDate day) {
    TrfDate date = TrfDate.read(written).orElseThrow();

    assertThat(date.isCertain()).isTrue();
    assertThat(date.candidates()).containsExactly(day);
  }

  /** Two-digit years: the format's own order, year first, is the likeliest. */
  @ParameterizedTest
  @CsvSource({
    "02/10/2010, 2010-10-02",
    "11.09.26, 2011-09-26",
    "12.04.01, 2012-04-01",
    "2011/25/02, 2011-02-25",
    "26/03/12, 2026-03-12",
  })
  void aReadingThatHasToBeSaid(String written, LocalDate chosen) {
    TrfDate date = TrfDate.read(written).orElseThrow();

    assertThat(date.isCertain()).isFalse();
    assertThat(date.candidates().get(0)).isEqualTo(chosen);
  }

  /** Bunratty, 25 to 27 February 2011, has its rounds' dates as year, day, month. */
  @ParameterizedTest
  @ValueSource(strings = {"11.25.02", "11.26.02", "11.27.02"})
  void yearDayMonth(String written) {
    int day = Integer.parseInt(written.substring(3, 5));

    assertThat(TrfDate.read(written).orElseThrow().candidates())
        .contains(LocalDate.of(2011, 2, day));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026/02/30", "1987/00/00", "32.13.2020", "30 February 2020"})
  void noSuchDay(String written) {
    assertThat(TrfDate.read(written).orElseThrow().candidates()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "spring", "2026", "12/3", "Mayday 29, 2020", "/  /"})
  void noDate(String written) {
    assertThat(TrfDate.read(written)).isEmpty();
  }
}
