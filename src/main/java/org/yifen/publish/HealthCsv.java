package org.yifen.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.history.Health;
import org.yifen.history.ListHealth;
import org.yifen.history.Nearby;
import org.yifen.history.Resting;
import org.yifen.report.csv.CsvTable;

/** The health of a book as one long table: {@code list,measure,value} ({@code docs/health.md}). */
public final class HealthCsv {

  private static final List<String> HEADER = List.of("list", "measure", "value");

  private HealthCsv() {}

  public static byte[] of(Health health) {
    List<List<String>> rows = new ArrayList<>();
    for (ListHealth list : health.lists()) {
      String name = list.list().toString();
      rows.add(List.of(name, "source", list.source().code()));
      add(rows, name, HealthMeasures.of(list));
    }
    last(rows, health);
    add(rows, "all", HealthMeasures.of(health));
    return CsvTable.write(HEADER, rows).getBytes(StandardCharsets.UTF_8);
  }

  private static void add(List<List<String>> rows, String list, Map<String, String> values) {
    values.forEach((measure, value) -> rows.add(List.of(list, measure, value)));
  }

  /** What only the last list is asked for. */
  private static void last(List<List<String>> rows, Health health) {
    String list = health.last().toString();
    Map<String, Integer> improbable = new TreeMap<>();
    for (Diagnostic finding : health.improbable()) {
      improbable.merge(finding.notice().code(), 1, Integer::sum);
    }
    improbable.forEach(
        (code, count) -> rows.add(List.of(list, "improbable." + code, count.toString())));
    for (Nearby near : health.near()) {
      rows.add(
          List.of(
              list,
              "near." + mark(near) + "." + near.player().id(),
              Integer.toString(near.player().rating().orElseThrow())));
    }
    for (Resting resting : health.resting()) {
      rows.add(
          List.of(
              list,
              "resting." + resting.player().id(),
              resting.isCancelled() ? "cancelled" : Integer.toString(resting.decay())));
    }
  }

  /** The mark in files: a title's code, or {@code k} for the rating that fixes K. */
  static String mark(Nearby near) {
    return near.title().map(title -> title.code()).orElse("k");
  }
}
