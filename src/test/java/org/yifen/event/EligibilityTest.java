package org.yifen.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.doubleRoundRobin;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.ofUnits;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Severity;
import org.yifen.period.Fixtures;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Title;

@DisplayName("Articles 3 to 6: whether an event is rated, and may bring norms")
class EligibilityTest {

  private static Eligibility check(Fixtures.EventBuilder event, int rated, Waiver... waivers) {
    return Eligibility.of(event.build(), rated, CXA.rules().conditions(), List.of(waivers));
  }

  private static String codes(Eligibility eligibility) {
    return eligibility.diagnostics().stream()
        .map(d -> d.notice().code())
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest(name = "{1} of {0} rated: {2}")
  @DisplayName("4.1 round robin: up to ten all rated, above at least two thirds")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      textBlock =
          """
          # all | rated | finding | working
            2 |  2 | ''      | all rated
            9 |  8 | CND-002 | one is not
           10 | 10 | ''      | ten is still "ten or fewer"
           10 |  9 | CND-002 | 90 % is not all
           11 |  8 | ''      | two thirds of 11 are 7⅓
           11 |  7 | CND-001 | 7 < 7⅓
           12 |  8 | ''      | two thirds of 12 are 8
           12 |  7 | CND-001 | 7 < 8
           15 | 10 | ''      | two thirds of 15 are 10
           15 |  9 | CND-001 | 9 < 10
           16 | 10 | CND-001 | 10 < 10⅔
          """)
  void ratedShareOfARoundRobin(int all, int rated, String finding, String working) {
    Eligibility eligibility = check(roundRobin("E", men("P", all, 2400)), rated);

    assertThat(codes(eligibility)).as(working).isEqualTo(finding);
    assertThat(eligibility.isRated()).isEqualTo(finding.isEmpty());
  }

  @Test
  @DisplayName("4.1 is set for the single round robin alone")
  void otherSystemsHaveNoRatedShare() {
    assertThat(check(swiss("E", men("P", 12, 2400)), 1).isRated()).isTrue();
    assertThat(check(doubleRoundRobin("E", men("P", 6, 2400)), 1).isRated()).isTrue();
  }

  @ParameterizedTest(name = "{0}, organiser {1}: {2}")
  @DisplayName("4.2 at least four units, the organiser's apart; none with more than a third")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      textBlock =
          """
          # units | organiser | findings | working
          甲甲乙乙丙丙丁丁         | 协会 | ''      | four units
          甲甲甲乙乙乙丙丙丙       | 协会 | CND-003 | three units, each of three of nine: a third, no more
          甲甲乙乙丙丙丁丁         | 丁   | CND-003 | three without the organiser's own
          甲甲乙乙丙丙丁丁戊戊     | 戊   | ''      | four without the organiser's own
          甲甲甲甲乙乙乙丙丙丙丁丁 | 协会 | ''      | 4 of 12 are a third
          甲甲甲甲甲乙乙乙丙丙丁丁 | 协会 | CND-004 | 5 of 12 are more
          甲甲甲甲乙乙乙丙丙丁丁   | 协会 | CND-004 | 4 of 11 are more
          甲甲甲甲甲丙乙乙乙乙乙丁 | 协会 | CND-004 CND-004 | two units with 5 of 12
          甲甲甲甲乙乙乙乙         | 协会 | CND-003 CND-004 CND-004 | two units, halves
          ------------             | 协会 | ''      | nobody plays for a unit
          甲甲甲乙乙丙丙丁-----    | 协会 | ''      | 3 of 13
          """)
  void units(String units, String organiser, String findings, String working) {
    Eligibility eligibility =
        check(swiss("E", ofUnits(units, 0)).organiser(organiser), units.length());

    assertThat(codes(eligibility)).as(working).isEqualTo(findings);
    assertThat(eligibility.isRated()).isEqualTo(findings.isEmpty());
  }

  @Test
  @DisplayName("4.2 a unit is one unit however it is spaced")
  void unitsAreComparedByKey() {
    RegisterEntry[] players = ofUnits("甲甲乙乙丙丙丁丁", 0);
    players[7] = as(man("P8", 2400), "棋手P8", " 丁 ", "");

    assertThat(check(swiss("E", players).organiser("丁"), 8).isRated())
        .as("甲, 乙, 丙 beside the organiser's own")
        .isFalse();
  }

  @ParameterizedTest(name = "{0} national-grade arbiters: rated {1}")
  @DisplayName("4.3 at least two national-grade arbiters")
  @CsvSource({"0, false", "1, false", "2, true", "3, true"})
  void arbiters(int count, boolean rated) {
    String[] names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = "裁判" + i;
    }
    Eligibility eligibility = check(swiss("E", men("P", 8, 2400)).arbiters(names), 8);

    assertThat(eligibility.isRated()).isEqualTo(rated);
    assertThat(codes(eligibility)).isEqualTo(rated ? "" : "CND-005");
  }

  @ParameterizedTest(name = "{1} of {0} rated: {2}")
  @DisplayName("6.1 a title event: at least twelve, at most 20 % unrated; it is rated all the same")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      textBlock =
          """
          # all | rated | findings | working
          12 | 12 | ''      | twelve
          11 | 11 | CND-007 | eleven
          15 | 12 | ''      | 3 of 15 are 20 %
          15 | 11 | CND-008 | 4 of 15 are 26.7 %
          14 | 12 | ''      | 2 of 14 are 14.3 %
          14 | 11 | CND-008 | 3 of 14 are 21.4 %
          11 |  8 | CND-007 CND-008 | eleven, 3 of them 27.3 %
          """)
  void titleEvents(int all, int rated, String findings, String working) {
    Eligibility eligibility =
        check(swiss("E", men("P", all, 2400)).titles(Title.MAN_MASTER), rated);

    assertThat(codes(eligibility)).as(working).isEqualTo(findings);
    assertThat(eligibility.isRated()).as("norms alone are at stake").isTrue();
    assertThat(eligibility.firstAgainstNorms().isEmpty()).isEqualTo(findings.isEmpty());
  }

  @Test
  @DisplayName("6.1 does not bear on an event that is no title event")
  void noTitleEvent() {
    assertThat(check(swiss("E", men("P", 6, 2400)), 1).failed()).isEmpty();
  }

  @ParameterizedTest(name = "waiver for {0} of {1}: rated {2}")
  @DisplayName("4: a waiver by key, code or article lifts the condition of its event")
  @CsvSource({
    "minimum-units, E, true",
    "Minimum-Units, E, true",
    "CND-003, E, true",
    "cnd-003, E, true",
    "4.2, E, true",
    "minimum-units, E2, false",
    "maximum-unit-share, E, false",
    "4.1, E, false",
    "CND-004, E, false",
  })
  void waivers(String condition, String event, boolean rated) {
    Eligibility eligibility =
        check(
            swiss("E", ofUnits("甲甲乙乙丙丙---", 0)),
            9,
            new Waiver(event, condition, "中国象棋协会", "2026-02-01", "边远地区"));

    assertThat(eligibility.isRated()).isEqualTo(rated);
    Diagnostic said = eligibility.diagnostics().get(0);
    assertThat(said.notice().severity()).isEqualTo(rated ? Severity.NOTE : Severity.WARNING);
    assertThat(said.event()).isEqualTo("E");
    if (rated) {
      assertThat(said.text(Language.ZH)).isEqualTo("条件 minimum-units 已豁免：中国象棋协会，2026-02-01，边远地区。");
    }
  }

  @Test
  @DisplayName(
      "4: every failed condition is said, in the order of the articles; a waiver lifts one")
  void allFailedConditions() {
    Fixtures.EventBuilder event =
        roundRobin("E", ofUnits("甲甲甲甲甲乙乙丙丙丙", 1)).arbiters().titles(Title.MAN_MASTER);
    Eligibility eligibility = check(event, 9, new Waiver("E", "CND-005", "a", "b", "c"));

    assertThat(eligibility.failed())
        .containsExactly(
            Condition.ROUND_ROBIN_ALL_RATED_UP_TO,
            Condition.MINIMUM_UNITS,
            Condition.MAXIMUM_UNIT_SHARE,
            Condition.TITLE_EVENT_PARTICIPANTS);
    assertThat(codes(eligibility)).isEqualTo("CND-002 CND-003 CND-004 CND-009 CND-007");
    assertThat(eligibility.firstAgainstNorms()).contains(Condition.ROUND_ROBIN_ALL_RATED_UP_TO);
  }

  @Test
  @DisplayName("4: a finding has its numbers")
  void whatIsSaid() {
    Eligibility eligibility = check(roundRobin("E", ofUnits("甲甲甲甲甲乙乙丙丙丁丁", 4)), 7);

    assertThat(eligibility.diagnostics().stream().map(Diagnostic::arguments))
        .containsExactly(List.of("7", "11", "2/3"), List.of("甲", "5", "11", "1/3"));
  }
}
