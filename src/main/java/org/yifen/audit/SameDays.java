package org.yifen.audit;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.Identification;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.trace.Location;

/**
 * Players in two events on the same days, each with a game played: one of the two is somebody else,
 * or a date is wrong. One finding a pair of events.
 *
 * <p>That one event ends on the day the other begins is in order: days of arrival and departure are
 * commonly counted. An event of more than two weeks, such as a league of teams, is left out, since
 * its report does not tell the days of the rounds.
 */
public final class SameDays {

  /** A longer event is played on some of its days only. */
  static final int LONGEST = 14;

  /** So many names are said; the others are counted. */
  private static final int NAMED = 3;

  private SameDays() {}

  /**
   * An event and the player of each entrant.
   *
   * @param players in the entrants' order; empty for one who is not known
   */
  public record Seated(Event event, List<Optional<Player>> players) {
    public Seated {
      players = List.copyOf(players);
    }

    /** An event as far as its players are known. */
    public static Seated of(Event event, Roll roll) {
      return new Seated(
          event, event.entrants().stream().map(e -> Identification.find(event, e, roll)).toList());
    }

    static Seated of(Participants participants) {
      return new Seated(
          participants.event(),
          participants.players().orElseThrow().stream().map(Optional::of).toList());
    }

    /** The entrants with a game played, by the ids of those who are known. */
    private Map<String, Integer> present() {
      boolean[] played = new boolean[players.size()];
      for (int g = 0; g < event.games().size(); g++) {
        int game = event.games().packed(g);
        if (Games.isPlayed(game)) {
          played[Games.first(game)] = true;
          played[Games.second(game)] = true;
        }
      }
      Map<String, Integer> present = new HashMap<>(2 * played.length);
      for (int i = 0; i < played.length; i++) {
        int entrant = i;
        if (played[i]) {
          players.get(i).ifPresent(p -> present.put(p.id(), entrant));
        }
      }
      return present;
    }
  }

  /** Events seen one after the other; each is set against those before it. */
  public static final class Seen {

    private final List<Seated> events = new ArrayList<>();
    private final Map<String, List<Integer>> byPlayer = new HashMap<>();

    /** Takes an event; a finding for each event before it that shares a player and days. */
    public List<Diagnostic> add(Seated seated) {
      TreeSet<Integer> others = new TreeSet<>();
      for (String id : seated.present().keySet()) {
        List<Integer> before = byPlayer.computeIfAbsent(id, i -> new ArrayList<>(1));
        before.stream()
            .filter(other -> overlap(seated.event(), events.get(other).event()))
            .forEach(others::add);
        before.add(events.size());
      }
      events.add(seated);
      return others.stream().flatMap(o -> between(seated, events.get(o)).stream()).toList();
    }
  }

  /** All pairs of events that share a player and days, in the order given. */
  static List<Diagnostic> of(List<Seated> events) {
    Seen seen = new Seen();
    return events.stream().flatMap(event -> seen.add(event).stream()).toList();
  }

  /** What is to be said of two events; nothing when nobody plays in both on the same days. */
  private static Optional<Diagnostic> between(Seated one, Seated other) {
    if (!overlap(one.event(), other.event())) {
      return Optional.empty();
    }
    Map<String, Integer> there = other.present();
    List<Integer> both =
        one.present().entrySet().stream()
            .filter(e -> there.containsKey(e.getKey()))
            .map(Map.Entry::getValue)
            .sorted()
            .toList();
    if (both.isEmpty()) {
      return Optional.empty();
    }
    Player first = one.players().get(both.get(0)).orElseThrow();
    List<Location> places =
        List.of(cell(one, both.get(0)), cell(other, there.getOrDefault(first.id(), 0)));
    return Optional.of(
        Notice.PLA_004
            .at(places, names(one, both), days(one.event()), days(other.event()))
            .of(one.event().id()));
  }

  private static Location cell(Seated seated, int entrant) {
    Event event = seated.event();
    return event.cells().at(event.entrants().get(entrant), Field.NAME);
  }

  private static String names(Seated seated, List<Integer> entrants) {
    List<String> names =
        entrants.stream()
            .limit(NAMED)
            .map(i -> seated.players().get(i).orElseThrow())
            .map(p -> p.name() + " " + p.id())
            .toList();
    int more = entrants.size() - names.size();
    return String.join(", ", names) + (more > 0 ? " (+" + more + ")" : "");
  }

  private static String days(Event event) {
    return event.id() + " (" + event.start() + " – " + event.end() + ")";
  }

  /** Whether two events have a day in common on which both are played. */
  static boolean overlap(Event a, Event b) {
    if (isLong(a) || isLong(b)) {
      return false;
    }
    LocalDate from = a.start().isAfter(b.start()) ? a.start() : b.start();
    LocalDate to = a.end().isBefore(b.end()) ? a.end() : b.end();
    return from.isBefore(to) || (from.equals(to) && !follows(a, b) && !follows(b, a));
  }

  /** Whether an event begins on the other's last day. */
  private static boolean follows(Event later, Event earlier) {
    boolean bothOfOneDay = later.end().equals(earlier.start());
    return later.start().equals(earlier.end()) && !bothOfOneDay;
  }

  private static boolean isLong(Event event) {
    return ChronoUnit.DAYS.between(event.start(), event.end()) >= LONGEST;
  }
}
