package org.yifen.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/**
 * The header of the participants' table: which column holds what.
 *
 * @param row the header's row, from 0
 * @param fields the columns of the participants' fields
 * @param results the result columns in their order
 * @param byPosition whether participants are numbered by their position in the table, as
 *     Chess-Results does, and not by a column
 */
record Header(int row, Map<Field, Integer> fields, List<ResultColumn> results, boolean byPosition) {

  private static final Map<String, Field> BY_NAME = byName();

  /** Tie-breaks and counts that pairing programs add and this program has no use for. */
  private static final Set<String> PASSED_OVER =
      Set.of(
          "对手分", "小分", "累进分", "胜局", "胜局数", "和局", "和局数", "负局", "负局数", "后手", "后手局", "后手局数", "后手胜局",
          "胜局对手分", "直胜", "签号", "局分");

  private static final String HAN_NUMBERS = "一二三四五六七八九十";

  /**
   * A column of results.
   *
   * @param column from 0
   * @param span how many columns a merged heading covers: number, colour and score may be apart
   * @param number the opponent's number, or the round
   * @param colour {@code 3先} and {@code 3后} of a double round robin; unknown otherwise
   */
  record ResultColumn(int column, int span, Kind kind, int number, Mark.Colour colour) {}

  /** What a result column's heading names. */
  enum Kind {
    OPPONENT,
    OPPONENT_AND_COLOUR,
    ROUND
  }

  Header {
    fields = Map.copyOf(fields);
    results = List.copyOf(results);
  }

  boolean has(Field field) {
    return fields.containsKey(field);
  }

  int column(Field field) {
    return fields.getOrDefault(field, -1);
  }

  /** The first row that names both the number and the name; empty when the sheet has none. */
  static Optional<Row> find(Sheet sheet) {
    return sheet.rows().stream().filter(Header::isHeader).findFirst();
  }

  /** A row that could be a header but for the number: its column of names. */
  static Optional<Integer> withoutNumber(Row row) {
    int name = -1;
    int others = 0;
    for (int column = 0; column < row.cells().size(); column++) {
      String word = Clean.word(row.text(column));
      Field field = BY_NAME.get(word);
      name = field == Field.NAME ? column : name;
      others += (field != null && field != Field.NAME) || round(word).isPresent() ? 1 : 0;
    }
    return name >= 0 && others > 0 ? Optional.of(name) : Optional.empty();
  }

  /** Whether a row names both the number and the name. */
  static boolean isHeader(Row row) {
    boolean number = false;
    boolean name = false;
    for (int column = 0; column < row.cells().size(); column++) {
      Field field = BY_NAME.get(Clean.word(row.text(column)));
      number |= field == Field.NO || field == Field.ID;
      name |= field == Field.NAME;
    }
    return number && name;
  }

  static Header read(Sheet sheet, Row row, Findings findings) {
    Map<Field, Integer> fields = new EnumMap<>(Field.class);
    List<ResultColumn> results = new ArrayList<>();
    List<Integer> unknown = new ArrayList<>();
    for (int column = 0; column < row.cells().size(); column++) {
      String word = Clean.word(row.text(column));
      if (word.isEmpty()) {
        continue;
      }
      if (PASSED_OVER.contains(word)) {
        continue;
      }
      Field field = BY_NAME.get(word);
      Optional<ResultColumn> result = result(word, column, span(sheet, row, column));
      if (field != null) {
        if (fields.putIfAbsent(field, column) != null) {
          findings.add(Notice.TAB_007, sheet.at(row.index(), column), field.chinese());
        }
      } else if (result.isPresent()) {
        addResult(result.get(), results, sheet, row, findings);
      } else {
        unknown.add(column);
      }
    }
    // Club workbooks head the running number 编号 and have no ids.
    Integer id = fields.get(Field.ID);
    if (!fields.containsKey(Field.NO) && id != null) {
      fields.remove(Field.ID);
      fields.put(Field.NO, id);
    }
    if (results.isEmpty()) {
      new FurtherHeadings(sheet, row, fields, findings).addTo(results);
    }
    unknown.stream()
        .filter(column -> !isBelow(column, sheet, row, fields, results))
        .forEach(c -> findings.add(Notice.TAB_006, sheet.at(row.index(), c), row.text(c)));
    return new Header(row.index(), fields, results, false);
  }

  /** Whether a heading is one over several columns that have their own headings. */
  private static boolean isBelow(
      int column, Sheet sheet, Row row, Map<Field, Integer> fields, List<ResultColumn> results) {
    int end = column + span(sheet, row, column);
    return results.stream().anyMatch(r -> r.column() >= column && r.column() < end)
        || fields.values().stream().anyMatch(f -> f >= column && f < end);
  }

  /** The field that a heading names, a word in plain form. */
  static Optional<Field> field(String word) {
    return Optional.ofNullable(BY_NAME.get(word));
  }

  /** How many columns a heading covers that is merged over several. */
  static int span(Sheet sheet, Row row, int column) {
    return sheet.merges().stream()
        .filter(m -> m.firstRow() == row.index() && m.firstColumn() == column)
        .mapToInt(m -> m.lastColumn() - m.firstColumn() + 1)
        .findFirst()
        .orElse(1);
  }

  /**
   * Takes a result column; a finding for one that is there twice, or of a round there cannot be.
   */
  static void addResult(
      ResultColumn result, List<ResultColumn> results, Sheet sheet, Row row, Findings findings) {
    Location where = sheet.at(row.index(), result.column());
    if (result.kind() == Kind.ROUND && !Games.isRound(result.number())) {
      findings.add(Notice.TAB_020, where, "轮次", row.text(result.column()));
      findings.doubtAll();
      return;
    }
    boolean again =
        results.stream()
            .anyMatch(
                r ->
                    r.kind() == result.kind()
                        && r.number() == result.number()
                        && r.colour() == result.colour());
    if (again) {
      findings.add(Notice.TAB_007, where, row.text(result.column()));
    } else {
      results.add(result);
    }
  }

  /** The result column that a heading names; empty when it names none. */
  static Optional<ResultColumn> result(String word, int column, int span) {
    OptionalInt opponent = Numbers.whole(word);
    if (opponent.isPresent()) {
      return Optional.of(
          new ResultColumn(column, span, Kind.OPPONENT, opponent.getAsInt(), Mark.Colour.UNKNOWN));
    }
    int last = word.length() - 1;
    Mark.Colour colour =
        switch (word.charAt(last)) {
          case '先', '红' -> Mark.Colour.FIRST;
          case '后', '黑' -> Mark.Colour.SECOND;
          default -> Mark.Colour.UNKNOWN;
        };
    OptionalInt number = Numbers.whole(word.substring(0, last));
    if (colour != Mark.Colour.UNKNOWN && number.isPresent()) {
      return Optional.of(
          new ResultColumn(column, span, Kind.OPPONENT_AND_COLOUR, number.getAsInt(), colour));
    }
    OptionalInt round = round(word);
    return round.isPresent()
        ? Optional.of(
            new ResultColumn(column, span, Kind.ROUND, round.getAsInt(), Mark.Colour.UNKNOWN))
        : Optional.empty();
  }

  /** {@code 第1轮}, {@code 1轮}, {@code 第十一轮}, {@code r1}, {@code 1.rd}. */
  static OptionalInt round(String word) {
    for (String ending : List.of(".rd", ".rnd", ".runde")) {
      if (word.endsWith(ending)) {
        return Numbers.whole(word.substring(0, word.length() - ending.length()));
      }
    }
    if (word.startsWith("r") && word.length() > 1) {
      return Numbers.whole(word.substring(1));
    }
    if (!word.endsWith("轮") || word.length() < 2) {
      return OptionalInt.empty();
    }
    String number = word.substring(word.startsWith("第") ? 1 : 0, word.length() - 1);
    OptionalInt whole = Numbers.whole(number);
    return whole.isPresent() ? whole : hanNumber(number);
  }

  /** One to nineteen in Han numerals. */
  private static OptionalInt hanNumber(String text) {
    int units = text.isEmpty() ? -1 : HAN_NUMBERS.indexOf(text.charAt(text.length() - 1)) + 1;
    if (text.length() == 1 && units > 0) {
      return OptionalInt.of(units);
    }
    return text.length() == 2 && text.charAt(0) == '十' && units > 0 && units < 10
        ? OptionalInt.of(10 + units)
        : OptionalInt.empty();
  }

  private static Map<String, Field> byName() {
    Map<String, Field> names = new HashMap<>();
    for (Field field : Field.values()) {
      field.names().forEach(name -> names.put(name, field));
    }
    return Map.copyOf(names);
  }
}
