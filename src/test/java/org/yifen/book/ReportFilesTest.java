package org.yifen.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files among the reports are reports. */
class ReportFilesTest {

  private static final Path TRF = Path.of("src/test/resources/trf/plain-valid.trf");
  private static final Path XLSX = Path.of("sample-reports/reports/2026-03-15-men-master.xlsx");

  @TempDir Path temporary;

  @ParameterizedTest
  @ValueSource(strings = {"a.xlsx", "A.XLS", "a.csv", "a.trf", "A.TRF"})
  void byName(String name) throws IOException {
    assertThat(ReportFiles.isReport(Files.writeString(temporary.resolve(name), "?"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.txt", "a.tab", "report"})
  void byContentUnderAnyOtherName(String name) throws IOException {
    Path trf = Files.copy(TRF, temporary.resolve(name));
    Path workbook = Files.copy(XLSX, temporary.resolve("x" + name));

    assertThat(ReportFiles.isReport(trf)).isTrue();
    assertThat(ReportFiles.isReport(workbook)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "notes", "赛事名称,杯赛\n\n序号,姓名,1\n1,王斌,×\n", "%PDF-1.4", "PK\u0003\u0004"})
  void otherContentIsPassedOver(String content) throws IOException {
    assertThat(ReportFiles.isReport(Files.writeString(temporary.resolve("a.txt"), content)))
        .isFalse();
  }

  @Test
  void aFileThatCannotBeReadIsPassedOver() {
    assertThat(ReportFiles.isReport(temporary.resolve("none.txt"))).isFalse();
  }

  /** Nothing ever writes into the pipe: reading it would wait for ever. */
  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aPipeIsNamedAndNotWaitedFor() throws IOException, InterruptedException {
    Path pipe = temporary.resolve("pipe.csv");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();

    assertThat(ReportFiles.read(pipe, "pipe.csv").findings())
        .extracting(d -> d.notice().code())
        .containsExactly("FIL-014");
    assertThatThrownBy(() -> Disk.read(pipe, "pipe.csv")).isInstanceOf(BookProblem.class);
  }

  /** A link to a file that is gone may well have been a report: it is named, not passed over. */
  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aLinkToNothingIsAmongTheReports() throws IOException, BookProblem {
    Path link =
        Files.createSymbolicLink(temporary.resolve("cup.xlsx"), temporary.resolve("gone.xlsx"));

    assertThat(ReportFiles.below(temporary)).containsExactly(link);
    assertThat(ReportFiles.read(link, "cup.xlsx").findings())
        .extracting(d -> d.notice().code())
        .containsExactly("FIL-001");
  }

  /** The folder of reports may be kept elsewhere, and so may one inside it. */
  @Test
  void linkedFoldersAreLookedInto() throws IOException, BookProblem {
    Path elsewhere = Files.createDirectories(temporary.resolve("elsewhere/cups"));
    Files.writeString(elsewhere.resolve("cup.csv"), "1");
    Path reports = Files.createSymbolicLink(temporary.resolve("reports"), elsewhere.getParent());
    Path own = Files.createDirectories(temporary.resolve("own"));
    Files.createSymbolicLink(own.resolve("cups"), elsewhere);

    assertThat(ReportFiles.below(reports)).containsExactly(reports.resolve("cups/cup.csv"));
    assertThat(ReportFiles.below(own)).containsExactly(own.resolve("cups/cup.csv"));
  }
}
