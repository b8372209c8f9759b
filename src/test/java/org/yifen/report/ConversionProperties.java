package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.diagnostic.Severity;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Games;

/** Random events of every system, in every form and back. */
@Label("An event written and read again")
class ConversionProperties {

  private static final Set<Notice> ABOUT_ROUNDS = Set.of(Notice.CNV_002, Notice.CNV_003);

  @Property(tries = 300)
  @Label("as TRF26 is the same event, and nothing is lost")
  void trf26(@ForAll long seed) {
    Event event = new RandomEvent(seed).make();

    Read<byte[]> written = Target.TRF26.write(event);

    assertThat(written.diagnostics()).isEmpty();
    assertSame(event, written, seed);
  }

  @Property(tries = 300)
  @Label("as TRF16 has the same players, games and points")
  void trf16(@ForAll long seed) {
    Event event = new RandomEvent(seed).make();

    Read<byte[]> written = Target.TRF16.write(event);

    Event again = read(written, seed);
    assertThat(again.entrants())
        .usingRecursiveComparison()
        .ignoringFields("row", "id", "name", "unit", "title", "remarks")
        .isEqualTo(event.entrants());
    for (int i = 0; i < event.entrants().size(); i++) {
      String name = event.entrants().get(i).name();
      String id = event.entrants().get(i).id();
      assertThat(again.entrants().get(i).name())
          .isEqualTo(name.substring(0, Math.min(33, name.length())));
      assertThat(again.entrants().get(i).id()).isEqualTo(id.length() > 11 ? "" : id);
    }
    assertThat(withoutRounds(again)).isEqualTo(withoutRounds(event));
    boolean rounds = HouseForm.roundsTold(event) == event.games().size();
    if (rounds) {
      assertThat(EventText.games(again)).isEqualTo(EventText.games(event));
    }
    assertThat(says(written, Notice.CNV_002)).isEqualTo(!rounds);
    assertThat(says(written, Notice.CNV_001)).as("units at least are lost").isTrue();
  }

  @Property(tries = 300)
  @Label("as a workbook is the same event, but for what is said")
  void workbook(@ForAll long seed) {
    house(Target.HOUSE_XLSX, seed);
  }

  @Property(tries = 300)
  @Label("as a CSV is the same event, but for what is said")
  void csv(@ForAll long seed) {
    house(Target.HOUSE_CSV, seed);
  }

  private static void house(Target target, long seed) {
    Event event = new RandomEvent(seed).make();
    Read<byte[]> written = target.write(event);
    Set<Notice> said =
        written.diagnostics().stream().map(Diagnostic::notice).collect(Collectors.toSet());
    if (written.value().isEmpty()) {
      // only a table has no form for such a game; a workbook has the sheet of games
      assertThat(said).containsExactly(Notice.CNV_008);
      assertThat(target).isEqualTo(Target.HOUSE_CSV);
      assertThat(RandomEvent.hasPlayedByNobody(event)).isTrue();
      return;
    }
    if (said.isEmpty()) {
      assertSame(event, written, seed);
      return;
    }
    Event again = read(written, seed);
    assertThat(again.entrants())
        .usingRecursiveComparison()
        .ignoringFields("row")
        .isEqualTo(event.entrants());
    boolean colours = said.contains(Notice.CNV_004);
    boolean asked = said.contains(Notice.CNV_001);
    assertThat(ABOUT_ROUNDS.stream().anyMatch(said::contains) || colours || asked).isTrue();
    if (!colours && !asked) {
      assertThat(withoutRounds(again)).isEqualTo(withoutRounds(event));
    }
    assertThat(again.games().size()).isEqualTo(event.games().size());
  }

  private static void assertSame(Event event, Read<byte[]> written, long seed) {
    assertThat(EventText.of(read(written, seed)))
        .as("seed %d", seed)
        .isEqualTo(EventText.of(event));
  }

  private static boolean says(Read<byte[]> written, Notice notice) {
    return written.diagnostics().stream().anyMatch(d -> d.notice() == notice);
  }

  /** Reads what was written; it must be a report without errors, but for 0-0 games and such. */
  private static Event read(Read<byte[]> written, long seed) {
    Reading reading = Reports.read("x", written.value().orElseThrow());
    assertThat(reading.findings())
        .as("seed %d", seed)
        .filteredOn(d -> d.notice().severity() == Severity.ERROR)
        .isEmpty();
    return reading.event().orElseThrow();
  }

  private static List<String> withoutRounds(Event event) {
    List<String> games = new ArrayList<>();
    EventText.games(event).forEach(g -> games.add(g.replaceFirst("^game \\d+:", "game:")));
    return games.stream().sorted().toList();
  }

  /** What the random events are made of, so that a property cannot hold for want of cases. */
  @Property(tries = 1)
  @Label("the random events have everything in them")
  void everythingIsThere() {
    Set<String> seen = new TreeSet<>();
    for (long seed = 0; seed < 400; seed++) {
      Event event = new RandomEvent(seed).make();
      seen.add(event.system().code());
      seen.add(event.scoring().code());
      seen.add(event.team() ? "team" : "single");
      seen.add(HouseForm.roundsTold(event) > 0 ? "rounds" : "no rounds");
      seen.add(HouseForm.of(event, true).orElseThrow().name());
      event.games().byes().forEach(b -> seen.add(b.reason().name()));
      for (int g = 0; g < event.games().size(); g++) {
        int game = event.games().packed(g);
        seen.add(
            (Games.isPlayed(game) ? "played " : "unplayed ")
                + Games.result(game)
                + (Games.isColoured(game) ? " coloured" : ""));
      }
    }
    assertThat(seen)
        .contains("CROSS", "DOUBLE", "ROUNDS", "GAMES", "ALLOTTED", "REQUESTED", "team", "single")
        .contains("rounds", "no rounds", "1-0.5-0", "2-1-0", "3-1-0")
        .contains("played 3 coloured", "unplayed 3", "unplayed 1", "played 1", "unplayed 0")
        .contains(EventSystem.SWISS.code(), EventSystem.ROUND_ROBIN.code());
  }
}
