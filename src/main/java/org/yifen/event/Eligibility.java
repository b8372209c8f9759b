package org.yifen.event;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.player.Names;
import org.yifen.regulation.Rules;

/**
 * Whether an event may be rated and may bring norms (articles 3 to 6).
 *
 * @param failed the conditions that are not met and not waived, in the order of the articles
 * @param diagnostics one for each condition that is not met: a warning, or a note with its waiver
 */
public record Eligibility(List<Condition> failed, List<Diagnostic> diagnostics) {

  public Eligibility {
    failed = List.copyOf(failed);
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether the event is rated: every condition of article 4 is met or waived. */
  public boolean isRated() {
    return failed.stream().allMatch(Condition::isForTitlesOnly);
  }

  /** The first condition that keeps norms from being recognised; empty when there is none. */
  public Optional<Condition> firstAgainstNorms() {
    return failed.stream().findFirst();
  }

  /**
   * Checks an event.
   *
   * @param rated how many of its participants are rated
   */
  public static Eligibility of(
      Event event, int rated, Rules.Conditions limits, Collection<Waiver> waivers) {
    Check check = new Check(event, waivers);
    int all = event.entrants().size();
    if (event.system() == EventSystem.ROUND_ROBIN) {
      roundRobin(check, rated, all, limits);
    }
    units(check, event, limits);
    int arbiters = event.nationalArbiters().size();
    if (arbiters < limits.minimumNationalArbiters()) {
      check.fail(
          Condition.MINIMUM_NATIONAL_ARBITERS,
          Key.NATIONAL_ARBITERS,
          arbiters,
          limits.minimumNationalArbiters());
    }
    if (!event.titles().isEmpty()) {
      titles(check, rated, all, limits);
    }
    return new Eligibility(check.failed, check.diagnostics);
  }

  private static void roundRobin(Check check, int rated, int all, Rules.Conditions limits) {
    if (all <= limits.roundRobinAllRatedUpTo()) {
      if (rated < all) {
        check.fail(
            Condition.ROUND_ROBIN_ALL_RATED_UP_TO,
            Key.SYSTEM,
            limits.roundRobinAllRatedUpTo(),
            all,
            all - rated);
      }
    } else if (!limits.roundRobinRatedShare().reachedBy(rated, all)) {
      check.fail(
          Condition.ROUND_ROBIN_RATED_SHARE, Key.SYSTEM, rated, all, limits.roundRobinRatedShare());
    }
  }

  /** Article 4.2 holds where participants represent units: where the report names any. */
  private static void units(Check check, Event event, Rules.Conditions limits) {
    Map<String, Integer> sizes = new LinkedHashMap<>();
    Map<String, String> written = new HashMap<>();
    for (Entrant entrant : event.entrants()) {
      if (!entrant.unit().isEmpty()) {
        sizes.merge(Names.key(entrant.unit()), 1, Integer::sum);
        written.putIfAbsent(Names.key(entrant.unit()), entrant.unit());
      }
    }
    if (sizes.isEmpty()) {
      return;
    }
    int all = event.entrants().size();
    int others = sizes.size() - (sizes.containsKey(Names.key(event.organiser())) ? 1 : 0);
    if (others < limits.minimumUnits()) {
      check.fail(Condition.MINIMUM_UNITS, Key.ORGANISER, others, limits.minimumUnits());
    }
    sizes.forEach(
        (unit, size) -> {
          if (limits.maximumUnitShare().exceededBy(size, all)) {
            check.fail(
                Condition.MAXIMUM_UNIT_SHARE,
                Key.EVENT,
                written.getOrDefault(unit, unit),
                size,
                all,
                limits.maximumUnitShare());
          }
        });
  }

  private static void titles(Check check, int rated, int all, Rules.Conditions limits) {
    if (all < limits.titleEventParticipants()) {
      check.fail(
          Condition.TITLE_EVENT_PARTICIPANTS, Key.CLASS, all, limits.titleEventParticipants());
    }
    if (limits.titleEventUnratedShare().exceededBy(all - rated, all)) {
      check.fail(
          Condition.TITLE_EVENT_UNRATED_SHARE,
          Key.CLASS,
          all - rated,
          all,
          limits.titleEventUnratedShare());
    }
  }

  /** Collects the verdicts on one event. */
  private static final class Check {

    private final Event event;
    private final Collection<Waiver> waivers;
    private final List<Condition> failed = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();

    Check(Event event, Collection<Waiver> waivers) {
      this.event = event;
      this.waivers = waivers;
    }

    void fail(Condition condition, Key place, Object... arguments) {
      Optional<Waiver> waiver =
          waivers.stream().filter(w -> w.lifts(condition, event.id())).findFirst();
      if (waiver.isEmpty()) {
        failed.add(condition);
        diagnostics.add(condition.notice().at(event.cells().at(place), arguments).of(event.id()));
      } else {
        Waiver by = waiver.get();
        diagnostics.add(
            Notice.CND_009
                .at(
                    event.cells().at(place),
                    condition.key(),
                    by.authority(),
                    by.date(),
                    by.reason())
                .of(event.id()));
      }
    }
  }
}
