package org.yifen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.book.BookProblem;
import org.yifen.book.ReportCheck;
import org.yifen.book.ReportProgress;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.Regulation;
import org.yifen.report.SampleFiles;
import org.yifen.trace.Location;

/**
 * Every file of the samples, checked alone, gives exactly the findings of {@code
 * samples/expected-findings.tsv}: no finding more, none fewer, none elsewhere. Each line of that
 * table was compared with the file itself, its cells or lines looked at by another program.
 *
 * <p>A row is the file, the kind, the layout and scoring that were found, and the findings in
 * reading order, each its code and its places. A code that comes more than {@value #FOLDED} times
 * stands once, with its count, first and last place.
 */
class SampleFindingsTest {

  private static final int FOLDED = 3;
  private static final Path EXPECTED = Path.of("src/test/resources/samples/expected-findings.tsv");
  private static final List<String> FOLDERS =
      List.of("chess-results", "club-workbooks", "hard-workbooks", "krause", "trf");

  private static final Map<String, String> ROWS = rows();

  private static Map<String, String> rows() {
    Map<String, String> rows = new LinkedHashMap<>();
    try (Stream<String> lines = Files.lines(EXPECTED)) {
      lines
          .filter(line -> !line.startsWith("#"))
          .forEach(line -> rows.put(line.substring(0, line.indexOf('\t')), line));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  static Stream<Path> samples() {
    return FOLDERS.stream().flatMap(folder -> SampleFiles.in(folder).stream());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySampleGivesExactlyItsFindings(Path sample) throws BookProblem {
    assertThat(row(sample)).isEqualTo(ROWS.get(name(sample)));
  }

  @Test
  void noRowIsOfAFileThatIsNotThere() {
    assertThat(samples().map(SampleFindingsTest::name)).containsAll(ROWS.keySet());
  }

  private static String name(Path sample) {
    return sample.getParent().getFileName() + "/" + sample.getFileName();
  }

  private static String row(Path sample) throws BookProblem {
    ReportCheck.Checked checked =
        ReportCheck.alone(Regulation.builtIn())
            .all(List.of(sample.toString()), ReportProgress.NONE)
            .get(0);
    return String.join(
        "\t",
        name(sample),
        checked.file().kind(),
        checked.file().layout().map(Enum::name).orElse(""),
        checked.file().event().map(e -> e.scoring().code()).orElse(""),
        String.join(" | ", findings(checked.findings())));
  }

  private static List<String> findings(List<Diagnostic> findings) {
    Map<Notice, List<Diagnostic>> byCode =
        findings.stream()
            .collect(
                Collectors.groupingBy(Diagnostic::notice, LinkedHashMap::new, Collectors.toList()));
    List<String> texts = new ArrayList<>();
    for (Diagnostic finding : findings) {
      List<Diagnostic> same = byCode.get(finding.notice());
      String code = finding.notice().code();
      if (same.size() <= FOLDED) {
        texts.add((code + " " + places(finding)).strip());
      } else if (same.get(0).equals(finding)) {
        String first = places(finding);
        String last = places(same.get(same.size() - 1));
        String range = first.equals(last) ? first : first + " … " + last;
        texts.add((code + " ×" + same.size() + " " + range).strip());
      }
    }
    return texts;
  }

  /** Cells as {@code sheet!A1}, lines as {@code :7}; nothing for the file as a whole. */
  private static String places(Diagnostic finding) {
    return finding.places().stream()
        .map(SampleFindingsTest::place)
        .filter(p -> !p.isEmpty())
        .distinct()
        .collect(Collectors.joining(" "));
  }

  private static String place(Location place) {
    if (place.line() > 0) {
      return ":" + place.line();
    }
    String sheet = place.sheet().isEmpty() ? "" : place.sheet() + "!";
    return place.cell().isEmpty() ? "" : sheet + place.cell();
  }
}
