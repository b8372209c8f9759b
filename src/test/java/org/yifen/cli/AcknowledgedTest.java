package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;

@DisplayName("acknowledged.csv, through the commands")
class AcknowledgedTest {

  private static final String HEADER = "code,event,place,who,why\n";
  private static final Path FAULTY = Path.of("sample-reports", "faulty", "PLY-009-unit.xlsx");

  @TempDir Path temporary;
  private Path book;

  @BeforeEach
  void aBook() throws IOException {
    book = TestBooks.copy(Path.of("sample-reports"), temporary.resolve("book"));
    TestBooks.delete(book.resolve("lists/2026-07"));
    Files.deleteIfExists(book.resolve("acknowledged.csv"));
  }

  private void acknowledged(String rows) throws IOException {
    Files.writeString(book.resolve("acknowledged.csv"), HEADER + rows);
  }

  @Test
  void checkShowsWhoAcknowledgedAWarningAndStrictLetsItPass() throws IOException {
    assertThat(Run.of("check", "--strict", "--book", book, FAULTY).code()).isEqualTo(1);
    acknowledged("PLY-009,PLY-009-unit,成绩表!E20,李四,已向四川队核实\n");

    Run run = Run.of("check", "--strict", "--book", book, FAULTY);

    assertThat(run.code()).as(run.out()).isZero();
    assertThat(run.out())
        .contains(
            "warning (acknowledged) PLY-009",
            "acknowledged by 李四: 已向四川队核实",
            "warnings 1 (1 acknowledged)");
    assertThat(Run.of(Language.ZH, "check", "--book", book, FAULTY).out())
        .contains("已由李四确认：已向四川队核实", "警告 1（其中已确认 1）");
    assertThat(Run.of("check", "--format", "json", "--book", book, FAULTY).out())
        .contains("\"who\" : \"李四\"");
  }

  @Test
  void rateShowsItTooAndTheManifestHasTheFile() throws IOException {
    acknowledged("CND-002,2026-huangpu,,李四,不计等级分\n");

    Run run = Run.of("rate", book, "--period", "2026-07", "--strict");

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("acknowledged by 李四: 不计等级分");
    assertThat(run.out()).contains("not rated: ");
    Path list = book.resolve("lists/2026-07");
    assertThat(Files.readString(list.resolve("manifest.json"))).contains("\"acknowledged.csv\"");
    assertThat(Files.readString(list.resolve("findings.json")))
        .contains("\"acknowledged\"", "BOK-018");
  }

  @Test
  void aMistakeInTheFileIsShownAtItsLine() throws IOException {
    acknowledged("CND-002,2026-huangpu,,,\n");
    assertThat(Run.of("check", "--book", book, FAULTY).err())
        .contains("acknowledged.csv:2: error BOK-004");

    Files.writeString(book.resolve("acknowledged.csv"), "code,event\n");
    Run run = Run.of("rate", book, "--period", "2026-07");
    assertThat(run.err()).contains("acknowledged.csv:1: error BOK-011");
    assertThat(run.code()).isEqualTo(1);
  }

  @Test
  void anEventThatNoReportIsOfIsNamed() throws IOException {
    acknowledged("CND-002,2026-hangpu,,李四,不计等级分\n");

    assertThat(Run.of("rate", book, "--period", "2026-07").err())
        .contains("acknowledged.csv:2: warning BOK-019", "2026-hangpu");
  }
}
