package org.yifen.online;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.yifen.regulation.OnlineScheme;

/**
 * The scale cut wherever K or the level changes. A game seldom leads over a cut, so a player's step
 * is remembered, and two comparisons tell that it still holds.
 */
final class Steps {

  private final double[] cuts;
  private final double[] ks;
  private final int[] levels;

  Steps(OnlineScheme scheme) {
    List<Integer> kFrom = scheme.ks().stream().skip(1).map(OnlineScheme.Band::from).toList();
    List<Integer> levelFrom =
        scheme.levels().stream().skip(1).map(OnlineScheme.Level::from).toList();
    double[] inner =
        Stream.concat(kFrom.stream(), levelFrom.stream())
            .distinct()
            .sorted()
            .mapToDouble(Integer::doubleValue)
            .toArray();
    cuts =
        DoubleStream.concat(
                DoubleStream.concat(
                    DoubleStream.of(Double.NEGATIVE_INFINITY), DoubleStream.of(inner)),
                DoubleStream.of(Double.POSITIVE_INFINITY))
            .toArray();
    ks = new double[cuts.length - 1];
    levels = new int[cuts.length - 1];
    for (int step = 0; step < ks.length; step++) {
      double from = cuts[step];
      ks[step] = scheme.ks().get((int) kFrom.stream().filter(f -> f <= from).count()).k();
      levels[step] = (int) levelFrom.stream().filter(f -> f <= from).count();
    }
  }

  /** K of a step. */
  double k(int step) {
    return ks[step];
  }

  /** The level of a step, from 0. */
  int level(int step) {
    return levels[step];
  }

  /** The step of a rating, which is finite. */
  int of(double rating) {
    return of(rating, 0);
  }

  /** The step of a rating, looked for from one that is near. */
  int of(double rating, int near) {
    int step = near;
    while (rating >= cuts[step + 1]) {
      step++;
    }
    while (rating < cuts[step]) {
      step--;
    }
    return step;
  }
}
