package org.yifen.audit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.period.RatedEvent;
import org.yifen.player.Register;
import org.yifen.trace.Location;

/**
 * Small groups that play among themselves, so that their ratings say nothing beside others'.
 *
 * <p>A closed group is a set of at most {@value #LARGEST} players who in the rated events of a half
 * played nobody else, in two events or more (PLA-005). The same players, at most that many, and no
 * others in two events or more are named too when some of them played elsewhere as well (PLA-006).
 * Only games actually played count.
 */
final class ClosedGroups {

  static final int LARGEST = 6;

  private final Register register;

  /** The player next on the way to the one who stands for a group; oneself at the end. */
  private final int[] parent;

  private final Map<RatedEvent, Set<Integer>> present = new LinkedHashMap<>();

  private ClosedGroups(Register register) {
    this.register = register;
    parent = new int[register.size()];
    for (int i = 0; i < parent.length; i++) {
      parent[i] = i;
    }
  }

  /** The groups of a half-year, by the place of their last event. */
  static List<Diagnostic> of(List<RatedEvent> events, Register register) {
    ClosedGroups groups = new ClosedGroups(register);
    events.forEach(groups::add);
    return groups.find();
  }

  private void add(RatedEvent rated) {
    Games games = rated.event().games();
    Set<Integer> players = new TreeSet<>();
    for (int g = 0; g < games.size(); g++) {
      int game = games.packed(g);
      if (Games.isPlayed(game)) {
        int a = rated.player(Games.first(game));
        int b = rated.player(Games.second(game));
        players.add(a);
        players.add(b);
        parent[root(a)] = root(b);
      }
    }
    if (!players.isEmpty()) {
      present.put(rated, players);
    }
  }

  private int root(int player) {
    int at = player;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  private List<Diagnostic> find() {
    Map<Integer, Set<Integer>> members = new HashMap<>();
    Map<Integer, List<Event>> played = new LinkedHashMap<>();
    Map<Set<Integer>, List<Event>> same = new LinkedHashMap<>();
    present.forEach(
        (rated, players) -> {
          int root = root(players.iterator().next());
          // a group that is too large already needs no more members to stay so
          Set<Integer> group = members.computeIfAbsent(root, r -> new TreeSet<>());
          if (group.size() <= LARGEST) {
            group.addAll(players);
          }
          played.computeIfAbsent(root, r -> new ArrayList<>()).add(rated.event());
          if (players.size() <= LARGEST) {
            same.computeIfAbsent(players, p -> new ArrayList<>()).add(rated.event());
          }
        });
    List<Diagnostic> found = new ArrayList<>();
    Set<Event> said = new HashSet<>();
    played.forEach(
        (root, events) -> {
          if (events.size() > 1 && members.getOrDefault(root, Set.of()).size() <= LARGEST) {
            found.add(finding(Notice.PLA_005, members.getOrDefault(root, Set.of()), events));
            said.addAll(events);
          }
        });
    same.forEach(
        (players, events) -> {
          if (events.size() > 1 && !said.contains(events.get(0))) {
            found.add(finding(Notice.PLA_006, players, events));
          }
        });
    return found;
  }

  private Diagnostic finding(Notice notice, Set<Integer> players, List<Event> events) {
    List<String> names =
        players.stream()
            .map(p -> register.entries().get(p))
            .map(e -> e.name() + " " + e.id())
            .toList();
    List<Location> places = new ArrayList<>();
    for (int i = events.size() - 1; i >= 0; i--) {
      places.add(events.get(i).cells().at(Key.EVENT));
    }
    Event last = events.get(events.size() - 1);
    return notice
        .at(
            places,
            String.join(", ", names),
            String.join(", ", events.stream().map(Event::id).toList()))
        .of(last.id());
  }
}
