package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.SPRING;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.entrant;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.idle;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.with;
import static org.yifen.period.Fixtures.woman;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.event.Waiver;
import org.yifen.period.Fixtures;
import org.yifen.period.Pending;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.title.Applications;
import org.yifen.trace.Location;

/** A half-year from its inputs to everything its list holds (articles 1 to 11). */
class HalfReplayTest {

  private static final Location ROW = new Location.Line("places.csv", 2);

  /** The inputs of a half-year, most of them empty. */
  private static final class Inputs {

    private final List<RegisterEntry> opening;
    private final List<Event> events = new ArrayList<>();
    private final List<Register> previous = new ArrayList<>();
    private final List<Waiver> waivers = new ArrayList<>();
    private final List<HalfInput.PlaceRow> places = new ArrayList<>();
    private final List<Pending> pending = new ArrayList<>();
    private final List<Player> players = new ArrayList<>();
    private final List<Applications.Made> norms = new ArrayList<>();
    private PeriodId period = SPRING;
    private boolean enrol;

    Inputs(RegisterEntry... opening) {
      this.opening = List.of(opening);
    }

    Inputs event(Fixtures.EventBuilder event) {
      events.add(event.build());
      return this;
    }

    Read<ClosedHalf> read() {
      return HalfReplay.run(
          CXA,
          new HalfInput(
              period,
              new Register(opening),
              previous,
              pending,
              players,
              events,
              waivers,
              places,
              norms,
              enrol));
    }

    ClosedHalf close() {
      return read().value().orElseThrow();
    }

    String codes() {
      return read().diagnostics().stream()
          .map(d -> d.notice().code())
          .collect(Collectors.joining(" "));
    }
  }

  private static int rating(ClosedHalf half, String id) {
    return half.closing().find(id).orElseThrow().rating().orElse(0);
  }

  @Test
  void anEventThatFailsAConditionIsLeftOutAndDoesNotEndTheIdleRow() {
    RegisterEntry[] two = {idle(man("A", 2400), 3), man("B", 2400)};
    Inputs inputs = new Inputs(two).event(swiss("E", two).arbiters("裁判甲").games("A-B 1"));
    ClosedHalf closed = inputs.close();

    assertThat(rating(closed, "A")).as("no rated game for four halves: −20").isEqualTo(2380);
    assertThat(closed.leftOut().get(0).reasons()).isEqualTo("minimum-national-arbiters");
    assertThat(closed.leftOut().get(0).players()).containsExactly("A", "B");
    assertThat(inputs.codes()).isEqualTo("RAT-004 CND-005");
  }

  @Test
  void aWaiverRatesItAllTheSame() {
    RegisterEntry[] two = {man("A", 2400), man("B", 2400)};
    Inputs inputs = new Inputs(two).event(swiss("E", two).arbiters().games("A-B 1"));
    inputs.waivers.add(new Waiver("E", "4.3", "协会", "2026-02-01", ""));

    assertThat(rating(inputs.close(), "A")).as("15 × 0.50 = 7.50").isEqualTo(2408);
    assertThat(inputs.close().leftOut()).isEmpty();
  }

  @Test
  void anUnknownParticipantIsAnErrorUnlessEnrolled() {
    RegisterEntry[] nine = men("B", 9, 2400);
    Fixtures.EventBuilder event = swiss("E", nine);
    event.entrants(entrant(10, "", "新人", Sex.MAN, "", "")).against("", "111110000");
    Inputs inputs = new Inputs(nine).event(event);

    assertThat(inputs.read().value()).isEmpty();
    assertThat(inputs.codes()).isEqualTo("PLY-002");
    inputs.enrol = true;
    ClosedHalf closed = inputs.close();
    assertThat(closed.enrolled().stream().map(Player::id)).containsExactly("B10");
    assertThat(rating(closed, "B10")).as("5 of 9, 56 %: 2400 + 43").isEqualTo(2443);
  }

  @Test
  void aTitleWonByPlaceSetsTheRatingAndTheTitle() {
    RegisterEntry[] two = {man("A", 2400), man("B", 2400)};
    Inputs inputs = new Inputs(two).event(swiss("E", two).place("A", 1).games("A-B 1"));
    inputs.places.add(new HalfInput.PlaceRow("E", "A", "男子大师", ROW));
    inputs.places.add(new HalfInput.PlaceRow("other", "B", "男子大师", ROW));
    ClosedHalf closed = inputs.close();

    assertThat(rating(closed, "A")).isEqualTo(2450);
    assertThat(closed.closing().find("A").orElseThrow().title()).isEqualTo("男子大师");
    assertThat(rating(closed, "B")).as("the other event ends in another half").isEqualTo(2393);
    assertThat(inputs.codes()).isEqualTo("RAT-007");
  }

  @Test
  void aTitleByPlaceOfTheOtherSexOrForNobodyIsAnError() {
    RegisterEntry[] two = {man("A", 2400), man("B", 2400)};
    Inputs inputs = new Inputs(two).event(swiss("E", two).games("A-B 1"));
    inputs.places.add(new HalfInput.PlaceRow("E", "A", "女子大师", ROW));
    inputs.places.add(new HalfInput.PlaceRow("E", "Z", "男子大师", ROW));

    assertThat(inputs.read().value()).isEmpty();
    assertThat(inputs.codes()).isEqualTo("BOK-009 BOK-010");
  }

  /** Four men and a woman placed 1 to 5; who is given a title by place, and what is said of it. */
  private static String places(String... given) {
    RegisterEntry[] five = {
      as(man("A", 2500), "甲", "", "特级大师"),
      man("B", 2400),
      as(man("C", 2390), "丙", "", "大师"),
      man("D", 2380),
      woman("W", 2300)
    };
    Inputs inputs =
        new Inputs(five)
            .event(
                swiss("E", five)
                    .place("A", 1)
                    .place("W", 2)
                    .place("B", 3)
                    .place("C", 4)
                    .place("D", 5)
                    .games("A-B 1"));
    for (String row : given) {
      inputs.places.add(new HalfInput.PlaceRow("E", row, "大师", ROW));
    }
    return inputs.read().diagnostics().stream()
        .filter(d -> d.notice().code().startsWith("BOK"))
        .map(d -> d.notice().code() + " " + String.join(" ", d.arguments()))
        .collect(Collectors.joining("; "));
  }

  @Test
  @DisplayName("11 nobody placed better is passed over who has not the title, is of the same sex")
  void titlesByPlaceFollowThePlaces() {
    assertThat(places("B")).as("A is a grandmaster, W a woman").isEmpty();
    assertThat(places("B", "D")).as("C is a master already").isEmpty();
    assertThat(places("D"))
        .as("B is third and has no title")
        .isEqualTo("BOK-022 棋手D D @man-master 5 棋手B B 3");
    assertThat(places("W")).isEmpty();
    assertThat(places("W", "D")).isEqualTo("BOK-022 棋手D D @man-master 5 棋手B B 3");
  }

  @Test
  @DisplayName("11 a title by place needs a participant, a place, and an event of single players")
  void titlesByPlaceOfWhomever() {
    RegisterEntry[] two = {man("A", 2400), man("B", 2400)};
    Inputs absent = new Inputs(man("A", 2400), man("B", 2400), man("C", 2400));
    absent.event(swiss("E", two).place("A", 1).games("A-B 1"));
    absent.places.add(new HalfInput.PlaceRow("E", "C", "大师", ROW));
    Inputs unplaced = new Inputs(two).event(swiss("E", two).games("A-B 1"));
    unplaced.places.add(new HalfInput.PlaceRow("E", "A", "大师", ROW));
    Inputs team = new Inputs(two).event(swiss("E", two).team().place("A", 1).games("A-B 1"));
    team.places.add(new HalfInput.PlaceRow("E", "A", "大师", ROW));

    assertThat(absent.codes()).isEqualTo("BOK-020");
    assertThat(absent.read().value()).isEmpty();
    assertThat(unplaced.codes()).isEqualTo("RAT-007 BOK-021");
    assertThat(team.codes()).isEqualTo("RAT-007 BOK-023");
  }

  @Test
  @DisplayName("11 and 8 a grandmaster by place stands at 2550, and plays at K = 10 from then on")
  void theKOfATitleByPlace() {
    RegisterEntry[] two = {man("A", 2400), man("B", 2400)};
    Inputs first = new Inputs(two).event(swiss("E", two).place("A", 1).games("A-B 1"));
    first.places.add(new HalfInput.PlaceRow("E", "A", "特级大师", ROW));
    RegisterEntry lifted = first.close().closing().find("A").orElseThrow();
    Inputs next =
        new Inputs(lifted, man("B", 2550)).event(swiss("F", lifted, man("B", 2550)).games("A-B 1"));

    assertThat(lifted.rating()).hasValue(2550);
    assertThat(lifted.peak()).isEqualTo(2550);
    assertThat(lifted.title()).isEqualTo("特级大师");
    assertThat(next.close().result().results().get(0).k(0)).isEqualTo(10);
    assertThat(rating(next.close(), "A")).as("2550 + 10 × 0.5").isEqualTo(2555);
  }

  @Test
  void twoNormsOfTwoHalvesMakeAnApplication() {
    RegisterEntry[] twelve = men("P", 12, 2400);
    twelve[0] = as(twelve[0], "甲", "", "一级棋士");
    Inputs inputs =
        new Inputs(twelve)
            .event(
                swiss("E", twelve).titles(Title.MAN_MASTER).rounds(9).against("P1", "11111½000"));
    inputs.norms.add(
        new Applications.Made("E0", "P1", Title.MAN_MASTER, 9, LocalDate.of(2025, 1, 5)));
    ClosedHalf closed = inputs.close();

    assertThat(closed.made().stream().map(Applications.Made::id))
        .as("5.5 of 9 at 2400 are enough")
        .containsExactly("P1");
    assertThat(closed.norms()).as("one row a participant").hasSize(12);
    assertThat(closed.applications()).hasSize(1);
    assertThat(closed.applications().get(0).games()).isEqualTo(18);
  }

  @Test
  void anEventThatBeganBeforeTheOpeningListMayCarryTheRatingsOfTheOneBefore() {
    RegisterEntry old = man("A", 2380);
    RegisterEntry now = man("A", 2400);
    RegisterEntry other = man("B", 2400);
    Fixtures.EventBuilder before = swiss("E", old, other).dates("2025-12-28", "2026-01-03");
    Fixtures.EventBuilder after = swiss("E", old, other).dates("2026-01-01", "2026-01-05");
    Inputs entered = new Inputs(now, other).event(before.games("A-B ½"));
    entered.previous.add(new Register(List.of(old, other)));
    Inputs late = new Inputs(now, other).event(after.games("A-B ½"));
    late.previous.add(new Register(List.of(old, other)));

    assertThat(entered.codes()).isEmpty();
    assertThat(late.codes()).isEqualTo("PLY-005");
  }

  @Test
  void theSameIdTwiceIsAnErrorAndSoIsTheSameEventTwice() {
    RegisterEntry[] two = {man("A", 2400), man("B", 2400)};
    Inputs sameId =
        new Inputs(two)
            .event(swiss("E", two).ended("2026-03-05").games("A-B 1"))
            .event(swiss("E", two).ended("2026-04-05").games("A-B 1"));

    assertThat(sameId.read().value()).isEmpty();
    assertThat(sameId.codes()).isEqualTo("BOK-001");
  }

  @Test
  void theNotesSayWhatNoGameExplains() {
    Inputs inputs =
        new Inputs(idle(man("A", 2400), 3), idle(man("B", 2400), 7), idle(man("C", 2310), 3));
    inputs.pending.add(new Pending("D", new PeriodId(2024, 7), "E0", 5, 5, 12_000, 0, false));
    Inputs kept = new Inputs(man("D", 0));
    kept.pending.addAll(inputs.pending);

    assertThat(inputs.codes()).isEqualTo("RAT-003 RAT-004 RAT-004 RAT-005");
    assertThat(kept.codes()).as("four halves before: too old").isEqualTo("RAT-006");
    assertThat(kept.close().pending()).isEmpty();
  }

  @Test
  void whomATitleByPlaceKeepsOnTheListIsNotSaidToLeaveItOrToKeepGames() {
    RegisterEntry[] players = {man("A", 2305), man("B", 2400), man("U", 0)};
    Inputs inputs =
        new Inputs(players)
            .event(swiss("E", players).games("A-B 0, U-B 0").place("A", 2).place("U", 3));
    inputs.places.add(new HalfInput.PlaceRow("E", "A", "大师", ROW));
    inputs.places.add(new HalfInput.PlaceRow("E", "U", "大师", ROW));
    ClosedHalf closed = inputs.close();

    assertThat(rating(closed, "A")).as("2305 − 15 × 0.36 = 2299.60 is below 2301").isEqualTo(2450);
    assertThat(rating(closed, "U")).isEqualTo(2450);
    assertThat(inputs.codes()).isEqualTo("RAT-007 RAT-007");
    assertThat(closed.pending()).isEmpty();
    assertThat(String.join("\n", Explanation.of(CXA, closed, "U", Language.EN)))
        .doesNotContain("kept for later");
  }

  @Property(tries = 60)
  @Label("half-years one by one are half-years replayed: registers and kept games")
  void replay(@ForAll long seed) {
    Random random = new Random(seed);
    RegisterEntry[] entries = new RegisterEntry[10];
    for (int i = 0; i < entries.length; i++) {
      entries[i] = man("P" + i, random.nextInt(4) == 0 ? 0 : 2301 + random.nextInt(200));
    }
    List<Pending> pending = List.of();
    PeriodId period = SPRING;
    for (int n = 0; n < 6; n++) {
      int wins = random.nextInt();
      Inputs inputs = new Inputs(entries);
      inputs.period = period;
      inputs.pending.addAll(pending);
      inputs.waivers.add(new Waiver("R" + n, "4.1", "协会", "", ""));
      Fixtures.HalfBuilder builder = half(entries).period(period).kept(pending);
      if (n % 3 != 2) {
        for (String id : List.of("S" + n, "R" + n)) {
          inputs.event(event(id, entries, period, new Random(wins)));
          builder.event(event(id, entries, period, new Random(wins)));
        }
      }
      ClosedHalf replayed = inputs.close();
      Fixtures.Closed single = builder.close();

      assertThat(replayed.closing().entries()).isEqualTo(single.closing().entries());
      List<Pending> kept = new ArrayList<>();
      for (RegisterEntry entry : single.closing().entries()) {
        kept.addAll(single.pending(entry.id()));
      }
      assertThat(replayed.pending()).containsExactlyInAnyOrderElementsOf(kept);
      pending = kept;
      entries = single.closing().entries().toArray(RegisterEntry[]::new);
      period = period.next();
    }
  }

  private static Fixtures.EventBuilder event(
      String id, RegisterEntry[] entries, PeriodId period, Random random) {
    RegisterEntry[] some =
        with(entries[0], List.of(entries).subList(3, 10).toArray(RegisterEntry[]::new));
    Fixtures.EventBuilder event = id.startsWith("R") ? roundRobin(id, some) : swiss(id, some);
    event.ended(CXA.rules().halves().lastDay(period).minusDays(20).toString());
    for (int a = 0; a < some.length; a++) {
      for (int b = a + 1; b < some.length; b++) {
        if (id.startsWith("R") || random.nextBoolean()) {
          event.game(a, b, random.nextInt(4), random.nextInt(9) > 0);
        }
      }
    }
    return event;
  }
}
