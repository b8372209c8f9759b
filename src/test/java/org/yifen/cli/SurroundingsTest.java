package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;

/**
 * Locales, time zones, full disks, read-only books and other writers: in processes of their own.
 */
class SurroundingsTest {

  private static final Path PERIOD = TestBooks.PERIODS.resolve("federation-104");

  @TempDir Path temporary;
  private Path book;

  @BeforeEach
  void aBook() throws IOException {
    book = TestBooks.copy(PERIOD.resolve("book"), temporary.resolve("book"));
  }

  @ParameterizedTest(name = "{0}, {1}-{2}, {3}")
  @CsvSource({
    "C, en, US, UTC",
    "zh_CN.UTF-8, zh, CN, Asia/Shanghai",
    "tr_TR.UTF-8, tr, TR, Pacific/Kiritimati",
    "ar_EG.UTF-8, ar, EG, America/St_Johns",
  })
  void theSameBytesEverywhere(String locale, String language, String country, String zone)
      throws Exception {
    List<String> options =
        List.of(
            "-Duser.language=" + language,
            "-Duser.country=" + country,
            "-Duser.timezone=" + zone,
            "-Dfile.encoding=" + (locale.equals("C") ? "US-ASCII" : "UTF-8"));

    Finished run =
        run(options, Map.of("LC_ALL", locale, "TZ", zone), "rate", book, "--period", "2026-07");

    assertThat(run.code()).as(run.output()).isZero();
    Map<String, String> list = TestBooks.digests(book.resolve("lists").resolve("2026-07"));
    Map<String, String> expected = TestBooks.digests(PERIOD.resolve("expected"));
    list.keySet().removeIf(file -> file.startsWith("manifest."));
    expected.keySet().removeIf(file -> file.startsWith("manifest."));
    assertThat(list).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "en_US.UTF-8, not the register's",
    "zh_CN.UTF-8, 不是等级分册",
    "C, 不是等级分册",
    "tr_TR.UTF-8, 不是等级分册",
  })
  void theLocaleChoosesTheLanguageElseChinese(String locale, String expected) throws Exception {
    Finished run =
        run(List.of(), Map.of("LC_ALL", locale), "rate", temporary, "--period", "2026-07");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.output()).contains(locale.startsWith("en") ? "is not a book" : expected);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"text", "json", "sarif", "html"})
  void findingsAreUtf8InAnyLocale(String format) throws Exception {
    Path report = Path.of("sample-reports/faulty/RES-002-contradict.xlsx");
    List<String> ascii = List.of("-Dfile.encoding=US-ASCII", "-Dsun.stdout.encoding=US-ASCII");

    Finished run =
        run(ascii, Map.of("LC_ALL", "C"), "check", "--format", format, "--lang", "zh", report);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.output())
        .isEqualTo(Run.of(Language.ZH, "check", "--format", format, report).out())
        .contains("双方成绩矛盾", "侯砚清");
  }

  @Test
  void aBookInUse() throws Exception {
    try (RandomAccessFile lockFile = new RandomAccessFile(book.resolve(".lock").toFile(), "rw");
        FileLock lock = lockFile.getChannel().lock()) {
      assertThat(lock.isValid()).isTrue();
      Finished run = run(List.of(), Map.of(), "rate", book, "--period", "2026-07");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.output()).contains("ENV-001");
    }
    assertThat(book.resolve("lists").resolve("2026-07")).doesNotExist();
  }

  @Test
  void aFullDisk() throws Exception {
    Path mount = temporary.resolve("small");
    Files.createDirectories(mount);
    assumeTrue(
        shell("mount -t tmpfs -o size=600k tmpfs " + mount) == 0,
        "a small file system needs the right to mount one");
    try {
      Path small = TestBooks.copy(PERIOD.resolve("book"), mount.resolve("book"));
      fill(mount);
      Map<String, String> before = TestBooks.digests(small);

      Finished run = run(List.of(), Map.of(), "rate", small, "--period", "2026-07");

      assertThat(run.code()).as(run.output()).isEqualTo(3);
      assertThat(run.output()).contains("ENV-002").doesNotContain("\tat ");
      assertThat(TestBooks.digests(small)).isEqualTo(before);
      assertThat(small.resolve("lists").toFile().list()).containsExactly("2026-01");
    } finally {
      shell("umount " + mount);
    }
  }

  /** Leaves a few kilobytes only. */
  private static void fill(Path mount) throws IOException {
    Path file = mount.resolve("filler");
    try (OutputStream out = Files.newOutputStream(file)) {
      byte[] block = new byte[1024];
      while (mount.toFile().getUsableSpace() > 40 * 1024) {
        out.write(block);
      }
    }
  }

  @Test
  void aReadOnlyBook() throws Exception {
    Path mount = temporary.resolve("readonly");
    Files.createDirectories(mount);
    boolean mounted =
        shell("mount --bind " + book + " " + mount) == 0
            && shell("mount -o remount,ro,bind " + mount) == 0;
    assumeTrue(mounted, "a read-only file system needs the right to mount one");
    try {
      Finished run = run(List.of(), Map.of(), "rate", mount, "--period", "2026-07");
      Finished dry = run(List.of(), Map.of(), "rate", mount, "--period", "2026-07", "--dry-run");

      assertThat(run.code()).as(run.output()).isEqualTo(3);
      assertThat(run.output()).contains("ENV-002").doesNotContain("\tat ");
      assertThat(dry.code()).as("looking is allowed: " + dry.output()).isZero();
    } finally {
      shell("umount " + mount);
    }
  }

  private record Finished(int code, String output) {}

  private static int shell(String command) throws Exception {
    return new ProcessBuilder("sh", "-c", command + " 2>/dev/null").start().waitFor();
  }

  private static Finished run(List<String> options, Map<String, String> environment, Object... args)
      throws Exception {
    List<String> line =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    line.addAll(options);
    line.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            "org.yifen.cli.Main"));
    for (Object arg : args) {
      line.add(arg.toString());
    }
    ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
    builder.environment().keySet().removeAll(List.of("LC_ALL", "LC_MESSAGES", "LANG"));
    builder.environment().putAll(environment);
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Finished(process.exitValue(), output);
  }
}
