package org.yifen.book;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.scoresheet.Examined;
import org.yifen.scoresheet.FileReference;
import org.yifen.scoresheet.GameFile;
import org.yifen.scoresheet.Repeats;
import org.yifen.scoresheet.ReportedGame;
import org.yifen.trace.Location;

/**
 * Reads the game files that one report names, each once, on all processors, and compares them with
 * the report. Only a check does: a rating is made of reports alone.
 */
final class ScoreFiles {

  /** Findings of a code that are kept of one report, as of its own. */
  private static final int MOST = 1000;

  /** A game and the name of its file, both as the report has them. */
  private record Wanted(int order, ReportedGame game, FileReference reference) {}

  /** A file that games name. */
  private record Named(Path file, String name) {}

  private final ScoreFolder folder;
  private final Map<Named, List<Wanted>> files = new LinkedHashMap<>();
  private final Examined[] examined;

  private ScoreFiles(String report, int games) {
    this.folder = new ScoreFolder(report);
    this.examined = new Examined[games];
  }

  /**
   * Everything that the records of a report's games have to say against it.
   *
   * @param report its name as the user gave it
   */
  static List<Diagnostic> check(String report, List<ReportedGame> games) {
    if (games.isEmpty()) {
      return List.of();
    }
    ScoreFiles scores = new ScoreFiles(report, games.size());
    for (int i = 0; i < games.size(); i++) {
      scores.find(i, games.get(i));
    }
    // of each file no more is kept than came of its games, so that few are in memory at a time
    scores.files.entrySet().parallelStream().forEach(f -> scores.read(f.getKey(), f.getValue()));
    List<Examined> all = List.of(scores.examined);
    List<Diagnostic> findings = new ArrayList<>();
    all.forEach(e -> findings.addAll(e.findings()));
    findings.addAll(Repeats.in(all));
    return limited(findings, report);
  }

  private void find(int order, ReportedGame game) {
    Optional<FileReference> reference = FileReference.of(game.file());
    if (reference.isEmpty()) {
      examined[order] = Examined.without(game, Notice.SCO_003.at(game.place(), game.file()));
      return;
    }
    ScoreFolder.Found found = folder.find(reference.get());
    if (found.file().isPresent()) {
      files
          .computeIfAbsent(new Named(found.file().get(), found.name()), f -> new ArrayList<>())
          .add(new Wanted(order, game, reference.get()));
      return;
    }
    Notice problem = found.problem().orElseThrow();
    String name = game.file();
    examined[order] =
        Examined.without(
            game,
            problem == Notice.SCO_004
                ? problem.at(game.place(), name, found.detail())
                : problem.at(game.place(), name));
  }

  private void read(Named named, List<Wanted> games) {
    String trouble;
    try {
      byte[] content = content(named.file());
      if (content.length <= GameFile.MOST_BYTES) {
        GameFile file = GameFile.read(named.name(), content);
        games.forEach(w -> examined[w.order()] = file.examine(w.game(), w.reference()));
        return;
      }
      trouble = "> " + GameFile.MOST_BYTES + " @bytes";
    } catch (IOException e) {
      trouble = Disk.reason(e);
    }
    for (Wanted wanted : games) {
      List<Location> places = List.of(wanted.game().place(), new Location.WholeFile(named.name()));
      Diagnostic why = Notice.SCO_002.at(places, wanted.game().file(), trouble);
      examined[wanted.order()] = Examined.without(wanted.game(), why);
    }
  }

  /** The bytes of a file, at most one more than are looked at. */
  private static byte[] content(Path file) throws IOException {
    if (Disk.isPipe(file)) {
      throw new IOException("@pipe");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(GameFile.MOST_BYTES + 1);
    }
  }

  /** No more of a code than anybody reads; the last one kept is followed by one that says so. */
  private static List<Diagnostic> limited(List<Diagnostic> findings, String report) {
    Map<Notice, Integer> counts = new EnumMap<>(Notice.class);
    List<Diagnostic> kept = new ArrayList<>();
    for (Diagnostic finding : findings) {
      int count = counts.merge(finding.notice(), 1, Integer::sum);
      if (count <= MOST) {
        kept.add(finding);
      }
      if (count == MOST) {
        Location whole = new Location.WholeFile(report);
        kept.add(Notice.FIL_012.at(whole, MOST, finding.notice().code()));
      }
    }
    return kept;
  }
}
