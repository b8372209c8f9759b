package org.yifen.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.diagnostic.Notice;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.report.workbook.TemplateMark;
import org.yifen.trace.Location;

/**
 * The table with the participants.
 *
 * @param layout {@link Layout#HOUSE} or {@link Layout#CHESS_RESULTS}
 * @param header the row of its headings
 */
record MainTable(Layout layout, Sheet sheet, Row header) {

  /** The first table of the visible sheets; findings name hidden sheets and further tables. */
  static Optional<MainTable> find(Grid grid, List<Sheet> pairings, Findings findings) {
    List<MainTable> tables = new ArrayList<>();
    OptionalInt template = OptionalInt.empty();
    for (Sheet sheet : grid.sheets()) {
      OptionalInt version = TemplateMark.version(sheet);
      if (version.isPresent()) {
        template = version;
      } else if (sheet.hidden() && !sheet.rows().isEmpty()) {
        findings.add(Notice.TAB_012, sheet.at(0, 0), sheet.name());
      } else if (!GamesSheet.is(sheet) && !pairings.contains(sheet)) {
        of(sheet).ifPresent(tables::add);
      }
    }
    newerTemplate(grid, template.orElse(0), findings);
    tables.stream()
        .skip(1)
        .forEach(t -> findings.add(Notice.TAB_021, t.sheet.at(0, 0), t.sheet.name()));
    return tables.stream().findFirst();
  }

  private static void newerTemplate(Grid grid, int version, Findings findings) {
    if (version > TemplateMark.VERSION) {
      Location whole = new Location.WholeFile(grid.file());
      findings.add(Notice.TAB_030, whole, version, TemplateMark.VERSION);
    }
  }

  private static Optional<MainTable> of(Sheet sheet) {
    Optional<Row> foreign = ChessResultsHeader.find(sheet);
    return foreign.isPresent()
        ? foreign.map(row -> new MainTable(Layout.CHESS_RESULTS, sheet, row))
        : Header.find(sheet).map(row -> new MainTable(Layout.HOUSE, sheet, row));
  }

  KeyRows keys(Findings findings) {
    return layout == Layout.CHESS_RESULTS
        ? KeyRows.ofChessResults(sheet, header.index(), findings)
        : KeyRows.read(sheet, header.index(), findings);
  }

  Header header(Findings findings) {
    return layout == Layout.CHESS_RESULTS
        ? ChessResultsHeader.read(sheet, header, findings)
        : Header.read(sheet, header, findings);
  }
}
