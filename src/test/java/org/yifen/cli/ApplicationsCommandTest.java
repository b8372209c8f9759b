package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;

@DisplayName("yifen applications (article 10)")
class ApplicationsCommandTest {

  private static final Path BOOK = Path.of("sample-reports");

  @TempDir Path folder;

  private static List<String> rows(Path file, int sheet) throws IOException {
    List<String> rows = new ArrayList<>();
    try (InputStream in = Files.newInputStream(file);
        Workbook workbook = WorkbookFactory.create(in)) {
      Sheet page = workbook.getSheetAt(sheet);
      DataFormatter text = new DataFormatter();
      for (Row row : page) {
        List<String> cells = new ArrayList<>();
        for (Cell cell : row) {
          cells.add(text.formatCellValue(cell));
        }
        rows.add(String.join("|", cells));
      }
    }
    return rows;
  }

  @Test
  void theTitlesOfTheNewestList() throws IOException {
    Run run = Run.of("applications", BOOK, "--format", "csv");

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .isEqualTo(Files.readString(BOOK.resolve("lists/2026-07/applications.csv")));
    assertThat(Run.of("applications", BOOK).out()).contains("P018", "man master", "18");
    assertThat(Run.of("applications", BOOK, "--period", "2026-01").out())
        .isEqualTo("2026-01: no title can be applied for.\n");
    assertThat(Run.of("applications", BOOK, "--period", "2025-01").code()).isEqualTo(2);
  }

  @Test
  @DisplayName("a form: the person, what it rests on, and every game with its cell in the report")
  void form() throws IOException {
    Path forms = folder.resolve("forms");
    Run run = Run.of("applications", BOOK, "-o", forms);
    Path form = forms.resolve("P018-man-master.xlsx");

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).contains("NRM-010", "2025-taihu-master");
    assertThat(rows(form, 0))
        .contains("姓名|钱嘉木|编号|P018", "性别|男|单位|江苏")
        .contains("申请依据|实施细则第十条：2 次达到标准分|赛事与局数|2 项，共 18 局")
        .contains("首末日期|2025-11-30 – 2026-03-15|截止日期|2026-05-31（2026-07 期）");
    assertThat(rows(form, 2))
        .contains("实得分|5.5（不含※）", "报告|reports/2026-03-15-men-master.xlsx")
        .as("row 28 of the report is that of P018")
        .contains("1|P039|尤天晴||无|后|0.5|是|成绩表!H28")
        .contains("9|P015|龙在野|一级棋士|2433|后|0.5|是|成绩表!P28");
    assertThat(rows(form, 1)).contains("报告已不在等级分册中，或已改动，不能列出对局。||||||||");
  }

  @Test
  void nothingIsReplacedUnlessAskedFor() throws IOException {
    Path form = Files.writeString(folder.resolve("P018-man-master.xlsx"), "mine");

    assertThat(Run.of("applications", BOOK, "-o", folder).code()).isNotEqualTo(ExitCode.DONE);
    assertThat(Files.readString(form)).isEqualTo("mine");
    assertThat(Run.of("applications", BOOK, "-o", folder, "--force").code())
        .isEqualTo(ExitCode.DONE);
    assertThat(rows(form, 0)).isNotEmpty();
  }

  @Test
  @DisplayName("a report changed since its list used it is no evidence")
  void changedReport() throws IOException {
    Path book = TestBooks.copy(BOOK, folder.resolve("book"));
    Path report = book.resolve("reports/2026-03-15-men-master.xlsx");
    Files.write(report, Files.readAllBytes(book.resolve("reports/2026-04-28-women-master.csv")));
    Run run = Run.of("applications", book);

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).contains("The report of 2026-men-master, which the list 2026-07 used");
  }

  @Test
  @DisplayName("a list whose norm is not what the report gives is told")
  void otherNorm() throws IOException {
    Path book = TestBooks.copy(BOOK, folder.resolve("book"));
    Path norms = book.resolve("lists/2026-07/norms.csv");
    String text = Files.readString(norms);
    String row = text.lines().filter(l -> l.contains(",P018,")).findFirst().orElseThrow();
    Files.writeString(norms, text.replace(row, row.replace(",5.5,5.5,yes", ",5.5,7,yes")));

    assertThat(Run.of("applications", book).err())
        .contains("The norm of 钱嘉木 P018 in 2026-men-master differs");
  }

  private static void done(Run run) {
    assertThat(run.code()).as(run.err()).isZero();
  }

  @Test
  @DisplayName("10 a norm of an event that was annulled counts no more, in any later list")
  void afterACorrection() throws IOException {
    Path book = TestBooks.copy(BOOK, folder.resolve("book"));
    done(
        Run.of(
            "correct",
            book,
            "--annul",
            "2026-men-master",
            "--write",
            "--authority",
            "协会",
            "--reason",
            "作弊"));
    for (String list : new String[] {"2027-01", "2027-07"}) {
      done(Run.of("rate", book, "--period", list));
      assertThat(Files.readString(book.resolve("lists").resolve(list).resolve("applications.csv")))
          .as(list)
          .isEqualTo("id,title,norms,events,games,first,last\n");
    }
    done(Run.of("audit", book));
  }

  @Test
  @DisplayName("10 the norms of an id that was merged are those of the id that remains")
  void afterAMerge() throws IOException {
    Path book = TestBooks.copy(BOOK, folder.resolve("book"));
    done(
        Run.of(
            "correct",
            book,
            "--merge",
            "P018",
            "--into",
            "P035",
            "--write",
            "--authority",
            "协会",
            "--reason",
            "重复"));
    for (String list : new String[] {"2027-01", "2027-07"}) {
      done(Run.of("rate", book, "--period", list));
      assertThat(Files.readString(book.resolve("lists").resolve(list).resolve("applications.csv")))
          .as(list)
          .contains("P035,man-master,2,2,18,2025-11-30,2026-03-15\n")
          .doesNotContain("P018");
    }
    assertThat(Run.of("applications", book, "--format", "json").out())
        .contains("\"id\" : \"P035\"", "2025-taihu-master", "2026-men-master");
    done(Run.of("audit", book));
  }

  @Test
  void aPlayerWhoIsNone() {
    assertThat(Run.of("applications", BOOK, "--player", "P999").err()).contains("ENV-011");
  }
}
