package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Competition rules, 14.3 and 14.4: Swiss events, both orders, byes")
class SwissTest {

  @Test
  @DisplayName("对手分, and a bye's opponent: the least of those with points")
  void opponentsAndByes() {
    // round 1: A beat B, C beat D, E bye; round 2: C beat A, E beat B, D bye
    Standing standing =
        Made.of("ABCDE")
            .in(Made.TWO)
            .games("1 AB 1, 1 CD 1, 1 E bye, 2 CA 1, 2 EB 1, 2 D bye")
            .by(Competition.SWISS);

    // points A 2, B 0, C 4, D 2, E 4; the least with points has 2
    // A: B 0 + C 4; B: A 2 + E 4; C: D 2 + A 2; D: C 4 + bye 2; E: bye 2 + B 0
    assertThat(Made.values(standing, Criterion.OPPONENTS)).isEqualTo("A 4, B 6, C 4, D 6, E 2");
    assertThat(Made.places(standing))
        .isEqualTo("1 C, 2 E opponents, 3 D points, 4 A opponents, 5 B points");
    assertThat(Made.values(standing, Criterion.WINS)).isEqualTo("A 1, B 0, C 2, D 1, E 2");
  }

  /** Four players, two rounds: A and B win both ways round, so that all sums are equal. */
  private static Made pairs() {
    return Made.of("ABCD").games("1 AC 1, 1 BD 1, 2 AD ½, 2 CB ½");
  }

  @Test
  @DisplayName("犯规, then 后走局数")
  void foulsThenSecondGames() {
    // A and B 1½, C and D ½; 对手分 1 each; A had no second move, B one
    assertThat(Made.places(pairs().by(Competition.SWISS)))
        .isEqualTo("1 B, 2 A second-games, 3 D points, 4 C second-games");
    assertThat(Made.places(pairs().fouls('B', 1).by(Competition.SWISS)))
        .startsWith("1 A, 2 B fouls");
  }

  @Test
  @DisplayName("胜局: equal 对手分, more wins first")
  void wins() {
    Standing standing =
        Made.of("ABCDE")
            .games("1 AC 1, 1 BD ½, 2 CB ½, 2 DA 1, 3 E bye")
            .by(Competition.SWISS, List.of(Criterion.WINS));

    // A 1 (a win), B 1 (two draws), C ½, D 1½, E 1 (bye)
    assertThat(Made.places(standing)).isEqualTo("1 D, 2 A points, 2 E tied, 4 B wins, 5 C points");
  }

  @Test
  @DisplayName("then the standing after the round before, and so on back")
  void previousRounds() {
    // A and B both beat C and drew with D, in the other order: equal in everything at the end
    Standing standing =
        Made.of("ABCD").games("1 AC 1, 1 BD ½, 2 AD ½, 2 BC 1").by(Competition.SWISS);

    // 1½ each, 对手分 C 0 + D 1 each, a win each, no second move
    // after round 1: A 1 point; D and B ½, D with the second move
    assertThat(Made.values(standing, Criterion.PREVIOUS_ROUND)).startsWith("A 1:1, B 1:3");
    assertThat(Made.places(standing))
        .isEqualTo("1 A, 2 B previous-round@1, 3 D points, 4 C points");
  }

  @Test
  @DisplayName("累进分: the sum of the points after each round")
  void cumulative() {
    Standing standing =
        Made.of("ABCD")
            .games("1 AC 1, 1 BD ½, 2 AD ½, 2 BC 1, 3 AB ½")
            .by(Competition.SWISS_CUMULATIVE);

    // A 1, 1½, 2 = 4½; B ½, 1½, 2 = 4
    assertThat(Made.values(standing, Criterion.CUMULATIVE)).startsWith("A 4.5, B 4");
    assertThat(Made.places(standing)).startsWith("1 A, 2 B cumulative");
  }

  @Test
  @DisplayName("去除第一轮: equal 累进分, then without the first round, then the second")
  void withoutFirstRounds() {
    // running points A 1, 1, 2 and B and E ½, 1½, 2: 4 each; without round 1 A 3, B and E 3½
    Standing equal =
        Made.of("ABCDEF")
            .games("1 AC 1, 1 BD ½, 1 EF ½, 2 EA 1, 2 BC 1, 3 AD 1, 3 BE ½")
            .by(
                Competition.SWISS_CUMULATIVE,
                List.of(Criterion.CUMULATIVE, Criterion.WITHOUT_FIRST));
    assertThat(Made.values(equal, Criterion.CUMULATIVE)).startsWith("A 4, B 4");
    assertThat(Made.values(equal, Criterion.WITHOUT_FIRST)).startsWith("A 1:3, B 2:2");
    assertThat(Made.places(equal)).startsWith("1 B, 1 E tied, 3 A without-first@1");
  }

  @Test
  @DisplayName("without rounds there is no 累进分 and no round before: who is tied stays tied")
  void withoutRounds() {
    Standing standing =
        Made.of("ABCD").games("0 AC 1, 0 BD ½, 0 AD ½, 0 BC 1").by(Competition.SWISS);

    assertThat(Made.places(standing)).isEqualTo("1 A, 1 B tied, 3 D points, 4 C points");
  }
}
