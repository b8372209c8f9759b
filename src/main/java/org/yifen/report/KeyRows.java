package org.yifen.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Key;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/**
 * The rows above the table: a key in column A and its value in column B; or several keys in one
 * cell ({@code 地点：广州　日期：2025.6.1-6.5}); or the event's name alone in the first row.
 */
final class KeyRows {

  private static final Map<String, Key> BY_NAME = byName();

  private static final Map<String, Key> CHESS_RESULTS =
      Map.of(
          "organizer(s)", Key.ORGANISER,
          "veranstalter", Key.ORGANISER,
          "chief arbiter", Key.CHIEF_ARBITER,
          "hauptschiedsrichter", Key.CHIEF_ARBITER,
          "location", Key.PLACE,
          "ort", Key.PLACE,
          "date", Key.DATE,
          "datum", Key.DATE,
          "tournament type", Key.SYSTEM,
          "turnierart", Key.SYSTEM);

  /** Lines of Chess-Results that are no event's name. */
  private static final Pattern CAPTION =
      Pattern.compile(
          "(?i)^(from the tournament|last update|aus der turnier|letzte aktualisierung|(final |cross)?"
              + "rank|starting|crosstable|cross table|start|rangliste|kreuztabelle|board pairings|paarungsliste|(round|runde) \\d)");

  /** The first line of any export of Chess-Results. */
  private static final Pattern EXPORTED =
      Pattern.compile("(?i)^(from the tournament-database|aus der turnierdatenbank)");

  /** A key's value and its place. */
  record Value(Cell cell, Location where) {
    String text() {
      return Clean.text(cell.text());
    }
  }

  private static final int LONGEST_KEY = 32;

  private final Map<Key, Value> values = new EnumMap<>(Key.class);
  private final Sheet sheet;
  private final Findings findings;

  /** The event's name alone in the first row; a row 赛事名称 goes before it. */
  private @Nullable Value title;

  private KeyRows(Sheet sheet, Findings findings) {
    this.sheet = sheet;
    this.findings = findings;
  }

  /** Reads the rows before the table's header row. */
  static KeyRows read(Sheet sheet, int headerRow, Findings findings) {
    if (isOfChessResults(sheet, headerRow)) {
      return ofChessResults(sheet, headerRow, findings);
    }
    KeyRows keys = new KeyRows(sheet, findings);
    for (Row row : sheet.rows()) {
      if (row.index() >= headerRow) {
        break;
      }
      keys.read(row, row.index() == sheet.rows().get(0).index());
    }
    if (keys.title != null) {
      keys.values.putIfAbsent(Key.EVENT, keys.title);
    }
    return keys;
  }

  /**
   * Reads the rows above a table of Chess-Results: the event's name in a row of its own, and {@code
   * Chief Arbiter : NN}. What else stands there is passed over.
   */
  static KeyRows ofChessResults(Sheet sheet, int headerRow, Findings findings) {
    KeyRows keys = new KeyRows(sheet, findings);
    for (Row row : sheet.rows()) {
      String text = row.index() < headerRow ? Clean.text(row.text(0)) : "";
      int colon = text.indexOf(" : ");
      Location where = sheet.at(row.index(), 0);
      if (colon > 0) {
        Key key = CHESS_RESULTS.get(text.substring(0, colon).toLowerCase(Locale.ROOT));
        String value = text.substring(colon + 3).strip();
        if (key != null && !value.isEmpty()) {
          keys.put(key, new Value(new Cell.Text(value), where));
        }
      } else if (!text.isEmpty() && !CAPTION.matcher(text).find() && keys.title == null) {
        keys.title = new Value(new Cell.Text(text), where);
        keys.values.put(Key.EVENT, keys.title);
      }
    }
    return keys;
  }

  /** Whether a list of another kind, such as pairings, is one that Chess-Results exports. */
  private static boolean isOfChessResults(Sheet sheet, int headerRow) {
    return sheet.rows().stream()
        .takeWhile(row -> row.index() < headerRow)
        .anyMatch(row -> EXPORTED.matcher(Clean.text(row.text(0))).find());
  }

  /** Reads the rows above the first pairings; a caption such as 第1轮对阵表 is no name. */
  static KeyRows ofPairings(Sheet sheet, int headerRow, Findings findings) {
    if (isOfChessResults(sheet, headerRow)) {
      return ofChessResults(sheet, headerRow, findings);
    }
    Findings aside = new Findings();
    KeyRows keys = new KeyRows(sheet, aside);
    for (Row row : sheet.rows()) {
      boolean caption = PairingHeader.caption(row).isPresent();
      if (row.index() < headerRow && !caption) {
        keys.read(row, keys.title == null);
      }
    }
    if (keys.title != null) {
      keys.values.putIfAbsent(Key.EVENT, keys.title);
    }
    aside.all().forEach(findings::add);
    return keys;
  }

  /** The same facts from elsewhere than rows above a table. */
  static KeyRows of(Map<Key, Value> values, Sheet sheet, Findings findings) {
    KeyRows keys = new KeyRows(sheet, findings);
    keys.values.putAll(values);
    return keys;
  }

  Optional<Value> find(Key key) {
    return Optional.ofNullable(values.get(key));
  }

  /** The text of a key, plain; empty when the report lacks the key or its value. */
  String text(Key key) {
    return find(key).map(Value::text).orElse("");
  }

  Map<Key, Location> places() {
    Map<Key, Location> places = new EnumMap<>(Key.class);
    values.forEach((key, value) -> places.put(key, value.where()));
    return places;
  }

  private void read(Row row, boolean first) {
    int column = firstFilled(row, 0);
    if (column < 0) {
      return;
    }
    Location where = sheet.at(row.index(), column);
    String written = row.text(column);
    Key key = BY_NAME.get(Clean.word(written));
    if (key != null) {
      readPairs(row, column, key);
      return;
    }
    if (readInline(row, 0)) {
      return;
    }
    if (first && firstFilled(row, column + 1) < 0) {
      title = new Value(new Cell.Text(written), where);
    } else {
      findings.add(Notice.TAB_005, where, written);
    }
  }

  /** A key and its value, and as many more of them as the row has. */
  private void readPairs(Row row, int column, Key first) {
    Key key = first;
    int at = firstFilled(row, column + 1);
    while (at >= 0) {
      Key next = BY_NAME.get(Clean.word(row.text(at)));
      if (next == null) {
        at = readValue(row, at, key);
        next = at < 0 ? null : BY_NAME.get(Clean.word(row.text(at)));
      }
      if (next == null) {
        behind(row, at, key);
        return;
      }
      key = next;
      at = firstFilled(row, at + 1);
    }
  }

  /** Takes the value in a cell, of arbiters those of several; gives the next cell's column. */
  private int readValue(Row row, int column, Key key) {
    Location where = sheet.at(row.index(), column);
    int next = firstFilled(row, column + 1);
    if (key != Key.NATIONAL_ARBITERS) {
      put(key, new Value(row.cell(column), where));
      return next;
    }
    StringBuilder names = new StringBuilder(row.text(column));
    for (; next >= 0 && !BY_NAME.containsKey(Clean.word(row.text(next))); ) {
      names.append('、').append(row.text(next));
      next = firstFilled(row, next + 1);
    }
    put(key, new Value(new Cell.Text(names.toString()), where));
    return next;
  }

  private void behind(Row row, int column, Key key) {
    if (column >= 0 && !readInline(row, column)) {
      findings.add(Notice.TAB_039, sheet.at(row.index(), column), key.chinese(), row.text(column));
    }
  }

  private void put(Key key, Value value) {
    Value before = values.putIfAbsent(key, value);
    if (before != null) {
      findings.add(Notice.TAB_008, List.of(value.where(), before.where()), key.chinese());
    }
  }

  /** Several {@code key：value} in the cells of a row; false when there are none. */
  private boolean readInline(Row row, int from) {
    boolean any = false;
    for (int column = from; column < row.cells().size(); column++) {
      String text = Clean.text(row.text(column));
      List<int[]> starts = new ArrayList<>();
      List<Key> keys = new ArrayList<>();
      for (int colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        int start = wordStart(text, colon);
        Key key = BY_NAME.get(Clean.word(text.substring(start, colon)));
        if (key != null) {
          starts.add(new int[] {start, colon + 1});
          keys.add(key);
        }
      }
      for (int i = 0; i < keys.size(); i++) {
        int end = i + 1 < starts.size() ? starts.get(i + 1)[0] : text.length();
        String value = text.substring(starts.get(i)[1], end).strip();
        put(keys.get(i), new Value(new Cell.Text(value), sheet.at(row.index(), column)));
        any = true;
      }
    }
    return any;
  }

  private static int wordStart(String text, int end) {
    int start = end;
    int first = Math.max(0, end - LONGEST_KEY);
    while (start > first && !Character.isWhitespace(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  private static int firstFilled(Row row, int from) {
    for (int column = from; column < row.cells().size(); column++) {
      if (!row.text(column).isEmpty()) {
        return column;
      }
    }
    return -1;
  }

  private static Map<String, Key> byName() {
    Map<String, Key> names = new HashMap<>();
    for (Key key : Key.values()) {
      key.names().forEach(name -> names.put(name, key));
    }
    return Map.copyOf(names);
  }
}
