package org.yifen.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.cell;
import static org.yifen.period.Fixtures.entrant;
import static org.yifen.period.Fixtures.swiss;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Language;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.regulation.Sex;

@DisplayName("Article 7: new players of a half-year")
class EnrolmentTest {

  private static Roll roll(String... ids) {
    return new Roll(
        Arrays.stream(ids)
            .map(id -> new Player(id, "旧" + id, Sex.MAN, "广东", "", "", List.of(), ""))
            .toList());
  }

  private static Event event(String id, String end, Section section, Entrant... entrants) {
    return swiss(id).ended(end).section(section).entrants(entrants).build();
  }

  private static String shown(Enrolment enrolment) {
    return enrolment.players().stream()
        .map(p -> p.id() + " " + p.name() + " " + p.sex().code())
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest(name = "after {0}: {1}")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      textBlock =
          """
          # ids in use | the next two
          ''          | P0001 P0002
          P0007       | P0008 P0009
          P0007 P0003 | P0008 P0009
          P0998       | P0999 P1000
          P9999       | P10000 P10001
          9           | 10 11
          009         | 010 011
          A7 B12 C3   | B13 B14
          GD-2024-05  | GD-2024-06 GD-2024-07
          A12 B12     | A13 A14
          abc         | P0001 P0002
          """)
  void newIdsFollowTheHighestInUse(String used, String next) {
    Roll roll = used.isEmpty() ? roll() : roll(used.split(" ", -1));
    Event event =
        event(
            "E",
            "2026-03-05",
            Section.MEN,
            entrant(1, "", "甲", Sex.MAN, "", ""),
            entrant(2, "", "乙", Sex.MAN, "", ""));

    assertThat(
            Enrolment.of(List.of(event), roll).players().stream()
                .map(Player::id)
                .collect(Collectors.joining(" ")))
        .isEqualTo(next);
  }

  @Test
  void theSamePersonInTwoEventsIsOnePlayerAndIdsFollowTheEndDates() {
    Event later =
        event(
            "A",
            "2026-04-05",
            Section.MEN,
            entrant(1, "", "乙", null, "广东", ""),
            entrant(2, "", "甲 ", Sex.MAN, "广东", ""));
    Event earlier = event("B", "2026-03-05", Section.MEN, entrant(1, "", "甲", Sex.MAN, " 广东", ""));

    Enrolment enrolment = Enrolment.of(List.of(later, earlier), roll("P0007"));

    assertThat(shown(enrolment)).isEqualTo("P0008 甲 M, P0009 乙 M");
    assertThat(
            enrolment.notes().stream().map(n -> n.event() + " " + n.place().orElseThrow().cell()))
        .containsExactly("B " + cell(1, Field.NAME), "A " + cell(1, Field.NAME));
  }

  @Test
  void anotherUnitOrSexIsAnotherPerson() {
    Event event =
        event(
            "E",
            "2026-03-05",
            Section.MIXED,
            entrant(1, "", "甲", Sex.MAN, "广东", ""),
            entrant(2, "", "甲", Sex.WOMAN, "广东", ""),
            entrant(3, "", "甲", Sex.MAN, "湖北", ""));

    assertThat(shown(Enrolment.of(List.of(event), roll())))
        .isEqualTo("P0001 甲 M, P0002 甲 F, P0003 甲 M");
  }

  @Test
  void whoIsKnownHasAnIdOrIsOfUnknownSexIsNotRegistered() {
    Event event =
        event(
            "E",
            "2026-03-05",
            Section.MIXED,
            entrant(1, "", "旧P0001", Sex.MAN, "广东", ""),
            entrant(2, "P0099", "丁", Sex.MAN, "广东", ""),
            entrant(3, "", "戊", null, "广东", ""));

    assertThat(Enrolment.of(List.of(event), roll("P0001")).players()).isEmpty();
  }

  @Test
  void whoIsMuchLikeSomebodyKnownIsNewWithAWarning() {
    Event event =
        event(
            "E",
            "2026-03-05",
            Section.MEN,
            entrant(1, "", "舊P0001", Sex.MAN, "广东", ""),
            entrant(2, "", "丁", Sex.MAN, "广东", ""));

    Enrolment enrolment = Enrolment.of(List.of(event), roll("P0001"));

    assertThat(shown(enrolment)).isEqualTo("P0002 舊P0001 M, P0003 丁 M");
    assertThat(enrolment.notes().stream().map(n -> n.notice().code()))
        .containsExactly("PLY-024", "PLY-015");
    assertThat(enrolment.notes().get(0).text(Language.EN))
        .isEqualTo(
            "New player registered: 舊P0001, id P0002, although much like 旧P0001 (P0001, 广东).");
  }

  @Test
  void whoChangedNamesIsNobodyNew() {
    Event event = event("E", "2026-03-05", Section.MEN, entrant(1, "", "新名", Sex.MAN, "广东", "更名"));

    assertThat(Enrolment.of(List.of(event), roll("P0001")).players()).isEmpty();
    assertThat(Identification.of(event, roll("P0001")).hasErrors()).isTrue();
  }
}
