package org.yifen.book;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yifen.audit.HalfInput.PlaceRow;
import org.yifen.diagnostic.AcknowledgedRow;
import org.yifen.diagnostic.Acknowledgement;
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
import org.yifen.trace.Location;

/** The CSV files of a book as values, each row with its line when something is wrong with it. */
final class BookTables {

  private static final List<String> WAIVERS =
      List.of("event", "condition", "authority", "date", "reason");

  private static final Pattern SEPARATOR = Pattern.compile("[、;；]");
  private static final List<String> PLACES = List.of("event", "player", "title");

  private static final List<String> ACKNOWLEDGED = List.of("code", "event", "place", "who", "why");

  private BookTables() {}

  static Read<List<Player>> players(String file, String text) {
    TableRows rows = new TableRows(file, text, ListFiles.PLAYERS, 3);
    List<Player> players = rows.map((row, at) -> player(rows, row));
    rows.unique(players.stream().map(Player::id).toList());
    return rows.read(players);
  }

  private static @Nullable Player player(TableRows rows, TableRows.Fields row) {
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
    TableRows rows = new TableRows(file, text, ListFiles.REGISTER, ListFiles.REGISTER.size());
    List<RegisterEntry> entries = rows.map((row, at) -> entry(rows, row));
    rows.unique(entries.stream().map(RegisterEntry::id).toList());
    return Read.hasErrors(rows.found)
        ? new Read<>(Optional.empty(), rows.found)
        : Read.of(new Register(entries), rows.found);
  }

  private static @Nullable RegisterEntry entry(TableRows rows, TableRows.Fields row) {
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
    TableRows rows = new TableRows(file, text, ListFiles.PENDING, ListFiles.PENDING.size());
    return rows.read(rows.map((row, at) -> pending(rows, row)));
  }

  private static @Nullable Pending pending(TableRows rows, TableRows.Fields row) {
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
        score.getAsInt() / TableRows.HALF,
        sum.getAsInt(),
        change.getAsInt(),
        row.text("round_robin").equals("yes"));
  }

  static Read<List<Waiver>> waivers(String file, String text) {
    TableRows rows = new TableRows(file, text, WAIVERS, WAIVERS.size());
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
    TableRows rows = new TableRows(file, text, ACKNOWLEDGED, ACKNOWLEDGED.size());
    return rows.read(rows.map((row, at) -> acknowledged(rows, row, at)));
  }

  private static @Nullable AcknowledgedRow acknowledged(
      TableRows rows, TableRows.Fields row, Location at) {
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
    TableRows rows = new TableRows(file, text, PLACES, PLACES.size());
    return rows.read(
        rows.map(
            (row, at) ->
                new PlaceRow(row.text("event"), row.text("player"), row.text("title"), at)));
  }

  /** What a list's {@code changes.csv} tells of one player. */
  static Read<List<ChangeRow>> changes(String file, String text, String id) {
    TableRows rows = new TableRows(file, text, ListFiles.CHANGES, ListFiles.CHANGES.size());
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
    TableRows rows = new TableRows(file, text, ListFiles.LIST, ListFiles.LIST.size());
    return rows.read(rows.map((row, at) -> row.text("id").equals(id) ? row.text("note") : null));
  }
}
