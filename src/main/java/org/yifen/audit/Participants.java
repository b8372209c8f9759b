package org.yifen.audit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Deadlines;
import org.yifen.event.Eligibility;
import org.yifen.event.Event;
import org.yifen.event.Identification;
import org.yifen.event.Key;
import org.yifen.event.RegisterCheck;
import org.yifen.event.Section;
import org.yifen.event.Waiver;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.Roll;
import org.yifen.regulation.Rules;
import org.yifen.trace.Location;

/**
 * An event set against the book: who its players are, and whether it may be rated.
 *
 * @param players the player of each entrant; empty when one is not known
 * @param eligibility the conditions; empty when the players are not known
 */
public record Participants(
    Event event,
    Optional<List<Player>> players,
    Optional<Eligibility> eligibility,
    List<Diagnostic> diagnostics) {

  public Participants {
    diagnostics = List.copyOf(diagnostics);
  }

  /**
   * Checks one event. Where the report does not tell the section, the sexes of the identified
   * players do.
   *
   * @param inForce the opening register first, then those that could have been in force before
   */
  public static Participants of(
      Event reported,
      Roll roll,
      List<Register> inForce,
      Rules.Conditions limits,
      Collection<Waiver> waivers) {
    List<Diagnostic> found = new ArrayList<>();
    Read<List<Player>> players = Identification.of(reported, roll);
    Event event = settled(reported, players.value());
    players.diagnostics().forEach(d -> found.add(d.of(event.id())));
    Optional<Eligibility> eligibility = Optional.empty();
    if (players.value().isPresent() && !inForce.isEmpty()) {
      if (!players.hasErrors()) {
        RegisterCheck.of(event, players.value().get(), inForce)
            .forEach(d -> found.add(d.of(event.id())));
      }
      int rated =
          (int) players.value().get().stream().filter(p -> isRated(inForce.get(0), p)).count();
      eligibility = Optional.of(Eligibility.of(event, rated, limits, waivers));
      found.addAll(eligibility.get().diagnostics());
    }
    found.addAll(Deadlines.of(event, limits));
    return new Participants(event, players.value(), eligibility, found);
  }

  private static Event settled(Event reported, Optional<List<Player>> players) {
    return players.isEmpty() || players.get().isEmpty() || reported.tellsSection()
        ? reported
        : reported.in(Section.of(players.get().stream().map(Player::sex).toList()));
  }

  private static boolean isRated(Register register, Player player) {
    return register.find(player.id()).filter(e -> e.rating().isPresent()).isPresent();
  }

  /** This event as one that is not rated. */
  LeftOut leftOut() {
    return new LeftOut(
        event,
        players.orElseThrow().stream().map(Player::id).toList(),
        eligibility.orElseThrow().failed().stream().filter(c -> !c.isForTitlesOnly()).toList());
  }

  /**
   * Events that share an id, or name, dates and players: each after the first is a finding with
   * both places.
   */
  public static List<Diagnostic> repeated(Collection<Event> events) {
    List<Diagnostic> found = new ArrayList<>();
    Map<String, Event> seen = new HashMap<>();
    Twins twins = new Twins();
    for (Event event : events) {
      Event before = seen.putIfAbsent(event.id(), event);
      if (before != null) {
        List<Location> places =
            List.of(event.cells().at(Key.EVENT_ID), before.cells().at(Key.EVENT_ID));
        found.add(Notice.BOK_001.at(places, event.id()).of(event.id()));
        continue;
      }
      twins.add(event).ifPresent(found::add);
    }
    return found;
  }
}
