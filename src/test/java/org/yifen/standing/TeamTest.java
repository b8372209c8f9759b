package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Competition rules, 13.2 and 14.5 to 14.7: teams by match points and board points")
class TeamTest {

  /** Two boards a match, three teams: A 1½–½ B, B 1½–½ C, C 1–1 A. */
  private static Made three() {
    return Made.of("ABC").games("1 AB 1, 1 BA ½, 2 BC 1, 2 CB ½, 3 CA 1, 3 AC 1");
  }

  @Test
  @DisplayName("2-1-0 from the board points of each round's match")
  void matchPoints() {
    Standing standing = three().by(Competition.TEAM_ROUND_ROBIN);

    assertThat(Made.values(standing, Criterion.MATCH_POINTS)).isEqualTo("A 3, B 2, C 1");
    assertThat(Made.values(standing, Criterion.GAME_POINTS)).isEqualTo("A 2.5, B 2, C 1.5");
    assertThat(Made.places(standing)).isEqualTo("1 A, 2 B match-points, 3 C match-points");
  }

  @Test
  @DisplayName("14.7 by board points: one high win weighs as much as two close ones, then 场分")
  void byBoardPoints() {
    Made made =
        Made.of("ABC")
            .games("1 AB 1, 1 BA ½, 1 AB ½, 2 AC 1, 2 CA ½, 2 AC ½, 3 BC 1, 3 CB 0, 3 BC 1");
    // A–B 2 : 1, A–C 2 : 1, B–C 3 : 0; 局分 A 4, B 4, C 1; 场分 A 4, B 2
    Standing standing = made.by(Competition.TEAM_POINTS);

    assertThat(Made.values(standing, Criterion.GAME_POINTS)).isEqualTo("A 4, B 4, C 1");
    assertThat(Made.places(standing)).isEqualTo("1 A, 2 B match-points, 3 C game-points");
  }

  @Test
  @DisplayName("14.5 through every criterion: 局分, 胜局, 直胜, 犯规, 后走胜局")
  void everyCriterion() {
    String even = "1 AB ½, 1 BA ½, 2 AC 1, 2 CA 0, 3 BC 1, 3 CB 0";
    // A and B drew 1 : 1, both beat C 2 : 0 with a win on each board
    assertThat(Made.places(Made.of("ABC").games(even).by(Competition.TEAM_ROUND_ROBIN)))
        .isEqualTo("1 A, 1 B tied, 3 C match-points");
    assertThat(
            Made.places(Made.of("ABC").games(even).fouls('A', 1).by(Competition.TEAM_ROUND_ROBIN)))
        .isEqualTo("1 B, 2 A fouls, 3 C match-points");
    // A wins both with the first move, B one with the second
    String colours = "1 AB ½, 1 BA ½, 2 AC 1, 2 AC 1, 3 BC 1, 3 CB 0";
    assertThat(Made.places(Made.of("ABC").games(colours).by(Competition.TEAM_ROUND_ROBIN)))
        .isEqualTo("1 B, 2 A second-wins, 3 C match-points");
    // B beats C 1½ : ½ only
    String boards = "1 AB ½, 1 BA ½, 2 AC 1, 2 CA 0, 3 BC 1, 3 CB ½";
    assertThat(Made.places(Made.of("ABC").games(boards).by(Competition.TEAM_ROUND_ROBIN)))
        .isEqualTo("1 A, 2 B game-points, 3 C match-points");
    // three boards: A 2 : 1 by two wins, B by one win and two draws
    String wins = "1 AB ½, 1 BA ½, 1 AB ½, 2 AC 1, 2 CA 0, 2 CA 1, 3 BC 1, 3 CB ½, 3 BC ½";
    assertThat(Made.places(Made.of("ABC").games(wins).by(Competition.TEAM_ROUND_ROBIN)))
        .isEqualTo("1 A, 2 B wins, 3 C match-points");
  }

  @Test
  @DisplayName("直胜 of teams: the match between them")
  void directEncounter() {
    // A–B 1½ : ½, C–A 1½ : ½, B–C 1½ : ½, A–D 1½ : ½, B–D 1½ : ½, C–D 0 : 2
    Standing standing =
        Made.of("ABCD")
            .games(
                "1 AB 1, 1 AB ½, 2 CA 1, 2 CA ½, 3 BC 1, 3 BC ½",
                "3 AD 1, 3 AD ½, 2 BD 1, 2 BD ½, 1 CD 0, 1 CD 0")
            .by(Competition.TEAM_ROUND_ROBIN);

    // 场分 A 4, B 4, C 2, D 2; 局分 A 3½, B 3½, C 2, D 3; wins A 2, B 2: A beat B
    assertThat(Made.values(standing, Criterion.DIRECT)).startsWith("A 2, B 0");
    assertThat(Made.places(standing))
        .isEqualTo("1 A, 2 B direct, 3 D match-points, 4 C game-points");
  }

  @Test
  @DisplayName("14.6 Swiss: 对手场分, and a team's bye counts as a won match")
  void swiss() {
    Standing standing =
        Made.of("ABC")
            .games("1 AB 1, 1 BA 0, 1 C bye, 2 CA 1, 2 AC 0, 2 B bye")
            .by(Competition.TEAM_SWISS);

    // A 2, B 2 (bye), C 4; opponents: A B 2 + C 4, B A 2 + the least 2, C the least 2 + A 2
    assertThat(Made.values(standing, Criterion.MATCH_POINTS)).isEqualTo("A 2, B 2, C 4");
    assertThat(Made.values(standing, Criterion.OPPONENT_MATCHES)).isEqualTo("A 6, B 4, C 4");
    assertThat(Made.places(standing))
        .isEqualTo("1 C, 2 A match-points, 3 B opponents-match-points");
  }

  @Test
  @DisplayName("a match in which nobody makes a point gives none")
  void nobodyCame() {
    Standing standing =
        Made.of("AB").games("1 AB 0:0※, 1 BA 0:0※").by(Competition.TEAM_ROUND_ROBIN);

    assertThat(Made.values(standing, Criterion.MATCH_POINTS)).isEqualTo("A 0, B 0");
    assertThat(Made.places(standing)).isEqualTo("1 A, 1 B tied");
  }
}
