package org.yifen.ratinglist;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Listing;

/**
 * Two lists side by side.
 *
 * @param before how many players the first list has
 * @param after how many the second has
 * @param same how many stand in both without any difference
 * @param differences who is new, who is gone, then by size of the change, then by id and name
 */
public record ListDifference(int before, int after, int same, List<Difference> differences) {

  private static final Comparator<Difference> BY_ID =
      Comparator.comparing((Difference d) -> d.player().id())
          .thenComparing(d -> d.player().name())
          .thenComparing(d -> d.player().unit())
          .thenComparing(d -> d.ratingBefore().orElse(0))
          .thenComparing(d -> d.ratingAfter().orElse(0));

  private static final Comparator<Difference> BY_SIZE =
      Comparator.comparing(ListDifference::group)
          .thenComparing(d -> -d.ratingAfter().orElse(d.ratingBefore().orElse(0)))
          .thenComparing(BY_ID);

  public ListDifference {
    differences = List.copyOf(differences);
  }

  /** Compares two lists; neither's order matters. */
  public static ListDifference of(Listing first, Listing second) {
    List<Difference> differences = new ArrayList<>();
    int same = 0;
    for (Counterparts.Pair pair : Counterparts.of(first.players(), second.players())) {
      Optional<Difference> difference = Difference.of(pair, first, second);
      difference.ifPresent(differences::add);
      boolean listed = pair.before().filter(ListedPlayer::isListed).isPresent();
      same += listed && difference.isEmpty() ? 1 : 0;
    }
    differences.sort(BY_SIZE);
    return new ListDifference(first.listed(), second.listed(), same, differences);
  }

  /**
   * The lines of the first list that are of players of the second, by the ids that they have there.
   */
  public static Map<String, ListedPlayer> pairs(Listing first, Listing second) {
    Map<String, ListedPlayer> lines = new HashMap<>();
    for (Counterparts.Pair pair : Counterparts.of(first.players(), second.players())) {
      pair.before().ifPresent(a -> pair.after().ifPresent(b -> lines.put(b.id(), a)));
    }
    return lines;
  }

  /** 0 new, 1 gone; then the larger changes before the smaller, those of no points last. */
  private static long group(Difference difference) {
    if (difference.is(Difference.Kind.NEW)) {
      return Long.MIN_VALUE;
    }
    return difference.is(Difference.Kind.GONE)
        ? Long.MIN_VALUE + 1
        : -Math.abs((long) difference.change().orElse(0));
  }

  /** How many players differ in one way. */
  public int count(Difference.Kind kind) {
    return (int) differences.stream().filter(d -> d.is(kind)).count();
  }

  /** The same in the order of ids, then names. */
  public ListDifference byId() {
    return with(differences.stream().sorted(BY_ID).toList());
  }

  /** The same with the reasons that a book knows. */
  public ListDifference explained(Function<Difference, List<Reason>> reasons) {
    return with(differences.stream().map(d -> d.with(reasons.apply(d))).toList());
  }

  private ListDifference with(List<Difference> other) {
    return new ListDifference(before, after, same, other);
  }
}
