package org.yifen.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.regulation.Sex;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.CellName;
import org.yifen.trace.Location;

/** The participants' rows below the header. */
final class TableReader {

  /** What the last row of sums is called. */
  private static final Set<String> TOTALS = Set.of("合计", "总计", "共计", "小计", "平均", "total", "sum");

  /** What a column of fouls says of somebody who made none. */
  private static final Set<String> NO_FOULS = Set.of("", "-", "—", "无");

  private final Sheet sheet;
  private final Header header;
  private final Findings findings;
  private final Cells cells;
  private final List<Entrant> entrants = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();
  private final Map<Integer, Integer> indexByNumber = new HashMap<>();
  private final Set<Integer> unused = new HashSet<>();
  private final Set<Integer> byes = new HashSet<>();
  private final MergedText merged;
  private final Row headings;
  private boolean misnumbered;

  TableReader(Sheet sheet, Header header, Findings findings) {
    this.sheet = sheet;
    this.header = header;
    this.findings = findings;
    this.cells = new Cells(sheet, findings);
    this.merged = new MergedText(sheet, header);
    this.headings =
        sheet.rows().stream().filter(row -> row.index() == header.row()).findFirst().orElseThrow();
  }

  /** Reads every row of a participant; the rest below the table is noted. */
  void read() {
    if (header.byPosition()) {
      readByPosition();
    } else {
      readByNumber();
    }
    hiddenColumns();
    if (entrants.isEmpty() && !misnumbered) {
      findings.add(Notice.TAB_017, sheet.at(header.row(), Math.max(0, header.column(Field.NO))));
      misnumber();
    }
    merges();
  }

  /** Rows without a gap, numbered from 1; a blank row or one without a name ends the table. */
  private void readByPosition() {
    int next = header.row() + 1;
    boolean hidden = false;
    for (Row row : sheet.rows()) {
      String name = Clean.text(row.text(header.column(Field.NAME)));
      if (row.index() == next && !name.isEmpty()) {
        add(row, entrants.size() + 1, name);
        hidden = hidden(row, hidden);
        next++;
      }
    }
  }

  private boolean hidden(Row row, boolean said) {
    if (row.hidden() && !said) {
      findings.add(Notice.TAB_011, sheet.at(row.index(), 0));
    }
    return said || row.hidden();
  }

  private void readByNumber() {
    boolean hidden = false;
    for (Row row : sheet.rows()) {
      if (row.index() <= header.row()) {
        continue;
      }
      if (isHeading(row)) {
        if (isRepeated(row)) {
          continue;
        }
        findings.add(Notice.TAB_038, sheet.at(row.index(), header.column(Field.NO)));
        return;
      }
      String number = cells.token(row, header.column(Field.NO));
      String name = row.text(header.column(Field.NAME));
      OptionalInt no = Numbers.whole(number);
      if (no.isPresent() && no.getAsInt() > 0 && isUnused(row, no.getAsInt())) {
        unused.add(no.getAsInt());
      } else if (no.isPresent() && no.getAsInt() > 0 && Mark.isBye(Clean.word(name))) {
        byes.add(no.getAsInt());
        findings.add(Notice.TAB_035, sheet.at(row.index(), header.column(Field.NAME)), name);
      } else if (no.isPresent() && no.getAsInt() > 0) {
        add(row, no.getAsInt(), name);
        hidden = hidden(row, hidden);
      } else if (!name.isEmpty() || !number.isEmpty()) {
        notAParticipant(row, number, name);
      }
    }
  }

  /** Whether the names' column says that a further header stands here. */
  private boolean isHeading(Row row) {
    String name = Clean.word(row.text(header.column(Field.NAME)));
    return Header.field(name).filter(f -> f == Field.NAME).isPresent() && Header.isHeader(row);
  }

  /** The header again, as at the top of each printed page, over participants not yet listed. */
  private boolean isRepeated(Row row) {
    boolean same =
        header.fields().values().stream().allMatch(c -> row.text(c).equals(headings.text(c)));
    if (!same) {
      return false;
    }
    return sheet.rows().stream()
        .filter(r -> r.index() > row.index())
        .findFirst()
        .map(r -> Numbers.whole(Clean.token(r.text(header.column(Field.NO)))))
        .filter(OptionalInt::isPresent)
        .filter(no -> !indexByNumber.containsKey(no.getAsInt()))
        .isPresent();
  }

  /**
   * Whether a row has its number alone: one of a form that had more rows than players came. Its own
   * cell of a crosstable may be crossed out, and its points 0.
   */
  private boolean isUnused(Row row, int no) {
    boolean nobody =
        header.fields().keySet().stream()
            .filter(f -> f != Field.NO && f != Field.POINTS && f != Field.FOULS)
            .allMatch(f -> row.text(header.column(f)).isEmpty());
    String points = row.text(header.column(Field.POINTS));
    return nobody
        && (points.isEmpty()
            || points.equals("0")
            || row.cell(header.column(Field.POINTS)) instanceof Cell.Uncomputed)
        && header.results().stream()
            .allMatch(
                r ->
                    row.text(r.column()).isEmpty()
                        || (r.number() == no
                            && r.kind() != Header.Kind.ROUND
                            && CrossTable.isDiagonal(row.text(r.column()))));
  }

  private void notAParticipant(Row row, String number, String name) {
    Location where = sheet.at(row.index(), header.column(Field.NO));
    if (number.equals(Cells.REFUSED)) {
      misnumber();
      return;
    }
    boolean total = number.isEmpty() && TOTALS.contains(Clean.word(name));
    if (name.isEmpty() || total || isFooter(row)) {
      String written = row.text(header.column(Field.NO));
      findings.add(Notice.TAB_018, where, written.isEmpty() ? name : written);
    } else if (number.isEmpty()) {
      findings.add(Notice.TAB_036, where, name);
      misnumber();
    } else {
      findings.add(Notice.TAB_009, where, number);
      misnumber();
    }
  }

  /** A signature or remark under the table has no more than a few words and no result. */
  private boolean isFooter(Row row) {
    return header.results().stream().allMatch(r -> row.text(r.column()).isEmpty())
        && row.text(header.column(Field.POINTS)).isEmpty()
        && row.text(header.column(Field.ID)).isEmpty();
  }

  private void add(Row row, int no, String name) {
    Integer before = indexByNumber.putIfAbsent(no, entrants.size());
    if (before != null) {
      findings.add(
          Notice.TAB_010,
          List.of(at(row, Field.NO), sheet.at(entrants.get(before).row(), header.column(Field.NO))),
          no);
      misnumber();
    }
    if (name.isEmpty()) {
      findings.add(Notice.PLY_012, at(row, Field.NAME));
    }
    if (entrants.size() == Games.MAX_ENTRANTS) {
      findings.add(Notice.FIL_008, at(row, Field.NO), Games.MAX_ENTRANTS + " @participants");
    }
    OptionalInt points = points(row);
    entrants.add(
        new Entrant(
            no,
            text(row, Field.ID),
            Clean.text(name),
            sex(row),
            text(row, Field.UNIT),
            text(row, Field.TITLE),
            rating(row),
            points,
            place(row, points),
            text(row, Field.REMARKS),
            row.index(),
            fouls(row)));
    rows.add(row);
  }

  private OptionalInt fouls(Row row) {
    String token = token(row, Field.FOULS);
    String bare = token.endsWith("次") ? token.substring(0, token.length() - 1) : token;
    OptionalInt fouls = Numbers.whole(bare);
    boolean none = NO_FOULS.contains(token) || token.equals(Cells.REFUSED);
    if (fouls.isEmpty() && !none) {
      findings.add(Notice.RES_029, at(row, Field.FOULS), token);
    }
    return fouls;
  }

  private Optional<Sex> sex(Row row) {
    String written = text(row, Field.SEX);
    return switch (written.toLowerCase(Locale.ROOT)) {
      case "" -> Optional.empty();
      case "男", "m", "male" -> Optional.of(Sex.MAN);
      case "女", "f", "female" -> Optional.of(Sex.WOMAN);
      default -> {
        findings.add(Notice.PLY_010, at(row, Field.SEX), written);
        yield Optional.empty();
      }
    };
  }

  private OptionalInt rating(Row row) {
    String token = token(row, Field.RATING);
    if (token.isEmpty() || token.equals("-") || token.equals("0")) {
      return OptionalInt.empty();
    }
    OptionalInt rating = Numbers.whole(token);
    if (rating.isEmpty() && !token.equals(Cells.REFUSED)) {
      findings.add(Notice.PLY_013, at(row, Field.RATING), token);
    }
    return rating;
  }

  private OptionalInt points(Row row) {
    String token = token(row, Field.POINTS);
    String bare = token.endsWith("分") ? token.substring(0, token.length() - 1) : token;
    OptionalInt points = Numbers.halves(bare);
    if (points.isEmpty() && header.has(Field.POINTS) && !token.equals(Cells.REFUSED)) {
      findings.add(Notice.RES_014, at(row, Field.POINTS), token);
    }
    return points;
  }

  private OptionalInt place(Row row, OptionalInt points) {
    String token = token(row, Field.PLACE);
    if (token.isEmpty() && header.byPosition() && !entrants.isEmpty()) {
      // Chess-Results leaves the rank of tied players blank but for the first of them
      Entrant before = entrants.get(entrants.size() - 1);
      return points.equals(before.points()) ? before.place() : OptionalInt.of(entrants.size() + 1);
    }
    OptionalInt place = Numbers.place(token);
    boolean impossible = place.isPresent() && place.getAsInt() == 0;
    if (impossible || (place.isEmpty() && !token.isEmpty() && !token.equals(Cells.REFUSED))) {
      findings.add(Notice.RES_015, at(row, Field.PLACE), token);
      return OptionalInt.empty();
    }
    return place;
  }

  private String text(Row row, Field field) {
    String text = header.has(field) ? cells.text(merged.row(row, field), header.column(field)) : "";
    return text.equals(Cells.REFUSED) ? "" : text;
  }

  private String token(Row row, Field field) {
    return header.has(field) ? cells.token(row, header.column(field)) : "";
  }

  private Location at(Row row, Field field) {
    return sheet.at(row.index(), Math.max(0, header.column(field)));
  }

  /** Merged cells in the participants' rows hide values: an error, unless the range is blank. */
  private void merges() {
    NavigableSet<Integer> numbers = new TreeSet<>();
    rows.forEach(row -> numbers.add(row.index()));
    for (Sheet.Merge merge : sheet.merges()) {
      Integer row = numbers.ceiling(merge.firstRow());
      boolean data = row != null && row <= merge.lastRow();
      boolean several =
          merge.firstRow() != merge.lastRow() || merge.firstColumn() != merge.lastColumn();
      if (data && several) {
        String range =
            CellName.of(merge.firstRow(), merge.firstColumn())
                + ":"
                + CellName.of(merge.lastRow(), merge.lastColumn());
        findings.add(Notice.TAB_013, sheet.at(merge.firstRow(), merge.firstColumn()), range);
      }
    }
  }

  /** Columns of the table that the file hides: nobody who looks at it sees what they say. */
  private void hiddenColumns() {
    List<Integer> hidden =
        Stream.concat(
                header.fields().values().stream(),
                header.results().stream().map(Header.ResultColumn::column))
            .filter(sheet.hiddenColumns()::contains)
            .sorted()
            .toList();
    if (!hidden.isEmpty()) {
      findings.add(
          Notice.TAB_037,
          hidden.stream().map(column -> sheet.at(header.row(), column)).toList(),
          hidden.stream().map(CellName::column).collect(Collectors.joining(", ")));
    }
  }

  /** A row without a number of its own leaves the results of everybody in doubt. */
  private void misnumber() {
    misnumbered = true;
    findings.doubtAll();
  }

  /** Whether a row has a finding about its number: a number in no row may then be meant for it. */
  boolean isMisnumbered() {
    return misnumbered;
  }

  /** Whether a number is that of a row nobody was entered in. */
  boolean isUnused(int number) {
    return unused.contains(number);
  }

  /** Whether a number is that of a pseudo-player 轮空: who meets it has a bye. */
  boolean isBye(int number) {
    return byes.contains(number);
  }

  List<Entrant> entrants() {
    return entrants;
  }

  /** The row of a participant by index. */
  Row row(int entrant) {
    return rows.get(entrant);
  }

  /** Where the name of a participant, by index, stands. */
  Location place(int entrant) {
    return at(rows.get(entrant), Field.NAME);
  }

  /** The participant with a number; -1 when no row has it. */
  int index(int number) {
    return indexByNumber.getOrDefault(number, -1);
  }
}
