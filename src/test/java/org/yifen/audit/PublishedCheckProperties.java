package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.swiss;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.yifen.period.Fixtures;
import org.yifen.player.Listing;
import org.yifen.player.RegisterEntry;
import org.yifen.publish.ListFiles;
import org.yifen.report.csv.CsvTable;

/**
 * A cause is planted into the list of a random half-year, by our own small arithmetic on {@code
 * changes.csv}, and has to be among those found for that player.
 */
@Label("A cause planted into a random half-year is found")
class PublishedCheckProperties {

  private static final int PLAYERS = 8;

  private static ClosedHalf half(Random random) {
    RegisterEntry[] players = new RegisterEntry[PLAYERS];
    for (int i = 0; i < PLAYERS; i++) {
      RegisterEntry man = man("P" + i, 2420 + random.nextInt(120));
      players[i] = Fixtures.counted(man, 2 + random.nextInt(3), 25 + random.nextInt(10));
    }
    Fixtures.EventBuilder[] events = new Fixtures.EventBuilder[3];
    for (int e = 0; e < events.length; e++) {
      events[e] = swiss("E" + e, players).ended("2026-03-0" + (e + 1));
      for (int a = 0; a < PLAYERS; a++) {
        for (int b = a + 1; b < PLAYERS; b++) {
          if (random.nextInt(3) > 0) {
            events[e].game(a, b, random.nextInt(3), true);
          }
        }
      }
    }
    return PublishedHalves.close(List.of(players), List.of(), events);
  }

  /** The changes of a player by event, and at each K: read from the file, K (W − We) anew. */
  private static Map<String, BigDecimal> changes(ClosedHalf half, String id, int k) {
    Map<String, BigDecimal> changes = new HashMap<>();
    try {
      CsvTable table = CsvTable.parse(ListFiles.changes(half));
      for (CsvTable.Row row : table.rows()) {
        if (row.cell(1).equals(id)) {
          BigDecimal points = new BigDecimal(row.cell(3)).subtract(new BigDecimal(row.cell(4)));
          int own = k == 0 ? Integer.parseInt(row.cell(6)) : k;
          changes.put(row.cell(0), points.multiply(BigDecimal.valueOf(own)));
        }
      }
    } catch (CsvTable.CsvException e) {
      throw new AssertionError(e);
    }
    return changes;
  }

  /** Half up: what is exactly between two points goes up, also below zero. */
  private static int rounded(int opening, Stream<BigDecimal> changes) {
    return changes
        .reduce(BigDecimal.valueOf(opening), BigDecimal::add)
        .add(new BigDecimal("0.5"))
        .setScale(0, RoundingMode.FLOOR)
        .intValueExact();
  }

  private static void expect(ClosedHalf half, String id, int published, Cause.Fit planted) {
    int ours = half.closing().find(id).orElseThrow().rating().orElse(0);
    if (published == ours || published < 2301 || ours == 0) {
      return; // nothing to be seen
    }
    Listing list = PublishedHalves.published(half, id, published);
    List<PublishedDifference> found = PublishedHalves.check(half, list).differences();

    assertThat(found).hasSize(1);
    List<Cause.Fit> fits = new ArrayList<>(found.get(0).others());
    fits.add(found.get(0).cause());
    assertThat(fits).contains(planted);
  }

  @Property(tries = 200)
  void anEventLeftOutOrCountedTwice(
      @ForAll long seed, @ForAll @IntRange(max = PLAYERS - 1) int player, @ForAll boolean twice) {
    ClosedHalf half = half(new Random(seed));
    String id = "P" + player;
    int opening = half.opening().find(id).orElseThrow().rating().orElseThrow();
    Map<String, BigDecimal> changes = changes(half, id, 0);
    for (String event : changes.keySet()) {
      List<BigDecimal> other = new ArrayList<>(changes.values());
      BigDecimal own = changes.get(event);
      other.add(twice ? own : own.negate());
      Cause cause = twice ? Cause.EVENT_TWICE : Cause.EVENT_LEFT_OUT;
      expect(half, id, rounded(opening, other.stream()), cause.fit(event));
    }
  }

  @Property(tries = 200)
  void anotherFactorInAllEvents(
      @ForAll long seed, @ForAll @IntRange(max = PLAYERS - 1) int player) {
    ClosedHalf half = half(new Random(seed));
    String id = "P" + player;
    int opening = half.opening().find(id).orElseThrow().rating().orElseThrow();
    for (int k : new int[] {25, 15, 10}) {
      int other = rounded(opening, changes(half, id, k).values().stream());
      expect(half, id, other, Cause.K.fit(Integer.toString(k)));
    }
  }

  @Property(tries = 200)
  void theHalfNotCountedOrRoundedDown(
      @ForAll long seed, @ForAll @IntRange(max = PLAYERS - 1) int player) {
    ClosedHalf half = half(new Random(seed));
    String id = "P" + player;
    int opening = half.opening().find(id).orElseThrow().rating().orElseThrow();
    expect(half, id, opening, Cause.HALF_NOT_COUNTED.fit());
    int down =
        changes(half, id, 0).values().stream()
            .reduce(BigDecimal.valueOf(opening), BigDecimal::add)
            .setScale(0, RoundingMode.FLOOR)
            .intValueExact();
    expect(half, id, down, Cause.ROUNDING.fit());
  }

  @Property(tries = 50)
  @Label("the book's own list differs in nothing, whatever was played")
  void itself(@ForAll long seed) {
    ClosedHalf half = half(new Random(seed));

    assertThat(PublishedHalves.check(half, PublishedHalves.published(half, "", 0)).isEqual())
        .isTrue();
  }
}
