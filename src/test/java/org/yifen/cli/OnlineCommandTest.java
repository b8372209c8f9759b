package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("yifen online")
class OnlineCommandTest {

  private static final String HEADER = "time,first,second,result,plies,ending\n";

  /** Worked in RatingsTest: 21.596 points for the first of two new players. */
  private static final String GAMES =
      HEADER + "2026-01-01T10:00:00,甲,乙,1-0,40,normal\n2026-01-01T10:05:00,乙,丙,1-0,1,left\n";

  @TempDir Path temporary;

  private Path file(String name, String content) throws IOException {
    return Files.writeString(temporary.resolve(name), content);
  }

  private Path out(String name) {
    return temporary.resolve(name);
  }

  @Test
  void ratingsAndEventsAreWritten() throws IOException {
    Run run = Run.of("online", file("g.csv", GAMES), "-o", out("o"), "--events");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("1 games rated, 2 players; 1 games too short");
    assertThat(Files.readString(out("o/ratings.csv")))
        .isEqualTo(
            """
            player,rating,level,games,wins,draws,losses
            乙,1278.40,七级棋手,1,0,0,1
            甲,1321.60,六级棋手,1,1,0,0
            """);
    assertThat(Files.readString(out("o/events.csv")))
        .isEqualTo(
            """
            time,player,from,to,rating
            2026-01-01T10:00:00,乙,六级棋手,七级棋手,1278.40
            """);
  }

  @Test
  void aStateGoesOnAndRefusesWhatWasRated() throws IOException {
    Path games = file("g.csv", GAMES);
    assertThat(Run.of("online", games, "-o", out("o"), "--state", out("s")).code()).isZero();
    Run again = Run.of("online", games, "-o", out("o"), "--state", out("s"));
    Path next = file("n.csv", HEADER + "2026-01-02,甲,丙,0.5-0.5,40,normal\n");
    Run later = Run.of("online", next, "-o", out("o"), "--state", out("s"));

    assertThat(again.code()).isEqualTo(1);
    assertThat(again.err()).contains("g.csv:2: error ONL-004");
    assertThat(later.code()).isZero();
    assertThat(Files.readString(out("o/ratings.csv"))).contains("丙,", "甲,", ",2,1,1,0\n");
  }

  @Test
  void outOfOrderIsAnErrorAndNothingIsWritten() throws IOException {
    Path games =
        file("g.csv", HEADER + "2026-01-02,a,b,1-0,9,normal\n2026-01-01,a,b,1-0,9,normal\n");
    Run run = Run.of("online", games, "-o", out("o"), "--state", out("s"), "--events");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("g.csv:3: error ONL-003");
    assertThat(out("s")).doesNotExist();
    try (Stream<Path> left = Files.list(out("o"))) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void rowsLeftOutAreWarnings() throws IOException {
    Path games = file("g.csv", GAMES + "2026-01-03,甲,乙,2-0,9,normal\n");

    Run run = Run.of("online", games, "-o", out("o"));
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("g.csv:4: warning ONL-002", "2-0");
    assertThat(Run.of("online", games, "-o", out("p"), "--strict").code()).isEqualTo(1);
  }

  @Test
  void whatIsNotOursIsNotReplaced() throws IOException {
    Files.createDirectories(out("o"));
    file("o/ratings.csv", "mine\n");
    Path games = file("g.csv", GAMES);

    assertThat(Run.of("online", games, "-o", out("o")).code()).isEqualTo(ExitCode.USAGE);
    assertThat(Files.readString(out("o/ratings.csv"))).isEqualTo("mine\n");
    assertThat(Run.of("online", games, "-o", out("o"), "--force").code()).isZero();
  }

  @Test
  void whatCannotBeReadIsSaid() throws IOException {
    assertThat(Run.of("online", "nowhere.csv", "-o", out("o")).code())
        .isEqualTo(ExitCode.ENVIRONMENT);
    Run empty = Run.of("online", file("e.csv", ""), "-o", out("o"));
    assertThat(empty.code()).isEqualTo(1);
    assertThat(empty.err()).contains("ONL-001");
    Path state = file("s", "rubbish");
    Run damaged = Run.of("online", file("g.csv", GAMES), "-o", out("o"), "--state", state);
    assertThat(damaged.code()).isEqualTo(1);
    assertThat(damaged.err()).contains("ONL-005");
    assertThat(Files.readString(state)).isEqualTo("rubbish");
  }
}
