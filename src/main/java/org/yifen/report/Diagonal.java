package org.yifen.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.yifen.diagnostic.Notice;
import org.yifen.report.Header.ResultColumn;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/**
 * The marks × of players against themselves. Where each row has one, in a column of its own, but
 * not in that of its number, the rows were sorted and numbered anew after the results were entered.
 */
final class Diagonal {

  private static final Set<String> MARKS = Set.of("×", "x", "X", "—", "■", "*", "***", "\\", "/");
  private static final int FEWEST = 3;
  private static final int MOST_PLACES = 20;

  private final Sheet sheet;
  private final Header header;
  private final TableReader table;
  private final Findings findings;

  Diagonal(Sheet sheet, Header header, TableReader table, Findings findings) {
    this.sheet = sheet;
    this.header = header;
    this.table = table;
    this.findings = findings;
  }

  /** Whether that is so, after a finding which makes any other about the results needless. */
  boolean isDisplaced() {
    Map<Integer, Integer> columns = new HashMap<>();
    header.results().forEach(r -> columns.putIfAbsent(r.number(), r.column()));
    Set<Integer> marked = new HashSet<>();
    List<Location> displaced = new ArrayList<>();
    int size = table.entrants().size();
    for (int entrant = 0; entrant < size; entrant++) {
      Row row = table.row(entrant);
      int number = table.entrants().get(entrant).no();
      int own = columns.getOrDefault(number, -1);
      if (!isMark(row, own)) {
        // most tables have a mark there, or nothing; only then is all of the row looked at
        List<ResultColumn> marks =
            own < 0 || row.text(own).isEmpty()
                ? List.of()
                : header.results().stream().filter(r -> isMark(row, r.column())).toList();
        if (marks.size() != 1) {
          return false;
        }
        number = marks.get(0).number();
        displaced.add(sheet.at(row.index(), marks.get(0).column()));
      }
      if (!marked.add(number)) {
        return false;
      }
    }
    if (size < FEWEST || displaced.isEmpty()) {
      return false;
    }
    findings.add(Notice.RES_025, displaced.subList(0, Math.min(displaced.size(), MOST_PLACES)));
    findings.doubtAll();
    return true;
  }

  private static boolean isMark(Row row, int column) {
    return MARKS.contains(Clean.token(row.text(column)));
  }
}
