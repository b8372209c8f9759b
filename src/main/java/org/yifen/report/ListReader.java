package org.yifen.report;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Listing;
import org.yifen.player.Listing.Column;
import org.yifen.regulation.Sex;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/**
 * Reads a rating list, ours or one from elsewhere: any file that is a grid, with a table that names
 * players (姓名 or 编号, name or id) and has their ratings (等级分, rating). There may be several tables:
 * on sheets of their own, one below the other or side by side, as men and women often stand; lines
 * above a table and the sheet's name tell the sex then.
 */
public final class ListReader {

  private static final Set<String> NO_RATING = Set.of("", "-", "—", "–", "无", "/");

  private final List<ListedPlayer> players = new ArrayList<>();
  private final Set<Column> columns = EnumSet.noneOf(Column.class);
  private final List<Diagnostic> found = new ArrayList<>();
  private final Map<String, Location> ids = new HashMap<>();

  private ListReader() {}

  /**
   * The list of a file.
   *
   * @param file the file's name for messages
   * @param content all its bytes
   */
  public static Read<Listing> read(String file, byte[] content) {
    Read<Grid> grid = ListGrid.read(file, content);
    if (grid.value().isEmpty()) {
      return Read.failed(grid.diagnostics().toArray(Diagnostic[]::new));
    }
    ListReader reader = new ListReader();
    reader.found.addAll(grid.diagnostics());
    grid.value().get().sheets().stream().filter(s -> !s.hidden()).forEach(reader::sheet);
    if (reader.columns.isEmpty()) {
      reader.found.add(Notice.AUD_020.at(new Location.WholeFile(file)));
      return new Read<>(Optional.empty(), reader.found);
    }
    return Read.of(new Listing(reader.players, reader.columns), reader.found);
  }

  private void sheet(Sheet sheet) {
    List<ListHeader> headers = List.of();
    ListSections sections = new ListSections(sheet.name());
    for (Row row : sheet.rows()) {
      List<ListHeader> here = ListHeader.of(row);
      if (!here.isEmpty()) {
        headers = here;
        sections.start(headers);
        here.forEach(h -> columns.addAll(h.has()));
      } else if (isLine(row) || headers.isEmpty()) {
        sections.line(row);
      } else {
        for (int table = 0; table < headers.size(); table++) {
          player(sheet, row, headers.get(table), sections.sex(table));
        }
      }
    }
    if (headers.isEmpty() && !sheet.rows().isEmpty()) {
      found.add(Notice.AUD_023.at(sheet.at(sheet.rows().get(0).index(), 0)));
    }
  }

  /** A title, a section's name or a remark: one cell in its row. */
  private static boolean isLine(Row row) {
    return row.cells().stream().filter(c -> !c.text().isBlank()).count() == 1;
  }

  private void player(Sheet sheet, Row row, ListHeader header, Optional<Sex> section) {
    String id = Clean.token(header.text(row, Column.ID));
    String name = Clean.text(header.text(row, Column.NAME));
    if (id.isEmpty() && name.isEmpty()) {
      return;
    }
    boolean named = header.has().contains(Column.NAME);
    Location where = sheet.at(row.index(), header.column(named ? Column.NAME : Column.ID));
    Location before = id.isEmpty() ? null : ids.putIfAbsent(id, where);
    if (before != null) {
      found.add(Notice.AUD_022.at(List.of(where, before), id));
      return;
    }
    OptionalInt rating = rating(sheet, row, header, Column.RATING);
    players.add(
        new ListedPlayer(
            id,
            name,
            sex(header.text(row, Column.SEX)).or(() -> section),
            Clean.text(header.text(row, Column.UNIT)),
            Clean.text(header.text(row, Column.TITLE)),
            rating,
            before(sheet, row, header, rating),
            List.of(),
            header.text(row, Column.NOTE),
            where));
  }

  private static Optional<Sex> sex(String written) {
    return switch (Clean.word(written)) {
      case "男", "男子", "m", "male" -> Optional.of(Sex.MAN);
      case "女", "女子", "f", "w", "female" -> Optional.of(Sex.WOMAN);
      default -> Optional.empty();
    };
  }

  /** A rating in whole points; empty for none, and after a finding. */
  private OptionalInt rating(Sheet sheet, Row row, ListHeader header, Column column) {
    String token = Clean.token(header.text(row, column));
    OptionalInt rating = NO_RATING.contains(token) ? OptionalInt.empty() : Numbers.whole(token);
    if (rating.isEmpty() && !NO_RATING.contains(token)) {
      Location cell = sheet.at(row.index(), header.column(column));
      found.add(Notice.AUD_021.at(cell, header.text(row, column)));
    }
    return rating.isPresent() && rating.getAsInt() > 0 ? rating : OptionalInt.empty();
  }

  /** The rating before: as the list has it, or what the change leaves of the new one. */
  private OptionalInt before(Sheet sheet, Row row, ListHeader header, OptionalInt rating) {
    if (header.has().contains(Column.BEFORE)) {
      return rating(sheet, row, header, Column.BEFORE);
    }
    String change = Clean.token(header.text(row, Column.CHANGE)).replace('−', '-');
    boolean falls = change.startsWith("-");
    OptionalInt size =
        Numbers.whole(falls || change.startsWith("+") ? change.substring(1) : change);
    return rating.isPresent() && size.isPresent()
        ? OptionalInt.of(rating.getAsInt() - (falls ? -size.getAsInt() : size.getAsInt()))
        : OptionalInt.empty();
  }
}
