package org.yifen.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Games;
import org.yifen.event.ReportCells;
import org.yifen.player.Names;
import org.yifen.report.PairingLine.Seat;
import org.yifen.trace.Location;

/**
 * The participants that pairings name: those of a table, or, without one, everybody named. A number
 * that stands for two names is an error, whoever is meant; the results are then read by name.
 */
final class PairingPlayers {

  private static final String WITHDRAWN = "(退赛)";

  private final List<Entrant> entrants;
  private final List<Location> places;
  private final Map<Integer, Long> homes;
  private final Map<Integer, Integer> byNumber;
  private final Map<String, Integer> byName;
  private final Set<Integer> said = new HashSet<>();

  private PairingPlayers(
      List<Entrant> entrants,
      List<Location> places,
      Map<Integer, Long> homes,
      Map<Integer, Integer> byNumber,
      Map<String, Integer> byName) {
    this.entrants = List.copyOf(entrants);
    this.places = List.copyOf(places);
    this.homes = homes;
    this.byNumber = byNumber;
    this.byName = byName;
  }

  /** The participants of a table; a name that two of them have finds nobody. */
  static PairingPlayers ofTable(TableReader table) {
    Map<Integer, Integer> byNumber = new HashMap<>();
    Map<String, Integer> byName = new HashMap<>();
    List<Location> places = new ArrayList<>();
    for (int i = 0; i < table.entrants().size(); i++) {
      places.add(table.place(i));
      byNumber.putIfAbsent(table.entrants().get(i).no(), i);
      byName.merge(Names.key(table.entrants().get(i).name()), i, (a, b) -> -1);
    }
    return new PairingPlayers(table.entrants(), places, Map.of(), byNumber, byName);
  }

  /** Everybody who is named, by their numbers where these leave no doubt, else as they come. */
  static PairingPlayers ofLines(List<PairingLine> lines, Findings findings) {
    Map<String, List<Seat>> people = people(lines, findings);
    boolean numbered = !contradiction(people, findings);
    List<Entrant> entrants = new ArrayList<>();
    Map<Integer, Long> homes = new HashMap<>();
    Map<Integer, Integer> byNumber = new HashMap<>();
    Map<String, Integer> byName = new HashMap<>();
    List<Location> places = new ArrayList<>();
    for (Map.Entry<String, List<Seat>> person : people.entrySet()) {
      Seat seat = person.getValue().get(0);
      int no = numbered ? number(person.getValue()).orElse(0) : entrants.size() + 1;
      byNumber.putIfAbsent(no, entrants.size());
      byName.put(person.getKey(), entrants.size());
      homes.put(no, ReportCells.pack(seat.sheet().number(), seat.row(), seat.column()));
      entrants.add(entrant(no, person.getValue()));
      places.add(seat.where());
    }
    return new PairingPlayers(entrants, places, homes, numbered ? byNumber : Map.of(), byName);
  }

  /** By name, else by number: all seats of each. */
  private static Map<String, List<Seat>> people(List<PairingLine> lines, Findings findings) {
    Map<String, List<Seat>> people = new LinkedHashMap<>();
    for (PairingLine line : lines) {
      for (Seat seat : Stream.of(line.first(), line.second()).flatMap(Optional::stream).toList()) {
        List<Seat> seats = people.computeIfAbsent(key(seat), k -> new ArrayList<>());
        if (seats.isEmpty() && people.size() == Games.MAX_ENTRANTS + 1) {
          findings.add(Notice.FIL_008, seat.where(), Games.MAX_ENTRANTS + " @participants");
        }
        seats.add(seat);
      }
    }
    return people;
  }

  private static String key(Seat seat) {
    return seat.name().isEmpty() ? "#" + seat.number() : Names.key(seat.name());
  }

  private static OptionalInt number(List<Seat> seats) {
    return seats.stream()
        .map(s -> Numbers.whole(s.number()))
        .filter(OptionalInt::isPresent)
        .mapToInt(OptionalInt::getAsInt)
        .filter(n -> n > 0)
        .findFirst();
  }

  /**
   * Whether the numbers cannot be used: somebody has none, or one stands for two names, which is
   * said once with both places.
   */
  private static boolean contradiction(Map<String, List<Seat>> people, Findings findings) {
    boolean all = people.values().stream().allMatch(seats -> number(seats).isPresent());
    Map<String, Seat> holders = new HashMap<>();
    for (List<Seat> seats : people.values()) {
      for (Seat seat : seats) {
        Seat holder = seat.number().isEmpty() ? seat : holders.putIfAbsent(seat.number(), seat);
        if (holder != null && !Names.key(holder.name()).equals(Names.key(seat.name()))) {
          findings.add(
              Notice.TAB_026,
              List.of(seat.where(), holder.where()),
              seat.number(),
              holder.name(),
              seat.name());
          findings.doubtAll();
          return true;
        }
      }
    }
    long numbers = people.values().stream().map(PairingPlayers::number).distinct().count();
    return !all || numbers < people.size();
  }

  private static Entrant entrant(int no, List<Seat> seats) {
    boolean withdrawn = seats.stream().anyMatch(s -> s.name().endsWith(WITHDRAWN));
    String name = seats.get(0).name();
    return new Entrant(
        no,
        "",
        name.endsWith(WITHDRAWN) ? name.substring(0, name.length() - WITHDRAWN.length()) : name,
        Optional.empty(),
        "",
        "",
        OptionalInt.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        withdrawn ? "退赛" : "",
        seats.get(0).row());
  }

  List<Entrant> entrants() {
    return entrants;
  }

  Map<Integer, Long> homes() {
    return Map.copyOf(homes);
  }

  /** The participant of a seat by index; -1 after a finding. */
  int find(Seat seat, Findings findings) {
    int named = byName.getOrDefault(key(seat), -1);
    OptionalInt number = Numbers.whole(seat.number());
    if (number.isEmpty() || byNumber.isEmpty()) {
      if (named < 0) {
        findings.add(Notice.TAB_027, seat.where(), seat.name());
        findings.doubtAll();
      }
      return named;
    }
    int numbered = byNumber.getOrDefault(number.getAsInt(), -1);
    if (numbered < 0) {
      findings.add(Notice.RES_003, seat.where(), number.getAsInt());
      findings.doubtAll();
      return named;
    }
    Entrant entrant = entrants.get(numbered);
    boolean agrees =
        seat.name().isEmpty() || Names.key(entrant.name()).equals(Names.key(seat.name()));
    if (!agrees && said.add(numbered)) {
      findings.add(
          Notice.TAB_026,
          List.of(seat.where(), places.get(numbered)),
          number.getAsInt(),
          entrant.name(),
          seat.name());
    }
    return agrees ? numbered : named;
  }
}
