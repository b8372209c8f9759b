package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Competition rules, 14.2: several cycles")
class CyclesTest {

  private static Standing of(String... games) {
    return Made.of("ABC").games(games).by(Competition.CYCLES);
  }

  @Test
  @DisplayName("场分: 2 for a match by its game points, 1 for an even one")
  void matchPoints() {
    // A–B 1½ : ½, A–C 1 : 1, B–C 2 : 0; game points A 2½, B 2½, C 1
    Standing standing = of("1 AB 1, 4 BA ½, 2 AC ½, 5 CA ½, 3 BC 1, 6 CB 0");

    assertThat(Made.values(standing, Criterion.MATCH_POINTS)).isEqualTo("A 3, B 2, C 1");
    assertThat(Made.values(standing, Criterion.GAME_POINTS)).isEqualTo("A 2.5, B 2.5, C 1");
    assertThat(Made.places(standing)).isEqualTo("1 A, 2 B match-points, 3 C match-points");
  }

  @Test
  @DisplayName("局分: equal match points, more game points first")
  void gamePoints() {
    // A–B 1½ : ½, B–C 2 : 0, C–A 1½ : ½; 场分 2 each; 局分 A 2, B 2½, C 1½
    assertThat(Made.places(of("1 AB 1, 4 BA ½, 2 BC 1, 5 CB 0, 3 CA 1, 6 AC ½")))
        .isEqualTo("1 B, 2 A game-points, 3 C game-points");
  }

  @Test
  @DisplayName("胜局: equal game points, more wins first")
  void wins() {
    // A–B 1 : 1 by a win each, A–C and B–C 1 : 1: 场分 2, 局分 2 each; C has no win
    Standing standing = of("1 AB 1, 4 BA 1, 2 AC ½, 5 CA ½, 3 BC ½, 6 CB ½");

    // A and B: 直胜 1 : 1, no fouls, no win with the second move
    assertThat(Made.places(standing)).isEqualTo("1 A, 1 B tied, 3 C wins");
  }

  @Test
  @DisplayName("直胜: who all beat each other in a circle stay tied")
  void directInACircle() {
    // A–B 1½ : ½; A–C ½ : 1½; B–C 1½ : ½: 场分 A 2, B 2, C 2; 局分 2 each; wins 1 each
    Standing circle = of("1 AB 1, 4 BA ½, 2 CA 1, 5 AC ½, 3 BC 1, 6 CB ½");
    assertThat(Made.values(circle, Criterion.DIRECT)).isEqualTo("A 2, B 2, C 2");
  }

  @Test
  @DisplayName("犯规, then 后走胜局: wins with the second move")
  void foulsThenSecondWins() {
    String[] games = {"1 AB 1, 4 BA 1, 2 AC 1, 5 CA ½, 3 BC ½, 6 CB 0"};
    // A–B 1 : 1, A–C 1½ : ½ (won with the first move), B–C 1½ : ½ (won with the second)
    assertThat(Made.places(of(games))).isEqualTo("1 B, 2 A second-wins, 3 C match-points");
    assertThat(Made.places(Made.of("ABC").games(games).fouls('B', 2).by(Competition.CYCLES)))
        .isEqualTo("1 A, 2 B fouls, 3 C match-points");
  }
}
