package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;

/**
 * A federation of twelve men with a cup in each of three halves and one more in the first. Every
 * corrected book is held against one in which nothing was ever wrong.
 */
@DisplayName("Corrections: published lists stay, the next carries the difference")
class CorrectCommandTest {

  private static final Path SAMPLE = Path.of("sample-reports");
  private static final int MEN = 12;
  private static final List<String> WHY = List.of("--authority", "协会", "--reason", "查实");

  @TempDir Path temporary;

  static String cup(String id, String end, int seed) {
    Random random = new Random(seed);
    int[][] halves = new int[MEN][MEN];
    int[] points = new int[MEN];
    for (int a = 0; a < MEN; a++) {
      for (int b = a + 1; b < MEN; b++) {
        halves[a][b] = random.nextInt(3);
        halves[b][a] = 2 - halves[a][b];
        points[a] += halves[a][b];
        points[b] += halves[b][a];
      }
    }
    StringBuilder text = new StringBuilder("赛事编号," + id + "\n赛事名称," + id + "\n");
    text.append("开始日期,%s\n结束日期,%s\n赛制,单循环\n组别,男子\n竞赛规则,2011\n".formatted(end, end));
    text.append("国家级裁判员,甲、乙\n\n序号,编号,姓名,性别,单位");
    for (int a = 1; a <= MEN; a++) {
      text.append(',').append(a);
    }
    text.append(",得分,名次\n");
    for (int a = 0; a < MEN; a++) {
      text.append(a + 1).append(",P%02d,棋手%d,男,单位%d".formatted(a + 1, a + 1, a % 5));
      for (int b = 0; b < MEN; b++) {
        text.append(',').append(a == b ? "×" : List.of("0", "0.5", "1").get(halves[a][b]));
      }
      int points0 = points[a];
      long better = Arrays.stream(points).filter(p -> p > points0).count();
      text.append(',').append(points[a] / 2.0).append(',').append(better + 1).append('\n');
    }
    return text.toString();
  }

  private Path book(String name, Map<String, String> reports) throws IOException {
    StringBuilder register =
        new StringBuilder("id,name,sex,unit,title,rating,peak,games,events,idle\n");
    for (int i = 1; i <= MEN; i++) {
      register.append("P%02d,棋手%d,M,单位%d,,".formatted(i, i, (i - 1) % 5));
      register.append(2320 + 15 * i).append(",,").append(10 * i).append(",2,0\n");
    }
    register.append("P99,旧名,M,单位0,,,,0,0,0\n");
    Path list = Files.writeString(temporary.resolve(name + ".csv"), register);
    Path book = temporary.resolve(name);
    done(Run.of("init", book, "--list", list, "--period", "2026-01"));
    for (Map.Entry<String, String> report : reports.entrySet()) {
      Files.writeString(book.resolve("reports").resolve(report.getKey()), report.getValue());
    }
    return book;
  }

  private static Map<String, String> reports() {
    return Map.of(
        "a.csv", cup("a", "2026-02-01", 1),
        "b.csv", cup("b", "2026-04-01", 2),
        "c.csv", cup("c", "2026-09-01", 3),
        "d.csv", cup("d", "2027-02-01", 4));
  }

  private static Map<String, String> without(String file) {
    return reports().entrySet().stream()
        .filter(e -> !e.getKey().equals(file))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  private static Map<String, String> with(String file, String text) {
    Map<String, String> all = new HashMap<>(reports());
    all.put(file, text);
    return all;
  }

  private static void done(Run run) {
    assertThat(run.code()).as(run.err() + run.out()).isZero();
  }

  private static void rate(Path book, String... periods) {
    for (String period : periods) {
      done(Run.of("rate", book, "--period", period));
    }
  }

  private static Run correct(Path book, Object... what) {
    Object[] all = new Object[what.length + 2 + WHY.size()];
    all[0] = "correct";
    all[1] = book;
    System.arraycopy(what, 0, all, 2, what.length);
    System.arraycopy(WHY.toArray(), 0, all, 2 + what.length, WHY.size());
    return Run.of(Language.EN, all);
  }

  private static String file(Path book, String list, String name) throws IOException {
    return Files.readString(book.resolve("lists").resolve(list).resolve(name));
  }

  private static String withoutCorrections(String changes) {
    return changes
        .lines()
        .filter(l -> !l.startsWith("correction,"))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** The list that carries a correction is, but for its rows, that of a book without the fault. */
  private static void isAsIfNothingHadBeenWrong(Path corrected, Path right) throws IOException {
    for (String list : List.of("2027-01", "2027-07")) {
      for (String name : List.of("register.csv", "pending.csv", "norms.csv")) {
        assertThat(file(corrected, list, name)).as(list + name).isEqualTo(file(right, list, name));
      }
      assertThat(withoutCorrections(file(corrected, list, "changes.csv")))
          .isEqualTo(file(right, list, "changes.csv"));
    }
    Map<String, Integer> was = ratings(file(corrected, "2026-07", "register.csv"));
    Map<String, Integer> wouldHaveBeen = ratings(file(right, "2026-07", "register.csv"));
    Map<String, Integer> told =
        file(corrected, "2027-01", "changes.csv")
            .lines()
            .filter(l -> l.startsWith("correction,"))
            .map(l -> l.split(",", -1))
            .collect(Collectors.toMap(c -> c[1], c -> (int) Double.parseDouble(c[7])));
    assertThat(told).isNotEmpty();
    was.forEach(
        (id, rating) ->
            assertThat(rating + told.getOrDefault(id, 0))
                .as(id + ": published and the difference")
                .isEqualTo(wouldHaveBeen.get(id)));
    done(Run.of("audit", corrected));
    Run health = Run.of("health", corrected, "--format", "csv");
    done(health);
    assertThat(health.out()).as("the pool balances with them").contains("corrections");
  }

  private static Map<String, Integer> ratings(String register) {
    return register
        .lines()
        .skip(1)
        .map(l -> l.split(",", -1))
        .filter(c -> !c[5].isEmpty())
        .collect(Collectors.toMap(c -> c[0], c -> Integer.parseInt(c[5])));
  }

  private Path right(Map<String, String> reports) throws IOException {
    Path right = book("right", reports);
    rate(right, "2026-07", "2027-01", "2027-07");
    return right;
  }

  @Test
  void aReportThatCameTooLate() throws IOException {
    Path book = book("late", without("b.csv"));
    rate(book, "2026-07");
    String published = file(book, "2026-07", "register.csv");
    Path late = Files.writeString(temporary.resolve("b.csv"), reports().get("b.csv"));
    Map<String, String> before = TestBooks.digests(book);
    Run preview = correct(book, "--late", late);
    done(preview);
    assertThat(TestBooks.digests(book)).as("a preview writes nothing").isEqualTo(before);
    done(correct(book, "--late", late, "--write"));
    assertThat(book.resolve("reports/corrections/b.csv")).exists();
    rate(book, "2027-01", "2027-07");

    assertThat(file(book, "2026-07", "register.csv")).isEqualTo(published);
    isAsIfNothingHadBeenWrong(book, right(reports()));
    String shown =
        file(book, "2027-01", "changes.csv")
            .lines()
            .filter(l -> l.startsWith("correction,P01"))
            .findFirst()
            .orElseThrow();
    String points = shown.split(",", -1)[7].replace(".00", "");
    assertThat(preview.out())
        .as("the effect shown before is the one that came")
        .containsPattern("P01 +棋手1 .* " + (points.startsWith("-") ? "" : "\\+") + points + " ");
    assertThat(Run.of("explain", book, "--period", "2027-01", "P01").out())
        .contains("Corrected: the list before has", "a difference of");
    assertThat(file(book, "2027-01", "list.csv")).contains("更正 ");
    assertThat(Run.of(Language.ZH, "diff", book + "@2026-07", book + "@2027-01").out())
        .contains("更正 ")
        .doesNotContain("correction");
  }

  @Test
  void aCorrectedReport() throws IOException {
    String other = cup("a", "2026-02-01", 77);
    Path book = book("replaced", with("a.csv", other));
    rate(book, "2026-07");
    Path report = Files.writeString(temporary.resolve("a-new.csv"), reports().get("a.csv"));
    done(correct(book, "--replace", "a", "--report", report, "--write"));
    rate(book, "2027-01", "2027-07");

    isAsIfNothingHadBeenWrong(book, right(reports()));
  }

  @Test
  void anAnnulledEvent() throws IOException {
    Path book = book("annulled", reports());
    rate(book, "2026-07");
    done(correct(book, "--annul", "b", "--write"));
    rate(book, "2027-01", "2027-07");

    isAsIfNothingHadBeenWrong(book, right(without("b.csv")));
  }

  @Test
  @DisplayName("an annulled game: as if it had been reported as not played")
  void anAnnulledGame() throws IOException {
    Path book = book("game", reports());
    rate(book, "2026-07");
    done(correct(book, "--annul-game", "a", "--players", "P01,P02", "--write"));
    rate(book, "2027-01", "2027-07");
    List<String> lines = new ArrayList<>(reports().get("a.csv").lines().toList());
    int table = 10;
    for (int row : new int[] {0, 1}) {
      String[] cells = lines.get(table + row).split(",", -1);
      cells[5 + 1 - row] += "※";
      lines.set(table + row, String.join(",", cells));
    }

    isAsIfNothingHadBeenWrong(book, right(with("a.csv", String.join("\n", lines) + "\n")));
  }

  @Test
  @DisplayName("two ids of one person: as if there had been one")
  void aMergedDuplicate() throws IOException {
    Path book =
        book("merged", with("b.csv", reports().get("b.csv").replace("P01,棋手1,", "P99,旧名,")));
    Files.writeString(
        book.resolve("waivers.csv"), "event,condition,authority,date,reason\nb,4.1,协会,,\n");
    rate(book, "2026-07");
    done(correct(book, "--merge", "P99", "--into", "P01", "--write"));
    rate(book, "2027-01", "2027-07");
    Path right = right(reports());

    for (String list : List.of("2027-01", "2027-07")) {
      assertThat(file(book, list, "register.csv"))
          .isEqualTo(file(right, list, "register.csv").replaceAll("P99,.*\n", ""));
    }
    assertThat(Files.readString(book.resolve("players.csv"))).contains("P99");
    done(Run.of("audit", book));
  }

  @Test
  @DisplayName("corrections of corrections: the next list carries only what is new")
  void twice() throws IOException {
    Path book = book("twice", with("a.csv", cup("a", "2026-02-01", 77)));
    rate(book, "2026-07");
    Path wrong = Files.writeString(temporary.resolve("a-1.csv"), cup("a", "2026-02-01", 78));
    done(correct(book, "--replace", "a", "--report", wrong, "--write"));
    rate(book, "2027-01");
    Path report = Files.writeString(temporary.resolve("a-2.csv"), reports().get("a.csv"));
    done(correct(book, "--replace", "a", "--report", report, "--write"));
    rate(book, "2027-07");
    Path right = right(reports());

    assertThat(file(book, "2027-07", "register.csv"))
        .isEqualTo(file(right, "2027-07", "register.csv"));
    done(Run.of("audit", book));
  }

  @Test
  @DisplayName("a correction whose report is gone: the audit names it, health goes on without it")
  void aReportThatIsGone() throws IOException {
    Path book = book("lost", without("b.csv"));
    rate(book, "2026-07");
    Path late = Files.writeString(temporary.resolve("b.csv"), reports().get("b.csv"));
    done(correct(book, "--late", late, "--write"));
    rate(book, "2027-01", "2027-07");
    Files.delete(book.resolve("reports/corrections/b.csv"));
    Run audit = Run.of("audit", book);

    assertThat(audit.code()).isEqualTo(ExitCode.INPUT);
    assertThat(audit.out())
        .contains("AUD-007: The report reports/corrections/b.csv, which the list 2027-01 used")
        .contains("2027-07: the same when made again");
    Run health = Run.of("health", book, "--format", "csv");
    done(health);
    assertThat(health.out()).contains("2027-01,source,reports-gone", "2027-07,source,reports\n");
  }

  @Test
  @DisplayName("a dry run over several halves tells what the lists will say")
  void aDryRun() throws IOException {
    Path book = book("dry", without("b.csv"));
    rate(book, "2026-07");
    Path late = Files.writeString(temporary.resolve("b.csv"), reports().get("b.csv"));
    done(correct(book, "--late", late, "--write"));
    Run dry =
        Run.of(
            "rate",
            book,
            "--from",
            "2027-01",
            "--period",
            "2027-07",
            "--dry-run",
            "--format",
            "json");
    Run written =
        Run.of("rate", book, "--from", "2027-01", "--period", "2027-07", "--format", "json");

    assertThat(dry.out()).contains("COR-008").isEqualTo(written.out());
    isAsIfNothingHadBeenWrong(book, right(reports()));
  }

  @Test
  @DisplayName("two who met each other are not one person")
  void twoWhoMet() throws IOException {
    Path book = book("met", reports());
    rate(book, "2026-07");
    Map<String, String> before = TestBooks.digests(book);
    Run merge = correct(book, "--merge", "P02", "--into", "P01", "--write");

    assertThat(merge.code()).isEqualTo(ExitCode.INPUT);
    assertThat(merge.err()).contains("PLY-004", "COR-005");
    assertThat(
            Run.of(
                    "register",
                    book,
                    "--merge",
                    "P02",
                    "--to",
                    "P01",
                    "--write",
                    "--authority",
                    "协会",
                    "--reason",
                    "查实")
                .code())
        .isEqualTo(ExitCode.INPUT);
    assertThat(TestBooks.digests(book)).isEqualTo(before);
  }

  @Test
  void whatCannotBeCorrectedIsSaid() throws IOException {
    Path book = book("wrong", reports());
    rate(book, "2026-07");
    Path other = Files.writeString(temporary.resolve("x.csv"), cup("x", "2026-03-01", 5));
    Path old = Files.writeString(temporary.resolve("old.csv"), cup("old", "2025-10-01", 5));
    Map<String, String> before = TestBooks.digests(book);

    assertThat(correct(book, "--annul", "nobody").err()).contains("COR-002");
    assertThat(correct(book, "--late", temporary.resolve("none.csv")).code())
        .isEqualTo(ExitCode.ENVIRONMENT);
    Path open = Files.writeString(temporary.resolve("o.csv"), cup("o", "2026-07-01", 5));
    Path again = Files.writeString(temporary.resolve("again.csv"), reports().get("b.csv"));
    assertThat(correct(book, "--late", open).err()).contains("COR-010");
    assertThat(correct(book, "--late", again).err()).contains("COR-011");
    assertThat(correct(book, "--late", old, "--write").err()).contains("COR-004");
    assertThat(correct(book, "--replace", "a", "--report", other).err()).contains("COR-009");
    assertThat(correct(book, "--annul-game", "a", "--players", "P01,P77").err())
        .contains("COR-006");
    assertThat(correct(book, "--merge", "P01", "--into", "P77").err()).contains("COR-007");
    assertThat(correct(book, "--merge", "P01", "--into", "P01").err()).contains("COR-007");
    assertThat(correct(book).code()).isEqualTo(ExitCode.USAGE);
    assertThat(correct(book, "--annul", "a", "--merge", "P01").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("correct", book, "--annul", "a", "--write").code())
        .as("who and why are needed")
        .isEqualTo(ExitCode.USAGE);
    assertThat(correct(book, "--annul", "a", "--date", "1.8.").code()).isEqualTo(ExitCode.USAGE);
    assertThat(correct(book, "--annul-game", "a", "--players", "P01,P02,P03").code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(TestBooks.digests(book)).isEqualTo(before);
  }

  @Test
  @DisplayName("a correction that a list carried is not taken back by leaving out its row")
  void aRowThatIsGone() throws IOException {
    Path book = book("gone", reports());
    rate(book, "2026-07");
    done(correct(book, "--annul", "b", "--write"));
    rate(book, "2027-01");
    Files.delete(book.resolve("corrections.csv"));

    assertThat(Run.of("rate", book, "--period", "2027-07").err()).contains("COR-012");
    assertThat(Run.of("audit", book).code()).as("the past is as it was").isZero();
  }

  @Test
  @DisplayName("ids merged in a circle, twice, or of different sexes are refused")
  void mergesThatCannotBe() throws IOException {
    Path book = book("circle", reports());
    rate(book, "2026-07");
    String header = "list,id,into,authority,date,reason\n";
    for (String rows :
        List.of(
            "2027-01,P01,P02,,,\n2027-01,P02,P01,,,\n",
            "2027-01,P99,P01,,,\n2027-01,P99,P02,,,\n")) {
      Files.writeString(book.resolve("merges.csv"), header + rows);
      Run rate = Run.of("rate", book, "--period", "2027-01");
      assertThat(rate.code()).isEqualTo(ExitCode.INPUT);
      assertThat(rate.err()).contains("COR-007");
    }
    Files.delete(book.resolve("merges.csv"));
    assertThat(Run.of("correct", SAMPLE, "--merge", "P033", "--into", "P066").err())
        .contains("different sexes");
  }

  @Test
  @DisplayName("article 2: an unrated id that is merged does not end the idle halves of the other")
  void idleHalvesStay() throws IOException {
    Path book = book("idle", Map.of());
    rate(book, "2026-07");
    done(correct(book, "--merge", "P99", "--into", "P01", "--write"));
    rate(book, "2027-01");

    assertThat(file(book, "2027-01", "register.csv"))
        .as("two halves without a game")
        .containsPattern("P01,棋手1,M,单位0,,2335,2335,10,2,2\n");
  }

  @Test
  @DisplayName("the effect shown is that of the one correction, others that are pending apart")
  void oneOfTwo() throws IOException {
    Path book = book("two", without("b.csv"));
    rate(book, "2026-07");
    Path late = Files.writeString(temporary.resolve("b.csv"), reports().get("b.csv"));
    done(correct(book, "--late", late, "--write"));
    Run second = correct(book, "--annul-game", "a", "--players", "P03,P04", "--format", "csv");

    assertThat(second.out()).containsPattern("\nP03,.*,-1\n").containsPattern("\nP04,.*,-1\n");
    assertThat(second.out()).doesNotContain(",11\n");
  }
}
