package org.yifen.audit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.period.HalfResult;
import org.yifen.period.Pending;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.ratinglist.RatingList;
import org.yifen.regulation.PeriodId;
import org.yifen.title.Application;
import org.yifen.title.Applications;
import org.yifen.title.Norm;

/**
 * A half-year, calculated: what its list's folder holds, and the record that explains it.
 *
 * @param opening the register the calculation ran on, with present names and new players
 * @param closing the register after the list
 * @param result every number of the calculation, players numbered as in {@code opening}
 * @param leftOut events that are not rated, since they fail a condition
 * @param pending games kept for later, by player id, then list, then event
 * @param norms by event in the order of the calculation, then by entrant and title
 * @param made the norms made in this half with the days of their events
 * @param diagnostics everything noticed, in reading order
 * @param enrolled new players, in the order of their ids
 * @param published the register published before, where corrections changed the opening one
 * @param earlierNorms the norms of earlier halves as they would have been, where corrections
 *     changed the opening register; none otherwise
 * @param changed players whose name or unit reports changed, as they are now
 */
public record ClosedHalf(
    PeriodId period,
    Register opening,
    Register closing,
    RatingList list,
    HalfResult result,
    List<LeftOut> leftOut,
    List<Pending> pending,
    List<Norm> norms,
    List<Applications.Made> made,
    List<Application> applications,
    List<Diagnostic> diagnostics,
    Optional<Register> published,
    List<Applications.Made> earlierNorms,
    List<Player> enrolled,
    List<Player> changed) {

  public ClosedHalf {
    leftOut = List.copyOf(leftOut);
    pending = List.copyOf(pending);
    norms = List.copyOf(norms);
    made = List.copyOf(made);
    applications = List.copyOf(applications);
    diagnostics = List.copyOf(diagnostics);
    enrolled = List.copyOf(enrolled);
    changed = List.copyOf(changed);
  }

  /** The same half-year with everything noticed about its inputs too. */
  public ClosedHalf with(List<Diagnostic> all) {
    return new ClosedHalf(
        period,
        opening,
        closing,
        list,
        result,
        leftOut,
        pending,
        norms,
        made,
        applications,
        all,
        published,
        earlierNorms,
        enrolled,
        changed);
  }

  /** The persons that {@code players.csv} has to take over: the new and the changed ones. */
  public List<Player> persons() {
    return Stream.concat(enrolled.stream(), changed.stream()).toList();
  }

  /**
   * What corrections changed of ratings: those that would have been published less those that were,
   * in points, by id; players without a rating in one of the two are left out.
   */
  public Map<String, Integer> corrections() {
    Map<String, Integer> corrections = new TreeMap<>();
    if (published.isPresent()) {
      for (RegisterEntry was : published.get().entries()) {
        OptionalInt now =
            opening.find(was.id()).map(RegisterEntry::rating).orElse(OptionalInt.empty());
        boolean both = was.rating().isPresent() && now.isPresent();
        if (both && now.getAsInt() != was.rating().getAsInt()) {
          corrections.put(was.id(), now.getAsInt() - was.rating().getAsInt());
        }
      }
    }
    return corrections;
  }
}
