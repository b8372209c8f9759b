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
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.regulation.Sex;

@DisplayName("Article 7: changes of name and unit, stated in the remarks, reach the register")
class ChangesTest {

  private static final Player PLAYER =
      new Player("P1", "王小斌", Sex.MAN, "上海", "大师", "2020-01-01", List.of("王彬"), "教练");

  private static Event event(String id, String end, Entrant... entrants) {
    return swiss(id).ended(end).section(Section.MEN).entrants(entrants).build();
  }

  private static Entrant row(String id, String name, String unit, String remarks) {
    return entrant(1, id, name, Sex.MAN, unit, remarks);
  }

  private static Player after(Player before, Event... events) {
    return Changes.of(Arrays.asList(events), List.of(before)).appliedTo(List.of(before)).get(0);
  }

  private static String codes(Changes changes) {
    return changes.findings().stream().map(d -> d.notice().code()).collect(Collectors.joining(" "));
  }

  @Test
  void aChangeOfNameKeepsTheOldOneAndNotesTheDay() {
    Event event = event("E", "2026-03-12", row("P1", "王 斌（退赛）", "上海", "更名"));

    assertThat(after(PLAYER, event))
        .isEqualTo(
            new Player(
                "P1",
                "王斌",
                Sex.MAN,
                "上海",
                "大师",
                "2020-01-01",
                List.of("王彬", "王小斌"),
                "教练；更名 2026-03-12 原名 王小斌"));
  }

  @Test
  void aTransferChangesTheUnitAlone() {
    Event event = event("E", "2026-03-12", row("", "王小斌", "贵州", "由上海转会贵州"));

    Player moved = after(PLAYER, event);

    assertThat(moved.unit()).isEqualTo("贵州");
    assertThat(moved.note()).isEqualTo("教练；转会 2026-03-12 原单位 上海");
    assertThat(moved.formerNames()).containsExactly("王彬");
  }

  @Test
  void bothAtOnceAreTwoNotesWithTheirCells() {
    Event event = event("E", "2026-03-12", row("P1", "王斌", "贵州", "更名，转会"));
    Changes changes = Changes.of(List.of(event), List.of(PLAYER));

    assertThat(codes(changes)).isEqualTo("PLY-019 PLY-020");
    assertThat(changes.findings().stream().map(d -> d.place().orElseThrow().cell()))
        .containsExactly(cell(1, Field.NAME), cell(1, Field.UNIT));
    assertThat(changes.findings().get(0).text(Language.EN))
        .isEqualTo(
            "Change of name: P1, formerly 王小斌, is now 王斌; players.csv takes it over with the list.");
    assertThat(changes.findings().get(1).text(Language.ZH))
        .isEqualTo("转会：P1 王小斌，由上海转入贵州；随等级分表记入棋手登记。");
  }

  @Test
  void whatIsInTheRegisterAlreadyIsSilentAndNotDoubled() {
    Event event = event("E", "2026-03-12", row("P1", "王斌", "贵州", "更名，转会"));
    Player once = after(PLAYER, event);

    assertThat(Changes.of(List.of(event), List.of(once)))
        .isEqualTo(new Changes(List.of(), List.of()));
    assertThat(once.renamed("王斌", event.end()).note()).isNotEqualTo(once.note());
    assertThat(PLAYER.renamed("王斌", event.end()).note())
        .isEqualTo(PLAYER.renamed("王炳", event.end()).note());
  }

  @Test
  void withoutAnIdTheOldNameHasToBeStated() {
    Event stated = event("E", "2026-03-12", row("", "王斌", "上海", "更名，原名王小斌"));
    Event bare = event("E", "2026-03-12", row("", "王斌", "上海", "更名"));
    Event wrong = event("E", "2026-03-12", row("P1", "王斌", "上海", "更名，原名李斌"));

    assertThat(after(PLAYER, stated).name()).isEqualTo("王斌");
    assertThat(after(PLAYER, bare)).isEqualTo(PLAYER);
    assertThat(after(PLAYER, wrong)).as("another player's old name").isEqualTo(PLAYER);
  }

  @Test
  void theNewNameMayStandInTheRemarks() {
    Event event = event("E", "2026-03-12", row("P1", "王小斌", "上海", "更名为王斌"));

    assertThat(after(PLAYER, event).name()).isEqualTo("王斌");
  }

  @Test
  void aNameTakenUpAgainIsNoFormerNameAnyMore() {
    Event event = event("E", "2026-03-12", row("P1", "王彬", "上海", "更名"));

    assertThat(after(PLAYER, event).name()).isEqualTo("王彬");
    assertThat(after(PLAYER, event).formerNames()).containsExactly("王小斌");
  }

  @Test
  void twoEventsThatContradictEachOtherAreShownAtBothCells() {
    Changes changes =
        Changes.of(
            List.of(
                event("B", "2026-04-12", row("P1", "王斌", "广东", "转会")),
                event("A", "2026-03-12", row("P1", "王小斌", "贵州", "转会"))),
            List.of(PLAYER));

    assertThat(codes(changes)).isEqualTo("PLY-020 PLY-021");
    Diagnostic error = changes.findings().get(1);
    assertThat(error.text(Language.EN))
        .isEqualTo("Two reports state different changes of 王小斌 P1 上海: 贵州 and 广东.");
    assertThat(error.places().stream().map(p -> p.file())).containsExactly("B.csv", "A.csv");
  }

  @Test
  void theSameChangeInTwoEventsIsOneNotedForTheFirst() {
    Event first = event("A", "2026-03-12", row("P1", "王斌", "上海", "更名"));
    Event second = event("B", "2026-04-12", row("P1", "王斌", "上海", "更名"));
    Changes changes = Changes.of(List.of(second, first), List.of(PLAYER));

    assertThat(codes(changes)).isEqualTo("PLY-019");
    assertThat(changes.changes().get(0).day()).isEqualTo(first.end());
  }

  @Test
  void anOldReportDoesNotUndoALaterChange() {
    Event old = event("A", "2026-03-12", row("P1", "王斌", "贵州", "更名，转会"));
    Event later = event("B", "2027-03-12", row("P1", "王武", "广东", "更名，转会"));
    Player now = after(after(PLAYER, old), later);

    assertThat(now.formerNames()).containsExactly("王彬", "王小斌", "王斌");
    assertThat(after(now, old)).isEqualTo(now);
    assertThat(Identification.of(old, new Roll(List.of(now))).diagnostics()).isEmpty();
  }

  @Test
  void reportsOfTheOldUnitStillFindThePlayerWithoutAnId() {
    Player moved = after(PLAYER, event("A", "2026-03-12", row("P1", "王小斌", "贵州", "转会")));
    Roll roll = new Roll(List.of(moved));

    assertThat(
            Identification.of(event("B", "2026-03-12", row("", "王小斌", "上海", "")), roll).hasErrors())
        .isFalse();
    assertThat(
            Identification.of(event("B", "2026-04-12", row("", "王小斌", "上海", "")), roll).hasErrors())
        .as("it began after the transfer")
        .isTrue();
  }

  @Test
  void aTransferWithoutTheNewUnitChangesNothingAndSaysSo() {
    Changes changes =
        Changes.of(List.of(event("E", "2026-03-12", row("P1", "王小斌", "", "转会"))), List.of(PLAYER));

    assertThat(changes.changes()).isEmpty();
    assertThat(codes(changes)).isEqualTo("PLY-023");
  }
}
