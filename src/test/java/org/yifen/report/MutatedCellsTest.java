package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * Cells of good workbooks changed at random: results, points, places and numbers are each told
 * twice, so a change is noticed, or it leaves the event what it was.
 */
class MutatedCellsTest {

  private static final long SEED = 20261130;
  private static final int MUTANTS = 400;

  private static final List<Cell> GARBAGE =
      List.of(
          Cell.Blank.INSTANCE,
          new Cell.Text("?"),
          new Cell.Text("1※"),
          new Cell.Text("轮空"),
          new Cell.Text("-"),
          new Cell.Text("胜"),
          new Cell.Text("5先1"),
          new Cell.Num(0, ""),
          new Cell.Num(0.5, ""),
          new Cell.Num(1, ""),
          new Cell.Num(7, ""),
          new Cell.Num(-1, ""),
          new Cell.Bool(true),
          new Cell.Fault("#REF!"),
          new Cell.Uncomputed("SUM(A1:B1)"),
          new Cell.Date(LocalDateTime.of(2026, 2, 1, 0, 0), 46054));

  /** A change that was made, for the message. */
  private record Mutant(Grid grid, String place) {}

  static Stream<Path> reports() throws IOException {
    List<Path> reports = new ArrayList<>();
    try (Stream<Path> own = Files.walk(Path.of("sample-reports", "reports"))) {
      own.filter(Files::isRegularFile).sorted().forEach(reports::add);
    }
    Path samples = Path.of("../shared/samples/chess-results");
    if (Files.isDirectory(samples)) {
      try (Stream<Path> foreign = Files.list(samples)) {
        foreign.sorted().forEach(reports::add);
      }
    }
    return reports.stream();
  }

  @ParameterizedTest
  @MethodSource("reports")
  void aChangedCellIsNoticedOrChangesNothing(Path file) throws IOException {
    Grid clean = grid(file);
    Reading before = ReportReader.read(clean, "r");
    Event event = before.event().orElseThrow();
    List<int[]> cells = cellsThatMatter(clean, event);
    Random random = new Random(SEED);
    for (int i = 0; i < MUTANTS; i++) {
      Mutant mutant = mutant(clean, cells, random);

      Reading after = ReportReader.read(mutant.grid(), "r");

      boolean noticed = !texts(after).equals(texts(before));
      assertThat(noticed || described(after).equals(described(before)))
          .as("seed %d, %s, %s", SEED, file.getFileName(), mutant.place())
          .isTrue();
    }
  }

  private static Grid grid(Path file) {
    try {
      Read<Grid> read = GridReader.read(file.getFileName().toString(), Files.readAllBytes(file));
      return read.value().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> texts(Reading reading) {
    return reading.findings().stream().map(Diagnostic::toString).toList();
  }

  private static String described(Reading reading) {
    return reading.event().map(Described::of).orElse("");
  }

  /** Sheet, row and column of the table's cells but those of names and remarks. */
  private static List<int[]> cellsThatMatter(Grid grid, Event event) {
    Set<Integer> passedOver =
        Set.copyOf(
            Stream.of(
                    Field.NAME,
                    Field.ID,
                    Field.SEX,
                    Field.UNIT,
                    Field.TITLE,
                    Field.RATING,
                    Field.REMARKS)
                .map(f -> event.cells().columns().getOrDefault(f, -1))
                .toList()
                .stream()
                .distinct()
                .toList());
    List<int[]> cells = new ArrayList<>();
    Sheet table = grid.sheets().get(event.cells().table());
    Header header =
        MainTable.find(grid, List.of(), new Findings()).orElseThrow().header(new Findings());
    Set<Integer> rows = Set.copyOf(event.entrants().stream().map(e -> e.row()).distinct().toList());
    for (Row row : table.rows()) {
      for (int column = 0; rows.contains(row.index()) && column < row.cells().size(); column++) {
        int at = column;
        boolean field = event.cells().columns().containsValue(column);
        boolean result = header.results().stream().anyMatch(r -> r.column() == at);
        if ((field || result) && !passedOver.contains(column)) {
          cells.add(new int[] {table.number(), row.index(), column});
        }
      }
    }
    return cells;
  }

  private static Mutant mutant(Grid grid, List<int[]> cells, Random random) {
    int[] cell = cells.get(random.nextInt(cells.size()));
    int[] other = cells.get(random.nextInt(cells.size()));
    Cell value =
        random.nextBoolean()
            ? GARBAGE.get(random.nextInt(GARBAGE.size()))
            : row(grid, other).cell(random.nextBoolean() ? cell[2] : other[2]);
    Sheet sheet = grid.sheets().get(cell[0]);
    List<Row> rows = new ArrayList<>();
    for (Row row : sheet.rows()) {
      rows.add(row.index() == cell[1] ? with(row, cell[2], value) : row);
    }
    List<Sheet> sheets = new ArrayList<>(grid.sheets());
    sheets.set(
        cell[0],
        new Sheet(
            sheet.file(),
            sheet.name(),
            sheet.number(),
            sheet.hidden(),
            rows,
            sheet.hiddenColumns(),
            sheet.merges()));
    String place = sheet.at(cell[1], cell[2]).display() + " = " + value;
    return new Mutant(new Grid(grid.file(), grid.kind(), sheets), place);
  }

  private static Row row(Grid grid, int[] cell) {
    return grid.sheets().get(cell[0]).rows().stream()
        .filter(r -> r.index() == cell[1])
        .findFirst()
        .orElseThrow();
  }

  private static Row with(Row row, int column, Cell value) {
    List<Cell> cells = new ArrayList<>(row.cells());
    cells.set(column, value);
    return new Row(row.index(), row.hidden(), cells);
  }
}
