package org.yifen.history;

import java.util.Arrays;
import java.util.OptionalInt;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;

/**
 * The players rated in two lists in a row: what their ratings did is no matter of who came or went.
 * The n highest are chosen in each list anew.
 *
 * @param before their ratings in the list before
 * @param now their ratings in this list
 */
public record Stayers(Spread before, Spread now) {

  static Stayers of(Register opening, Register closing, Group group) {
    int[] before = new int[closing.size()];
    int[] now = new int[closing.size()];
    int count = 0;
    for (RegisterEntry entry : closing.entries()) {
      OptionalInt old =
          opening.find(entry.id()).map(RegisterEntry::rating).orElse(OptionalInt.empty());
      if (group.includes(entry.sex()) && old.isPresent() && entry.rating().isPresent()) {
        before[count] = old.getAsInt();
        now[count] = entry.rating().getAsInt();
        count++;
      }
    }
    return new Stayers(
        Spread.of(Arrays.copyOf(before, count)), Spread.of(Arrays.copyOf(now, count)));
  }

  /** The change of their mean in hundredths of a point; empty without such players. */
  public OptionalInt change() {
    return change(before.mean(), now.mean());
  }

  /**
   * The change of the mean of the n highest, in hundredths; empty where there are fewer.
   *
   * @param n one of {@link Spread#TOPS}
   */
  public OptionalInt change(int n) {
    return change(before.top(n), now.top(n));
  }

  private static OptionalInt change(OptionalInt before, OptionalInt now) {
    return before.isPresent() && now.isPresent()
        ? OptionalInt.of(now.getAsInt() - before.getAsInt())
        : OptionalInt.empty();
  }
}
