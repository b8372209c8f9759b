package org.yifen.book;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Notice;
import org.yifen.player.Player;
import org.yifen.regulation.Editions;
import org.yifen.regulation.Title;
import org.yifen.report.csv.CsvTable;

/**
 * A change of one person in {@code players.csv}, with its line in {@code players-log.csv}. The next
 * list takes it over; published lists stay.
 *
 * @param action what is changed
 * @param to the new name, unit or title
 * @param day the day the change is noted for
 */
public record RegisterEdit(
    Action action, String id, String to, LocalDate day, String authority, String reason) {

  static final String LOG = "players-log.csv";

  private static final List<String> COLUMNS =
      List.of("date", "action", "id", "before", "after", "authority", "reason");

  /** What can be changed. */
  public enum Action {
    RENAME,
    TRANSFER,
    TITLE,
    MERGE;

    /** As the log has it. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What was before and what is now. */
  public record Done(Player before, Player after) {}

  /** What the edit would do; nothing is written. */
  public Done preview(Book book) throws BookProblem {
    Player before = player(book, id);
    Player after =
        switch (action) {
          case RENAME -> before.renamed(to, day);
          case TRANSFER -> before.moved(to, day);
          case TITLE -> before.titled(title(before), day);
          case MERGE -> player(book, to).absorbing(before);
        };
    return new Done(before, after);
  }

  /** A title of the player's own sex, or a grade such as 一级棋士. */
  private String title(Player player) throws BookProblem {
    boolean own = Title.parse(to, player.sex()).filter(t -> t.sex() == player.sex()).isPresent();
    if (!own && !to.endsWith("棋士")) {
      String known =
          Arrays.stream(Title.values())
              .filter(t -> t.sex() == player.sex())
              .map(Title::shortChinese)
              .collect(Collectors.joining(", "));
      throw BookProblem.usage(Notice.BOK_010, to, known + ", 一级棋士");
    }
    return to;
  }

  private static Player player(Book book, String id) throws BookProblem {
    Optional<Player> player = book.players().stream().filter(p -> p.id().equals(id)).findFirst();
    if (player.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_011, id);
    }
    return player.get();
  }

  /**
   * Writes the person and the log, the log last: a line in it says that the change was made. A
   * merge is a row of {@code merges.csv}, which the next list carries.
   */
  public Done write(Book book, BookLock lock) throws BookProblem {
    lock.require();
    Done done = preview(book);
    if (action == Action.MERGE) {
      CorrectionDraft merge = CorrectionDraft.merge(id, to, authority, day.toString(), reason);
      merge.effects(Book.open(book.root(), lock), Editions.builtIn()); // refuses what cannot be
      merge.write(book, lock);
    } else {
      byte[] persons = ListWriter.persons(book.written(), List.of(done.after())).orElseThrow();
      Disk.save(book.root().resolve(Book.PLAYERS), persons, true);
    }
    Disk.save(book.root().resolve(LOG), log(book, done), true);
    return done;
  }

  private byte[] log(Book book, Done done) throws BookProblem {
    List<List<String>> rows = new ArrayList<>();
    Path log = book.root().resolve(LOG);
    String known = Files.exists(log) ? Disk.text(Disk.read(log, LOG), LOG) : "";
    if (known.isEmpty()) {
      rows.add(COLUMNS);
    }
    rows.add(
        List.of(day.toString(), action.code(), id, before(done.before()), to, authority, reason));
    String ended = known.isEmpty() || known.endsWith("\n") ? known : known + "\n";
    return (ended + CsvTable.write(rows)).getBytes(StandardCharsets.UTF_8);
  }

  private String before(Player player) {
    return switch (action) {
      case RENAME, MERGE -> player.name();
      case TRANSFER -> player.unit();
      case TITLE -> player.title();
    };
  }
}
