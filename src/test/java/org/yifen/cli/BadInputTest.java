package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;

/** Bad input gets a message and the exit code of formats.md, and leaves the book as it was. */
class BadInputTest {

  private static final String REGISTER = "id,name,sex,unit,title,rating,peak,games,events,idle\n";

  @TempDir Path temporary;
  private Path book;

  @BeforeEach
  void aBook() throws IOException {
    book =
        TestBooks.copy(
            TestBooks.PERIODS.resolve("federation-102").resolve("book"), temporary.resolve("b"));
  }

  /** Runs a command that must fail, and says that nothing changed and no stack trace was shown. */
  private Run refused(int code, Object... args) {
    Map<String, String> before = TestBooks.digests(book);
    Run run = Run.of(args);

    assertThat(run.code()).as(run.err()).isEqualTo(code);
    assertThat(run.err() + run.out()).doesNotContain("\tat ", "Exception");
    assertThat(TestBooks.digests(book)).isEqualTo(before);
    return run;
  }

  @Test
  void aFileThatIsNotThere() {
    assertThat(refused(3, "check", temporary.resolve("none.xlsx")).out()).contains("FIL-001");
  }

  @Test
  void aFolder() {
    assertThat(refused(3, "check", temporary).out()).contains("FIL-003");
  }

  @Test
  void anEmptyFile() throws IOException {
    Path file = Files.createFile(temporary.resolve("empty.xlsx"));

    assertThat(refused(1, "check", file).out()).contains("FIL-004");
  }

  @Test
  void noWorkbookAtAll() throws IOException {
    Path file = Files.write(temporary.resolve("x.xlsx"), new byte[] {'%', 'P', 'D', 'F', '-', '1'});

    assertThat(refused(1, "check", file).out()).contains("FIL-005", "PDF");
  }

  @Test
  void aReportOfTheBookThatIsNoWorkbookStopsTheRating() throws IOException {
    Files.write(book.resolve("reports/odd.xlsx"), new byte[] {'P', 'K', 3, 4, 0, 0});

    assertThat(refused(1, "rate", book, "--period", "2026-07").err())
        .contains("reports/odd.xlsx", "FIL-007", "nothing was written");
  }

  @ParameterizedTest(name = "rate {0} {1}: {2}")
  @CsvSource({
    "2027-01, '', ENV-004",
    "2025-07, '', ENV-004",
    "2026-01, '', ENV-005",
    "2026-01, --force, ENV-007",
  })
  void aPeriodThatDoesNotFollowTheLastList(String period, String option, String code) {
    Object[] args =
        option.isEmpty()
            ? new Object[] {"rate", book, "--period", period}
            : new Object[] {"rate", book, "--period", period, option};

    assertThat(refused(2, args).err()).contains(code);
  }

  @ParameterizedTest
  @CsvSource({"2026-13", "2026-7", "x", "''"})
  void aPeriodThatIsNone(String period) {
    assertThat(refused(2, "rate", book, "--period", period).err()).contains("--period");
  }

  @Test
  void forceReplacesTheLastListOnlyWhileItIsLast() {
    assertThat(Run.of("rate", book, "--period", "2026-07").code()).isZero();
    refused(2, "rate", book, "--period", "2026-07");
    Map<String, String> rated = TestBooks.digests(book);
    assertThat(Run.of("rate", book, "--period", "2026-07", "--force").code()).isZero();
    Map<String, String> again = TestBooks.digests(book);
    assertThat(again.get("backups/2026-07.1/register.csv"))
        .as("what was replaced is kept")
        .isEqualTo(rated.get("lists/2026-07/register.csv"));
    again.keySet().removeIf(file -> file.startsWith("backups/"));
    assertThat(again).as("the same inputs, the same list").isEqualTo(rated);
    assertThat(Run.of("rate", book, "--period", "2027-01").code()).isZero();

    assertThat(refused(2, "rate", book, "--period", "2026-07", "--force").err())
        .contains("ENV-006");
  }

  @Test
  void aDryRunWritesNothing() {
    Map<String, String> before = TestBooks.digests(book);

    assertThat(Run.of("rate", book, "--period", "2026-07", "--dry-run").code()).isZero();
    assertThat(TestBooks.digests(book)).isEqualTo(before);
  }

  @Test
  void aFolderThatIsNoBook() {
    assertThat(refused(2, "rate", temporary.resolve("none"), "--period", "2026-07").err())
        .contains("ENV-003");
  }

  @Test
  void aDuplicateIdInTheRegister() throws IOException {
    Path register = temporary.resolve("register.csv");
    Files.writeString(
        register, REGISTER + "1,甲,M,广东,,2400,2400,0,0,0\n1,乙,M,广东,,2401,2401,0,0,0\n");

    Run run =
        refused(1, "init", temporary.resolve("new"), "--list", register, "--period", "2026-01");

    assertThat(run.err()).contains("register.csv:3", "BOK-005", "register.csv:2");
    assertThat(temporary.resolve("new")).doesNotExist();
  }

  @Test
  void aRegisterOfOtherColumnsOrValues() throws IOException {
    Path register = temporary.resolve("register.csv");
    Files.writeString(register, "id,name\n1,甲\n");
    assertThat(
            refused(1, "init", temporary.resolve("n"), "--list", register, "--period", "2026-01")
                .err())
        .contains("BOK-011");

    Files.writeString(register, REGISTER + "1,甲,X,广东,,24e0,,0,0,0\n");
    assertThat(
            refused(1, "init", temporary.resolve("n"), "--list", register, "--period", "2026-01")
                .err())
        .contains("sex = 'X'", "rating = '24e0'");
  }

  @Test
  void initRefusesAFolderInUseAndAListThatIsNotThere() throws IOException {
    Path register = Files.writeString(temporary.resolve("r.csv"), REGISTER);

    refused(2, "init", book, "--list", register, "--period", "2026-01");
    refused(
        3,
        "init",
        temporary.resolve("n"),
        "--list",
        temporary.resolve("no"),
        "--period",
        "2026-01");
  }

  @Test
  void unknownCommandsAndOptions() {
    refused(2, "rat");
    refused(2);
    refused(2, "rate", book);
    refused(2, "rate", book, "--period", "2026-07", "--fast");
    refused(2, "check");
    refused(2, "check", book, "--format", "yaml");
    refused(2, "explain", book, "--period", "2026-07", "nobody");
  }

  @Test
  void helpIsNoError() {
    assertThat(Run.of("--help").code()).isZero();
    assertThat(Run.of(Language.ZH, "rate", "--help").out()).contains("--period", "等级分");
    assertThat(Run.of("--version").out()).startsWith("yifen");
  }

  @Test
  void anUnknownPlayerToExplain() {
    assertThat(Run.of("rate", book, "--period", "2026-07").code()).isZero();

    assertThat(refused(2, "explain", book, "--period", "2026-07", "nobody").err())
        .contains("ENV-011");
  }

  @Test
  void tablesThatAreWrong() throws IOException {
    Path tables = TestBooks.copy(Path.of("tables", "cxa"), temporary.resolve("tables"));
    Path rules = tables.resolve("rules.csv");
    Files.writeString(rules, Files.readString(rules).replace("k-standard,15", "k-standard,x"));

    assertThat(refused(1, "rate", book, "--period", "2026-07", "--tables", tables).err())
        .contains("ENV-010", "rules.csv:23");
    refused(3, "rate", book, "--period", "2026-07", "--tables", temporary.resolve("none"));
  }

  @Test
  void everyMessageIsThereInChineseToo() {
    Run run = Run.of(Language.ZH, "rate", book, "--period", "2025-07");

    assertThat(run.err()).contains("错误 ENV-004", "请按顺序逐期计算");
  }

  @Test
  void aRatingThatCannotBeReadIsOneFindingWithoutABookToo() {
    Run run = Run.of("check", Path.of("sample-reports/faulty/PLY-013-rating-unreadable.xlsx"));

    assertThat(run.out()).contains("PLY-013", "errors 1, warnings 0");
  }

  @Test
  void whatTheSystemSaysIsSaidInOneLanguage() {
    Run zh =
        Run.of(
            Language.ZH, "init", temporary.resolve("n"), "--list", "no.csv", "--period", "2026-01");

    assertThat(zh.err()).contains("文件不存在").doesNotContain("no such file");
  }
}
