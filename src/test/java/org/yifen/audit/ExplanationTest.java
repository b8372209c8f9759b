package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.SPRING;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.counted;
import static org.yifen.period.Fixtures.idle;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Language;
import org.yifen.event.Event;
import org.yifen.event.Waiver;
import org.yifen.period.Fixtures;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;

/** A player's number, step by step, in half-years worked by hand. */
@DisplayName("Articles 2, 8, 9: how a number came about")
class ExplanationTest {

  private static final RegisterEntry WANG = as(counted(man("P1", 2400), 2, 20), "王明", "广东", "");
  private static final RegisterEntry LI = as(man("P2", 2450), "李强", "湖北", "");
  private static final RegisterEntry ZHANG = as(man("P3", 2350), "张伟", "上海", "");
  private static final RegisterEntry NEW = as(man("P4", 0), "新人", "北京", "");

  private static ClosedHalf close(List<RegisterEntry> opening, Fixtures.EventBuilder... events) {
    List<Event> built = Arrays.stream(events).map(Fixtures.EventBuilder::build).toList();
    return HalfReplay.run(
            CXA,
            new HalfInput(
                SPRING,
                new Register(opening),
                List.of(),
                List.of(),
                List.of(),
                built,
                Stream.of("4.1", "4.2")
                    .flatMap(c -> built.stream().map(e -> new Waiver(e.id(), c, "协会", "", "")))
                    .toList(),
                List.of(),
                List.of(),
                false))
        .value()
        .orElseThrow();
  }

  /**
   * A round robin of three: average 2400, We = 3 × 0.50 − 0.5 = 1, W = 1.5, K = 25 in the third
   * event: + 12.50. Then a Swiss with one game that counts, against 2450: D −50, P .43, K = 15 in
   * the fourth: 15 × 0.07 = 1.05. 2413.55 is 2414.
   */
  private static ClosedHalf twoEvents() {
    return close(
        List.of(WANG, LI, ZHANG, NEW),
        roundRobin("E1", WANG, LI, ZHANG).ended("2026-03-05").games("P1-P2 ½, P3-P1 0, P2-P3 ½"),
        swiss("E2", LI, WANG, ZHANG, NEW).ended("2026-04-05").games("P2-P1 ½, P1-P4 1, P3-P1 1※"));
  }

  private static String explained(ClosedHalf half, String id, Language language) {
    return String.join("\n", Explanation.of(CXA, half, id, language)) + "\n";
  }

  @Test
  void aHalfYearWithTwoEventsInChinese() {
    assertThat(explained(twoEvents(), "P1", Language.ZH))
        .isEqualTo(
            """
            王明 P1 · 广东 · 2026-07
            期初：2400，最高 2400，此前 20 局、2 项赛事

            1. 赛事E1 [E1] 2026-03-01 – 2026-03-05 · 单循环
               E1.csv!C21
               L21  0.5  对 2 李强  2450
               M21  1  对 3 张伟  2350
               N = 2, W = 1.5（第八、九条）
               全体 3 人平均 Ra = 2400（四舍五入，第六条）; D = 2400 − 2400 = 0；表二 0-3: P = 0.50
               We = 3 × 0.50 − 0.50 = 1.00（第八条）
               K = 25：此前不足 3 项赛事、30 局（第八条）
               ΔR = 25 × (1.5 − 1.00) = 12.50（第八条）

            2. 赛事E2 [E2] 2026-04-01 – 2026-04-05 · 积分编排
               E2.csv!C22
               K22  0.5  对 1 李强  2450
               N22  1  对 4 新人  对手无等级分，不计（第九条）
               M22  ※  对 3 张伟  未赛（※），不计
               N = 1, W = 0.5（第八、九条）
               1 局的对手平均 = 2450（四舍五入，第六条）; D = 2400 − 2450 = -50；表二 47-53: P = 0.43
               We = 1 × 0.43 = 0.43（第八条）
               K = 15：3 项赛事或 30 局已满（第八条）
               ΔR = 15 × (0.5 − 0.43) = 1.05（第八条）

            Rn = Ro + ΣΔR = 2400 + 13.55 = 2413.55，四舍五入为 2414（第八条）
            新等级分：2414
            """);
  }

  @Test
  void aHalfYearWithTwoEventsInEnglish() {
    assertThat(explained(twoEvents(), "P1", Language.EN))
        .isEqualTo(
            """
            王明 P1 · 广东 · 2026-07
            At the opening: 2400, peak 2400, counted before: 20 games, 2 events

            1. 赛事E1 [E1] 2026-03-01 – 2026-03-05 · round-robin
               E1.csv!C21
               L21  0.5  against 2 李强  2450
               M21  1  against 3 张伟  2350
               N = 2, W = 1.5 (art. 8, 9)
               all 3 participants, average Ra = 2400 (rounded half up, art. 6); D = 2400 − 2400 = 0; table two, row 0-3: P = 0.50
               We = 3 × 0.50 − 0.50 = 1.00 (art. 8)
               K = 25: fewer than 3 events and 30 games before (art. 8)
               ΔR = 25 × (1.5 − 1.00) = 12.50 (art. 8)

            2. 赛事E2 [E2] 2026-04-01 – 2026-04-05 · swiss
               E2.csv!C22
               K22  0.5  against 1 李强  2450
               N22  1  against 4 新人  the opponent is unrated, not counted (art. 9)
               M22  ※  against 3 张伟  not played (※), not counted
               N = 1, W = 0.5 (art. 8, 9)
               1 game, average of the opponents = 2450 (rounded half up, art. 6); D = 2400 − 2450 = -50; table two, row 47-53: P = 0.43
               We = 1 × 0.43 = 0.43 (art. 8)
               K = 15: 3 events or 30 games are complete (art. 8)
               ΔR = 15 × (0.5 − 0.43) = 1.05 (art. 8)

            Rn = Ro + ΣΔR = 2400 + 13.55 = 2413.55, rounded half up once: 2414 (art. 8)
            New rating: 2414
            """);
  }

  @Test
  void keptGamesOfTheUnrated() {
    assertThat(explained(twoEvents(), "P4", Language.EN))
        .isEqualTo(
            """
            新人 P4 · 北京 · 2026-07
            At the opening: unrated, counted before: 0 games, 0 events

            1. 赛事E2 [E2] 2026-04-01 – 2026-04-05 · swiss
               E2.csv!C24
               L24  0  against 2 王明  2400
               N = 1, W = 0 (art. 8, 9)
               1 game, average of the opponents = 2400 (rounded half up, art. 6); D = 2300 − 2400 = -100; table two, row 99-106: P = 0.36
               We = 1 × 0.36 = 0.36 (art. 8)
               unrated: only games against the rated count, for the first rating (art. 9)
               K = 25: before the first rating (art. 8)
               ΔR = 25 × (0 − 0.36) = -9.00 (art. 8)

            Games against rated players [E2, 2026-07]: N = 1, W = 0, sum of ratings 2400, 25 (W − We) = -9.00
            Fewer than 9 games and no round robin: kept for later (art. 9)
            New rating: none
            """);
  }

  @Test
  void aHalfYearWithoutAGame() {
    ClosedHalf half =
        close(List.of(idle(LI, 3), idle(man("P8", 2400), 7), idle(man("P9", 2310), 3)));

    assertThat(explained(half, "P2", Language.EN))
        .as("2450 − 20")
        .isEqualTo(
            """
            李强 P2 · 湖北 · 2026-07
            At the opening: 2450, peak 2450, counted before: 99 games, 9 events

            Rn = Ro + ΣΔR = 2450 + 0.00 = 2450.00, rounded half up once: 2450 (art. 8)
            No rated game for 4 half-years in a row: a change of -20 (art. 2)
            New rating: 2430
            """);
    assertThat(Explanation.of(CXA, half, "P9", Language.ZH))
        .as("2310 − 20")
        .endsWith("2290 < 2301：低于最低公布分，无等级分（第二条）", "新等级分：无");
    assertThat(Explanation.of(CXA, half, "P8", Language.EN))
        .endsWith(
            "No rated game for 8 half-years in a row: the rating is cancelled (art. 2)",
            "New rating: none");
  }

  @Test
  void firstRatingsFromBothWaysOfTheArticle() {
    RegisterEntry weak = as(man("P5", 0), "后进", "天津", "");
    ClosedHalf half =
        close(
            List.of(LI, ZHANG, NEW, weak),
            roundRobin("E1", LI, ZHANG, NEW, weak)
                .games("P2-P3 ½, P4-P2 ½, P4-P3 1, P4-P5 ½, P5-P2 0, P5-P3 ½"));

    assertThat(Explanation.of(CXA, half, "P4", Language.EN))
        .as("1.5 of 2 against 2450 and 2350: 75 %, D 193")
        .endsWith(
            "First rating: N = 2, W = 1.5, score rate 75 %, average of the opponents 2400",
            "2400 + D(75 %) = 2400 + 193 (table one) = 2593 (art. 9)", "New rating: 2593");
    assertThat(Explanation.of(CXA, half, "P5", Language.ZH))
        .as("0.5 of 2, We = 2 × 0.36: 25 × (0.5 − 0.72) = −5.50; 2294.50, half up")
        .endsWith(
            "首次定级：N = 2, W = 0.5，得分率 25 %，对手平均 2400",
            "Ru + Σ 25 (W − We) = 2300 − 5.50 = 2295（第九条）",
            "2295 < 2301：低于最低公布分，无等级分（第二条）",
            "新等级分：无");
  }

  @Test
  void anEventThatIsNotRatedSaysWhy() {
    ClosedHalf half = close(List.of(LI, ZHANG), swiss("E1", LI, ZHANG).arbiters().games("P2-P3 1"));

    assertThat(Explanation.of(CXA, half, "P2", Language.EN))
        .contains("赛事E1 [E1] is not rated (art. 4): minimum-national-arbiters");
  }
}
