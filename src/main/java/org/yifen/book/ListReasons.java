package org.yifen.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Read;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Player;
import org.yifen.publish.RecordedReasons;
import org.yifen.ratinglist.Difference;
import org.yifen.ratinglist.Difference.Kind;
import org.yifen.ratinglist.Reason;
import org.yifen.regulation.PeriodId;

/**
 * What a book recorded between two of its lists: for each list behind the first, up to the second,
 * its own files; and the notes of {@code players.csv}. Where the first list is none of the book,
 * the second alone is asked; where it is the later one, nothing explains the way back.
 */
public final class ListReasons {

  private final List<RecordedReasons> lists;
  private final Map<String, String> notes;
  private final String last;

  private ListReasons(List<RecordedReasons> lists, Map<String, String> notes, String last) {
    this.lists = lists;
    this.notes = notes;
    this.last = last;
  }

  /** The reasons for what differs between two lists. */
  public static ListReasons between(ListSource first, ListSource second) {
    Optional<ListSource.OfBook> place = second.ofBook();
    if (place.isEmpty()) {
      return new ListReasons(List.of(), Map.of(), "");
    }
    Path lists = place.get().lists();
    PeriodId last = place.get().period();
    PeriodId from =
        first
            .ofBook()
            .filter(a -> a.lists().equals(lists))
            .map(a -> a.period().next())
            .orElse(last);
    List<RecordedReasons> reasons = new ArrayList<>();
    for (PeriodId list = from; list.compareTo(last) <= 0; list = list.next()) {
      reasons.add(recorded(lists.resolve(list.toString()), list));
    }
    Map<String, String> notes = reasons.isEmpty() ? Map.of() : notes(lists);
    return new ListReasons(reasons, notes, last.toString());
  }

  private static RecordedReasons recorded(Path folder, PeriodId list) {
    return RecordedReasons.of(
        list.toString(),
        text(folder.resolve("changes.csv")),
        text(folder.resolve("list.csv")),
        bytes(folder.resolve("findings.json")));
  }

  private static Map<String, String> notes(Path lists) {
    Map<String, String> notes = new HashMap<>();
    persons(lists).forEach(p -> notes.put(p.id(), p.note()));
    return notes;
  }

  /** The persons of the book of a folder of lists; none when they cannot be read. */
  static List<Player> persons(Path lists) {
    return text(lists.resolveSibling(Book.PLAYERS))
        .map(text -> BookTables.players(Book.PLAYERS, text))
        .filter(read -> !read.hasErrors())
        .flatMap(Read::value)
        .orElse(List.of());
  }

  private static Optional<String> text(Path file) {
    byte[] bytes = bytes(file);
    return bytes.length == 0
        ? Optional.empty()
        : Optional.of(new String(bytes, StandardCharsets.UTF_8));
  }

  /** A file's bytes; none when it cannot be read, which an audit of the book reports. */
  private static byte[] bytes(Path file) {
    try {
      return Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
    } catch (IOException e) {
      return new byte[0];
    }
  }

  /** The reasons for one difference, list by list; the notes last. */
  public List<Reason> of(Difference difference) {
    ListedPlayer player = difference.player();
    List<Reason> all = new ArrayList<>();
    lists.forEach(list -> all.addAll(counted(list.of(player.id(), player.name()))));
    if (!isTold(difference, all)) {
      all.clear();
    }
    difference.before().ifPresent(before -> notes(difference, before, all));
    return all;
  }

  /**
   * Whether what was recorded explains the difference: events bring nobody onto a list or off it
   * without a first rating or a title, a sanction or the floor.
   */
  private static boolean isTold(Difference difference, List<Reason> all) {
    if (difference.is(Kind.NEW)) {
      return has(all, Reason.Kind.FIRST_RATING, Reason.Kind.TITLE);
    }
    return difference.is(Kind.GONE)
        ? has(all, Reason.Kind.CANCELLED, Reason.Kind.BELOW_FLOOR)
        : difference.is(Kind.CHANGED);
  }

  private static boolean has(List<Reason> all, Reason.Kind... kinds) {
    return all.stream().anyMatch(r -> List.of(kinds).contains(r.kind()));
  }

  /**
   * The games of a first rating count together: what {@code changes.csv} has of each of its events
   * is no change of a rating. Otherwise an event that changed nothing is no reason.
   */
  private static List<Reason> counted(List<Reason> recorded) {
    boolean first = recorded.stream().anyMatch(r -> r.kind() == Reason.Kind.FIRST_RATING);
    return recorded.stream()
        .filter(r -> first || r.kind() != Reason.Kind.EVENT || r.number() != 0)
        .map(r -> first && r.kind() == Reason.Kind.EVENT ? r.withoutNumber() : r)
        .toList();
  }

  private void notes(Difference difference, ListedPlayer before, List<Reason> all) {
    String note = notes.getOrDefault(difference.player().id(), "");
    for (String part : Arrays.asList(note.split("[；;]", -1))) {
      boolean name =
          difference.is(Kind.RENAMED) && part.contains("更名") && part.contains(before.name());
      boolean unit =
          difference.is(Kind.MOVED) && part.contains("转会") && part.contains(before.unit());
      if (name || unit) {
        all.add(new Reason(Reason.Kind.NOTE, last, part.strip(), 0));
      }
    }
  }
}
