package org.yifen.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.with;
import static org.yifen.period.Fixtures.woman;

import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.event.Event;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Title;

@DisplayName("Articles 4 to 6: every condition for a norm with its verdict")
class JudgementTest {

  private static String told(Verdict verdict) {
    return verdict.article()
        + " "
        + verdict.condition()
        + " "
        + verdict.outcome()
        + " ["
        + verdict.measured()
        + "] ["
        + verdict.limit()
        + "]";
  }

  @Test
  @DisplayName("all conditions are told, also after one that failed")
  void allConditions() {
    RegisterEntry[] players = men("P", 11, 2400);
    TitleEvent event =
        ForecastTest.event(
            swiss("E", players)
                .titles(Title.MAN_MASTER)
                .rounds(9)
                .arbiters("甲", "乙")
                .rulesUsed("2020")
                .against("P1", "1½0")
                .build(),
            players);
    Judgement judgement = event.judgements().get(0);

    assertThat(judgement.verdicts().stream().map(JudgementTest::told))
        .containsExactly(
            "4.2 minimum-units NOT_ASKED [] [≥ 4]",
            "4.2 maximum-unit-share NOT_ASKED [] [≤ 1/3]",
            "4.3 minimum-national-arbiters MET [2] [≥ 2]",
            "4.4 rules-in-force MET [2020] []",
            "6.1 title-event-participants FAILED [11] [≥ 12]",
            "6.1 title-event-unrated-share MET [0/11] [≤ 20/100]",
            "5 sex MET [M] [M]",
            "6.4 level FAILED [] [≥ 一级棋士]",
            "6.3 average MET [2400] []",
            "6.3 score FAILED [1.5] [≥ 5.5]");
    assertThat(judgement.norm().reason()).isEqualTo("title-event-participants");
    assertThat(judgement.margin()).as("1.5 − 5.5, in halves").isEqualTo(-8);
    assertThat(judgement.played()).isEqualTo(3);
  }

  @Test
  @DisplayName("4.2 the largest unit is named, whether it is too large or not")
  void largestUnit() {
    RegisterEntry[] players = men("P", 12, 2400);
    for (int i = 0; i < 12; i++) {
      players[i] = as(players[i], players[i].name(), i < 4 ? "广东" : "单位" + i, "");
    }
    Event event = swiss("E", players).titles(Title.MAN_MASTER).rounds(9).build();

    assertThat(
            ForecastTest.event(event, players).ofEvent().stream()
                .map(JudgementTest::told)
                .collect(Collectors.joining("; ")))
        .contains("4.2 minimum-units MET [9] [≥ 4]; 4.2 maximum-unit-share MET [广东 4/12] [≤ 1/3]");
    players[4] = as(players[4], players[4].name(), "广东", "");
    assertThat(
            ForecastTest.event(
                    swiss("E", players).titles(Title.MAN_MASTER).rounds(9).build(), players)
                .ofEvent()
                .stream()
                .map(JudgementTest::told))
        .contains("4.2 maximum-unit-share FAILED [广东 5/12] [≤ 1/3]");
  }

  @Test
  @DisplayName("6.4 who may make a norm at all: by sex and title held")
  void eligible() {
    RegisterEntry[] players =
        with(
            as(woman("W", 2300), "女甲", "", "大师"),
            as(woman("V", 2300), "女乙", "", "一级棋士"),
            as(man("A", 2400), "甲", "", "大师"),
            man("B", 2400));
    TitleEvent event =
        ForecastTest.event(swiss("E", players).titles(Title.values()).rounds(9).build(), players);

    assertThat(event.titles().stream().map(t -> t.code() + " " + event.eligible(t)))
        .containsExactly(
            "woman-master 2", "woman-grandmaster 1", "man-master 1", "man-grandmaster 1");
  }
}
