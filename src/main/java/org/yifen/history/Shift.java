package org.yifen.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.ratinglist.ListEntry;
import org.yifen.ratinglist.Ranking;
import org.yifen.regulation.PeriodId;

/**
 * One register beside another of the same players: who stands where, and how far apart they are.
 *
 * @param rows everybody rated in one of the two, by falling rating in the second, then by id
 */
public record Shift(List<Row> rows) {

  private static final int PER_CENT = 100;

  /**
   * A player in both.
   *
   * @param rank among the same sex in the first; 0 when unrated
   * @param otherRank in the second; 0 when unrated
   */
  public record Row(
      String id, String name, OptionalInt rating, OptionalInt other, int rank, int otherRank) {

    /** The second less the first, in points; empty where one of the two has no rating. */
    public OptionalInt difference() {
      return rating.isPresent() && other.isPresent()
          ? OptionalInt.of(other.getAsInt() - rating.getAsInt())
          : OptionalInt.empty();
    }
  }

  public Shift {
    rows = List.copyOf(rows);
  }

  /** The registers of one list. */
  public static Shift of(PeriodId list, Register one, Register other) {
    Map<String, Integer> ranks = ranks(list, one);
    Map<String, Integer> otherRanks = ranks(list, other);
    TreeSet<String> ids = new TreeSet<>(ranks.keySet());
    ids.addAll(otherRanks.keySet());
    List<Row> rows = new ArrayList<>();
    for (String id : ids) {
      RegisterEntry named = other.find(id).or(() -> one.find(id)).orElseThrow();
      rows.add(
          new Row(
              id,
              named.name(),
              rating(one, id),
              rating(other, id),
              ranks.getOrDefault(id, 0),
              otherRanks.getOrDefault(id, 0)));
    }
    rows.sort(Comparator.comparingInt((Row r) -> -r.other().orElse(0)).thenComparing(Row::id));
    return new Shift(rows);
  }

  private static OptionalInt rating(Register register, String id) {
    return register.find(id).map(RegisterEntry::rating).orElse(OptionalInt.empty());
  }

  private static Map<String, Integer> ranks(PeriodId list, Register register) {
    return Ranking.of(list, register, register, player -> 0, player -> "").entries().stream()
        .collect(Collectors.toMap(ListEntry::id, ListEntry::rank));
  }

  /** The differences of those rated in both, rising, in points. */
  public int[] differences() {
    return rows.stream()
        .map(Row::difference)
        .filter(OptionalInt::isPresent)
        .mapToInt(OptionalInt::getAsInt)
        .sorted()
        .toArray();
  }

  /** How many are rated in the first only. */
  public long lost() {
    return rows.stream().filter(r -> r.other().isEmpty()).count();
  }

  /** How many are rated in the second only. */
  public long gained() {
    return rows.stream().filter(r -> r.rating().isEmpty()).count();
  }

  /**
   * The differences below which so many per cent lie, the least that does, in points; none where
   * nobody is rated in both.
   */
  public List<Integer> quantiles(List<Integer> percents) {
    int[] rising = differences();
    if (rising.length == 0) {
      return List.of();
    }
    return percents.stream()
        .map(p -> (p * rising.length + PER_CENT - 1) / PER_CENT)
        .map(rank -> rising[Math.max(rank, 1) - 1])
        .toList();
  }

  /** How many ratings are the same in both. */
  public long unchanged() {
    return Arrays.stream(differences()).filter(d -> d == 0).count();
  }
}
