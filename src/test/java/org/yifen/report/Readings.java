package org.yifen.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/** Reports as lines of CSV, and what was read, in words that tests can compare. */
final class Readings {

  private Readings() {}

  static Reading of(String csv) {
    return Reports.read("r.csv", csv.getBytes(StandardCharsets.UTF_8));
  }

  /** Reads a workbook whose sheets, named 1, 2 and so on, have these rows of texts. */
  static Reading of(List<List<List<String>>> sheets) {
    return of(IntStream.rangeClosed(1, sheets.size()).mapToObj(String::valueOf).toList(), sheets);
  }

  /** Reads a workbook whose sheets have these names and rows of texts. */
  static Reading of(List<String> names, List<List<List<String>>> sheets) {
    List<Sheet> made = new ArrayList<>();
    for (List<List<String>> rows : sheets) {
      List<Row> cells = new ArrayList<>();
      for (List<String> row : rows) {
        cells.add(new Row(cells.size(), false, row.stream().<Cell>map(Cell.Text::new).toList()));
      }
      String name = names.get(made.size());
      made.add(new Sheet("r.xlsx", name, made.size(), false, cells, Set.of(), List.of()));
    }
    return ReportReader.read(new Grid("r.xlsx", Grid.Kind.XLSX, made), "r");
  }

  /** Errors and warnings of the reading with their places: {@code RES-002 C4 D3}. */
  static List<String> findings(Reading reading) {
    return reading.findings().stream()
        .map(
            d ->
                (d.notice().code()
                        + d.places().stream()
                            .map(Readings::cell)
                            .reduce("", (all, place) -> all + " " + place))
                    .strip())
        .toList();
  }

  private static String cell(Location place) {
    return place.sheet().isEmpty() ? place.cell() : place.sheet() + "!" + place.cell();
  }

  /** The game files that are named: numbers of the players, file, cell. */
  static List<String> scores(Event event) {
    return event.games().scores().stream()
        .map(
            s ->
                "%d-%d %s %s"
                    .formatted(
                        event.entrants().get(Games.first(event.games().packed(s.game()))).no(),
                        event.entrants().get(Games.second(event.games().packed(s.game()))).no(),
                        s.file(),
                        event.cells().at(s.cell()).within()))
        .toList();
  }

  /** The games: round, numbers, result from the first player's side, ※ when not played. */
  static List<String> games(Event event) {
    List<String> games = new ArrayList<>();
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      games.add(
          "%d: %d-%d %s%s"
              .formatted(
                  event.games().round(g),
                  event.entrants().get(Games.first(game)).no(),
                  event.entrants().get(Games.second(game)).no(),
                  new String[] {"loss", "draw", "win", "nobody"}[Games.result(game)],
                  Games.isPlayed(game) ? "" : " ※"));
    }
    return games;
  }
}
