package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.book.TestBooks;

@DisplayName("yifen book verify, yifen book repair")
class BookCommandsTest {

  @TempDir Path folder;
  private Path book;

  @BeforeEach
  void aBook() throws IOException {
    book = TestBooks.copy(Path.of("sample-reports"), folder.resolve("book"));
  }

  private Map<String, String> lists() {
    return TestBooks.digests(book.resolve("lists"));
  }

  @Test
  void aBookInOrder() {
    Map<String, String> before = TestBooks.digests(book);

    assertThat(Run.of("book", "verify", book).out())
        .isEqualTo("lists: 2; errors 0, warnings 0, notes 0\n");
    assertThat(Run.of("book", "repair", book).out()).isEqualTo("There is nothing to restore.\n");
    assertThat(TestBooks.digests(book)).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "changes.csv",
        "pending.csv",
        "register.csv",
        "list.csv",
        "list.xlsx",
        "norms.csv",
        "applications.csv",
        "findings.json",
        "inputs/players.csv",
        "inputs/places.csv"
      })
  @DisplayName("a file deleted, cut or with one other bit is found and comes back byte for byte")
  void everyFileComesBack(String name) throws IOException {
    Path file = book.resolve("lists/2026-07").resolve(name);
    byte[] right = Files.readAllBytes(file);
    Map<String, String> before = lists();
    byte[] flipped = right.clone();
    flipped[right.length / 2] ^= 4;
    for (byte[] damaged : new byte[][] {new byte[0], flipped, null}) {
      Files.deleteIfExists(file);
      if (damaged != null) {
        Files.write(file, damaged);
      }
      Run verify = Run.of("book", "verify", book);
      assertThat(verify.code()).isEqualTo(ExitCode.INPUT);
      assertThat(verify.out()).contains(name).containsPattern("AUD-00[34]");
      Run repair = Run.of("book", "repair", book);
      assertThat(repair.code()).as(repair.out() + repair.err()).isEqualTo(ExitCode.DONE);
      assertThat(lists()).isEqualTo(before);
    }
    assertThat(book.resolve("backups")).as("what stood there is kept").isNotEmptyDirectory();
  }

  @Test
  void aReportUnderAnotherNameComesBackToItsPlace() throws IOException {
    Path report = book.resolve("reports/2026-04-28-women-master.csv");
    byte[] right = Files.readAllBytes(report);
    Files.move(report, book.resolve("reports/renamed.csv"));
    Run repair = Run.of("book", "repair", book);

    assertThat(repair.out()).contains("restored from another copy");
    assertThat(Files.readAllBytes(report)).isEqualTo(right);
  }

  @Test
  @DisplayName("two files in each other's place: each comes back")
  void exchangedFiles() throws IOException {
    Path list = book.resolve("lists/2026-07");
    Map<String, String> before = lists();
    Files.move(list.resolve("list.csv"), list.resolve("aside"));
    Files.move(list.resolve("changes.csv"), list.resolve("list.csv"));
    Files.move(list.resolve("aside"), list.resolve("changes.csv"));

    assertThat(Run.of("book", "repair", book).code()).isEqualTo(ExitCode.DONE);
    assertThat(lists()).isEqualTo(before);
  }

  @Test
  void aListWhoseForerunnerIsGone() throws IOException {
    TestBooks.delete(book.resolve("lists/2026-01"));

    for (String[] command : new String[][] {{"audit"}, {"book", "verify"}}) {
      Object[] args = new Object[command.length + 1];
      System.arraycopy(command, 0, args, 0, command.length);
      args[command.length] = book;
      Run run = Run.of(args);
      assertThat(run.code()).isEqualTo(ExitCode.INPUT);
      assertThat(run.out()).contains("AUD-026: The list 2026-07 was made from 2026-01");
    }
  }

  @Test
  @DisplayName("what nothing vouches for is not made up")
  void nothingIsInvented() throws IOException {
    Path manifest = book.resolve("lists/2026-07/manifest.json");
    Path register = book.resolve("lists/2026-01/register.csv");
    Files.delete(manifest);
    Files.delete(register);
    Map<String, String> before = lists();
    Run repair = Run.of("book", "repair", book);

    assertThat(repair.code()).isEqualTo(ExitCode.INPUT);
    assertThat(repair.out())
        .contains("lists/2026-07/manifest.json: cannot be restored")
        .contains("lists/2026-01/register.csv: cannot be restored");
    assertThat(lists()).isEqualTo(before);
  }

  @Test
  @DisplayName("a manifest comes back from a backup, since the seal vouches for it")
  void aManifestFromABackup() throws IOException {
    assertThat(Run.of("rate", book, "--period", "2026-07", "--force").code()).isZero();
    Path manifest = book.resolve("lists/2026-07/manifest.json");
    byte[] right = Files.readAllBytes(manifest);
    Files.write(book.resolve("backups/2026-07.1/copy-of-manifest"), right);
    Files.write(manifest, new byte[] {'{'});

    assertThat(Run.of("book", "repair", book).code()).isZero();
    assertThat(Files.readAllBytes(manifest)).isEqualTo(right);
  }

  @Test
  void wrongUsage() {
    assertThat(Run.of("book").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("book", "burn", book).code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("book", "verify", folder).code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("book", "--help").code()).isEqualTo(ExitCode.DONE);
  }
}
