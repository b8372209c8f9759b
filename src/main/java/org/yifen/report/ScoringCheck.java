package org.yifen.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Scoring;
import org.yifen.regulation.Exact;
import org.yifen.trace.Location;

/**
 * Whether the cells are written in the scoring that the report declares. A few pairs that do not
 * fit are mistakes at their places; when most do not and another scoring fits them all, the one
 * mistake is the declaration.
 */
final class ScoringCheck {

  private record Misfit(Results.Side a, Results.Side b, boolean fitsAnother) {
    int sum() {
      return a.mark().score() + b.mark().score();
    }
  }

  private final Scoring declared;
  private final List<Misfit> misfits = new ArrayList<>();
  private final List<Diagnostic> contradictions = new ArrayList<>();
  private final Set<Scoring> fittingAll;
  private int count;

  ScoringCheck(Scoring declared) {
    this.declared = declared;
    this.fittingAll = new HashSet<>(Scoring.USUAL);
    fittingAll.remove(declared);
  }

  /** Whether two scores are those of a game in another scoring than the declared one. */
  static boolean fitsAnother(Scoring declared, int a, int b) {
    return Scoring.USUAL.stream().anyMatch(s -> !s.equals(declared) && s.fits(a, b));
  }

  void misfit(Results.Side a, Results.Side b, boolean fitsAnother) {
    count++;
    fittingAll.removeIf(s -> !s.fits(a.mark().score(), b.mark().score()));
    if (misfits.size() < Findings.MOST) {
      misfits.add(new Misfit(a, b, fitsAnother));
    }
  }

  int misfits() {
    return count;
  }

  void contradiction(Diagnostic diagnostic) {
    if (contradictions.size() < Findings.MOST) {
      contradictions.add(diagnostic);
    }
  }

  void finish(int fitting, Location scoringPlace, Findings findings) {
    if (count > fitting && !fittingAll.isEmpty()) {
      Misfit first = misfits.get(0);
      findings.add(
          Notice.RES_012,
          List.of(scoringPlace, first.a().where(), first.b().where()),
          declared.code(),
          Exact.points(first.sum()));
      return;
    }
    for (Misfit misfit : misfits) {
      if (misfit.fitsAnother()) {
        findings.add(
            Notice.RES_012,
            List.of(misfit.a().where(), misfit.b().where()),
            declared.code(),
            Exact.points(misfit.sum()));
      }
    }
    contradictions.forEach(c -> findings.add(c));
  }
}
