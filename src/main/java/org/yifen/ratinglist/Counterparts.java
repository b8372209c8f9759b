package org.yifen.ratinglist;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Names;
import org.yifen.regulation.Sex;

/**
 * Who is who in two lists. An id decides; where one side has none, a name that is unique on both
 * sides does, with unit and sex where the name alone is not. Who has two different ids is the same
 * player only when name, sex and unit agree. Nobody is guessed: who is left stands alone.
 *
 * <p>Neither the order of the lists nor that of their rows makes a difference.
 */
final class Counterparts {

  private static final char GAP = '\u0000';

  /**
   * A player on both sides, or on one.
   *
   * @param before empty for a player of the second list alone
   * @param after empty for a player of the first list alone
   */
  record Pair(Optional<ListedPlayer> before, Optional<ListedPlayer> after) {}

  private final List<Pair> pairs = new ArrayList<>();
  private final Set<ListedPlayer> taken = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<ListedPlayer> before;
  private final List<ListedPlayer> after;

  private Counterparts(List<ListedPlayer> before, List<ListedPlayer> after) {
    this.before = before;
    this.after = after;
  }

  /** The pairs: those by id first, those on one side alone last. */
  static List<Pair> of(List<ListedPlayer> before, List<ListedPlayer> after) {
    Counterparts all = new Counterparts(before, after);
    all.byId();
    all.alike();
    all.byKey(p -> p.unit().isEmpty() ? Stream.empty() : Stream.of(named(p) + unit(p)), true);
    all.byKey(p -> Stream.of(named(p) + unit(p)), false);
    all.byKey(p -> Stream.of(named(p) + sex(p)), false);
    all.byKey(p -> Stream.of(named(p)), false);
    all.byKey(p -> names(p).map(n -> n + GAP), false);
    all.alone();
    return all.pairs;
  }

  private void byId() {
    Map<String, ListedPlayer> ids = new HashMap<>();
    after.stream().filter(p -> !p.id().isEmpty()).forEach(p -> ids.putIfAbsent(p.id(), p));
    for (ListedPlayer player : before) {
      ListedPlayer other = player.id().isEmpty() ? null : ids.remove(player.id());
      if (other != null) {
        pair(player, other);
      }
    }
  }

  /** Namesakes without ids whose lines say the same: which of them is which does not matter. */
  private void alike() {
    Map<String, List<ListedPlayer>> lines = index(after, p -> Stream.of(line(p)));
    for (ListedPlayer player : free(before)) {
      List<ListedPlayer> same = lines.getOrDefault(line(player), List.of());
      if (!same.isEmpty() && mayBe(player, same.get(same.size() - 1), false)) {
        pair(player, same.remove(same.size() - 1));
      }
    }
  }

  private static String line(ListedPlayer p) {
    return named(p) + unit(p) + sex(p) + p.title() + GAP + p.rating();
  }

  /** Pairs those who alone have a key on their side. */
  private void byKey(Function<ListedPlayer, Stream<String>> keys, boolean otherId) {
    Map<String, List<ListedPlayer>> second = index(after, keys);
    index(before, keys)
        .forEach(
            (key, mine) -> {
              List<ListedPlayer> theirs = free(second.getOrDefault(key, List.of()));
              List<ListedPlayer> own = free(mine);
              if (own.size() == 1
                  && theirs.size() == 1
                  && mayBe(own.get(0), theirs.get(0), otherId)) {
                pair(own.get(0), theirs.get(0));
              }
            });
  }

  private static boolean mayBe(ListedPlayer a, ListedPlayer b, boolean otherId) {
    boolean sexes = a.sex().isEmpty() || b.sex().isEmpty() || a.sex().equals(b.sex());
    return sexes && (otherId || a.id().isEmpty() || b.id().isEmpty());
  }

  private Map<String, List<ListedPlayer>> index(
      List<ListedPlayer> players, Function<ListedPlayer, Stream<String>> keys) {
    Map<String, List<ListedPlayer>> index = new TreeMap<>();
    for (ListedPlayer player : free(players)) {
      if (!player.name().isEmpty()) {
        keys.apply(player)
            .distinct()
            .forEach(key -> index.computeIfAbsent(key, k -> new ArrayList<>(1)).add(player));
      }
    }
    return index;
  }

  private List<ListedPlayer> free(List<ListedPlayer> players) {
    return players.stream().filter(p -> !taken.contains(p)).toList();
  }

  private void pair(ListedPlayer one, ListedPlayer other) {
    taken.add(one);
    taken.add(other);
    pairs.add(new Pair(Optional.of(one), Optional.of(other)));
  }

  private void alone() {
    free(before).forEach(p -> pairs.add(new Pair(Optional.of(p), Optional.empty())));
    free(after).forEach(p -> pairs.add(new Pair(Optional.empty(), Optional.of(p))));
  }

  private static String named(ListedPlayer player) {
    return Names.key(player.name()) + GAP;
  }

  private static Stream<String> names(ListedPlayer player) {
    Set<String> keys = new HashSet<>();
    keys.add(Names.key(player.name()));
    player.formerNames().forEach(former -> keys.add(Names.key(former)));
    return keys.stream().sorted();
  }

  private static String unit(ListedPlayer player) {
    return Names.key(player.unit()) + GAP;
  }

  private static String sex(ListedPlayer player) {
    return player.sex().map(Sex::code).orElse("") + GAP;
  }
}
