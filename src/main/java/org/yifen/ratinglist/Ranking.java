package org.yifen.ratinglist;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;

/** Makes the published list of a register: the rated, men and women ranked apart. */
public final class Ranking {

  private Ranking() {}

  /**
   * Ranks a closing register.
   *
   * @param before the register the half-year opened with
   * @param games the games counted in the half-year, by a player's number in {@code closing}
   * @param note what the list says of a player, by that number
   */
  public static RatingList of(
      PeriodId period,
      Register closing,
      Register before,
      IntUnaryOperator games,
      IntFunction<String> note) {
    List<ListEntry> entries = new ArrayList<>();
    for (Sex sex : Sex.values()) {
      int[] ranked = ranked(closing.entries(), sex);
      int rank = 0;
      int last = -1;
      for (int i = 0; i < ranked.length; i++) {
        RegisterEntry entry = closing.entries().get(ranked[i]);
        int rating = entry.rating().orElseThrow();
        rank = rating == last ? rank : i + 1;
        last = rating;
        OptionalInt old =
            before.find(entry.id()).map(RegisterEntry::rating).orElse(OptionalInt.empty());
        OptionalInt change =
            old.isPresent() ? OptionalInt.of(rating - old.getAsInt()) : OptionalInt.empty();
        entries.add(
            new ListEntry(
                rank,
                entry.id(),
                entry.name(),
                sex,
                entry.unit(),
                entry.title(),
                rating,
                change,
                games.applyAsInt(ranked[i]),
                note.apply(ranked[i])));
      }
    }
    return new RatingList(period, entries);
  }

  /** The numbers of the rated of one sex by falling rating; equal ones as the register has them. */
  private static int[] ranked(List<RegisterEntry> entries, Sex sex) {
    // rating and place in the register as one number: sorted without comparing any entries
    return IntStream.range(0, entries.size())
        .filter(i -> entries.get(i).sex() == sex && entries.get(i).rating().isPresent())
        .mapToLong(i -> ((long) -entries.get(i).rating().orElseThrow() << Integer.SIZE) | i)
        .sorted()
        .mapToInt(key -> (int) key)
        .toArray();
  }
}
