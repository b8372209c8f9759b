package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;

/** Half-years after one another, through the command. */
class HalvesInARowTest {

  private static final String HEADER = "id,name,sex,unit,title,rating,peak,games,events,idle\n";
  private static final List<String> UNITS = List.of("甲省", "乙省", "丙省", "丁省", "戊市");

  @TempDir Path temporary;
  private Path register;

  @BeforeEach
  void aRegisterOfTwentyMen() throws IOException {
    StringBuilder text = new StringBuilder(HEADER);
    for (int i = 1; i <= 20; i++) {
      text.append(player(i))
          .append(",,")
          .append(2320 + 13 * i)
          .append(",,")
          .append(i)
          .append(",2,0\n");
    }
    register = Files.writeString(temporary.resolve("register.csv"), text);
  }

  private static String player(int number) {
    return "P%03d,棋手%d,M,%s".formatted(number, number, UNITS.get(number % UNITS.size()));
  }

  private Path book(String name) throws IOException {
    Path book = temporary.resolve(name);
    assertThat(Run.of("init", book, "--list", register, "--period", "2026-01").code()).isZero();
    for (int event = 1; event <= 6; event++) {
      String end =
          event <= 3 ? "2026-0%d-20".formatted(event + 1) : "2026-0%d-11".formatted(event + 3);
      Files.writeString(
          book.resolve("reports").resolve("E" + event + ".csv"),
          roundRobin("E" + event, end, event));
    }
    return book;
  }

  /** A complete round robin of twelve; the fifth event has a player whom the register lacks. */
  private static String roundRobin(String id, String end, int seed) {
    Random random = new Random(seed);
    List<Integer> numbers = new ArrayList<>();
    for (int i = 1; i <= 20; i++) {
      numbers.add(i);
    }
    Collections.shuffle(numbers, random);
    int size = 12;
    int[][] halves = new int[size][size];
    int[] points = new int[size];
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        halves[a][b] = random.nextInt(3);
        halves[b][a] = 2 - halves[a][b];
        points[a] += halves[a][b];
        points[b] += halves[b][a];
      }
    }
    StringBuilder text =
        new StringBuilder(
            """
            赛事编号,%s
            赛事名称,第%d届测试杯
            开始日期,%s
            结束日期,%s
            赛制,单循环
            组别,男子
            竞赛规则,2011
            国家级裁判员,甲、乙

            序号,编号,姓名,性别,单位
            """
                .formatted(id, seed, end, end)
                .stripTrailing());
    for (int column = 1; column <= size; column++) {
      text.append(',').append(column);
    }
    text.append(",得分,名次,备注\n");
    for (int a = 0; a < size; a++) {
      boolean stranger = seed == 5 && a == 0;
      String[] known = player(numbers.get(a)).split(",", -1);
      text.append(a + 1)
          .append(stranger ? ",,新人,男,己县" : "," + known[0] + "," + known[1] + ",男," + known[3]);
      for (int b = 0; b < size; b++) {
        text.append(',').append(a == b ? "×" : List.of("0", "0.5", "1").get(halves[a][b]));
      }
      int better = 0;
      for (int other : points) {
        better += other > points[a] ? 1 : 0;
      }
      text.append(',').append(points[a] / 2.0).append(',').append(better + 1).append(",\n");
    }
    return text.toString();
  }

  @Test
  @DisplayName("one by one, all at once, and with the reports under other names: the same bytes")
  void replayEqualsOneByOne() throws IOException {
    Path single = book("single");
    assertThat(Run.of("rate", single, "--period", "2026-07", "--enrol").code()).isZero();
    Run second = Run.of("rate", single, "--period", "2027-01", "--enrol");
    assertThat(second.code()).as(second.err()).isZero();
    Path whole = book("whole");
    Run all = Run.of("rate", whole, "--from", "2026-07", "--period", "2027-01", "--enrol");
    assertThat(all.code()).as(all.err()).isZero();
    Path renamed = book("renamed");
    for (int event = 1; event <= 6; event++) {
      Path report = renamed.resolve("reports").resolve("E" + event + ".csv");
      Files.createDirectories(report.resolveSibling("z" + (7 - event)));
      Files.move(report, report.resolveSibling("z" + (7 - event)).resolve("report.csv"));
    }
    assertThat(
            Run.of("rate", renamed, "--from", "2026-07", "--period", "2027-01", "--enrol").code())
        .isZero();

    assertThat(TestBooks.digests(whole)).isEqualTo(TestBooks.digests(single));
    for (String list : List.of("2026-07", "2027-01")) {
      // Manifests and findings name the reports; everything else is the same.
      for (String file :
          List.of("register.csv", "list.csv", "list.xlsx", "changes.csv", "pending.csv")) {
        assertThat(renamed.resolve("lists").resolve(list).resolve(file))
            .hasSameBinaryContentAs(single.resolve("lists").resolve(list).resolve(file));
      }
    }
  }

  @Test
  @DisplayName("a dry run over several half-years shows all of them and writes nothing")
  void dryRunOverSeveral() throws IOException {
    Path book = book("book");
    Map<String, String> before = TestBooks.digests(book);

    Run dry =
        Run.of("rate", book, "--from", "2026-07", "--period", "2027-01", "--enrol", "--dry-run");

    assertThat(dry.code()).as(dry.err()).isZero();
    assertThat(TestBooks.digests(book)).isEqualTo(before);
    Run real = Run.of("rate", book, "--from", "2026-07", "--period", "2027-01", "--enrol");
    assertThat(withoutWhere(dry.out())).isEqualTo(withoutWhere(real.out()));
    assertThat(dry.err()).isEqualTo(real.err());
  }

  /** What was calculated, without the line that says where it was written. */
  private static List<String> withoutWhere(String out) {
    return out.lines()
        .filter(l -> !l.contains("→") && !l.contains("dry run") && !l.contains("errors "))
        .toList();
  }

  @Test
  @DisplayName("an error in a later half-year does not deny the lists written before")
  void anErrorInALaterHalf() throws IOException {
    Path book = book("book");

    Run run = Run.of("rate", book, "--from", "2026-07", "--period", "2027-01");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("PLY-002", "2027-01 was not written, the lists before it were.");
    assertThat(book.resolve("lists/2026-07/list.csv")).exists();
    assertThat(book.resolve("lists/2027-01")).doesNotExist();
  }

  @Test
  @DisplayName("a new player: an error that names the cell; with --enrol the next id")
  void enrolment() throws IOException {
    Path book = book("book");
    assertThat(Run.of("rate", book, "--period", "2026-07").code()).isZero();

    Run refused = Run.of("rate", book, "--period", "2027-01");
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.err()).contains("reports/E5.csv!C11", "PLY-002", "新人");

    Run enrolled = Run.of("rate", book, "--period", "2027-01", "--enrol");
    assertThat(enrolled.code()).as(enrolled.err()).isZero();
    assertThat(Files.readString(book.resolve("players.csv"))).contains("P021,新人,M,己县,,,,");
    // Article 9: a round robin alone leads to a first rating.
    assertThat(Files.readString(book.resolve("lists/2027-01/register.csv")))
        .containsPattern("P021,新人,M,己县,,(2\\d{3})?,(2\\d{3})?,11,1,0");
  }

  @Test
  @DisplayName("explain tells of a report that was changed after publication")
  void explainAfterAChange() throws IOException {
    Path book = book("book");
    assertThat(Run.of("rate", book, "--period", "2026-07").code()).isZero();
    Run before = Run.of("explain", book, "--period", "2026-07", "P001");
    assertThat(before.err()).isEmpty();
    assertThat(before.code()).isZero();

    Files.writeString(book.resolve("reports/E2.csv"), roundRobin("E2", "2026-03-20", 77));

    assertThat(Run.of("explain", book, "--period", "2026-07", "P001").err()).contains("ENV-013");
    Run next = Run.of("rate", book, "--period", "2027-01", "--enrol");
    assertThat(next.err()).contains("BOK-003", "reports/E2.csv");
  }

  @Test
  @DisplayName("an event reported again, or late, goes to no list and is named")
  void againAndLate() throws IOException {
    Path book = book("book");
    assertThat(Run.of("rate", book, "--period", "2026-07").code()).isZero();
    Files.writeString(book.resolve("reports/late.csv"), roundRobin("late", "2026-04-20", 3));
    Run late = Run.of("rate", book, "--period", "2027-01", "--enrol", "--dry-run");
    assertThat(late.err()).contains("BOK-002", "reports/late.csv!B4");
    assertThat(late.code()).isZero();

    Files.writeString(book.resolve("reports/again.csv"), roundRobin("E2", "2026-09-20", 3));
    Run again = Run.of("rate", book, "--period", "2027-01", "--enrol");
    assertThat(again.err()).contains("BOK-001", "reports/again.csv!B1", "reports/E2.csv");
    assertThat(again.code()).isEqualTo(1);
    assertThat(Run.of("check", book.resolve("reports/again.csv"), "--book", book).out())
        .contains("BOK-001");
  }

  @Test
  @DisplayName("a report handed in again without its id and under another name is found")
  void againUnderAnotherName() throws IOException {
    Path book = book("book");
    Path copy = temporary.resolve("copy.csv");
    String report = Files.readString(book.resolve("reports/E2.csv"));
    Files.writeString(copy, report.substring(report.indexOf('\n') + 1));

    Run check = Run.of("check", copy, "--book", book);
    assertThat(check.out()).contains("copy.csv!B1", "BOK-014", "reports/E2.csv!B2");
    assertThat(check.code()).isEqualTo(1);

    Files.copy(copy, book.resolve("reports/copy.csv"));
    Run rate = Run.of("rate", book, "--period", "2026-07");
    assertThat(rate.err()).contains("BOK-014");
    assertThat(rate.code()).isEqualTo(1);
  }
}
