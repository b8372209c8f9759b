package org.yifen.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.MonthDay;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Article 1; the days are the article's own: 1 December, 31 May, 1 June and 30 November. */
@DisplayName("Article 1: an event belongs to the half-year in which it ends")
class HalvesTest {

  private static final MonthDay NEW_YEAR = MonthDay.of(1, 1);

  private final Halves halves = Regulation.builtIn().rules().halves();

  private static PeriodId period(String text) {
    return PeriodId.parse(text).orElseThrow();
  }

  @ParameterizedTest(name = "ends {0}: list {1} ({2})")
  @DisplayName("each boundary day, and the days about New Year and 29 February")
  @CsvSource({
    "2025-05-31, 2025-07, last day of the spring half",
    "2025-06-01, 2026-01, first day of the autumn half",
    "2025-11-30, 2026-01, last day of the autumn half",
    "2025-12-01, 2026-07, 'first day of the spring half, the year before'",
    "2025-12-31, 2026-07, New Year's Eve",
    "2026-01-01, 2026-07, New Year",
    "2026-05-31, 2026-07, last day of the spring half",
    "2026-06-01, 2027-01, first day of the autumn half",
    "2024-02-29, 2024-07, a leap day",
    "2026-02-28, 2026-07, the last of February of a common year",
    "2000-02-29, 2000-07, a leap day of a hundredth year"
  })
  void belongsToTheHalfItEndsIn(LocalDate end, String list, String day) {
    assertThat(halves.of(end)).as(day).isEqualTo(period(list));
  }

  @ParameterizedTest(name = "{0}: {1} to {2}, published {3}")
  @DisplayName("first day, last day and the day of publication, 1 July or 1 January")
  @CsvSource({
    "2026-07, 2025-12-01, 2026-05-31, 2026-07-01",
    "2026-01, 2025-06-01, 2025-11-30, 2026-01-01",
    "2024-07, 2023-12-01, 2024-05-31, 2024-07-01"
  })
  void lastsAndIsPublished(String list, LocalDate first, LocalDate last, LocalDate published) {
    assertThat(halves.firstDay(period(list))).isEqualTo(first);
    assertThat(halves.lastDay(period(list))).isEqualTo(last);
    assertThat(halves.published(period(list))).isEqualTo(published);
  }

  @Test
  @DisplayName("every day of forty years lies in its half, and the halves meet")
  void everyDayLiesInItsHalf() {
    LocalDate.of(1990, 1, 1)
        .datesUntil(LocalDate.of(2030, 1, 1))
        .forEach(
            day -> {
              PeriodId period = halves.of(day);
              assertThat(day).isBetween(halves.firstDay(period), halves.lastDay(period));
              assertThat(halves.lastDay(period).plusDays(1))
                  .isEqualTo(halves.firstDay(period.next()));
            });
  }

  @ParameterizedTest(name = "ends {0}: list {1}")
  @DisplayName("halves of the calendar year, as another edition may have them")
  @CsvSource({
    "2026-01-01, 2026-07",
    "2026-06-30, 2026-07",
    "2026-07-01, 2027-01",
    "2026-12-31, 2027-01"
  })
  void mayFollowTheCalendar(LocalDate end, String list) {
    Halves calendar =
        new Halves(NEW_YEAR, MonthDay.of(6, 30), MonthDay.of(7, 1), MonthDay.of(12, 31));

    assertThat(calendar.of(end)).isEqualTo(period(list));
    assertThat(end).isBetween(calendar.firstDay(period(list)), calendar.lastDay(period(list)));
  }

  @Test
  @DisplayName("a half that ends on 29 February ends on 28 February of a common year")
  void mayEndOnALeapDay() {
    Halves leap =
        new Halves(MonthDay.of(9, 1), MonthDay.of(2, 29), MonthDay.of(3, 1), MonthDay.of(8, 31));

    assertThat(leap.lastDay(period("2024-07"))).isEqualTo("2024-02-29");
    assertThat(leap.lastDay(period("2026-07"))).isEqualTo("2026-02-28");
    assertThat(leap.of(LocalDate.of(2024, 2, 29))).isEqualTo(period("2024-07"));
    assertThat(leap.of(LocalDate.of(2024, 3, 1))).isEqualTo(period("2025-01"));
  }
}
