package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.book.TestBooks;

/** What is wrong with a book is found by what was done to it, not by what we print of it. */
@DisplayName("yifen audit")
class AuditCommandTest {

  private static final Path SAMPLE = Path.of("sample-reports");
  private static final String LIST = "lists/2026-07/";
  private static final String REPORT = "reports/2026-04-28-women-master.csv";

  @TempDir Path folder;

  private Path copy() throws IOException {
    return TestBooks.copy(SAMPLE, folder.resolve("book"));
  }

  @Test
  void theSampleBookIsTheSameWhenMadeAgain() {
    Run run = Run.of("audit", SAMPLE);

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .isEqualTo(
            """
            2026-01: an opening list, not calculated; links in order
            2026-07: the same when made again, links in order (8 files)
            lists: 2, differing: 0
            """);
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @DisplayName("every kind of tampering is found and named")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # what is done | to which file | what is said
          flip   | lists/2026-07/register.csv    | AUD-003
          flip   | lists/2026-07/list.xlsx       | AUD-003
          flip   | lists/2026-07/inputs/players.csv | AUD-003
          flip   | lists/2026-01/register.csv    | AUD-003
          flip   | reports/2026-04-28-women-master.csv | AUD-006
          delete | lists/2026-07/list.csv        | AUD-004
          delete | lists/2026-07/inputs/places.csv | AUD-004
          delete | reports/2026-04-28-women-master.csv | AUD-007
          delete | lists/2026-07/manifest.json   | AUD-001
          cut    | lists/2026-07/manifest.json   | AUD-001
          cut    | lists/2026-07/changes.csv     | AUD-003
          delete | lists/2026-07/manifest.sha256 | AUD-004
          add    | lists/2026-07/notes.txt       | AUD-005
          flip   | lists/2026-07/manifest.json   | AUD-0
          flip   | lists/2026-07/manifest.sha256 | AUD-0
          """)
  void tampering(String what, String file, String code) throws IOException {
    Path book = copy();
    Path path = book.resolve(file);
    switch (what) {
      case "flip" -> {
        byte[] bytes = Files.readAllBytes(path);
        bytes[bytes.length / 2] ^= 1;
        Files.write(path, bytes);
      }
      case "cut" -> {
        byte[] bytes = Files.readAllBytes(path);
        Files.write(path, Arrays.copyOf(bytes, bytes.length / 2));
      }
      case "delete" -> Files.delete(path);
      default -> Files.writeString(path, "mine");
    }
    Run run = Run.of("audit", book);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).contains(code).contains(file.substring(file.lastIndexOf('/') + 1));
  }

  @Test
  void filesPutInEachOthersPlaceAreFound() throws IOException {
    Path book = copy();
    Path aside = book.resolve(LIST + "aside");
    Files.move(book.resolve(LIST + "norms.csv"), aside);
    Files.move(book.resolve(LIST + "pending.csv"), book.resolve(LIST + "norms.csv"));
    Files.move(aside, book.resolve(LIST + "pending.csv"));

    assertThat(Run.of("audit", book).out())
        .contains("AUD-003: The file norms.csv", "AUD-003: The file pending.csv");
  }

  @Test
  @DisplayName("an edited number is told with both derivations: 15 × (5.5 − 3.01) = 37.35")
  void bothDerivations() throws IOException {
    Path book = copy();
    Path changes = book.resolve(LIST + "changes.csv");
    String row = "2026-women-master,P055,7,5.5,3.01,2256,15,";
    String text = Files.readString(changes);
    assertThat(text).contains(row + "37.35");
    Files.writeString(changes, text.replace(row + "37.35", row + "40.35"));
    Run run = Run.of("audit", book);

    assertThat(run.out())
        .contains("2026-women-master P055: change is 40.35 as published, 37.35 as calculated again")
        .contains("2026-women-master  change     40.35      37.35  ←")
        .contains("rating before                 2204       2204");
  }

  @Test
  @DisplayName("a report changed since is named, and what that does: one arbiter, so not rated")
  void changedReport() throws IOException {
    Path book = copy();
    Path report = book.resolve(REPORT);
    String arbiters = "应如是、段书麟";
    String text = Files.readString(report);
    assertThat(text).contains(arbiters);
    Files.writeString(report, text.replace(arbiters, "应如是"));
    Run run = Run.of("audit", book);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out())
        .contains("AUD-006")
        .contains("AUD-010", "2026-women-master P048: row is + as published, — as");
  }

  @Test
  void aMissingListAndALateReportAreNamed() throws IOException {
    Path book = copy();
    Files.move(book.resolve("lists/2026-01"), book.resolve("lists/2025-07"));

    assertThat(Run.of("audit", book).out()).contains("AUD-009: The list 2026-01 is missing");
    Path late =
        TestBooks.copy(SAMPLE, folder.resolve("other")).resolve("reports").resolve("late.csv");
    Files.writeString(
        late,
        Files.readString(SAMPLE.resolve(REPORT))
            .replace("2026-women-master", "late")
            .replace("2026/4/28", "2025/11/28")
            .replace("2026/4/22", "2025/11/22")
            .replace("2026/5/6", "2025/12/6"));
    assertThat(Run.of("audit", late.getParent().getParent()).out()).contains("BOK-002");
  }

  @Test
  void jsonAlone() throws IOException {
    Path book = copy();
    Files.delete(book.resolve(LIST + "list.csv"));
    Run run = Run.of("audit", book, "--format", "json");

    assertThat(run.out()).startsWith("{").contains("\"clean\" : false", "\"code\" : \"AUD-004\"");
  }

  @Test
  void aBookInALaterFormIsRefused() throws IOException {
    Path book = copy();
    Path manifest = book.resolve(LIST + "manifest.json");
    Files.writeString(
        manifest, Files.readString(manifest).replace("\"format\" : 1", "\"format\" : 2"));

    for (List<Object> command :
        List.<List<Object>>of(
            List.of("audit", book),
            List.of("rate", book, "--period", "2027-01"),
            List.of("explain", book, "--period", "2026-07", "P055"))) {
      Run run = Run.of(command.toArray());
      assertThat(run.code()).isEqualTo(ExitCode.USAGE);
      assertThat(run.err()).contains("AUD-013");
    }
  }

  @Test
  @DisplayName("nothing is built on a calculated list that was edited")
  void ratingOnAnEditedList() throws IOException {
    Path book = copy();
    Path register = book.resolve(LIST + "register.csv");
    Files.writeString(
        register, Files.readString(register).replace("大师,2250,2250,", "大师,2350,2350,"));
    String before = Files.readString(book.resolve("players.csv"));
    Run run = Run.of("rate", book, "--period", "2027-01");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("AUD-003");
    assertThat(book.resolve("lists/2027-01")).doesNotExist();
    assertThat(book.resolve("players.csv")).hasContent(before);
  }

  @Property(tries = 25)
  @Label("one bit anywhere in what the lists hold or were made from is found")
  void anyBit(@ForAll long seed) throws IOException {
    Random random = new Random(seed);
    Path book = TestBooks.copy(SAMPLE, Files.createTempDirectory("audit").resolve("book"));
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(book.resolve("lists"))) {
      all.filter(Files::isRegularFile).sorted().forEach(files::add);
    }
    files.add(book.resolve(REPORT));
    Path file = files.get(random.nextInt(files.size()));
    byte[] bytes = Files.readAllBytes(file);
    bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    Files.write(file, bytes);

    assertThat(Run.of("audit", book).code())
        .as(book.relativize(file) + ", seed " + seed)
        .isNotEqualTo(ExitCode.DONE);
    TestBooks.delete(book.getParent());
  }
}
