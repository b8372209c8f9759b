package org.yifen.audit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.event.Changes;
import org.yifen.event.Enrolment;
import org.yifen.event.Event;
import org.yifen.period.ByPlayer;
import org.yifen.period.HalfResult;
import org.yifen.period.HalfYear;
import org.yifen.period.Pending;
import org.yifen.period.RatedEvent;
import org.yifen.period.States;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.Roll;
import org.yifen.regulation.Regulation;

/**
 * Makes a half-year from its inputs: identifies the players, checks the conditions, calculates, and
 * draws up everything the list's folder holds. The one path for {@code rate}, {@code explain} and
 * replay.
 */
public final class HalfReplay {

  private static final Comparator<Event> ORDER =
      Comparator.comparing(Event::end).thenComparing(Event::id);

  private final Regulation regulation;
  private final HalfInput input;
  private final List<Diagnostic> found = new ArrayList<>();

  private HalfReplay(Regulation regulation, HalfInput input) {
    this.regulation = regulation;
    this.input = input;
  }

  /** Closes a half-year; no value when an error keeps it from being rated. */
  public static Read<ClosedHalf> run(Regulation regulation, HalfInput input) {
    return new HalfReplay(regulation, input).run();
  }

  private Read<ClosedHalf> run() {
    List<Event> events = input.events().stream().sorted(ORDER).toList();
    List<Player> players = Player.all(input.opening(), input.players());
    Changes changes = Changes.of(events, players);
    found.addAll(changes.findings());
    List<Player> changed = changes.changedOf(input.players(), players);
    players = new ArrayList<>(changes.appliedTo(players));
    List<Player> enrolled = List.of();
    if (input.enrol()) {
      Enrolment enrolment = Enrolment.of(events, new Roll(players));
      enrolled = enrolment.players();
      found.addAll(enrolment.notes());
      players.addAll(enrolled);
    }
    Roll roll = new Roll(players);
    Register opening = input.opening().with(roll.players());
    found.addAll(Participants.repeated(events));
    List<Participants> checked = check(events, roll, opening);
    Placings placings = Placings.of(input.places(), checked, opening);
    found.addAll(placings.diagnostics());
    if (Read.hasErrors(found)) {
      return new Read<>(Optional.empty(), sorted());
    }
    ClosedHalf closed = close(opening, roll, checked, placings, enrolled, changed);
    return Read.of(closed, closed.diagnostics());
  }

  private List<Diagnostic> sorted() {
    return found.stream().sorted().toList();
  }

  /** Checks the events side by side; the findings stay in the events' order. */
  private List<Participants> check(List<Event> events, Roll roll, Register opening) {
    List<Participants> checked =
        events.parallelStream().map(event -> check(event, roll, opening)).toList();
    checked.forEach(participants -> found.addAll(participants.diagnostics()));
    return checked;
  }

  private Participants check(Event event, Roll roll, Register opening) {
    List<Register> inForce = new ArrayList<>(List.of(opening, input.opening()));
    input.published().ifPresent(inForce::add);
    boolean beganBefore =
        event.start().isBefore(regulation.rules().halves().published(input.period().previous()));
    if (beganBefore) {
      inForce.addAll(input.previous());
    }
    return Participants.of(event, roll, inForce, regulation.rules().conditions(), input.waivers());
  }

  private ClosedHalf close(
      Register opening,
      Roll roll,
      List<Participants> checked,
      Placings placings,
      List<Player> enrolled,
      List<Player> changed) {
    List<RatedEvent> rated = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    for (Participants participants : checked) {
      if (participants.eligibility().orElseThrow().isRated()) {
        rated.add(
            RatedEvent.of(participants.event(), participants.players().orElseThrow(), opening));
      } else {
        leftOut.add(participants.leftOut());
      }
    }
    found.addAll(plausibility(rated, opening));
    found.addAll(SameDays.of(checked.stream().map(SameDays.Seated::of).toList()));
    found.addAll(ClosedGroups.of(rated, opening));
    HalfResult result =
        new HalfYear(regulation, input.period())
            .run(States.of(opening), rated, pending(opening), placings.placings());
    return new HalfOutputs(regulation, input, opening, roll, result)
        .make(checked, leftOut, placings.placings(), enrolled, changed, found);
  }

  /** Looks at the rated events side by side; the findings stay in the events' order. */
  private List<Diagnostic> plausibility(List<RatedEvent> rated, Register opening) {
    return rated.parallelStream()
        .map(event -> Plausibility.of(regulation, event, opening))
        .toList()
        .stream()
        .flatMap(List::stream)
        .toList();
  }

  private ByPlayer<Pending> pending(Register opening) {
    ByPlayer<Pending> pending = new ByPlayer<>();
    for (Pending kept : input.pending()) {
      int player = opening.index(kept.id());
      if (player >= 0) {
        pending.add(player, kept);
      }
    }
    return pending;
  }
}
