package org.yifen.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.all;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.doubleRoundRobin;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.with;
import static org.yifen.period.Fixtures.woman;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.event.Eligibility;
import org.yifen.event.Event;
import org.yifen.event.Waiver;
import org.yifen.period.Fixtures;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Title;

@DisplayName("Articles 5 and 6: norms of a title event")
class TitleEventTest {

  private static final String FIRST_GRADE = "一级棋士";

  private static List<Norm> norms(
      Fixtures.EventBuilder builder, RegisterEntry[] players, Waiver... waivers) {
    Event event = builder.build();
    List<Integer> ratings = Arrays.stream(players).map(p -> p.rating().orElse(0)).toList();
    int rated = (int) ratings.stream().filter(r -> r != 0).count();
    return new TitleEvent(
            CXA,
            event,
            Arrays.stream(players).map(Player::of).toList(),
            ratings,
            Eligibility.of(event, rated, CXA.rules().conditions(), List.of(waivers)))
        .norms();
  }

  private static RegisterEntry titled(RegisterEntry player, String title) {
    return as(player, player.name(), "", title);
  }

  /** Twelve men of one rating in nine rounds; the first has a title and the given results. */
  private static Norm first(int rating, String title, String results, Title won) {
    RegisterEntry[] players = men("P", 12, rating);
    players[0] = titled(players[0], title);
    return norms(swiss("E", players).titles(won).rounds(9).against("P1", results), players).get(0);
  }

  @ParameterizedTest(name = "average {0}, {1}: {2} {3}")
  @DisplayName("6.3 nine rounds: the score reaches the standard or just misses it")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      textBlock =
          """
          # average | results | reason | working
          2400 | 11111½000 | ''      | 60 % of 9 = 5.40: 5.5 needed, 5.5 made
          2400 | 111110000 | score   | 5 made
          2376 | 11111½000 | ''      | the same band
          2375 | 11111½000 | score   | 64 % of 9 = 5.76: 6 needed
          2375 | 111111000 | ''      | 6 made
          2401 | 11111½000 | ''      | 57 % of 9 = 5.13: 5.5 needed
          2250 | 111111111 | average | the table begins at 2251 for a man master
          2251 | 111111100 | ''      | 76 % of 9 = 6.84: 7 needed
          2625 | 1½1½00000 | ''      | 30 % of 9 = 2.70: 3 needed
          2626 | 111111111 | average | the column ends at 2625
          """)
  void standard(int average, String results, String reason, String working) {
    assertThat(first(average, FIRST_GRADE, results, Title.MAN_MASTER).reason())
        .as(working)
        .isEqualTo(reason);
  }

  @Test
  @DisplayName("5 and 6 a norm has every number that led to it")
  void everyNumber() {
    assertThat(first(2400, FIRST_GRADE, "11111½000", Title.MAN_MASTER))
        .isEqualTo(
            new Norm(
                "E",
                "P1",
                Title.MAN_MASTER,
                2400,
                "6",
                OptionalInt.of(60),
                9,
                OptionalInt.of(11),
                11,
                ""));
  }

  @ParameterizedTest(name = "{0} for {1}: {2}")
  @DisplayName(
      "6.4 master events for first-grade players, grandmaster events for masters, or above")
  @CsvSource({
    "'', MAN_MASTER, level",
    "二级棋士, MAN_MASTER, level",
    "一级棋士, MAN_MASTER, ''",
    "大师, MAN_MASTER, ''",
    "特级大师, MAN_MASTER, ''",
    "一级棋士, MAN_GRANDMASTER, level",
    "大师, MAN_GRANDMASTER, ''",
    "特级大师, MAN_GRANDMASTER, ''",
    "特级大师, WOMAN_MASTER, sex",
  })
  void level(String title, Title won, String reason) {
    assertThat(first(2450, title, "111111111", won).reason()).isEqualTo(reason);
  }

  @Test
  @DisplayName("6.3 points of unplayed games and of 0:0 games count for nobody")
  void unplayedPoints() {
    RegisterEntry[] players = men("P", 12, 2400);
    players[0] = titled(players[0], FIRST_GRADE);
    Norm norm =
        norms(
                swiss("E", players)
                    .titles(Title.MAN_MASTER)
                    .rounds(9)
                    .against("P1", "11111")
                    .games("P7-P1 ½※, P1-P8 1※, P1-P9 0:0, P10-P1 ½"),
                players)
            .get(0);

    assertThat(norm.score()).as("5 won, one drawn in play").isEqualTo(11);
    assertThat(norm.isMade()).isTrue();
  }

  @Test
  @DisplayName("6.3 the games are those scheduled: M − 1, twice as many, or the rounds")
  void scheduledGames() {
    RegisterEntry[] players = men("P", 12, 2400);

    assertThat(norms(roundRobin("E", players).titles(Title.MAN_MASTER), players).get(0).games())
        .isEqualTo(11);
    assertThat(
            norms(doubleRoundRobin("E", players).titles(Title.MAN_MASTER), players).get(0).games())
        .isEqualTo(22);
    assertThat(
            norms(swiss("E", players).titles(Title.MAN_MASTER).rounds(9), players).get(0).games())
        .isEqualTo(9);
  }

  @ParameterizedTest(name = "{0} of 2401 among twelve: {1}")
  @DisplayName("6.3 the average of all is rounded half up")
  @CsvSource({"5, 2400", "6, 2401", "7, 2401"})
  void averageIsRoundedHalfUp(int higher, int average) {
    RegisterEntry[] players = all(men("H", higher, 2401), men("L", 12 - higher, 2400));

    assertThat(norms(swiss("E", players).titles(Title.MAN_MASTER).rounds(9), players))
        .allSatisfy(norm -> assertThat(norm.average()).isEqualTo(average));
  }

  @Test
  @DisplayName("6.3 the unrated count at the provisional rating")
  void averageWithTheUnrated() {
    RegisterEntry[] players = all(men("P", 10, 2400), men("U", 2, 0));

    assertThat(
            norms(swiss("E", players).titles(Title.MAN_MASTER).rounds(9), players).get(0).average())
        .as("(10 × 2400 + 2 × 2300) / 12 = 2383.33")
        .isEqualTo(2383);
  }

  @Test
  @DisplayName("6.3 and 9 in a mixed event a woman below 2300 counts 2300; her norm is recognised")
  void mixed() {
    RegisterEntry w = titled(woman("W", 2200), "大师");
    RegisterEntry v = woman("V", 0);
    RegisterEntry[] players = with(w, with(v, men("P", 10, 2400)));
    List<Norm> norms =
        norms(
            swiss("E", players)
                .titles(Title.MAN_MASTER, Title.WOMAN_GRANDMASTER)
                .rounds(9)
                .against("W", "1111½½000"),
            players);

    assertThat(norms.stream().map(n -> n.id() + " " + n.title().code()).limit(4))
        .as("by entrant, then by title")
        .containsExactly(
            "W woman-grandmaster", "W man-master", "V woman-grandmaster", "V man-master");
    assertThat(norms.get(0).average()).as("(10 × 2400 + 2 × 2300) / 12").isEqualTo(2383);
    assertThat(norms.get(0).category()).as("women's numbering of 2376–2400").isEqualTo("14");
    assertThat(norms.get(0).standard()).as("53 % of 9 = 4.77: 5 points").hasValue(10);
    assertThat(norms.get(0).isMade()).isTrue();
    assertThat(norms.get(1).reason()).isEqualTo("sex");
    assertThat(norms.get(1).category()).as("men's numbering").isEqualTo("6");
  }

  @Test
  @DisplayName("6.1 a failed condition comes first, unless it is waived")
  void conditionsComeFirst() {
    RegisterEntry[] players = men("P", 11, 2400);
    players[0] = titled(players[0], FIRST_GRADE);
    Fixtures.EventBuilder event =
        swiss("E", players).titles(Title.MAN_MASTER).rounds(9).against("P1", "111111000");

    assertThat(norms(event, players))
        .allSatisfy(norm -> assertThat(norm.reason()).isEqualTo("title-event-participants"));
    Waiver waiver = new Waiver("E", "title-event-participants", "协会", "2026-02-01", "");
    assertThat(norms(event, players, waiver).get(0).isMade()).isTrue();
  }
}
