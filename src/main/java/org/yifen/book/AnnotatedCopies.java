package org.yifen.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.report.Reports;
import org.yifen.report.grid.Grid;
import org.yifen.report.workbook.AnnotatedCopy;
import org.yifen.trace.Location;

/** Writes the annotated copies of checked reports into a folder; the reports stay as they are. */
public final class AnnotatedCopies {

  private final Path folder;
  private final boolean force;
  private final Language language;
  private final Set<String> taken = new HashSet<>();
  private final List<Path> written = new ArrayList<>();
  private final List<Diagnostic> findings = new ArrayList<>();
  private boolean refused;

  /**
   * Into a folder, which is made when there is none.
   *
   * @param force whether files there that are not untouched copies of ours may be replaced
   */
  public AnnotatedCopies(Path folder, boolean force, Language language) {
    this.folder = folder;
    this.force = force;
    this.language = language;
  }

  /** Writes a copy of each report that could be read; says of the others why there is none. */
  public void write(List<ReportCheck.Checked> reports) throws BookProblem {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, folder, Disk.reason(e));
    }
    Set<Object> originals = new HashSet<>();
    for (ReportCheck.Checked report : reports) {
      Path original = Path.of(report.file().name());
      if (Files.exists(original)) {
        originals.add(identity(original));
      }
    }
    for (ReportCheck.Checked report : reports) {
      write(report, originals);
    }
  }

  private void write(ReportCheck.Checked report, Set<Object> originals) throws BookProblem {
    String name = report.file().name();
    Location whole = new Location.WholeFile(name);
    if (report.file().sha256().isEmpty()) {
      findings.add(Notice.ENV_029.at(whole, name));
      return;
    }
    byte[] content = Disk.read(Path.of(name), name);
    if (!Digests.sha256(content).equals(report.file().sha256())) {
      throw BookProblem.environment(Notice.ENV_009, name, "@changed");
    }
    Optional<Grid> grid = Reports.read(name, content).grid();
    if (grid.isEmpty()) {
      findings.add(Notice.ENV_029.at(whole, name));
      return;
    }
    String file = Path.of(name).toAbsolutePath().normalize().getFileName().toString();
    AnnotatedCopy copy = AnnotatedCopy.of(file, content, grid.get(), report.findings(), language);
    Path target = folder.resolve(freeName(copy.name()));
    if (mayReplace(target, originals)) {
      Disk.save(target, copy.content(), true);
      written.add(target);
      copy.drawnAnew().ifPresent(notice -> findings.add(notice.at(whole)));
    }
  }

  /** The name, or one with a number where another report has taken it; letters' case apart. */
  private String freeName(String name) {
    int dot = name.lastIndexOf('.');
    String free = name;
    for (int i = 2; !taken.add(free.toLowerCase(Locale.ROOT)); i++) {
      free = name.substring(0, dot) + "-" + i + name.substring(dot);
    }
    return free;
  }

  /** The same for one file under two names; systems that do not number files compare paths. */
  private static Object identity(Path file) throws BookProblem {
    try {
      @Nullable Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
      return key == null ? file.toRealPath() : key;
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_009, file, Disk.reason(e));
    }
  }

  private boolean mayReplace(Path target, Set<Object> originals) throws BookProblem {
    if (!Files.exists(target)) {
      return true;
    }
    if (originals.contains(identity(target))) {
      return refuse(Notice.ENV_026, target);
    }
    boolean ours =
        Files.isRegularFile(target)
            && AnnotatedCopy.isUntouched(Disk.read(target, target.toString()));
    return ours || (force && !Files.isDirectory(target)) || refuse(Notice.ENV_020, target);
  }

  private boolean refuse(Notice notice, Path target) {
    findings.add(notice.at(new Location.WholeFile(target.toString()), target));
    refused = true;
    return false;
  }

  /** The copies written, in the order of the reports. */
  public List<Path> written() {
    return List.copyOf(written);
  }

  /** What there is to say about the copies: none made, not replaced, drawn anew. */
  public List<Diagnostic> findings() {
    return List.copyOf(findings);
  }

  /** Whether a copy was not written because of the file in its place. */
  public boolean isRefused() {
    return refused;
  }
}
