package org.yifen.publish;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.yifen.history.Calibration;
import org.yifen.history.Group;
import org.yifen.history.Health;
import org.yifen.history.ListHealth;
import org.yifen.history.Pool;
import org.yifen.history.Spread;
import org.yifen.history.Stayers;
import org.yifen.regulation.Exact;

/**
 * The measures of health by name, each a number, as CSV and JSON have them ({@code
 * docs/health.md}). A measure that cannot be told is left out.
 */
final class HealthMeasures {

  private static final String TENTHS_OF_THOUSANDTHS = "%d.%04d";

  private final Map<String, String> values = new LinkedHashMap<>();

  private HealthMeasures() {}

  static Map<String, String> of(ListHealth health) {
    HealthMeasures measures = new HealthMeasures();
    for (Group group : Group.values()) {
      measures.spread(group.code(), health.spread(group));
      Stayers stayers = health.stayers().get(group);
      if (stayers != null) {
        measures.stayers(group.code() + ".stayers", stayers);
      }
    }
    health.movement().ifPresent(measures::pool);
    health.causes().ifPresent(measures::flows);
    health.calibration().ifPresent(measures::calibration);
    return measures.values;
  }

  /** Of all half-years together. */
  static Map<String, String> of(Health health) {
    HealthMeasures measures = new HealthMeasures();
    measures.calibration(health.calibration());
    return measures.values;
  }

  private void spread(String group, Spread spread) {
    put(group + ".rated", spread.count());
    put(group + ".sum", spread.sum());
    points(group + ".mean", spread.mean());
    whole(group + ".lowest", spread.lowest());
    for (int percent : Spread.QUANTILES) {
      whole(group + ".q" + percent, spread.quantile(percent));
    }
    whole(group + ".highest", spread.highest());
    for (int n : Spread.TOPS) {
      points(group + ".top" + n, spread.top(n));
    }
  }

  private void stayers(String name, Stayers stayers) {
    put(name, stayers.now().count());
    points(name + ".mean.before", stayers.before().mean());
    points(name + ".mean", stayers.now().mean());
    points(name + ".mean.change", stayers.change());
    for (int n : Spread.TOPS) {
      points(name + ".top" + n + ".before", stayers.before().top(n));
      points(name + ".top" + n, stayers.now().top(n));
      points(name + ".top" + n + ".change", stayers.change(n));
    }
  }

  private void pool(Pool pool) {
    put("pool.opening", pool.opening());
    put("pool.closing", pool.closing());
    flows(pool);
  }

  private void flows(Pool pool) {
    for (Pool.Flow flow : pool.flows()) {
      values.put("pool." + flow.cause().code(), Exact.hundredths(flow.hundredths()));
      put("pool." + flow.cause().code() + ".players", flow.players());
    }
  }

  private void calibration(Calibration calibration) {
    bin("calibration", calibration.total());
    if (calibration.total().games() > 0) {
      values.put("calibration.brier", fourPlaces(calibration.brier()));
      values.put("calibration.brier.of-half", fourPlaces(calibration.brierOfHalf()));
      values.put("calibration.log-loss", fourPlaces(calibration.logLoss()));
    }
    for (Calibration.Bin bin : calibration.bins()) {
      bin("calibration." + name(bin), bin);
    }
  }

  private void bin(String name, Calibration.Bin bin) {
    put(name + ".games", bin.games());
    values.put(name + ".expected", Exact.hundredths(bin.expected()));
    values.put(name + ".score", Exact.hundredths(50 * bin.halves()));
  }

  /** The differences of a bin: {@code 0}, {@code 50-99}, {@code 400+}. */
  static String name(Calibration.Bin bin) {
    return bin.to() < 0
        ? bin.from() + "+"
        : bin.to() == bin.from() ? Integer.toString(bin.from()) : bin.from() + "-" + bin.to();
  }

  private static String fourPlaces(int value) {
    return TENTHS_OF_THOUSANDTHS.formatted(value / 10_000, value % 10_000);
  }

  private void put(String name, long value) {
    values.put(name, Long.toString(value));
  }

  private void whole(String name, OptionalInt value) {
    value.ifPresent(v -> put(name, v));
  }

  private void points(String name, OptionalInt hundredths) {
    hundredths.ifPresent(v -> values.put(name, Exact.hundredths(v)));
  }
}
