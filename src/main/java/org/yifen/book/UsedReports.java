package org.yifen.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.publish.Manifest;
import org.yifen.regulation.PeriodId;

/** The reports that published lists were made from, as their manifests name them. */
final class UsedReports {

  private UsedReports() {}

  /** Whether a list tells what it was made from. */
  static boolean areTold(Book book, PeriodId list) {
    return Files.exists(book.root().resolve(Book.listFile(list, Book.MANIFEST)));
  }

  /** The reports of a list; none where no manifest tells them. */
  static List<Manifest.FileDigest> of(Book book, PeriodId list) throws BookProblem {
    return book.manifest(list).map(Manifest::inputs).orElse(List.of()).stream()
        .filter(input -> !input.event().isEmpty())
        .toList();
  }

  /** The same without those that put earlier halves right. */
  static List<Manifest.FileDigest> ofHalf(Book book, PeriodId list) throws BookProblem {
    Set<String> corrections = HalfReports.correcting(book.asOf(list));
    return of(book, list).stream().filter(used -> !corrections.contains(used.file())).toList();
  }

  /** The paths of those that are not there any more, or were changed since. */
  static List<String> gone(Book book, List<Manifest.FileDigest> wanted, Collection<ReportFile> read)
      throws BookProblem {
    Map<String, String> known =
        read.stream().collect(Collectors.toMap(ReportFile::name, ReportFile::sha256));
    List<String> gone = new ArrayList<>();
    for (Manifest.FileDigest file : wanted) {
      String digest = known.get(file.file());
      if (digest == null && Files.isRegularFile(book.root().resolve(file.file()))) {
        digest = Digests.sha256(Disk.read(book.root().resolve(file.file()), file.file()));
      }
      if (!file.sha256().equals(digest)) {
        gone.add(file.file());
      }
    }
    return gone;
  }

  /**
   * Some reports, read.
   *
   * @param gone the paths of those that are not there or are no longer what the list used
   */
  record Found(List<ReportFile> reports, List<String> gone) {}

  /** Reads reports on all processors, in their order. */
  static Found read(Book book, List<Manifest.FileDigest> wanted, ReportProgress progress) {
    List<Path> files = wanted.stream().map(w -> book.root().resolve(w.file())).toList();
    progress.start(files.size());
    List<ReportFile> read = ReportFiles.readAll(book.root(), files, progress::one);
    progress.end();
    List<ReportFile> same = new ArrayList<>();
    List<String> gone = new ArrayList<>();
    for (int i = 0; i < read.size(); i++) {
      if (read.get(i).sha256().equals(wanted.get(i).sha256())) {
        same.add(read.get(i));
      } else {
        gone.add(wanted.get(i).file());
      }
    }
    return new Found(same, gone);
  }
}
