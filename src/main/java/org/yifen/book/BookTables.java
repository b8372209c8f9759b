package org.yifen.book;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yifen.audit.Correction;
import org.yifen.audit.HalfInput.PlaceRow;
import org.yifen.audit.Merge;
import org.yifen.diagnostic.AcknowledgedRow;
import org.yifen.diagnostic.Acknowledgement;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Waiver;
import org.yifen.history.ChangeRow;
import org.yifen.period.Pending;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.publish.ListFiles;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.report.csv.CsvTable;
import org.yifen.title.Application;
import org.yifen.title.Applications;
import org.yifen.title.Norm;
import org.yifen.trace.Location;

/** The CSV files of a book as values, each row with its line when something is wrong with it. */
final class BookTables {

  private static final List<String> WAIVERS =
      List.of("event", "condition", "authority", "date", "reason");

  static final List<String> CORRECTIONS =
      List.of("list", "kind", "event", "report", "players", "authority", "date", "reason");
  static final List<String> MERGES = List.of("list", "id", "into", "authority", "date", "reason");

  /** Half a point in hundredths. */
  private static final int HALF = 50;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,7}(\\.\\d{1,2})?");
  private static final Pattern SEPARATOR = Pattern.compile("[、;；]");
  private static final List<String> PLACES = List.of("event", "player", "title");

  private static final List<String> ACKNOWLEDGED = List.of("code", "event", "place", "who", "why");

  private BookTables() {}

  static Read<List<Player>> players(String file, String text) {
    Rows rows = new Rows(file, text, ListFiles.PLAYERS, 3);
    List<Player> players = rows.map((row, at) -> player(rows, row));
    rows.unique(players.stream().map(Player::id).toList());
    return rows.read(players);
  }

  private static @Nullable Player player(Rows rows, Fields row) {
    Optional<Sex> sex = rows.sex(row);
    if (sex.isEmpty() || rows.isBlank(row, "id") || rows.isBlank(row, "name")) {
      return null;
    }
    String names = row.text("former_names");
    List<String> former =
        names.isEmpty()
            ? List.of()
            : SEPARATOR.splitAsStream(names).map(String::strip).filter(n -> !n.isEmpty()).toList();
    return new Player(
        row.text("id"),
        row.text("name"),
        sex.get(),
        row.text("unit"),
        row.text("title"),
        row.text("title_date"),
        former,
        row.text("note"));
  }

  static Read<Register> register(String file, String text) {
    Rows rows = new Rows(file, text, ListFiles.REGISTER, ListFiles.REGISTER.size());
    List<RegisterEntry> entries = rows.map((row, at) -> entry(rows, row));
    rows.unique(entries.stream().map(RegisterEntry::id).toList());
    return Read.hasErrors(rows.found)
        ? new Read<>(Optional.empty(), rows.found)
        : Read.of(new Register(entries), rows.found);
  }

  private static @Nullable RegisterEntry entry(Rows rows, Fields row) {
    Optional<Sex> sex = rows.sex(row);
    OptionalInt rating = rows.number(row, "rating");
    OptionalInt peak = rows.number(row, "peak");
    OptionalInt games = rows.number(row, "games");
    OptionalInt events = rows.number(row, "events");
    OptionalInt idle = rows.number(row, "idle");
    if (sex.isEmpty() || rows.isBlank(row, "id") || rows.isBlank(row, "name")) {
      return null;
    }
    boolean rated = rating.isPresent() && rating.getAsInt() > 0;
    return new RegisterEntry(
        row.text("id"),
        row.text("name"),
        sex.get(),
        row.text("unit"),
        row.text("title"),
        rated ? rating : OptionalInt.empty(),
        Math.max(peak.orElse(0), rating.orElse(0)),
        games.orElse(0),
        events.orElse(0),
        rated ? idle.orElse(0) : 0);
  }

  static Read<List<Pending>> pending(String file, String text) {
    Rows rows = new Rows(file, text, ListFiles.PENDING, ListFiles.PENDING.size());
    return rows.read(rows.map((row, at) -> pending(rows, row)));
  }

  private static @Nullable Pending pending(Rows rows, Fields row) {
    Optional<PeriodId> list = PeriodId.parse(row.text("list"));
    OptionalInt games = rows.number(row, "games");
    OptionalInt score = rows.hundredths(row, "score");
    OptionalInt sum = rows.number(row, "opponent_sum");
    OptionalInt change = rows.hundredths(row, "change");
    if (list.isEmpty()) {
      rows.wrong(row, "list");
      return null;
    }
    if (games.isEmpty() || score.isEmpty() || sum.isEmpty() || change.isEmpty()) {
      return null;
    }
    return new Pending(
        row.text("id"),
        list.get(),
        row.text("event"),
        games.getAsInt(),
        score.getAsInt() / HALF,
        sum.getAsInt(),
        change.getAsInt(),
        row.text("round_robin").equals("yes"));
  }

  static Read<List<Waiver>> waivers(String file, String text) {
    Rows rows = new Rows(file, text, WAIVERS, WAIVERS.size());
    return rows.read(
        rows.map(
            (row, at) -> {
              Waiver waiver =
                  new Waiver(
                      row.text("event"),
                      row.text("condition"),
                      row.text("authority"),
                      row.text("date"),
                      row.text("reason"));
              if (!waiver.isKnown()) {
                rows.found.add(Notice.BOK_007.at(at, waiver.condition(), Waiver.knownConditions()));
              }
              return waiver;
            }));
  }

  static Read<List<AcknowledgedRow>> acknowledged(String file, String text) {
    Rows rows = new Rows(file, text, ACKNOWLEDGED, ACKNOWLEDGED.size());
    return rows.read(rows.map((row, at) -> acknowledged(rows, row, at)));
  }

  private static @Nullable AcknowledgedRow acknowledged(Rows rows, Fields row, Location at) {
    for (String column : List.of("code", "who", "why")) {
      if (rows.isBlank(row, column)) {
        return null;
      }
    }
    return new AcknowledgedRow(
        row.text("code"),
        row.text("event"),
        row.text("place"),
        new Acknowledgement(row.text("who"), row.text("why"), at));
  }

  static Read<List<PlaceRow>> places(String file, String text) {
    Rows rows = new Rows(file, text, PLACES, PLACES.size());
    return rows.read(
        rows.map(
            (row, at) ->
                new PlaceRow(row.text("event"), row.text("player"), row.text("title"), at)));
  }

  static Read<List<Correction>> corrections(String file, String text) {
    Rows rows = new Rows(file, text, CORRECTIONS, CORRECTIONS.size());
    return rows.read(rows.map((row, at) -> correction(rows, row, at)));
  }

  private static @Nullable Correction correction(Rows rows, Fields row, Location at) {
    Optional<PeriodId> list = rows.list(row);
    Optional<Correction.Kind> kind = Correction.Kind.parse(row.text("kind"));
    if (kind.isEmpty()) {
      rows.found.add(Notice.COR_001.at(at, row.text("kind"), Correction.Kind.codes()));
    }
    if (list.isEmpty() || kind.isEmpty()) {
      return null;
    }
    return new Correction(
        list.get(),
        kind.get(),
        row.text("event"),
        row.text("report"),
        Arrays.stream(row.text("players").split("[\\s,;、，]+", -1))
            .filter(p -> !p.isEmpty())
            .toList(),
        row.text("authority"),
        row.text("date"),
        row.text("reason"),
        at);
  }

  static Read<List<Merge>> merges(String file, String text) {
    Rows rows = new Rows(file, text, MERGES, MERGES.size());
    List<Merge> merges =
        rows.map(
            (row, at) ->
                rows.list(row)
                    .map(
                        list ->
                            new Merge(
                                list,
                                row.text("id"),
                                row.text("into"),
                                row.text("authority"),
                                row.text("date"),
                                row.text("reason"),
                                at))
                    .orElse(null));
    Map<String, String> into = new HashMap<>();
    for (Merge merge : merges) {
      String why = into.putIfAbsent(merge.id(), merge.into()) == null ? "" : "@id-twice";
      String next = merge.into();
      for (int steps = 0; why.isEmpty() && next != null && steps <= merges.size(); steps++) {
        why = next.equals(merge.id()) ? "@circle" : why;
        next = into.get(next);
      }
      if (!why.isEmpty()) {
        rows.found.add(Notice.COR_007.at(merge.where(), merge.id(), merge.into(), why));
      }
    }
    return rows.read(merges);
  }

  static Read<List<Application>> applications(String file, String text) {
    Rows rows = new Rows(file, text, ListFiles.APPLICATIONS, ListFiles.APPLICATIONS.size());
    return rows.read(rows.map((row, at) -> application(rows, row)));
  }

  private static @Nullable Application application(Rows rows, Fields row) {
    Optional<Title> title =
        Arrays.stream(Title.values()).filter(t -> t.code().equals(row.text("title"))).findFirst();
    Optional<LocalDate> first = rows.day(row, "first");
    Optional<LocalDate> last = rows.day(row, "last");
    if (title.isEmpty()) {
      rows.wrong(row, "title");
    }
    if (title.isEmpty() || first.isEmpty() || last.isEmpty()) {
      return null;
    }
    return new Application(
        row.text("id"),
        title.get(),
        rows.number(row, "norms").orElse(0),
        rows.number(row, "events").orElse(0),
        rows.number(row, "games").orElse(0),
        first.get(),
        last.get());
  }

  /** Norms of earlier halves as corrections left them. */
  static Read<List<Applications.Made>> earlierNorms(String file, String text) {
    Rows rows = new Rows(file, text, ListFiles.EARLIER_NORMS, ListFiles.EARLIER_NORMS.size());
    return rows.read(
        rows.map(
            (row, at) -> {
              Optional<Title> title =
                  Arrays.stream(Title.values())
                      .filter(t -> t.code().equals(row.text("title")))
                      .findFirst();
              Optional<LocalDate> end = rows.day(row, "end");
              OptionalInt games = rows.number(row, "games");
              return title.isPresent() && end.isPresent()
                  ? new Applications.Made(
                      row.text("event"), row.text("id"), title.get(), games.orElse(0), end.get())
                  : null;
            }));
  }

  /** The norms made, as a list recorded them; rows of norms missed are left out. */
  static Read<List<Norm>> norms(String file, String text) {
    Rows rows = new Rows(file, text, ListFiles.NORMS, ListFiles.NORMS.size());
    return rows.read(
        rows.map(
            (row, at) -> {
              Optional<Title> title =
                  Title.parse(row.text("title"), Sex.MAN)
                      .or(() -> Title.parse(row.text("title"), Sex.WOMAN));
              boolean made = row.text("made").equals("yes");
              OptionalInt games = rows.number(row, "games");
              return made && title.isPresent()
                  ? new Norm(
                      row.text("event"),
                      row.text("id"),
                      title.get(),
                      rows.number(row, "average").orElse(0),
                      row.text("category"),
                      rows.number(row, "rate"),
                      games.orElse(0),
                      rows.halves(row, "standard"),
                      rows.halves(row, "score").orElse(0),
                      "")
                  : null;
            }));
  }

  /** What a list's {@code changes.csv} tells of one player. */
  static Read<List<ChangeRow>> changes(String file, String text, String id) {
    Rows rows = new Rows(file, text, ListFiles.CHANGES, ListFiles.CHANGES.size());
    return rows.read(
        rows.map(
            (row, at) ->
                row.text("id").equals(id)
                    ? new ChangeRow(
                        row.text("event"),
                        rows.number(row, "games").orElse(0),
                        rows.halves(row, "score").orElse(0),
                        rows.hundredths(row, "expected").orElse(0),
                        rows.number(row, "opponents"),
                        rows.number(row, "k").orElse(0),
                        rows.hundredths(row, "change").orElse(0))
                    : null));
  }

  /** What a published list says beside one player: one text, or none for who is not on it. */
  static Read<List<String>> notes(String file, String text, String id) {
    Rows rows = new Rows(file, text, ListFiles.LIST, ListFiles.LIST.size());
    return rows.read(rows.map((row, at) -> row.text("id").equals(id) ? row.text("note") : null));
  }

  /** A row by column names. */
  private record Fields(CsvTable table, CsvTable.Row row) {
    String text(String column) {
      return table.column(column).map(row::cell).orElse("");
    }
  }

  /** Makes a value of a row; null leaves the row out. */
  @FunctionalInterface
  private interface RowReader<T> {
    @Nullable T read(Fields row, Location where);
  }

  /** The rows of one file and what is wrong with them. */
  private static final class Rows {

    private final String file;
    private final CsvTable table;
    private final List<Diagnostic> found = new ArrayList<>();

    /**
     * @param required how many of the columns, from the first, the file must have
     */
    Rows(String file, String text, List<String> columns, int required) {
      this.file = file;
      CsvTable read = new CsvTable(List.of(), List.of());
      try {
        read = CsvTable.parse(text);
      } catch (CsvTable.CsvException e) {
        found.add(Notice.FIL_010.at(new Location.WholeFile(file), String.valueOf(e.getMessage())));
      }
      table = read;
      if (found.isEmpty() && !table.header().containsAll(columns.subList(0, required))) {
        found.add(Notice.BOK_011.at(new Location.Line(file, 1), String.join(",", columns)));
      }
    }

    /** The values of the rows; a row that gives null is left out. */
    <T> List<T> map(RowReader<T> reader) {
      List<T> values = new ArrayList<>();
      if (!found.isEmpty()) {
        return values;
      }
      for (CsvTable.Row row : table.rows()) {
        T value = reader.read(new Fields(table, row), new Location.Line(file, row.line()));
        if (value != null) {
          values.add(value);
        }
      }
      return values;
    }

    <T> Read<List<T>> read(List<T> values) {
      return Read.hasErrors(found) ? new Read<>(Optional.empty(), found) : Read.of(values, found);
    }

    void unique(List<String> ids) {
      if (!found.isEmpty()) {
        return;
      }
      Map<String, Integer> lines = new HashMap<>();
      for (int i = 0; i < ids.size(); i++) {
        int line = table.rows().get(i).line();
        Integer before = lines.putIfAbsent(ids.get(i), line);
        if (before != null) {
          found.add(
              Notice.BOK_005.at(
                  List.of(new Location.Line(file, line), new Location.Line(file, before)),
                  ids.get(i)));
        }
      }
    }

    boolean isBlank(Fields row, String column) {
      boolean blank = row.text(column).isEmpty();
      if (blank) {
        wrong(row, column);
      }
      return blank;
    }

    Optional<Sex> sex(Fields row) {
      Optional<Sex> sex =
          switch (row.text("sex")) {
            case "M", "男" -> Optional.of(Sex.MAN);
            case "F", "女" -> Optional.of(Sex.WOMAN);
            default -> Optional.empty();
          };
      if (sex.isEmpty()) {
        wrong(row, "sex");
      }
      return sex;
    }

    /** A whole number from 0; empty when blank, or wrong after a finding. */
    OptionalInt number(Fields row, String column) {
      String text = row.text(column);
      if (text.isEmpty()) {
        return OptionalInt.empty();
      }
      if (!NUMBER.matcher(text).matches()) {
        wrong(row, column);
        return OptionalInt.empty();
      }
      return OptionalInt.of(Integer.parseInt(text));
    }

    /** A number with at most two decimals, in hundredths; empty after a finding. */
    /** The list of a row; empty after a finding. */
    Optional<PeriodId> list(Fields row) {
      Optional<PeriodId> list = PeriodId.parse(row.text("list"));
      if (list.isEmpty()) {
        wrong(row, "list");
      }
      return list;
    }

    /** A day such as 2026-03-12; empty after a finding. */
    Optional<LocalDate> day(Fields row, String column) {
      try {
        return Optional.of(LocalDate.parse(row.text(column)));
      } catch (DateTimeException e) {
        wrong(row, column);
        return Optional.empty();
      }
    }

    /** Points in halves; empty when blank, or wrong after a finding. */
    OptionalInt halves(Fields row, String column) {
      OptionalInt hundredths =
          row.text(column).isEmpty() ? OptionalInt.empty() : hundredths(row, column);
      return hundredths.isPresent()
          ? OptionalInt.of(hundredths.getAsInt() / HALF)
          : OptionalInt.empty();
    }

    OptionalInt hundredths(Fields row, String column) {
      String text = row.text(column);
      if (!DECIMAL.matcher(text).matches()) {
        wrong(row, column);
        return OptionalInt.empty();
      }
      return OptionalInt.of(new BigDecimal(text).movePointRight(2).intValueExact());
    }

    void wrong(Fields row, String column) {
      found.add(
          Notice.BOK_004.at(
              new Location.Line(file, row.row().line()), column + " = '" + row.text(column) + "'"));
    }
  }
}
