package org.yifen.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yifen.audit.ClosedHalf;
import org.yifen.audit.Correction;
import org.yifen.audit.HalfInput.PlaceRow;
import org.yifen.audit.Merge;
import org.yifen.audit.Merging;
import org.yifen.diagnostic.Acknowledgements;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Waiver;
import org.yifen.history.ChangeRow;
import org.yifen.period.Pending;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.publish.Manifest;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.title.Application;
import org.yifen.title.Applications;
import org.yifen.title.Norm;
import org.yifen.trace.Location;

/** A federation's folder: what its files and its lists hold ({@link BookFiles}). */
public final class Book {

  static final String LISTS = "lists";
  static final String REPORTS = "reports";
  static final String PLAYERS = "players.csv";
  static final String WAIVERS = "waivers.csv";
  static final String PLACES = "places.csv";
  static final String ACKNOWLEDGED = "acknowledged.csv";

  /** In the folder of a list that carries corrections: the norms before it, as corrected. */
  static final String EARLIER_NORMS = "earlier-norms.csv";

  static final String CORRECTIONS = "corrections.csv";
  static final String MERGES = "merges.csv";
  static final String MANIFEST = "manifest.json";

  /** The digest of the manifest, as {@code sha256sum} writes it. */
  static final String SEAL = "manifest.sha256";

  /** In a list's folder: the files beside the reports that it was made from, as they were. */
  static final String INPUTS = "inputs";

  /** The files that people edit from half to half. */
  static final List<String> KEPT =
      List.of(PLAYERS, WAIVERS, PLACES, ACKNOWLEDGED, CORRECTIONS, MERGES);

  private final Path root;

  private final BookFiles files;

  /** What each list was made from, as far as asked for. */
  private final Map<PeriodId, Optional<Manifest>> manifests;

  private Book(Path root) {
    this(root, new BookFiles(root), new HashMap<>());
  }

  private Book(Path root, BookFiles files, Map<PeriodId, Optional<Manifest>> manifests) {
    this.root = root;
    this.files = files;
    this.manifests = manifests;
  }

  /** Opens a book; a problem when the folder is none. Ends what a killed run left half done. */
  public static Book open(Path root) throws BookProblem {
    require(root);
    Recovery.tryToRun(root);
    return refusingLater(new Book(root));
  }

  /** Takes a book's lock, to write into it; a problem when the folder is none or is in use. */
  public static BookLock lock(Path root) throws BookProblem {
    require(root);
    return BookLock.take(root);
  }

  /** Opens a book whose lock the caller holds. */
  public static Book open(Path root, BookLock lock) throws BookProblem {
    Recovery.run(root, lock);
    return refusingLater(new Book(root));
  }

  /** A book that a later version of the program wrote might hold what this one would lose. */
  private static Book refusingLater(Book book) throws BookProblem {
    List<PeriodId> lists = book.lists();
    if (!lists.isEmpty()) {
      String file = listFile(lists.get(lists.size() - 1), MANIFEST);
      int format = Manifest.formatOf(Disk.beginning(book.root.resolve(file)));
      if (format > Manifest.FORMAT) {
        throw BookProblem.usage(Notice.AUD_013, book.root, format, Manifest.FORMAT);
      }
    }
    return book;
  }

  /**
   * The book as a list found it: the persons, waivers, titles by place and acknowledged warnings of
   * that time, where the list kept them.
   */
  Book asOf(PeriodId list) {
    return new Book(root, files.asOf(list), manifests);
  }

  /** Whether a list is one that a dry run would have written. */
  boolean isRehearsed(PeriodId list) {
    return files.rehearsed().contains(listFile(list, "register.csv"));
  }

  /** Whether this is the book as a list found it, with everything that list kept. */
  boolean isPast() {
    return files.isPast();
  }

  private static void require(Path root) throws BookProblem {
    if (!Files.isDirectory(root.resolve(LISTS))) {
      throw BookProblem.usage(Notice.ENV_003, root);
    }
  }

  public Path root() {
    return root;
  }

  /** The lists of the book, the oldest first. */
  public List<PeriodId> lists() throws BookProblem {
    try (Stream<Path> folders = Files.list(root.resolve(LISTS))) {
      Stream<String> written =
          folders.filter(Files::isDirectory).map(folder -> folder.getFileName().toString());
      Stream<String> others =
          files.rehearsed().stream().filter(f -> f.contains("/")).map(f -> f.split("/", -1)[1]);
      return Stream.concat(written, others)
          .map(PeriodId::parse)
          .flatMap(Optional::stream)
          .distinct()
          .sorted()
          .toList();
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_009, LISTS, Disk.reason(e));
    }
  }

  public Register register(PeriodId list) throws BookProblem {
    return files.required(listFile(list, "register.csv"), BookTables::register);
  }

  public List<Pending> pending(PeriodId list) throws BookProblem {
    return files.optional(listFile(list, "pending.csv"), BookTables::pending);
  }

  /** The persons; of those whose ids were merged only the ones who remain. */
  public List<Player> players() throws BookProblem {
    List<Player> written = written();
    List<Merge> merges = merges();
    return merges.isEmpty() ? written : new Merging(merges).players(written);
  }

  /** The persons as they are written, also those whose ids were merged. */
  List<Player> written() throws BookProblem {
    return files.required(PLAYERS, BookTables::players);
  }

  /** What is put right of published half-years. */
  public List<Correction> corrections() throws BookProblem {
    return files.optional(CORRECTIONS, CorrectionTables::corrections);
  }

  /** Ids that turned out to be of one person. */
  public List<Merge> merges() throws BookProblem {
    return files.optional(MERGES, CorrectionTables::merges);
  }

  public List<Waiver> waivers() throws BookProblem {
    return files.optional(WAIVERS, BookTables::waivers);
  }

  public List<PlaceRow> places() throws BookProblem {
    return files.optional(PLACES, BookTables::places);
  }

  /** The warnings that were looked at and are in order. */
  public Acknowledgements acknowledged() throws BookProblem {
    return new Acknowledgements(files.optional(ACKNOWLEDGED, BookTables::acknowledged));
  }

  /** The norms made in a list. */
  List<Norm> norms(PeriodId list) throws BookProblem {
    return files.optional(listFile(list, "norms.csv"), TitleTables::norms);
  }

  /** What a list's changes tell of one player; nothing where the list has none. */
  List<ChangeRow> changes(PeriodId list, String id) throws BookProblem {
    String file = listFile(list, "changes.csv");
    return files.some(file, (name, text) -> BookTables.changes(name, rowsWith(id, text), id));
  }

  /** What a published list says beside a player; empty where it says nothing. */
  String note(PeriodId list, String id) throws BookProblem {
    String file = listFile(list, "list.csv");
    return String.join(
        "", files.some(file, (name, text) -> BookTables.notes(name, rowsWith(id, text), id)));
  }

  /** The header and the lines with an id, of a file without quoted cells; else all of it. */
  private static String rowsWith(String id, String text) {
    int header = text.indexOf('\n') + 1;
    if (header == 0 || text.indexOf('"') >= 0) {
      return text;
    }
    return text.substring(0, header)
        + text.substring(header)
            .lines()
            .filter(line -> line.contains(id))
            .collect(Collectors.joining("\n"));
  }

  /** The titles that a list says may be applied for. */
  List<Application> applications(PeriodId list) throws BookProblem {
    return files.optional(listFile(list, "applications.csv"), TitleTables::applications);
  }

  /**
   * The norms made in the lists before one, with the last day of their half: the event's own day
   * where a report of the book tells it.
   */
  public List<Applications.Made> normsBefore(
      PeriodId period, Regulation regulation, Map<String, LocalDate> ends) throws BookProblem {
    List<Applications.Made> made = new ArrayList<>();
    int years = regulation.rules().norms().validityYears();
    for (PeriodId list : lists()) {
      boolean relevant = list.compareTo(period) < 0 && period.minus(list) <= 2 * years + 1;
      if (!relevant) {
        continue;
      }
      String corrected = listFile(list, EARLIER_NORMS);
      if (files.exists(corrected)) {
        made.clear(); // what the lists before had recorded was put right
        made.addAll(files.required(corrected, TitleTables::earlierNorms));
      }
      LocalDate close = regulation.rules().halves().lastDay(list);
      for (Norm norm : norms(list)) {
        LocalDate end = ends.getOrDefault(norm.event(), close);
        made.add(new Applications.Made(norm.event(), norm.id(), norm.title(), norm.games(), end));
      }
    }
    return made;
  }

  /** The reports that lists before a period used, by path, with the list. */
  public Map<String, UsedReport> usedBefore(PeriodId period) throws BookProblem {
    Map<String, UsedReport> used = new HashMap<>();
    for (PeriodId list : lists()) {
      if (list.compareTo(period) < 0) {
        for (Manifest.FileDigest input : manifest(list).map(Manifest::inputs).orElse(List.of())) {
          if (!input.event().isEmpty()) {
            used.put(input.file(), new UsedReport(list, input));
          }
        }
      }
    }
    return used;
  }

  /** What a list was made from; empty when it has no manifest, or one that cannot be read. */
  Optional<Manifest> manifest(PeriodId list) throws BookProblem {
    Optional<Manifest> known = manifests.get(list);
    if (known == null) {
      String file = listFile(list, MANIFEST);
      known =
          Files.exists(root.resolve(file))
              ? Manifest.read(Disk.read(root.resolve(file), file))
              : Optional.empty();
      manifests.put(list, known);
    }
    return known;
  }

  /**
   * Refuses to build on a calculated list whose files are not what its manifest says. An opening
   * list, which people gave, may be put right by hand.
   */
  void requireIntact(PeriodId list) throws BookProblem {
    Optional<Manifest> manifest = manifest(list).filter(Manifest::isCalculated);
    if (manifest.isEmpty() || isRehearsed(list)) {
      return;
    }
    for (Manifest.FileDigest output : manifest.get().outputs()) {
      String file = listFile(list, output.file());
      if (files.digest(file).filter(digest -> !digest.equals(output.sha256())).isPresent()) {
        throw BookProblem.input(Notice.AUD_003, new Location.WholeFile(file), file, list);
      }
    }
  }

  /** The bytes of the files that a list keeps beside its own, by their names in its folder. */
  Map<String, byte[]> kept() throws BookProblem {
    Map<String, byte[]> kept = new HashMap<>();
    for (String file : KEPT) {
      if (files.isUsed(file) && files.exists(file)) {
        kept.put(INPUTS + "/" + file, files.text(file).getBytes(StandardCharsets.UTF_8));
      }
    }
    return kept;
  }

  /** A report that a published list used. */
  public record UsedReport(PeriodId list, Manifest.FileDigest digest) {}

  /** The SHA-256 of a list's manifest; empty when it has none. */
  String manifestDigest(PeriodId list) throws BookProblem {
    Path file = root.resolve(listFile(list, MANIFEST));
    return Files.exists(file) ? Digests.sha256(Disk.read(file, listFile(list, MANIFEST))) : "";
  }

  static String listFile(PeriodId list, String name) {
    return LISTS + "/" + list + "/" + name;
  }

  /** The digests of the book's own files that the half-year at hand has used, by path. */
  Map<String, String> digests() {
    return files.digestsUsed();
  }

  /** Starts to note anew which files a half-year uses. */
  void startHalf() {
    files.start();
  }

  /** Reads a list's manifest anew when it is next asked for. */
  void forgetManifest(PeriodId list) {
    manifests.remove(list);
  }

  /** Lets go of a list's files, so that whoever goes through all lists holds a few at a time. */
  public void forget(PeriodId list) {
    files.forgetAll(LISTS + "/" + list);
  }

  /** Takes over what a half-year has just written, which the next one opens with. */
  void wrote(ClosedHalf half, Map<String, byte[]> written) {
    if (!half.persons().isEmpty()) {
      files.forget(PLAYERS);
    }
    manifests.remove(half.period());
    found(half, written);
  }

  /** Takes over what a half-year led to, which stands on the disk: the next one opens with it. */
  void found(ClosedHalf half, Map<String, byte[]> written) {
    take(half.period(), "register.csv", half.closing(), written);
    take(half.period(), "pending.csv", half.pending(), written);
  }

  /** Takes over what a half-year of a dry run would have written, for the next one to open with. */
  void rehearse(Map<String, byte[]> written) {
    files.rehearse(written);
  }

  private void take(PeriodId list, String name, Object value, Map<String, byte[]> written) {
    files.take(listFile(list, name), value, written.getOrDefault(name, new byte[0]));
  }

  /** The text of a file of the book; a problem when it is missing or not UTF-8. */
  String text(String file) throws BookProblem {
    return files.text(file);
  }
}
