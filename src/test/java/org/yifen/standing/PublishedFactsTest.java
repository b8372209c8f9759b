package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.standing.Contest.Bout;
import org.yifen.standing.Contest.Rest;
import org.yifen.standing.Contest.Side;

/**
 * Final standings that were published without their crosstables. Whom each player met is made up,
 * so that points and opponents' points are the published ones; the order is the published one.
 */
@DisplayName("Published standings: standings-facts.tsv")
class PublishedFactsTest {

  private static final Path FILE = Path.of("../shared/cases/standings-facts.tsv");
  private static final Pattern WINS = Pattern.compile("(\\d+)W");
  private static final Pattern DRAWS = Pattern.compile("(\\d+)D");
  private static final Pattern LOSSES = Pattern.compile("(\\d+)L");
  private static final Pattern SECOND_WINS = Pattern.compile("(\\d+) wins? with black");
  private static final Pattern BEFORE = Pattern.compile("(\\d+) and (\\d+) before");
  private static final Pattern AFTER = Pattern.compile("(\\d+) after");

  /** A row of the file. */
  private record Fact(
      String event, String rank, String name, String points, String tieBreak, String detail) {

    int number(Pattern pattern) {
      Matcher found = pattern.matcher(detail);
      return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }
  }

  private static List<Fact> facts(String event) throws IOException {
    assumeTrue(Files.isRegularFile(FILE), "no facts at " + FILE);
    List<Fact> facts = new ArrayList<>();
    for (String line : Files.readAllLines(FILE, StandardCharsets.UTF_8)) {
      String[] cells = line.split("\t", -1);
      if (cells[0].startsWith(event)) {
        facts.add(new Fact(cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]));
      }
    }
    assertThat(facts).as(event).isNotEmpty();
    return facts;
  }

  /** Players with given results, each against opponents of his own. */
  private static final class Field {
    private final Scoring scale;
    private final List<Side> sides = new ArrayList<>();
    private final List<Integer> players = new ArrayList<>();
    private final List<Bout> bouts = new ArrayList<>();
    private final List<Rest> rests = new ArrayList<>();

    Field(Scoring scale) {
      this.scale = scale;
    }

    /** Adds a player whose opponents have so many points together, in halves. */
    void add(String name, int[] winsDrawsLosses, int secondWins, int opponents) {
      int player = sides.size();
      players.add(player);
      sides.add(new Side(player + 1, "", name));
      int round = 0;
      int made = 0;
      for (int kind = 0; kind < winsDrawsLosses.length; kind++) {
        for (int i = 0; i < winsDrawsLosses[kind]; i++) {
          int other = sides.size();
          sides.add(new Side(other + 1, "", name + "'s " + other));
          boolean second = kind == 0 && i < secondWins;
          int result = second ? Games.LOSS : Games.WIN - kind;
          round++;
          Bout bout =
              new Bout(round, second ? other : player, second ? player : other, result, true, true);
          bouts.add(bout);
          made += second ? bout.firstPoints(scale) : bout.secondPoints(scale);
        }
      }
      rests.add(new Rest(1, player + 1, opponents - made, 0, false));
    }

    /** The players among themselves: place, name and what decided. */
    String places(Criterion... tieBreaks) {
      Contest contest =
          new Contest(
              sides,
              bouts,
              rests,
              sides.stream().map(s -> 0).toList(),
              scale,
              Competition.Matches.GAMES);
      Request request =
          new Request(Competition.SWISS, List.of(tieBreaks), scale, Request.ALL_ROUNDS, 0);
      return Made.places(Standings.standing(request, contest, players));
    }
  }

  private static int halves(String points) {
    return (int) Math.round(2 * Double.parseDouble(points));
  }

  @Test
  @DisplayName("2005, eleven rounds: points, opponents' points, then wins with the second move")
  void championshipOf2005() throws IOException {
    Field field = new Field(Made.HALVES);
    for (Fact fact : facts("2005")) {
      int halves = halves(fact.points());
      int wins = halves / 2 - 3;
      int draws = halves - 2 * wins;
      field.add(
          fact.name(),
          new int[] {wins, draws, 11 - wins - draws},
          fact.number(SECOND_WINS),
          halves(fact.tieBreak()));
    }

    assertThat(field.places(Criterion.OPPONENTS, Criterion.SECOND_WINS))
        .isEqualTo(
            "1 洪智, 2 潘振波 opponents, 3 李鸿嘉 points, 4 汪洋 opponents, 5 卜凤波 opponents,"
                + " 6 万春林 second-wins, 7 许银川 points, 8 王斌 opponents");
  }

  @Test
  @DisplayName("2010, 2-1-0: five wins and a draw each, opponents' points 59 before 54")
  void asianGames() throws IOException {
    Scoring scale = Made.TWO;
    Field field = new Field(scale);
    for (Fact fact : facts("2010 亚运会 男子")) {
      int[] results = {fact.number(WINS), fact.number(DRAWS), fact.number(LOSSES)};
      assertThat(results).containsExactly(5, 1, 1);
      field.add(fact.name(), results, 0, halves(fact.tieBreak()));
    }

    assertThat(field.places(Criterion.OPPONENTS))
        .isEqualTo("1 洪智, 2 阮成保 Nguyen Thanh Bao opponents");
  }

  @Test
  @DisplayName("2010, women: who beats all seven has all the others' points as 小分")
  void allWins() throws IOException {
    assertThat(facts("2010 亚运会 女子").get(0).points()).isEqualTo("7 wins of 7");
    // A beats all, B all but A, and so on: 14, 12, 10, …, 0; without A's 14 they add up to 42
    List<String> games = new ArrayList<>();
    String all = "ABCDEFGH";
    for (int a = 0; a < all.length(); a++) {
      for (int b = a + 1; b < all.length(); b++) {
        games.add("1 " + all.charAt(a) + all.charAt(b) + " 1");
      }
    }
    Standing standing =
        Made.of(all).in(Made.TWO).games(String.join(", ", games)).by(Competition.ROUND_ROBIN);

    assertThat(Made.values(standing, Criterion.POINTS)).startsWith("A 14, B 12, C 10");
    assertThat(Made.values(standing, Criterion.SMALL_POINTS)).startsWith("A 42, B 30, C 20");
  }

  @Test
  @DisplayName("2012, 2-1-0: five wins and six draws are 16, four and seven are 15")
  void championshipOf2012() throws IOException {
    Field field = new Field(Made.TWO);
    for (Fact fact : facts("2012")) {
      int[] results = {fact.number(WINS), fact.number(DRAWS), 0};
      assertThat(results[0] * 2 + results[1]).isEqualTo(Integer.parseInt(fact.points()));
      field.add(fact.name(), results, 0, 200);
    }

    assertThat(field.places()).isEqualTo("1 王天一, 2 洪智 points");
  }

  @Test
  @DisplayName("2008, 3 a win, a draw 1 : 2 by who moved first: the points after the round")
  void drawsByColour() throws IOException {
    Scoring scale = Scoring.parse("3-1/2-0").orElseThrow();
    for (Fact fact : facts("2008")) {
      MatchResult before = BEFORE.matcher(fact.points()).results().findFirst().orElseThrow();
      int[] points = {Integer.parseInt(before.group(1)), Integer.parseInt(before.group(2))};
      int result = fact.tieBreak().equals("3:0") ? Games.WIN : Games.DRAW;
      Contest contest =
          new Contest(
              List.of(new Side(1, "", "red"), new Side(2, "", "black")),
              List.of(new Bout(5, 0, 1, result, true, true)),
              List.of(
                  new Rest(4, 0, 2 * points[0], 0, false), new Rest(4, 1, 2 * points[1], 0, false)),
              List.of(0, 0),
              scale,
              Competition.Matches.GAMES);
      String[] score = fact.tieBreak().split(":", -1);

      assertThat(contest.points())
          .as(fact.name())
          .containsExactly(
              2 * (points[0] + Integer.parseInt(score[0])),
              2 * (points[1] + Integer.parseInt(score[1])));
      if (fact.number(AFTER) > 0) {
        assertThat(contest.points()[0]).as(fact.detail()).isEqualTo(2 * fact.number(AFTER));
      }
    }
  }
}
