package org.yifen.history;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.yifen.audit.ClosedHalf;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/**
 * The health of a book's ratings.
 *
 * @param lists the oldest first; at least one
 * @param calibration of all half-years that could be calculated again
 * @param improbable results of the last half-year that are hard to believe; empty too where it
 *     could not be calculated again
 * @param within how near is near, in points
 * @param near players near a mark on the last list
 * @param resting players whom the next list takes something from unless they play
 */
public record Health(
    List<ListHealth> lists,
    Calibration calibration,
    List<Diagnostic> improbable,
    int within,
    List<Nearby> near,
    List<Resting> resting) {

  private static final Set<Notice> IMPROBABLE =
      EnumSet.of(Notice.PLA_001, Notice.PLA_002, Notice.PLA_003);

  public Health {
    lists = List.copyOf(lists);
    improbable = List.copyOf(improbable);
    near = List.copyOf(near);
    resting = List.copyOf(resting);
  }

  public PeriodId first() {
    return lists.get(0).list();
  }

  public PeriodId last() {
    return lists.get(lists.size() - 1).list();
  }

  /** Takes in half-years one after the other; of each but the last only its numbers are kept. */
  public static final class Builder {

    private final Regulation regulation;
    private final int within;
    private final List<ListHealth> lists = new ArrayList<>();
    private final Calibration calibration;
    private List<Diagnostic> improbable = List.of();
    private List<Nearby> near = List.of();
    private List<Resting> resting = List.of();

    public Builder(Regulation regulation, int within) {
      this.regulation = regulation;
      this.within = within;
      this.calibration = new Calibration(regulation.expectations());
    }

    /** Adds the next half-year. */
    public void add(PastHalf half, boolean last) {
      ListHealth health = ListHealth.of(half, regulation);
      lists.add(health);
      health.calibration().ifPresent(calibration::add);
      if (last) {
        improbable =
            half.replay().map(ClosedHalf::diagnostics).orElse(List.of()).stream()
                .filter(d -> IMPROBABLE.contains(d.notice()))
                .toList();
        near = Nearby.of(half.closing(), regulation.rules(), within);
        resting = Resting.of(half.closing(), regulation.rules());
      }
    }

    public Health build() {
      return new Health(lists, calibration, improbable, within, near, resting);
    }
  }
}
