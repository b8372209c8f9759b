package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;
import org.yifen.regulation.PeriodId;

/** Twenty half-years of an invented federation, rated half by half, then looked over. */
@DisplayName("Ten years of a federation")
class TenYearsTest {

  private static final int HALVES = 20;
  private static final PeriodId FIRST = new PeriodId(2026, 7);
  private static final long SEED = Long.getLong("years.seed", System.nanoTime());

  @TempDir Path temporary;
  private final Random random = new Random(SEED);
  private final Map<String, String> reports = new HashMap<>();
  private final Map<String, Integer> halves = new HashMap<>();

  @BeforeEach
  void twoCupsAHalf() {
    System.out.println("TenYearsTest seed " + SEED);
    for (int half = 0; half < HALVES; half++) {
      PeriodId list = FIRST.plus(half);
      String[] days =
          list.isSpring()
              ? new String[] {list.year() + "-02-01", list.year() + "-04-11"}
              : new String[] {list.year() - 1 + "-07-01", list.year() - 1 + "-10-11"};
      for (int cup = 0; cup < 2; cup++) {
        String id = "cup-" + half + "-" + cup;
        reports.put(id, CorrectCommandTest.cup(id, days[cup], random.nextInt()));
        halves.put(id, half);
      }
    }
  }

  private Path book(String name) throws IOException {
    StringBuilder register =
        new StringBuilder("id,name,sex,unit,title,rating,peak,games,events,idle\n");
    for (int i = 1; i <= 12; i++) {
      register.append("P%02d,棋手%d,M,单位%d,,".formatted(i, i, (i - 1) % 5));
      register.append(2380 + 15 * i).append(",,").append(10 * i).append(",2,0\n");
    }
    Path list = Files.writeString(temporary.resolve(name + ".csv"), register);
    Path book = temporary.resolve(name);
    done(Run.of("init", book, "--list", list, "--period", "2026-01"));
    return book;
  }

  private void deliver(Path book, String id) throws IOException {
    Files.writeString(book.resolve("reports").resolve(id + ".csv"), reports.get(id));
  }

  private void rate(Path book, int half) {
    done(Run.of("rate", book, "--period", FIRST.plus(half)));
  }

  private static void done(Run run) {
    assertThat(run.code()).as("seed " + SEED + "\n" + run.err() + run.out()).isZero();
  }

  private Path onTime() throws IOException {
    Path book = book("on-time");
    for (int half = 0; half < HALVES; half++) {
      for (int cup = 0; cup < 2; cup++) {
        deliver(book, "cup-" + half + "-" + cup);
      }
      rate(book, half);
    }
    return book;
  }

  @Test
  void auditedCleanThenEachKindOfTamperingIsFound() throws IOException {
    Path book = onTime();
    done(Run.of("audit", book));
    done(Run.of("book", "verify", book));
    PeriodId list = FIRST.plus(random.nextInt(HALVES - 1));
    Path register = book.resolve("lists").resolve(list.toString()).resolve("register.csv");
    String text = Files.readString(register);
    Files.writeString(register, text.replaceFirst("(P05,.*?,)(\\d{4}),", "$12222,"));
    Run audit = Run.of("audit", book);

    assertThat(audit.code()).as("seed " + SEED).isEqualTo(ExitCode.INPUT);
    assertThat(audit.out())
        .contains(list + ": differs")
        .contains("register.csv: P05: rating is 2222 as published")
        .as("the next list opened with what was published, not with that")
        .contains(list.next() + ": differs");
    done(Run.of("book", "repair", book));
    done(Run.of("audit", book));
    assertThat(register).hasContent(text);
  }

  @Test
  @DisplayName("reports in any order, some of them years too late: the last list is the same")
  void theOrderOfReportsDoesNotMatter() throws IOException {
    List<String> late = new ArrayList<>(reports.keySet().stream().sorted().toList());
    Collections.shuffle(late, random);
    late = late.stream().filter(id -> halves.get(id) < HALVES - 1).limit(4).toList();
    Map<String, Integer> arrives = new HashMap<>();
    for (String id : late) {
      int half = halves.get(id);
      arrives.put(id, half + 1 + random.nextInt(HALVES - half - 1));
    }
    Path book = book("late");
    for (int half = 0; half < HALVES; half++) {
      for (int cup = 0; cup < 2; cup++) {
        String id = "cup-" + half + "-" + cup;
        if (!arrives.containsKey(id)) {
          deliver(book, id);
        }
      }
      for (String id : late) {
        if (arrives.get(id) == half) {
          Path file = Files.writeString(temporary.resolve(id + ".csv"), reports.get(id));
          done(
              Run.of(
                  "correct",
                  book,
                  "--late",
                  file,
                  "--write",
                  "--authority",
                  "协会",
                  "--reason",
                  "迟"));
        }
      }
      rate(book, half);
    }
    Path right = onTime();
    String last = FIRST.plus(HALVES - 1).toString();

    for (String name : List.of("register.csv", "pending.csv")) {
      assertThat(Files.readString(book.resolve("lists").resolve(last).resolve(name)))
          .as("%s, seed %d, late %s", name, SEED, arrives)
          .isEqualTo(Files.readString(right.resolve("lists").resolve(last).resolve(name)));
    }
    done(Run.of("audit", book));
    assertThat(TestBooks.digests(book.resolve("lists")).size())
        .isGreaterThan(TestBooks.digests(right.resolve("lists")).size());
  }
}
