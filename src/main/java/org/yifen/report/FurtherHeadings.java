package org.yifen.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.event.Field;
import org.yifen.player.Names;
import org.yifen.report.Header.ResultColumn;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * Headings of result columns that do not stand as such in the header's row: in the row below it,
 * under a common heading (对阵成绩 over 1, 2, 3), or the opponents' names in place of their numbers.
 */
final class FurtherHeadings {

  private static final int NOBODY = 0;

  private final Sheet sheet;
  private final Row header;
  private final Map<Field, Integer> fields;
  private final Findings findings;

  FurtherHeadings(Sheet sheet, Row header, Map<Field, Integer> fields, Findings findings) {
    this.sheet = sheet;
    this.header = header;
    this.fields = fields;
    this.findings = findings;
  }

  /** Adds the result columns; none when neither form is there. */
  void addTo(List<ResultColumn> results) {
    sheet.rows().stream()
        .filter(row -> row.index() == header.index() + 1 && !isParticipant(row))
        .findFirst()
        .ifPresent(row -> below(row, results));
    if (results.isEmpty()) {
      byName(results);
    }
  }

  private boolean isParticipant(Row row) {
    return !text(row, Field.NO).isEmpty() || !text(row, Field.NAME).isEmpty();
  }

  /** The second line of the header also heads points and places under a common heading. */
  private void below(Row row, List<ResultColumn> results) {
    for (int column = 0; column < row.cells().size(); column++) {
      String word = Clean.word(row.text(column));
      if (!word.isEmpty() && !fields.containsValue(column)) {
        Header.result(word, column, Header.span(sheet, row, column))
            .ifPresent(result -> Header.addResult(result, results, sheet, row, findings));
        int at = column;
        Header.field(word).ifPresent(field -> fields.putIfAbsent(field, at));
      }
    }
  }

  private void byName(List<ResultColumn> results) {
    Map<String, Integer> numbers = numbers();
    for (int column = 0; column < header.cells().size(); column++) {
      int number = numbers.getOrDefault(Names.key(Clean.text(header.text(column))), NOBODY);
      if (number != NOBODY && !fields.containsValue(column)) {
        ResultColumn result =
            new ResultColumn(column, 1, Header.Kind.OPPONENT, number, Mark.Colour.UNKNOWN);
        Header.addResult(result, results, sheet, header, findings);
      }
    }
  }

  /** The participants' numbers by their names; a name of two stands for nobody. */
  private Map<String, Integer> numbers() {
    Map<String, Integer> numbers = new HashMap<>();
    for (Row row : sheet.rows()) {
      OptionalInt number = Numbers.whole(Clean.token(text(row, Field.NO)));
      String name = Names.key(Clean.text(text(row, Field.NAME)));
      if (row.index() > header.index() && number.isPresent() && !name.isEmpty()) {
        numbers.merge(name, number.getAsInt(), (a, b) -> NOBODY);
      }
    }
    return numbers;
  }

  private String text(Row row, Field field) {
    return Optional.ofNullable(fields.get(field)).map(row::text).orElse("");
  }
}
