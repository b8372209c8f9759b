package org.yifen.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

  ScoringCheck(Scoring declared) {
    this.declared = declared;
  }

  /** Whether two scores are those of a game in another scoring than the declared one. */
  static boolean fitsAnother(Scoring declared, int a, int b) {
    return Arrays.stream(Scoring.values()).anyMatch(s -> s != declared && s.fits(a, b));
  }

  void misfit(Results.Side a, Results.Side b, boolean fitsAnother) {
    misfits.add(new Misfit(a, b, fitsAnother));
  }

  int misfits() {
    return misfits.size();
  }

  void contradiction(Diagnostic diagnostic) {
    contradictions.add(diagnostic);
  }

  void finish(int fitting, Location scoringPlace, Findings findings) {
    boolean another =
        Arrays.stream(Scoring.values())
            .filter(s -> s != declared)
            .anyMatch(
                s ->
                    misfits.stream()
                        .allMatch(m -> s.fits(m.a().mark().score(), m.b().mark().score())));
    if (misfits.size() > fitting && another) {
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
