package org.yifen.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.yifen.report.csv.CsvTable;
import org.yifen.standing.Criterion;
import org.yifen.standing.Standing;

/**
 * A standing as CSV: {@code place,no,id,name,points}, then a column a tie-break, headed by its
 * code. Points are what places are by: match points where matches are, the sum where places are
 * added up.
 */
public final class StandingCsv {

  private StandingCsv() {}

  public static byte[] of(Standing standing) {
    List<String> header = new ArrayList<>(List.of("place", "no", "id", "name", "points"));
    standing.criteria().stream().skip(1).map(Criterion::code).forEach(header::add);
    List<List<String>> rows = new ArrayList<>();
    for (Standing.Row row : standing.rows()) {
      List<String> cells = new ArrayList<>();
      cells.add(Integer.toString(row.place()));
      cells.add(Integer.toString(row.no()));
      cells.add(row.id());
      cells.add(row.name());
      cells.addAll(row.values());
      rows.add(cells);
    }
    return CsvTable.write(header, rows).getBytes(StandardCharsets.UTF_8);
  }
}
