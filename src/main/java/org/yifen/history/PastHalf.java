package org.yifen.history;

import java.util.List;
import java.util.Optional;
import org.yifen.audit.ClosedHalf;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;

/**
 * A published half-year as far as the book can still tell it.
 *
 * @param opening the register of the list before; empty where the book has none
 * @param closing the published register
 * @param replay the half-year calculated again; only where it gives what was published
 * @param missing the reports that are gone or were changed, by path
 */
public record PastHalf(
    PeriodId list,
    Optional<Register> opening,
    Register closing,
    Source source,
    Optional<ClosedHalf> replay,
    List<String> missing) {

  public PastHalf {
    missing = List.copyOf(missing);
    if (replay.isPresent() != (source == Source.REPORTS)) {
      throw new IllegalArgumentException("a replay stands for " + Source.REPORTS);
    }
  }

  /**
   * A half-year calculated again beside what was published: kept where the numbers are the same.
   * Names may differ, and persons may have joined the book since.
   */
  public static PastHalf of(Register opening, Register closing, ClosedHalf again) {
    boolean same = same(closing, again.closing());
    return new PastHalf(
        again.period(),
        Optional.of(opening),
        closing,
        same ? Source.REPORTS : Source.DIFFERENT,
        same ? Optional.of(again) : Optional.empty(),
        List.of());
  }

  private static boolean same(Register published, Register again) {
    for (RegisterEntry entry : again.entries()) {
      boolean same =
          published
              .find(entry.id())
              .map(before -> same(before, entry))
              .orElse(entry.rating().isEmpty() && entry.games() == 0);
      if (!same) {
        return false;
      }
    }
    return published.entries().stream().allMatch(e -> again.index(e.id()) >= 0);
  }

  private static boolean same(RegisterEntry a, RegisterEntry b) {
    return a.rating().equals(b.rating())
        && a.peak() == b.peak()
        && a.games() == b.games()
        && a.events() == b.events()
        && a.idle() == b.idle();
  }
}
