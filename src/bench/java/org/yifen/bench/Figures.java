package org.yifen.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Figures of several rounds, and the table of their medians. */
final class Figures {

  private static final String ROW = "%-44s %12s %12s %8s  %s%n";

  private final Map<String, List<Double>> values = new LinkedHashMap<>();

  void add(String what, double value) {
    values.computeIfAbsent(what, w -> new ArrayList<>()).add(value);
  }

  /** Forgets what was measured, after a round that only warms up. */
  void clear() {
    values.clear();
  }

  /** The median; not a number when nothing was measured. */
  double median(String what) {
    double[] sorted =
        values.getOrDefault(what, List.of()).stream().mapToDouble(v -> v).sorted().toArray();
    int size = sorted.length;
    return size == 0 ? Double.NaN : (sorted[(size - 1) / 2] + sorted[size / 2]) / 2;
  }

  void head() {
    System.out.printf(ROW, "what (medians)", "ours", "peer", "ratio", "goal");
    System.out.println("-".repeat(100));
  }

  /** A line: two figures and ours divided by the peer's. */
  void line(String what, String unit, String ours, String peer, String goal) {
    double ratio = median(ours) / median(peer);
    System.out.printf(
        ROW, what, shown(median(ours), unit), shown(median(peer), unit), shown(ratio, ""), goal);
  }

  /** A line without a peer. */
  void line(String what, String unit, String ours, String goal) {
    System.out.printf(ROW, what, shown(median(ours), unit), "", "", goal);
  }

  private static String shown(double value, String unit) {
    if (Double.isNaN(value)) {
      return "-";
    }
    String number = value >= 100 ? "%,.0f".formatted(value) : "%.2f".formatted(value);
    return unit.isEmpty() ? number : number + " " + unit;
  }

  /** The smallest and largest values, as a measure of how quiet the machine was. */
  String spread(String what) {
    double[] sorted =
        values.getOrDefault(what, List.of()).stream().mapToDouble(v -> v).sorted().toArray();
    return sorted.length == 0
        ? "-"
        : Arrays.stream(new double[] {sorted[0], sorted[sorted.length - 1]})
            .mapToObj("%.2f"::formatted)
            .reduce((a, b) -> a + " to " + b)
            .orElseThrow();
  }
}
