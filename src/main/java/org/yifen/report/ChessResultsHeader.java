package org.yifen.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Field;
import org.yifen.report.Header.ResultColumn;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * The header of a table as Chess-Results and Swiss-Manager export it, in English or German.
 * Opponents are named by the position of their row, whatever rank is printed there.
 */
final class ChessResultsHeader {

  private static final int LONGEST = 16;

  private static final Set<String> RANK = Set.of("rk.", "rg.");

  private static final Map<String, Field> FIELDS =
      Map.ofEntries(
          Map.entry("rk.", Field.PLACE),
          Map.entry("rg.", Field.PLACE),
          Map.entry("name", Field.NAME),
          Map.entry("rtg", Field.RATING),
          Map.entry("rtgn", Field.RATING),
          Map.entry("elo", Field.RATING),
          Map.entry("elon", Field.RATING),
          Map.entry("club/city", Field.UNIT),
          Map.entry("club", Field.UNIT),
          Map.entry("verein/ort", Field.UNIT),
          Map.entry("verein", Field.UNIT),
          Map.entry("sex", Field.SEX),
          Map.entry("id", Field.ID),
          Map.entry("pts.", Field.POINTS),
          Map.entry("pkt.", Field.POINTS),
          Map.entry("punkte", Field.POINTS));

  /** Columns that say nothing this program needs. */
  private static final Set<String> PASSED_OVER =
      Set.of(
          "fed",
          "land",
          "fideid",
          "fide-id",
          "snr",
          "sno",
          "sno.",
          "no.",
          "nr.",
          "typ",
          "type",
          "gr",
          "k",
          "rp",
          "rtg+/-",
          "n",
          "w",
          "we",
          "w-we",
          "k*rtg+/-",
          "rtgi",
          "eloi");

  private static final Pattern TIE_BREAK = Pattern.compile("(tb|wtg|fw|fb)\\.?\\d*");

  private ChessResultsHeader() {}

  /** The first row with a name and a rank or rounds as Chess-Results heads them. */
  static Optional<Row> find(Sheet sheet) {
    return sheet.rows().stream().filter(ChessResultsHeader::is).findFirst();
  }

  private static boolean is(Row row) {
    boolean name = false;
    boolean other = false;
    for (int column = 0; column < row.cells().size(); column++) {
      String word = heading(row.cell(column));
      name |= word.equals("name");
      other |= RANK.contains(word) || (word.contains(".r") && Header.round(word).isPresent());
    }
    return name && other;
  }

  /** A short text; every row of a sheet is looked at, and most cells are numbers. */
  private static String heading(Cell cell) {
    boolean candidate =
        cell instanceof Cell.Text t
            && t.text().length() <= LONGEST
            && (!Numbers.beginsWithFigure(t.text()) || t.text().indexOf('.') > 0);
    return candidate ? Clean.word(cell.text()) : "";
  }

  static Header read(Sheet sheet, Row row, Findings findings) {
    Map<Field, Integer> fields = new EnumMap<>(Field.class);
    List<ResultColumn> results = new ArrayList<>();
    for (int column = 0; column < row.cells().size(); column++) {
      String word = Clean.word(row.text(column));
      Optional<ResultColumn> result = Header.result(word.isEmpty() ? "-" : word, column, 1);
      if (FIELDS.containsKey(word)) {
        fields.putIfAbsent(FIELDS.get(word), column);
      } else if (result.isPresent()) {
        Header.addResult(result.get(), results, sheet, row, findings);
      } else if (!word.isEmpty() && !PASSED_OVER.contains(word) && !isTieBreak(word)) {
        findings.add(Notice.TAB_006, sheet.at(row.index(), column), row.text(column));
      }
    }
    return new Header(row.index(), fields, results, true);
  }

  private static boolean isTieBreak(String word) {
    return TIE_BREAK.matcher(word).matches();
  }
}
