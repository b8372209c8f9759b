package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.report.Reports;
import org.yifen.standing.Contest.Bout;
import org.yifen.standing.Contest.Side;

@DisplayName("Standings of real events as published")
class PublishedStandingsTest {

  private static final Path FOLDER = Path.of("src/test/resources/standing");

  @Test
  @DisplayName("27th Wuyang Cup, group B: places as published, but for a tie that 小分 would break")
  void wuyangCup() throws IOException {
    Path file = FOLDER.resolve("wuyang-cup-27-b.csv");
    Event event = Reports.read("wuyang.csv", Files.readAllBytes(file)).event().orElseThrow();
    Standing standing = Standings.of(event);

    // 柳大华 drew 徐天红 3, 李锦欢 1½, 李来群 1: half of 5½; 李锦欢 drew 吕钦 3½, 柳大华 1½ and
    // 李来群 1: half of 6. The event of 2007 left both at place 4, rules of 2011 would not.
    assertThat(Made.places(standing))
        .isEqualTo(
            "1 洪智, 2 吕钦 points, 3 徐天红 points, 4 李锦欢 points, 5 柳大华 small-points, 6 李来群 points");
    assertThat(Made.values(standing, Criterion.SMALL_POINTS))
        .isEqualTo("洪智 8.75, 吕钦 7, 徐天红 5, 柳大华 2.75, 李锦欢 3, 李来群 1.5");
    assertThat(PlacesCheck.of(event))
        .as("a shared place is none of the check's business")
        .isEmpty();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    // adults 4½ : 1½ and 3 : 3; youths 2 : 0 and 1½ : ½; children 2 : 0 twice
    "adult, '广州 3, 深圳 1', '广州 7.5, 深圳 4.5', '广州 4, 深圳 1'",
    "youth, '广州 4, 深圳 0', '广州 3.5, 深圳 0.5', '广州 3, 深圳 0'",
    "child, '广州 4, 深圳 0', '广州 4, 深圳 0', '广州 4, 深圳 0'",
  })
  @DisplayName("Guangzhou–Shenzhen 2006: match points from the boards of each round")
  void guangzhouShenzhen(String section, String match, String boards, String wins)
      throws IOException {
    List<Bout> bouts = new ArrayList<>();
    for (String line :
        Files.readAllLines(FOLDER.resolve("guangzhou-shenzhen-2006.csv"), StandardCharsets.UTF_8)) {
      String[] cells = line.split(",", -1);
      if (cells[0].equals(section)) {
        int first = cells[3].equals("广州") ? 0 : 1;
        int result = cells[6].equals("1") ? Games.WIN : cells[6].equals("0") ? Games.LOSS : 1;
        bouts.add(new Bout(Integer.parseInt(cells[1]), first, 1 - first, result, true, true));
      }
    }
    Contest contest =
        new Contest(
            List.of(new Side(1, "", "广州"), new Side(2, "", "深圳")),
            bouts,
            List.of(),
            List.of(0, 0),
            Made.HALVES,
            Competition.Matches.ROUNDS);
    List<Criterion> order = Competition.TEAM_ROUND_ROBIN.order();
    Request request =
        new Request(
            Competition.TEAM_ROUND_ROBIN,
            order.subList(1, order.size()),
            Made.HALVES,
            Request.ALL_ROUNDS,
            0);
    Standing standing = Standings.standing(request, contest);

    assertThat(Made.values(standing, Criterion.MATCH_POINTS)).isEqualTo(match);
    assertThat(Made.values(standing, Criterion.GAME_POINTS)).isEqualTo(boards);
    assertThat(Made.values(standing, Criterion.WINS)).isEqualTo(wins);
    assertThat(Made.places(standing)).isEqualTo("1 广州, 2 深圳 match-points");
  }

  @ParameterizedTest(name = "{0}: {1} wins, {2} draws moving first, {3} second: {4}")
  @CsvSource({
    // 2010 Asian Games, first and second: 5 wins, a draw, a loss; 2012 national championship
    "2-1-0, 5, 1, 0, 11",
    "2-1-0, 5, 3, 3, 16",
    "2-1-0, 4, 4, 3, 15",
    // 2005 national championship in 1-½-0: 7½ are 6 wins and 3 draws
    "1-0.5-0, 6, 3, 0, 7.5",
    // 2008 national championship, round 5: a draw 1 : 2, a win 3 : 0; 8 + 3 = 11
    "3-1/2-0, 0, 1, 0, 1",
    "3-1/2-0, 0, 0, 1, 2",
    "3-1/2-0, 3, 0, 1, 11",
  })
  @DisplayName("Published points in the scorings of article 13")
  void points(String scoring, int wins, int firstDraws, int secondDraws, String points) {
    Scoring scale = Scoring.parse(scoring).orElseThrow();
    int halves =
        wins * scale.win() + firstDraws * scale.firstDraw() + secondDraws * scale.secondDraw();

    assertThat(Criterion.POINTS.text(halves)).isEqualTo(points);
    assertThat(scale).hasToString(scoring);
  }

  @ParameterizedTest
  @CsvSource({"2-1", "1-2-0", "1-0.3-0", "a-b-c", "3-1/4-0", "1-0-1", "''"})
  void refusesOtherScorings(String scoring) {
    assertThat(Scoring.parse(scoring)).isEmpty();
  }
}
