package org.yifen.event;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Judged.Outcome;
import org.yifen.player.Names;
import org.yifen.regulation.Rules;
import org.yifen.regulation.Share;
import org.yifen.regulation.Title;

/**
 * Whether an event may be rated and may bring norms (articles 3 to 6).
 *
 * @param judged every condition that is asked of such an event, in the order of the articles
 * @param diagnostics one for each condition that is not met: a warning, or a note with its waiver
 */
public record Eligibility(List<Judged> judged, List<Diagnostic> diagnostics) {

  public Eligibility {
    judged = List.copyOf(judged);
    diagnostics = List.copyOf(diagnostics);
  }

  /** The conditions that are not met and not waived, in the order of the articles. */
  public List<Condition> failed() {
    return judged.stream().filter(j -> !j.passes()).map(Judged::condition).toList();
  }

  /** Whether the event is rated: every condition of article 4 is met or waived. */
  public boolean isRated() {
    return failed().stream().allMatch(Condition::isForTitlesOnly);
  }

  /** The first condition that keeps norms from being recognised; empty when there is none. */
  public Optional<Condition> firstAgainstNorms() {
    return failed().stream().findFirst();
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
    check.judge(
        Condition.MINIMUM_NATIONAL_ARBITERS,
        arbiters >= limits.minimumNationalArbiters(),
        Integer.toString(arbiters),
        atLeast(limits.minimumNationalArbiters()),
        Key.NATIONAL_ARBITERS,
        arbiters,
        limits.minimumNationalArbiters());
    if (!event.titles().isEmpty()) {
      titles(check, rated, all, limits);
      ofTheOtherSex(check, event);
    }
    return new Eligibility(check.judged, check.diagnostics);
  }

  private static void roundRobin(Check check, int rated, int all, Rules.Conditions limits) {
    if (all <= limits.roundRobinAllRatedUpTo()) {
      check.judge(
          Condition.ROUND_ROBIN_ALL_RATED_UP_TO,
          rated >= all,
          rated + "/" + all,
          "= " + all + "/" + all,
          Key.SYSTEM,
          limits.roundRobinAllRatedUpTo(),
          all,
          all - rated);
    } else {
      check.judge(
          Condition.ROUND_ROBIN_RATED_SHARE,
          limits.roundRobinRatedShare().reachedBy(rated, all),
          rated + "/" + all,
          atLeast(limits.roundRobinRatedShare()),
          Key.SYSTEM,
          rated,
          all,
          limits.roundRobinRatedShare());
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
      check.notAsked(Condition.MINIMUM_UNITS, atLeast(limits.minimumUnits()));
      check.notAsked(Condition.MAXIMUM_UNIT_SHARE, atMost(limits.maximumUnitShare()));
      return;
    }
    int others = sizes.size() - (sizes.containsKey(Names.key(event.organiser())) ? 1 : 0);
    check.judge(
        Condition.MINIMUM_UNITS,
        others >= limits.minimumUnits(),
        Integer.toString(others),
        atLeast(limits.minimumUnits()),
        Key.ORGANISER,
        others,
        limits.minimumUnits());
    shares(check, sizes, written, event.entrants().size(), limits.maximumUnitShare());
  }

  /** Every unit that has too many; where none has, the largest one shows that. */
  private static void shares(
      Check check, Map<String, Integer> sizes, Map<String, String> written, int all, Share most) {
    String largest = Collections.max(sizes.entrySet(), Map.Entry.comparingByValue()).getKey();
    sizes.forEach(
        (unit, size) -> {
          boolean exceeds = most.exceededBy(size, all);
          if (exceeds || unit.equals(largest)) {
            String name = written.getOrDefault(unit, unit);
            check.judge(
                Condition.MAXIMUM_UNIT_SHARE,
                !exceeds,
                name + " " + size + "/" + all,
                atMost(most),
                Key.EVENT,
                name,
                size,
                all,
                most);
          }
        });
  }

  private static void titles(Check check, int rated, int all, Rules.Conditions limits) {
    check.judge(
        Condition.TITLE_EVENT_PARTICIPANTS,
        all >= limits.titleEventParticipants(),
        Integer.toString(all),
        atLeast(limits.titleEventParticipants()),
        Key.CLASS,
        all,
        limits.titleEventParticipants());
    check.judge(
        Condition.TITLE_EVENT_UNRATED_SHARE,
        !limits.titleEventUnratedShare().exceededBy(all - rated, all),
        all - rated + "/" + all,
        atMost(limits.titleEventUnratedShare()),
        Key.CLASS,
        all - rated,
        all,
        limits.titleEventUnratedShare());
  }

  /** A title that nobody who may play can win is a slip in the class or in the section. */
  private static void ofTheOtherSex(Check check, Event event) {
    for (Title title : Title.values()) {
      if (event.titles().contains(title) && !event.section().admits(title.sex())) {
        check.diagnostics.add(
            Notice.CND_010
                .at(
                    List.of(event.cells().at(Key.CLASS), event.cells().at(Key.SECTION)),
                    "@" + title.code(),
                    "@" + event.section().code())
                .of(event.id()));
      }
    }
  }

  private static String atLeast(Object limit) {
    return "≥ " + limit;
  }

  private static String atMost(Object limit) {
    return "≤ " + limit;
  }

  /** Collects the verdicts on one event. */
  private static final class Check {

    private final Event event;
    private final Collection<Waiver> waivers;
    private final List<Judged> judged = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();

    Check(Event event, Collection<Waiver> waivers) {
      this.event = event;
      this.waivers = waivers;
    }

    void notAsked(Condition condition, String limit) {
      judged.add(new Judged(condition, Outcome.NOT_ASKED, "", limit, Optional.empty()));
    }

    void judge(
        Condition condition,
        boolean met,
        String measured,
        String limit,
        Key place,
        Object... arguments) {
      Optional<Waiver> waiver =
          met
              ? Optional.empty()
              : waivers.stream().filter(w -> w.lifts(condition, event.id())).findFirst();
      Outcome outcome = met ? Outcome.MET : waiver.isEmpty() ? Outcome.FAILED : Outcome.WAIVED;
      judged.add(new Judged(condition, outcome, measured, limit, waiver));
      if (outcome == Outcome.FAILED) {
        diagnostics.add(condition.notice().at(event.cells().at(place), arguments).of(event.id()));
      }
      waiver.ifPresent(by -> diagnostics.add(waived(condition, by, place)));
    }

    private Diagnostic waived(Condition condition, Waiver by, Key place) {
      return Notice.CND_009
          .at(event.cells().at(place), condition.key(), by.authority(), by.date(), by.reason())
          .of(event.id());
    }
  }
}
