package org.yifen.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.event.Entrant;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Sheet;

/**
 * What a report consists of, before its results are read.
 *
 * @param sheet the sheet of the participants' table, or the first sheet of pairings
 * @param table the table of participants; empty where only pairings name them
 * @param games the sheet 对局, where there are no result columns
 * @param pairings the sheets of pairings, where they tell the results
 */
record ReportParts(
    Sheet sheet,
    KeyRows keys,
    Header header,
    Optional<TableReader> table,
    Optional<Sheet> games,
    Optional<PairingSheets> pairings) {

  /** The parts of a report around a table of participants. */
  static ReportParts of(Grid grid, MainTable main, List<Sheet> sheets, Findings findings) {
    KeyRows keys = main.keys(findings);
    Header header = main.header(findings);
    TableReader table = new TableReader(main.sheet(), header, findings);
    table.read();
    boolean columns = !header.results().isEmpty();
    Optional<Sheet> games =
        columns ? Optional.empty() : grid.sheets().stream().filter(GamesSheet::is).findFirst();
    boolean byPairings = !columns && games.isEmpty() && !sheets.isEmpty();
    Optional<PairingSheets> pairings =
        byPairings ? Optional.of(PairingSheets.of(sheets, table, findings)) : Optional.empty();
    return new ReportParts(main.sheet(), keys, header, Optional.of(table), games, pairings);
  }

  /** The parts of a report that has pairings only: they name the participants too. */
  static ReportParts of(List<Sheet> sheets, Findings findings) {
    PairingSheets pairings = PairingSheets.of(sheets, findings);
    Sheet first = sheets.get(0);
    KeyRows keys = KeyRows.ofPairings(first, pairings.firstHeader(), findings);
    Header header = new Header(pairings.firstHeader(), Map.of(), List.of(), false);
    return new ReportParts(
        first, keys, header, Optional.empty(), Optional.empty(), Optional.of(pairings));
  }

  List<Entrant> entrants() {
    return table.isPresent()
        ? table.get().entrants()
        : pairings.map(PairingSheets::entrants).orElse(List.of());
  }

  /** The participants for messages: by their names where no table numbers them. */
  List<String> labels() {
    return entrants().stream().map(table.isPresent() ? Entrant::label : Entrant::named).toList();
  }
}
