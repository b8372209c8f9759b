package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.event.Scoring;

@DisplayName("Competition rules, 14.1: round robins, every criterion in turn")
class RoundRobinTest {

  @Test
  @DisplayName("小分: the points of beaten opponents and half of those of drawn ones")
  void smallPoints() {
    // A 2 (beat B, C), B 2 (beat C, D), C 1 (beat D), D 1 (beat A)
    Standing standing =
        Made.of("ABCD")
            .games("1 AB 1, 1 CD 1, 2 AC 1, 2 BD 1, 3 DA 1, 3 BC 1")
            .by(Competition.ROUND_ROBIN);

    // A: B 2 + C 1 = 3; B: C 1 + D 1 = 2; C: D 1; D: A 2
    assertThat(Made.values(standing, Criterion.SMALL_POINTS)).isEqualTo("A 3, B 2, C 1, D 2");
    assertThat(Made.places(standing))
        .isEqualTo("1 A, 2 B small-points, 3 D points, 4 C small-points");
  }

  @Test
  @DisplayName("half of an odd number of halves is a quarter")
  void quarters() {
    Standing standing = Made.of("ABC").games("1 AB ½, 2 BC 1, 3 CA ½").by(Competition.ROUND_ROBIN);

    // A 1, B 1½, C ½; A: half of 1½ and half of ½ = 1; B: half of 1 and ½ = 1; C: half of 1
    assertThat(Made.values(standing, Criterion.SMALL_POINTS)).isEqualTo("A 1, B 1, C 0.5");
    Standing other = Made.of("ABC").games("1 AB ½, 2 BC 1, 3 CA 0").by(Competition.ROUND_ROBIN);
    // A 1½, B 1½, C 0: half of 1½ each
    assertThat(Made.values(other, Criterion.SMALL_POINTS)).isEqualTo("A 0.75, B 0.75, C 0");
  }

  @Test
  @DisplayName("胜局: equal points and 小分, more wins first")
  void wins() {
    // D beat C and lost to B and A; the rest is drawn: A 2, B 2, C 1, D 1
    Standing standing =
        Made.of("ABCD")
            .games("1 AB ½, 1 DC 1, 2 AC ½, 2 BD 1, 3 AD 1, 3 BC ½")
            .by(Competition.ROUND_ROBIN);

    // C: half of A 2 and of B 2 = 2, no win; D: C 1 = 1
    assertThat(Made.values(standing, Criterion.SMALL_POINTS)).isEqualTo("A 2.5, B 2.5, C 2, D 1");
    // without 小分 it is the wins that put D before C
    Standing byWins =
        Made.of("ABCD")
            .games("1 AB ½, 1 DC 1, 2 AC ½, 2 BD 1, 3 AD 1, 3 BC ½")
            .by(
                Competition.ROUND_ROBIN,
                List.of(Criterion.WINS, Criterion.DIRECT, Criterion.SECOND_GAMES));
    // A and B drew with each other; A had the second move in no game, B in one
    assertThat(Made.places(byWins)).isEqualTo("1 B, 2 A second-games, 3 D points, 4 C wins");
  }

  /**
   * Two players A and B with the same results against the same others, so that points, 小分 and wins
   * are equal whatever else differs: each beat C and lost to D, who lost to C.
   */
  private static Made twins(String mutual, String aAgainstC, String bAgainstC) {
    return Made.of("ABCD")
        .games("1 " + mutual, "2 " + aAgainstC + ", 2 DB 1, 3 DA 1, 3 " + bAgainstC + ", 1 CD 1");
  }

  @Test
  @DisplayName("直胜: equal in all before, who won the mutual game")
  void direct() {
    // A beat B and lost to E, B beat F; all else is drawn
    Standing standing =
        Made.of("ABCDEF")
            .games(
                "1 AB 1, 1 CD ½, 1 EF ½, 2 AC ½, 2 BD ½, 2 EA 1, 3 BE ½, 3 CF ½",
                "3 AD ½, 4 BF 1, 4 CE ½, 4 DE ½, 5 AF ½, 5 BC ½, 5 DF ½")
            .by(Competition.ROUND_ROBIN);
    // points A 2½, B 2½, C 2½, D 2½, E 3, F 2
    // 小分 A: B 2½ + half of C, D, F (7/2) = 6; B: F 2 + half of C, D, E (8/2) = 6
    // C: half of A, B, D, E, F 12½ = 6¼; E: A 2½ + half of B, C, D, F (9½/2) = 7¼
    assertThat(Made.values(standing, Criterion.SMALL_POINTS))
        .isEqualTo("A 6, B 6, C 6.25, D 6.25, E 7.25, F 5.25");
    assertThat(Made.values(standing, Criterion.WINS)).isEqualTo("A 1, B 1, C 0, D 0, E 1, F 0");
    // C and D drew with each other; second moves: C against A and B, D against A, B and C
    assertThat(Made.places(standing))
        .isEqualTo("1 E, 2 D points, 3 C second-games, 4 A small-points, 5 B direct, 6 F points");
  }

  @Test
  @DisplayName("直胜 of three: the points among them, then among those still tied")
  void directOfThree() {
    Standing standing =
        Made.of("ABC")
            .games("1 AB 1, 2 BC 1, 3 CA 0")
            .by(Competition.ROUND_ROBIN, List.of(Criterion.DIRECT));
    assertThat(Made.places(standing)).isEqualTo("1 A, 2 B points, 3 C points");

    // all of a rock-paper-scissors have 2 among themselves: nothing is decided
    Standing circle = Made.of("ABC").games("1 AB 1, 2 BC 1, 3 CA 1").by(Competition.ROUND_ROBIN);
    assertThat(Made.values(circle, Criterion.DIRECT)).isEqualTo("A 2, B 2, C 2");
    assertThat(Made.places(circle)).isEqualTo("1 A, 1 B tied, 1 C tied");
  }

  @Test
  @DisplayName("犯规: fewer first")
  void fouls() {
    Standing standing = twins("AB ½", "AC 1", "BC 1").fouls('A', 1).by(Competition.ROUND_ROBIN);

    // D 2, A 1½, B 1½, C 1: A and B have 小分 C 1 + half of 1½ = 1¾, a win, a drawn meeting
    assertThat(Made.values(standing, Criterion.SMALL_POINTS)).startsWith("A 1.75, B 1.75");
    assertThat(Made.places(standing)).isEqualTo("1 D, 2 B points, 3 A fouls, 4 C points");
  }

  @Test
  @DisplayName("后走局数: more games with the second move first")
  void secondGames() {
    // A had the second move once (D), B three times (A, D and C)
    Standing standing = twins("AB ½", "AC 1", "CB 0").by(Competition.ROUND_ROBIN);

    assertThat(Made.values(standing, Criterion.SECOND_GAMES)).startsWith("A 1, B 3");
    assertThat(Made.places(standing)).isEqualTo("1 D, 2 B points, 3 A second-games, 4 C points");
  }

  @Test
  @DisplayName("对局时后走: equal numbers of second moves, who had it in the mutual game")
  void secondInTheMutualGame() {
    // A: second against D and C; B: second against A and D
    Standing standing = twins("AB ½", "CA 0", "BC 1").by(Competition.ROUND_ROBIN);

    assertThat(Made.values(standing, Criterion.SECOND_GAMES)).startsWith("A 2, B 2");
    assertThat(Made.values(standing, Criterion.SECOND_IN_MUTUAL)).startsWith("A 0, B 1");
    assertThat(Made.places(standing)).isEqualTo("1 D, 2 B points, 3 A second-move, 4 C points");
  }

  @Test
  @DisplayName("where nobody knows who moved first, those who are tied stay tied")
  void withoutColours() {
    Standing standing = twins("AB ½?", "CA 0", "BC 1").by(Competition.ROUND_ROBIN);

    assertThat(Made.values(standing, Criterion.SECOND_GAMES)).isEqualTo("A , B , C , D ");
    assertThat(Made.places(standing)).isEqualTo("1 D, 2 A points, 2 B tied, 4 C points");
  }

  @Test
  @DisplayName("forfeits: points, 小分 and wins as of games, but no second move")
  void forfeits() {
    Standing standing =
        Made.of("ABC").games("1 AB 1, 2 CA 0※, 3 BC 0:0※").by(Competition.ROUND_ROBIN);

    assertThat(Made.values(standing, Criterion.WINS)).isEqualTo("A 2, B 0, C 0");
    assertThat(Made.values(standing, Criterion.SECOND_GAMES)).isEqualTo("A 0, B 1, C 0");
    assertThat(Made.places(standing)).isEqualTo("1 A, 2 B points, 3 C second-games");
  }

  @Test
  @DisplayName("13.3: a draw may be worth 2 to the second mover; 直胜 is still a drawn meeting")
  void unevenDraws() {
    Standing standing =
        Made.of("ABC")
            .in(Scoring.parse("3-1/2-0").orElseThrow())
            .games("1 AB ½, 2 BC ½, 3 CA ½")
            .by(Competition.ROUND_ROBIN);

    assertThat(Made.values(standing, Criterion.POINTS)).isEqualTo("A 3, B 3, C 3");
    assertThat(Made.values(standing, Criterion.DIRECT)).isEqualTo("A 2, B 2, C 2");
  }
}
