package org.yifen.book;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yifen.audit.Correction;
import org.yifen.audit.Merge;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.regulation.PeriodId;
import org.yifen.trace.Location;

/** Corrections and merges as values, each row with its line when something is wrong with it. */
final class CorrectionTables {

  static final List<String> CORRECTIONS =
      List.of("list", "kind", "event", "report", "players", "authority", "date", "reason");
  static final List<String> MERGES = List.of("list", "id", "into", "authority", "date", "reason");

  private CorrectionTables() {}

  static Read<List<Correction>> corrections(String file, String text) {
    TableRows rows = new TableRows(file, text, CORRECTIONS, CORRECTIONS.size());
    return rows.read(rows.map((row, at) -> correction(rows, row, at)));
  }

  private static @Nullable Correction correction(
      TableRows rows, TableRows.Fields row, Location at) {
    Optional<PeriodId> list = rows.list(row);
    Optional<Correction.Kind> kind = Correction.Kind.parse(row.text("kind"));
    if (kind.isEmpty()) {
      rows.found.add(Notice.COR_001.at(at, row.text("kind"), Correction.Kind.codes()));
    }
    if (list.isEmpty() || kind.isEmpty()) {
      return null;
    }
    return new Correction(
        list.get(),
        kind.get(),
        row.text("event"),
        row.text("report"),
        Arrays.stream(row.text("players").split("[\\s,;、，]+", -1))
            .filter(p -> !p.isEmpty())
            .toList(),
        row.text("authority"),
        row.text("date"),
        row.text("reason"),
        at);
  }

  static Read<List<Merge>> merges(String file, String text) {
    TableRows rows = new TableRows(file, text, MERGES, MERGES.size());
    List<Merge> merges =
        rows.map(
            (row, at) ->
                rows.list(row)
                    .map(
                        list ->
                            new Merge(
                                list,
                                row.text("id"),
                                row.text("into"),
                                row.text("authority"),
                                row.text("date"),
                                row.text("reason"),
                                at))
                    .orElse(null));
    Map<String, String> into = new HashMap<>();
    for (Merge merge : merges) {
      String why = into.putIfAbsent(merge.id(), merge.into()) == null ? "" : "@id-twice";
      String next = merge.into();
      for (int steps = 0; why.isEmpty() && next != null && steps <= merges.size(); steps++) {
        why = next.equals(merge.id()) ? "@circle" : why;
        next = into.get(next);
      }
      if (!why.isEmpty()) {
        rows.found.add(Notice.COR_007.at(merge.where(), merge.id(), merge.into(), why));
      }
    }
    return rows.read(merges);
  }
}
