package org.yifen.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.audit.ClosedHalf;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.diagnostic.Severity;
import org.yifen.publish.FindingsReader;
import org.yifen.publish.Manifest;
import org.yifen.publish.TableDifference;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.report.csv.CsvTable;
import org.yifen.trace.Location;

/**
 * One list held against what it was made from: its links in the chain, then every file against the
 * same file made again.
 *
 * @param replayed whether it was calculated again; an opening list, which was given, is not
 * @param compared how many files were compared
 * @param findings what is wrong, the links first
 * @param differences the cells that differ, those of the calculation first
 * @param derivation the rows of the first player concerned, on both sides; empty without one
 */
public record ListAudit(
    PeriodId list,
    boolean replayed,
    int compared,
    List<Diagnostic> findings,
    List<TableDifference> differences,
    Optional<BothSides> derivation) {

  /** In the order in which one file leads to the next. */
  private static final List<String> ORDER =
      List.of(
          "changes.csv",
          "pending.csv",
          "register.csv",
          "list.csv",
          "norms.csv",
          "applications.csv",
          "findings.json",
          "list.xlsx");

  private static final Set<String> OPENS_THE_NEXT = Set.of("register.csv", "pending.csv");

  /** Differing rows of one list that are told one by one. */
  private static final int TOLD = 10;

  public ListAudit {
    findings = List.copyOf(findings);
    differences = List.copyOf(differences);
  }

  /** Whether there is nothing against the list. */
  public boolean isClean() {
    return findings.stream().noneMatch(f -> f.notice().severity() == Severity.ERROR);
  }

  /** Checks one list. */
  public static ListAudit of(Book book, Editions editions, PeriodId list, ReportProgress progress)
      throws BookProblem {
    try {
      return checked(book, editions, list, progress);
    } catch (BookProblem e) {
      List<Diagnostic> found = new ArrayList<>(ListChain.check(book, list));
      found.addAll(e.findings());
      found.add(Notice.AUD_012.at(new Location.WholeFile(Book.LISTS + "/" + list), list));
      return notReplayed(list, found);
    }
  }

  private static ListAudit checked(
      Book book, Editions editions, PeriodId list, ReportProgress progress) throws BookProblem {
    Regulation regulation = editions.of(list);
    Optional<Manifest> manifest = book.manifest(list).filter(Manifest::isCalculated);
    if (manifest.isEmpty() || !book.lists().contains(list.previous())) {
      return notReplayed(list, ListChain.check(book, list));
    }
    String others = otherTables(manifest.get(), regulation);
    if (!others.isEmpty()) {
      List<Diagnostic> found = new ArrayList<>(ListChain.check(book, list));
      found.add(
          Notice.AUD_014.at(
              new Location.WholeFile(Book.listFile(list, Book.MANIFEST)), list, others));
      return notReplayed(list, found);
    }
    HalfReports reports = HalfReports.again(book, regulation, list, progress);
    Map<String, String> read =
        reports.of(list).stream().collect(Collectors.toMap(ReportFile::name, ReportFile::sha256));
    List<Diagnostic> found = new ArrayList<>(ListChain.check(book, list, read));
    if (!book.asOf(list).isPast()) {
      found.add(Notice.AUD_015.at(new Location.WholeFile(Book.LISTS + "/" + list), list));
    }
    HalfRun run = new HalfRun(book, editions, reports);
    Read<ClosedHalf> closed = run.again(list);
    if (closed.value().isEmpty()) {
      closed.diagnostics().stream()
          .filter(d -> d.notice().severity() == Severity.ERROR)
          .forEach(found::add);
      found.add(Notice.AUD_012.at(new Location.WholeFile(Book.LISTS + "/" + list), list));
      return notReplayed(list, found);
    }
    return compared(book, list, run.files(closed.value().get()), closed.value().get(), found);
  }

  private static ListAudit notReplayed(PeriodId list, List<Diagnostic> found) {
    return new ListAudit(list, false, 0, found, List.of(), Optional.empty());
  }

  private static String otherTables(Manifest manifest, Regulation regulation) {
    Map<String, String> digests =
        Manifest.tables(regulation, Digests::sha256).stream()
            .collect(Collectors.toMap(Manifest.FileDigest::file, Manifest.FileDigest::sha256));
    return manifest.tables().stream()
        .filter(t -> !t.sha256().equals(digests.get(t.file())))
        .map(Manifest.FileDigest::file)
        .collect(Collectors.joining(", "));
  }

  private static ListAudit compared(
      Book book, PeriodId list, Map<String, byte[]> again, ClosedHalf half, List<Diagnostic> found)
      throws BookProblem {
    List<TableDifference> differences = new ArrayList<>();
    for (String name : ORDER) {
      Path file = book.root().resolve(Book.listFile(list, name));
      byte[] made = again.get(name);
      if (made == null || !Files.isRegularFile(file)) {
        continue; // the chain says that it is missing
      }
      byte[] published = Disk.read(file, Book.listFile(list, name));
      if (!Arrays.equals(published, made) && !sayTheSame(name, published, made)) {
        List<TableDifference> cells = cells(name, published, made);
        differences.addAll(cells);
        found.addAll(told(list, name, cells));
      }
    }
    boolean same = differences.stream().noneMatch(d -> OPENS_THE_NEXT.contains(d.file()));
    if (same && found.stream().noneMatch(f -> f.notice().severity() == Severity.ERROR)) {
      book.found(half, again); // so that the next list need not read it
    }
    Optional<BothSides> sides =
        differences.isEmpty()
            ? Optional.empty()
            : BothSides.of(book, list, half, differences.get(0).player(), again);
    return new ListAudit(list, true, ORDER.size(), found, differences, sides);
  }

  /** Findings about the folder at that moment are no part of the half-year. */
  private static boolean sayTheSame(String name, byte[] published, byte[] made) {
    if (!name.equals("findings.json")) {
      return false;
    }
    Optional<List<String>> before = FindingsReader.ofTheHalf(published);
    return before.isPresent() && before.equals(FindingsReader.ofTheHalf(made));
  }

  private static List<TableDifference> cells(String name, byte[] published, byte[] made) {
    if (!TableDifference.hasRows(name)) {
      return List.of();
    }
    try {
      return TableDifference.of(
          name, CsvTable.parse(Disk.text(published, name)), CsvTable.parse(Disk.text(made, name)));
    } catch (BookProblem | CsvTable.CsvException e) {
      return List.of(); // not a table any more: the file as a whole differs
    }
  }

  private static List<Diagnostic> told(PeriodId list, String name, List<TableDifference> cells) {
    Location file = new Location.WholeFile(Book.listFile(list, name));
    if (cells.isEmpty()) {
      return List.of(Notice.AUD_011.at(file, name, list));
    }
    return cells.stream()
        .limit(TOLD)
        .map(
            c ->
                Notice.AUD_010.at(
                    file, name, String.join(" ", c.key()), c.column(), c.before(), c.after()))
        .toList();
  }
}
