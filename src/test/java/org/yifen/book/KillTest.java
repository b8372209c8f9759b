package org.yifen.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.player.Player;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;
import org.yifen.report.csv.CsvTable;

/**
 * A writer that is killed at any moment leaves a book that opens and is in its old state or in the
 * new one, persons included. The seed is printed; {@code -Dkill.seed} repeats a run.
 */
class KillTest {

  private static final int KILLS = 200;
  private static final int COMMANDS = 25;

  /** Milliseconds in which a cold writer replaces a few lists; shorter, and none is finished. */
  private static final int WINDOW = 160;

  private static final long SEED = Long.getLong("kill.seed", System.nanoTime());
  private static final Path PERIOD = TestBooks.PERIODS.resolve("federation-102");

  @TempDir Path temporary;
  private Path book;

  @BeforeEach
  void aBook() throws IOException {
    book = TestBooks.copy(PERIOD.resolve("book"), temporary.resolve("book"));
    System.out.println("KillTest seed " + SEED);
  }

  @Test
  @DisplayName("hundreds of kills while a list is replaced again and again")
  void killedWhileWriting() throws Exception {
    new ListWriter(book).write(TestBooks.JULY, Writer.list("a"), Writer.persons(book, "a"));
    Map<String, String> one = state();
    new ListWriter(book).write(TestBooks.JULY, Writer.list("b"), Writer.persons(book, "b"));
    Map<String, String> other = state();
    Random random = new Random(SEED);
    int[] seen = new int[2];
    for (int kill = 0; kill < KILLS; kill++) {
      killAfter(random.nextInt(WINDOW), start(Writer.class.getName(), book.toString()));

      Book.open(book);

      Map<String, String> state = state();
      assertThat(state).as("kill %d of seed %d", kill, SEED).isIn(one, other);
      seen[state.equals(one) ? 0 : 1]++;
    }
    System.out.println("KillTest: states met " + seen[0] + " and " + seen[1]);
    assertThat(seen).as("both states were met, so kills fell in between").doesNotContain(0);
  }

  @Test
  @DisplayName("the command itself, killed at random moments")
  void killedCommand() throws Exception {
    transfer();
    Map<String, String> old = state();
    Random random = new Random(SEED);
    List<Boolean> finished = new ArrayList<>();
    Map<String, String> rated = null;
    for (int run = 0; run <= COMMANDS; run++) {
      Process command = start("org.yifen.cli.Main", "rate", book.toString(), "--period", "2026-07");
      if (run == 0) {
        assertThat(command.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(command.exitValue()).isZero();
        rated = state();
      } else {
        TimeUnit.MILLISECONDS.sleep(150 + random.nextInt(500));
        command.destroyForcibly().waitFor();
      }
      Book.open(book);

      Map<String, String> state = state();
      assertThat(state).as("run %d of seed %d", run, SEED).isIn(old, rated);
      finished.add(state.equals(rated));
      Disk.delete(book.resolve("lists").resolve("2026-07"));
      Files.copy(
          PERIOD.resolve("book/players.csv"),
          book.resolve("players.csv"),
          StandardCopyOption.REPLACE_EXISTING);
    }
    assertThat(old.get("players.csv")).isNotEqualTo(rated.get("players.csv"));
    System.out.println("KillTest: " + finished.stream().filter(f -> f).count() + " lists done");
  }

  /** A report that no list counts but whose transfer changes {@code players.csv}. */
  private void transfer() throws Exception {
    CsvTable players = CsvTable.parse(Files.readString(book.resolve("players.csv")));
    List<CsvTable.Row> men =
        players.rows().stream().filter(r -> r.cell(2).equals("M")).limit(2).toList();
    Files.writeString(
        book.resolve("reports/transfer.csv"),
        """
        赛事名称,转会杯
        开始日期,2026-05-31
        结束日期,2026-05-31
        赛制,单循环
        组别,男子

        序号,编号,姓名,单位,1,2,得分,名次,备注
        1,%s,%s,西藏,×,1,1,1,转会
        2,%s,%s,%s,0,×,0,2,
        """
            .formatted(
                men.get(0).cell(0),
                men.get(0).cell(1),
                men.get(1).cell(0),
                men.get(1).cell(1),
                men.get(1).cell(3)));
  }

  private Map<String, String> state() {
    return TestBooks.digests(book);
  }

  private static Process start(String... command) throws IOException {
    List<String> line =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path")));
    line.addAll(List.of(command));
    return new ProcessBuilder(line)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.PIPE)
        .start();
  }

  /** Waits for the writer's first line, then so many milliseconds more. */
  private static void killAfter(int milliseconds, Process writer) throws Exception {
    assertThat(writer.getInputStream().read()).as("the writer has started").isEqualTo('>');
    TimeUnit.MILLISECONDS.sleep(milliseconds);
    writer.destroyForcibly().waitFor();
  }

  /** Replaces one list by another and back for ever. */
  static final class Writer {

    private Writer() {}

    public static void main(String[] args) throws Exception {
      Path book = Path.of(args[0]);
      try (BookLock lock = Book.lock(book)) {
        Book.open(book, lock);
        System.out.print('>');
        System.out.flush();
        while (true) {
          for (String which : List.of("a", "b")) {
            new ListWriter(book).write(TestBooks.JULY, list(which), persons(book, which));
          }
        }
      }
    }

    static Map<String, byte[]> list(String which) throws IOException {
      Map<String, byte[]> files = new TreeMap<>();
      Path folder = PERIOD.resolve("expected");
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.filter(Files::isRegularFile).toList()) {
          files.put(ReportFiles.name(folder, path), Files.readAllBytes(path));
        }
      }
      files.put("register.csv", which.repeat(100_000).getBytes(StandardCharsets.UTF_8));
      return files;
    }

    static Optional<byte[]> persons(Path book, String which) {
      Player player =
          new Player(which, "新棋手", Sex.MAN, "广东", "", "", List.of(), new PeriodId(2026, 7) + "");
      return ListWriter.persons(List.of(), List.of(player));
    }
  }
}
