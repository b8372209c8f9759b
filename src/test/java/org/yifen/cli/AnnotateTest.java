package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check --annotate}: copies beside the reports, and nothing of anybody's overwritten. */
class AnnotateTest {

  private static final Path FAULTY = Path.of("sample-reports", "faulty");

  @TempDir Path temporary;
  private Path report;
  private Path copies;

  @BeforeEach
  void aReport() throws IOException {
    report = temporary.resolve("cup.xlsx");
    Files.copy(FAULTY.resolve("RES-002-contradict.xlsx"), report);
    copies = temporary.resolve("marked/copies");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(copies)) {
      return files.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void theReportStaysAsItIs() throws IOException {
    byte[] before = Files.readAllBytes(report);
    FileTime time = FileTime.fromMillis(1_700_000_000_000L);
    Files.setLastModifiedTime(report, time);

    Run run = Run.of("check", report, "--annotate", copies);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEqualTo("annotated copy: " + copies.resolve("cup.xlsx") + "\n");
    assertThat(names()).containsExactly("cup.xlsx");
    assertThat(Files.readAllBytes(report)).isEqualTo(before);
    assertThat(Files.getLastModifiedTime(report)).isEqualTo(time);
  }

  @Test
  void aCopyOfOursIsReplacedButNotOneThatSomebodyEdited() throws IOException {
    Run.of("check", report, "--annotate", copies);
    byte[] made = Files.readAllBytes(copies.resolve("cup.xlsx"));
    assertThat(Run.of("check", report, "--annotate", copies).code()).isEqualTo(ExitCode.INPUT);
    Files.copy(report, copies.resolve("other.xlsx"));
    Files.move(copies.resolve("other.xlsx"), copies.resolve("theirs.xlsx"));
    Path theirs = temporary.resolve("theirs.xlsx");
    Files.copy(report, theirs);

    Run refused = Run.of("check", report, theirs, "--annotate", copies);

    assertThat(refused.code()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.err()).contains("ENV-020", "theirs.xlsx exists");
    assertThat(copies.resolve("theirs.xlsx")).hasSameBinaryContentAs(theirs);
    assertThat(copies.resolve("cup.xlsx")).hasBinaryContent(made);
    assertThat(Run.of("check", theirs, "--annotate", copies, "--force").code())
        .isEqualTo(ExitCode.INPUT);
    assertThat(Files.readAllBytes(copies.resolve("theirs.xlsx")))
        .isNotEqualTo(Files.readAllBytes(theirs));
  }

  @Test
  void theReportItselfIsNeverReplaced() throws IOException {
    byte[] before = Files.readAllBytes(report);
    Path link = temporary.resolve("link");
    Files.createSymbolicLink(link, temporary);

    for (Path folder : List.of(temporary, link)) {
      Run run = Run.of("check", report, "--annotate", folder, "--force");
      assertThat(run.code()).isEqualTo(ExitCode.USAGE);
      assertThat(run.err()).contains("ENV-026");
    }
    assertThat(report).hasBinaryContent(before);
  }

  @Test
  void reportsOfOneNameGetTwo() throws IOException {
    Path other = Files.createDirectories(temporary.resolve("other")).resolve("CUP.xlsx");
    Files.copy(FAULTY.resolve("PLY-012-no-name.xlsx"), other);
    Path csv = temporary.resolve("cup.csv");
    Files.copy(FAULTY.resolve("RES-003-unknown-opponent.csv"), csv);

    Run.of("check", report, other, csv, "--annotate", copies);

    assertThat(names()).containsExactly("CUP-2.xlsx", "cup-3.xlsx", "cup.xlsx");
  }

  @Test
  void ofAFileThatCannotBeReadThereIsNone() throws IOException {
    Path damaged = FAULTY.resolve("FIL-007-damaged.xlsx");

    Run run = Run.of("check", damaged, temporary.resolve("none.xlsx"), "--annotate", copies);

    assertThat(run.code()).isEqualTo(ExitCode.ENVIRONMENT);
    assertThat(run.err().split("ENV-029", -1)).hasSize(3);
    assertThat(names()).isEmpty();
  }

  @Test
  void standardOutputIsJsonAlone() {
    Run plain = Run.of("check", report, "--format", "json");
    Run run = Run.of("check", report, "--format", "json", "--annotate", copies);

    assertThat(run.out()).isEqualTo(plain.out());
  }

  @Test
  void aFolderThatCannotBeMadeIsSaid() throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "x");

    Run run = Run.of("check", report, "--annotate", file);

    assertThat(run.code()).isEqualTo(ExitCode.ENVIRONMENT);
    assertThat(run.err()).contains("ENV-002");
  }
}
