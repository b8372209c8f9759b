package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Games;
import org.yifen.regulation.Sex;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;

/** Tables as Chess-Results and Swiss-Manager export them. */
class ChessResultsTest {

  private static final String HEAD =
      """
      From the Tournament-Database of Chess-Results http://chess-results.com
      Wuyang Cup 2026\s
      Organizer(s) : Guangdong Xiangqi Association
      Chief Arbiter : Li Si
      Time control (Rapid) : 30 minutes
      Location : Guangzhou
      Number of rounds : 3
      Tournament type : Swiss-System
      Date : 2026/03/12 to 2026/03/14
      Rating-Ø / Average age : 2100 / 23
      Last update 14.03.2026 21:04:26
      Final Ranking crosstable after 3 Rounds
      """;

  private static final String SWISS =
      HEAD
          + """
          Rk.,,Name,Rtg,FED,1.Rd,2.Rd,3.Rd,Pts. ,TB1,TB2
          1,,Wang Bin ,2100,CHN,  4w1,  2b½,-1,2.5,4,1
          2,GM,Zhao Xinxin ,2200,CHN,  3b1,  1w½,  4b½,2,5,1
          3,,Zheng Weitong ,0,CHN,  2w0,  4b+,   -½,1.5,3,1
          4,,Nguyen Thanh Bao ,0,VIE,  1b0,  3w-,  2w½,0.5,2,1

          You find all details under http://chess-results.com/tnr1.aspx
          """;

  @Test
  void aSwissTableIsRead() {
    Reading reading = Readings.of(SWISS);

    Event event = reading.event().orElseThrow();
    assertThat(reading.layout()).contains(Layout.CHESS_RESULTS);
    assertThat(event.name()).isEqualTo("Wuyang Cup 2026");
    assertThat(event.organiser()).isEqualTo("Guangdong Xiangqi Association");
    assertThat(event.start()).isEqualTo(LocalDate.of(2026, 3, 12));
    assertThat(event.end()).isEqualTo(LocalDate.of(2026, 3, 14));
    assertThat(event.system()).isEqualTo(EventSystem.SWISS);
    assertThat(event.entrants())
        .extracting(Entrant::name)
        .containsExactly("Wang Bin", "Zhao Xinxin", "Zheng Weitong", "Nguyen Thanh Bao");
    assertThat(event.entrants().get(2).rating()).isEmpty();
    assertThat(Readings.games(event))
        .containsExactly(
            "1: 1-4 win", "1: 3-2 loss", "2: 2-1 draw", "2: 4-3 loss ※", "3: 4-2 draw");
    assertThat(Readings.findings(reading)).containsExactly("TAB-025");
  }

  /** Opponents are named by the position of their row: a blank rank of a tied player is none. */
  /** A federation that has its own ids, clubs and sexes exported. */
  @Test
  void idsClubsAndSexesAreRead() {
    Reading reading =
        Readings.of(
            HEAD
                + """
                Rk.,Name,sex,ID,Club/City,1.Rd,Pts.
                1,Wang Bin,,P001,Guangzhou,2w1,1
                2,Li Hong,F,P002,Wuhan,1b0,0
                """);

    Event event = reading.event().orElseThrow();
    assertThat(event.entrants()).extracting(Entrant::id).containsExactly("P001", "P002");
    assertThat(event.entrants()).extracting(Entrant::unit).containsExactly("Guangzhou", "Wuhan");
    assertThat(event.entrants().get(1).sex()).contains(Sex.WOMAN);
    assertThat(event.tellsSection()).as("the sex of the first is not given").isFalse();
  }

  @Test
  void tiedPlayersHaveNoRankOfTheirOwn() {
    String tied = SWISS.replace("3,,Zheng", ",,Zheng").replace("-½,1.5", "0,1");

    Event event = Readings.of(tied).event().orElseThrow();

    assertThat(event.entrants()).extracting(e -> e.place().orElse(0)).containsExactly(1, 2, 3, 4);
    assertThat(Readings.games(event)).contains("2: 4-3 loss ※");
    String equal = tied.replace("3b1,  1w½,  4b½,2,", "3b1,  1w½,  4b½,1,");
    assertThat(Readings.of(equal).event().orElseThrow().entrants())
        .extracting(e -> e.place().orElse(0))
        .containsExactly(1, 2, 2, 4);
  }

  /** In a round robin a numeric heading is the opponent's row; in a Swiss {@code n.Rd} a round. */
  @Test
  void aRoundRobinIsRead() {
    String table =
        HEAD.replace("Swiss-System", "Round robin")
            + """
            Rk.,,Name,Rtg,FED,1,2,3,Pts.
            1,,Wang Bin,2100,CHN,*,½,1,1.5
            2,,Zhao Xinxin,2200,CHN,½,*,+,1.5
            3,,Zheng Weitong,0,CHN,0,-,*,0
            """;

    Reading reading = Readings.of(table);

    assertThat(Readings.games(reading.event().orElseThrow()))
        .containsExactly("0: 1-2 draw", "0: 1-3 win", "0: 2-3 win ※");
    assertThat(Readings.findings(reading)).containsExactly("TAB-025");
  }

  @Test
  void germanExportsAreRead() {
    String german =
        SWISS
            .replace("Rk.", "Rg.")
            .replace("Rtg", "Elo")
            .replace("FED", "Land")
            .replace("Pts. ", "Pkt.")
            .replace("TB1,TB2", "Wtg1,Wtg2")
            .replaceAll("(\\d)b", "$1s")
            .replace("Tournament type : Swiss-System", "Turnierart : Schweizer System")
            .replace("Date :", "Datum :");

    Reading reading = Readings.of(german);

    assertThat(Readings.games(reading.event().orElseThrow()))
        .isEqualTo(Readings.games(Readings.of(SWISS).event().orElseThrow()));
    assertThat(Readings.findings(reading)).containsExactly("TAB-025");
  }

  @Test
  void mistakesHaveTheirCells() {
    String faulty =
        SWISS.replace("4w1", "4w½").replace("2w½,0.5", "1w½,0.5").replace("-1,2.5", "-1,3.5");

    assertThat(Readings.findings(Readings.of(faulty)))
        .contains("RES-002 F14 F17")
        .contains("RES-010 H17 H14 H15");
  }

  static Stream<Path> samples() {
    return SampleFiles.in("chess-results").stream();
  }

  /**
   * Files that Chess-Results really wrote: nothing is wrong with them, and the games are those that
   * counting the cells by themselves gives. A played game stands in two cells with 1, ½ or 0.
   */
  @ParameterizedTest
  @MethodSource("samples")
  void realTablesAreReadWithoutError(Path sample) {
    Reading reading = Reports.read(sample.getFileName().toString(), SampleFiles.bytes(sample));
    Event event = reading.event().orElseThrow();

    int played = 0;
    int forfeits = 0;
    Pattern cell = Pattern.compile("\\s*\\d+[wb]([10½+-])");
    Grid grid = reading.grid().orElseThrow();
    for (Row row : grid.sheets().get(0).rows()) {
      for (int column = 5; column < row.cells().size(); column++) {
        Matcher matcher = cell.matcher(row.cell(column).text());
        if (matcher.matches()) {
          played += "10½".contains(matcher.group(1)) ? 1 : 0;
          forfeits += "+-".contains(matcher.group(1)) ? 1 : 0;
        }
      }
    }
    List<Integer> games =
        Stream.iterate(0, g -> g + 1)
            .limit(event.games().size())
            .map(g -> event.games().packed(g))
            .toList();
    assertThat(games.stream().filter(Games::isPlayed)).hasSize(played / 2);
    assertThat(games.stream().filter(g -> !Games.isPlayed(g))).hasSize(forfeits / 2);
    assertThat(Readings.findings(reading)).containsExactly("TAB-025");
  }
}
