package org.yifen.report;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.yifen.event.Field;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * Cells merged downwards in the columns of unit and sex, as clubs do that list their players unit
 * by unit. That is an error of its own, {@link org.yifen.diagnostic.Notice#TAB_013}; so that it
 * does not bring a second one, whoever has no id is looked for with the value of the range.
 */
final class MergedText {

  private static final Set<Field> FIELDS = Set.of(Field.UNIT, Field.SEX);

  private final Header header;
  private final Map<Integer, Row> rows = new HashMap<>();
  private final Map<Field, TreeMap<Integer, Sheet.Merge>> merges = new EnumMap<>(Field.class);

  MergedText(Sheet sheet, Header header) {
    this.header = header;
    for (Field field : FIELDS) {
      TreeMap<Integer, Sheet.Merge> down = new TreeMap<>();
      for (Sheet.Merge merge : header.has(field) ? sheet.merges() : Set.<Sheet.Merge>of()) {
        if (isIn(merge, field)) {
          down.put(merge.firstRow(), merge);
        }
      }
      merges.put(field, down);
    }
    if (merges.values().stream().anyMatch(m -> !m.isEmpty())) {
      sheet.rows().forEach(row -> rows.put(row.index(), row));
    }
  }

  private boolean isIn(Sheet.Merge merge, Field field) {
    return merge.firstColumn() == header.column(field)
        && merge.lastColumn() == merge.firstColumn()
        && merge.firstRow() > header.row();
  }

  /** The row that holds a participant's value of a field: the first one of a merged range. */
  Row row(Row row, Field field) {
    boolean identified = header.has(Field.ID) && !row.text(header.column(Field.ID)).isEmpty();
    Map.Entry<Integer, Sheet.Merge> entry =
        identified || !merges.containsKey(field) ? null : merges.get(field).floorEntry(row.index());
    return entry == null || entry.getValue().lastRow() < row.index()
        ? row
        : rows.getOrDefault(entry.getKey(), row);
  }
}
