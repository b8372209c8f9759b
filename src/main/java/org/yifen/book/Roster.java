package org.yifen.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Section;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;
import org.yifen.regulation.PeriodId;

/** The players of a book as they now are: who they are, and the ratings of the newest list. */
public final class Roster {

  private static final String SEPARATORS = "[,，、;；\\s]+";
  private static final List<String> HEADINGS = List.of("id", "编号");
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Map<String, RegisterEntry> entries = new TreeMap<>();
  private final Roll roll;

  private Roster(Register register, List<Player> persons) {
    List<Player> all = Player.all(register, persons);
    this.roll = new Roll(all);
    for (Player player : all) {
      RegisterEntry entry =
          register.find(player.id()).map(e -> e.as(player)).orElse(RegisterEntry.of(player));
      entries.put(player.id(), entry);
    }
  }

  /** Reads a book's register and persons. */
  public static Roster of(Path folder) throws BookProblem {
    Book book = Book.open(folder);
    List<PeriodId> lists = book.lists();
    if (lists.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, folder);
    }
    return new Roster(book.register(lists.get(lists.size() - 1)), book.players());
  }

  /** All players who may play in a section, by id. */
  public List<RegisterEntry> admittedTo(Optional<Section> section) {
    return entries.values().stream()
        .filter(e -> section.map(s -> s.admits(e.sex())).orElse(true))
        .toList();
  }

  /**
   * The players of a list of ids or names, in its order: a file with one a line (of a CSV the first
   * column), or the list itself. A problem when one is unknown, or a name has several.
   */
  public List<RegisterEntry> named(String fileOrList) throws BookProblem {
    List<RegisterEntry> named = new ArrayList<>();
    for (String word : words(fileOrList)) {
      named.add(find(word));
    }
    return named;
  }

  private static List<String> words(String fileOrList) throws BookProblem {
    Path file = Path.of(fileOrList);
    if (!Files.isRegularFile(file)) {
      return List.of(fileOrList.split(SEPARATORS)).stream().filter(w -> !w.isEmpty()).toList();
    }
    String text = Disk.text(Disk.read(file, fileOrList), fileOrList);
    String plain = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    return plain
        .lines()
        .map(line -> line.split("[,，\t;]", 2)[0].strip())
        .filter(word -> !word.isEmpty() && !HEADINGS.contains(word))
        .toList();
  }

  private RegisterEntry find(String word) throws BookProblem {
    RegisterEntry byId = entries.get(word);
    if (byId != null) {
      return byId;
    }
    List<String> ids = roll.named(word).stream().map(Player::id).toList();
    if (ids.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_011, word);
    }
    RegisterEntry only = entries.get(ids.get(0));
    if (ids.size() > 1 || only == null) {
      throw BookProblem.usage(Notice.ENV_012, word, String.join("、", ids));
    }
    return only;
  }
}
