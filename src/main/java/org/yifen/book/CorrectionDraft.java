package org.yifen.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.yifen.diagnostic.Notice;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import org.yifen.report.csv.CsvTable;

/**
 * A correction that is being prepared: its effect can be looked at before anything is written.
 *
 * @param file {@code corrections.csv} or {@code merges.csv}
 * @param cells the row, without its list
 * @param report the report that goes with it; empty without one
 */
public record CorrectionDraft(String file, List<String> cells, Optional<Path> report) {

  private static final String FOLDER = Book.REPORTS + "/corrections/";

  /**
   * What a correction does to a player.
   *
   * @param was the rating as things stand, pending corrections included; empty when unrated
   * @param now what it would have been; empty when unrated
   * @param games by how many the games counted ever differ
   */
  public record Effect(String id, String name, OptionalInt was, OptionalInt now, int games) {

    /** The difference in points; empty where one of the two has no rating. */
    public OptionalInt difference() {
      return was.isPresent() && now.isPresent()
          ? OptionalInt.of(now.getAsInt() - was.getAsInt())
          : OptionalInt.empty();
    }
  }

  public CorrectionDraft {
    cells = List.copyOf(cells);
  }

  /** A row of {@code corrections.csv}. */
  public static CorrectionDraft of(
      String kind,
      String event,
      Optional<Path> report,
      String players,
      String authority,
      String date,
      String reason) {
    return new CorrectionDraft(
        Book.CORRECTIONS, List.of(kind, event, "", players, authority, date, reason), report);
  }

  /** A row of {@code merges.csv}. */
  public static CorrectionDraft merge(
      String id, String into, String authority, String date, String reason) {
    return new CorrectionDraft(
        Book.MERGES, List.of(id, into, authority, date, reason), Optional.empty());
  }

  /** The list that would carry it. */
  public static PeriodId carriedBy(Book book) throws BookProblem {
    List<PeriodId> lists = book.lists();
    if (lists.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, book.root());
    }
    return lists.get(lists.size() - 1).next();
  }

  /** What it would change of the newest list, by player id; the book on the disk stays as it is. */
  public List<Effect> effects(Book book, Editions editions) throws BookProblem {
    PeriodId next = carriedBy(book);
    requireKnownIds(book);
    Path path = report.map(p -> p.toAbsolutePath().normalize()).orElse(Path.of(""));
    Register published = next(book, editions, next);
    book.rehearse(Map.of(file, content(book, path.toString())));
    Register corrected = next(book, editions, next);
    TreeSet<String> ids = new TreeSet<>();
    published.entries().forEach(e -> ids.add(e.id()));
    corrected.entries().forEach(e -> ids.add(e.id()));
    List<Effect> effects = new ArrayList<>();
    for (String id : ids) {
      effect(id, published.find(id), corrected.find(id)).ifPresent(effects::add);
    }
    return effects;
  }

  /** The register that the next list opens with, as things stand. */
  private static Register next(Book book, Editions editions, PeriodId next) throws BookProblem {
    Register published = book.register(next.previous());
    return CorrectedPast.before(book, editions, next)
        .map(CorrectedPast.State::register)
        .orElse(published);
  }

  private void requireKnownIds(Book book) throws BookProblem {
    if (!file.equals(Book.MERGES)) {
      return;
    }
    String id = cells.get(0);
    String into = cells.get(1);
    String why = id.equals(into) ? "@same-id" : "";
    Roll known = new Roll(book.players());
    Optional<Player> goes = known.find(id);
    Optional<Player> remains = known.find(into);
    if (goes.isEmpty() || remains.isEmpty()) {
      why = "@unknown-id";
    } else if (goes.get().sex() != remains.get().sex()) {
      why = "@other-sex";
    }
    if (!why.isEmpty()) {
      throw BookProblem.usage(Notice.COR_007, id, into, why);
    }
  }

  private static Optional<Effect> effect(
      String id, Optional<RegisterEntry> was, Optional<RegisterEntry> now) {
    OptionalInt before = was.map(RegisterEntry::rating).orElse(OptionalInt.empty());
    OptionalInt after = now.map(RegisterEntry::rating).orElse(OptionalInt.empty());
    int games = now.map(RegisterEntry::games).orElse(0) - was.map(RegisterEntry::games).orElse(0);
    boolean same = before.equals(after) && games == 0 && was.isPresent() == now.isPresent();
    String name = now.or(() -> was).map(RegisterEntry::name).orElse("");
    return same ? Optional.empty() : Optional.of(new Effect(id, name, before, after, games));
  }

  /** The file with this row at its end. */
  private byte[] content(Book book, String path) throws BookProblem {
    List<String> row = new ArrayList<>(cells);
    row.add(0, carriedBy(book).toString());
    if (file.equals(Book.CORRECTIONS)) {
      row.set(3, path);
    }
    List<String> header =
        file.equals(Book.CORRECTIONS) ? CorrectionTables.CORRECTIONS : CorrectionTables.MERGES;
    Path existing = book.root().resolve(file);
    String before =
        Files.exists(existing)
            ? Disk.text(Disk.read(existing, file), file)
            : CsvTable.write(List.of(header));
    String ended = before.endsWith("\n") ? before : before + "\n";
    return (ended + CsvTable.write(List.of(row))).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Writes the row, and puts a report from elsewhere among the book's; gives the names of what was
   * written.
   */
  public List<String> write(Book book, BookLock lock) throws BookProblem {
    lock.require();
    List<String> written = new ArrayList<>();
    String path = "";
    if (report.isPresent()) {
      Path from = report.get().toAbsolutePath().normalize();
      Path root = book.root().toAbsolutePath().normalize();
      if (from.startsWith(root)) {
        path = ReportFiles.name(root, from);
      } else {
        path = FOLDER + from.getFileName();
        Path to = book.root().resolve(path);
        Disk.requireFree(to, false);
        try {
          Files.createDirectories(to.resolveSibling(""));
        } catch (IOException e) {
          throw Disk.unwritable(to, e);
        }
        Disk.save(to, Disk.read(from, from.toString()), false);
        written.add(path);
      }
    }
    Disk.save(book.root().resolve(file), content(book, path), true);
    written.add(file);
    return written;
  }
}
