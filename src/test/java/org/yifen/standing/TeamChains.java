package org.yifen.standing;

import static org.yifen.standing.Competition.TEAM_POINTS;
import static org.yifen.standing.Competition.TEAM_ROUND_ROBIN;
import static org.yifen.standing.Competition.TEAM_SWISS;

import java.util.List;

/** Articles 14.5 to 14.7, worked by hand: for every criterion A and B whom it alone separates. */
final class TeamChains {

  /** A beats B and C 2 : 1, B beats C 3 : 0; as many boards, but more of B's are wins. */
  private static final String CLOSE_AND_HIGH =
      "1 AB 1, 1 BA ½, 1 AB ½, 2 AC 1, 2 CA ½, 2 AC ½, 3 BC 1, 3 CB 0, 3 BC 1";

  /** All three matches 1 : 1, those of A by wins. */
  private static final String EVEN_MATCHES = "1 AB 0, 1 BA 0, 2 AC 1, 2 CA 1, 3 BC ½, 3 CB ½";

  /** A–B 1 : 1, C lost 2 : 0 to both: to A on two first moves, to B on one of each. */
  private static final String SECOND_WIN_OF_B = "1 AB ½, 1 BA ½, 2 AC 1, 2 AC 1, 3 BC 1, 3 CB 0";

  /** A–B 1 : 1 by a win each, A–C and B–C 1½ : ½, A's win with the second move. */
  private static final String SECOND_WIN_OF_A = "1 AB 1, 1 BA 1, 2 AC ½, 2 CA 0, 3 BC 1, 3 CB ½";

  /** A–B 1 : 1, C lost 2 : 0 to both on one board of each. */
  private static final String ALIKE = "1 AB ½, 1 BA ½, 2 AC 1, 2 CA 0, 3 BC 1, 3 CB 0";

  static final List<Chain> ALL =
      List.of(
          Chain.of(
              TEAM_ROUND_ROBIN,
              CLOSE_AND_HIGH,
              """
              match-points  4     2     A two won matches; B one
              """),
          Chain.of(
              TEAM_ROUND_ROBIN,
              "1 AB 0, 1 BA 0, 2 AC ½, 2 CA 1, 3 BC 0, 3 CB 1",
              """
              match-points  1     1     A–B 1 : 1, A–C ½ : 1½, B–C 0 : 2
              game-points   1.5   1     A 1 + ½; B 1 + 0
              """),
          Chain.of(
              TEAM_ROUND_ROBIN,
              EVEN_MATCHES,
              """
              match-points  2     2     all three 1 : 1
              game-points   2     2
              wins          2     1     A one against B, one against C; B one against A
              """),
          Chain.of(
              TEAM_ROUND_ROBIN,
              "1 AB ½, 1 BA 0, 1 AB ½, 2 AC 0, 2 CA 1, 2 AC 1, 3 BC 0, 3 CB 0, 3 BC 1",
              """
              match-points  2     2     A–B 2 : 1, A–C 1 : 2, B–C 2 : 1
              game-points   3     3     A 2 + 1; B 1 + 2
              wins          2     2     A one against B, one against C; B two against C, who has three
              direct        2     0     A–B 2 : 1
              """),
          new Chain(
              TEAM_ROUND_ROBIN,
              SECOND_WIN_OF_B,
              "B1",
              """
              match-points  3     3     1 + 2
              game-points   3     3     1 + 2
              wins          2     2
              direct        1     1
              fouls         0     1     B won one with the second move
              """),
          Chain.of(
              TEAM_ROUND_ROBIN,
              SECOND_WIN_OF_A,
              """
              match-points  3     3     1 + 2
              game-points   2.5   2.5   1 + 1½
              wins          2     2
              direct        1     1
              fouls         0     0
              second-wins   1     0     A against C
              """),
          Chain.of(
              TEAM_ROUND_ROBIN,
              ALIKE,
              """
              match-points  3     3     1 + 2
              game-points   3     3     1 + 2
              wins          2     2
              direct        1     1
              fouls         0     0
              second-wins   1     1     against C
              tied
              """),
          Chain.of(
              TEAM_SWISS,
              "1 BA ½, 1 AB 1",
              """
              match-points            2     0     1½ : ½; B has the better opponent
              """),
          Chain.of(
              TEAM_SWISS,
              "1 DC 1, 1 CD 0, 1 BA 1, 1 AB 1, 2 CB 0, 2 BC ½, 2 AD ½, 2 DA 0",
              """
              match-points            3     3     A–B 1 : 1, A–D 1½ : ½, B–C 1½ : ½, D–C 2 : 0
              opponents-match-points  5     3     A B 3 + D 2; B A 3 + C 0
              """),
          Chain.of(
              TEAM_SWISS,
              "1 CA ½, 1 AC 0, 1 BD 0, 1 DB 1",
              """
              match-points            0     0     A–C ½ : 1½, B–D 0 : 2
              opponents-match-points  2     2     C 2; D 2
              game-points             0.5   0
              """),
          Chain.of(
              TEAM_SWISS,
              "1 BD ½, 1 DB 0, 1 BD ½, 1 CA 0, 1 AC 1, 1 CA 1",
              """
              match-points            2     2     A–C 2 : 1, B–D 2 : 1
              opponents-match-points  0     0
              game-points             2     2
              wins                    2     1     A 1 + 1 + 0; B ½ + 1 + ½
              """),
          new Chain(
              TEAM_SWISS,
              "1 AC 1, 1 AC 1, 1 BD 1, 1 DB 0",
              "B1",
              """
              match-points            2     2     2 : 0 each
              opponents-match-points  0     0
              game-points             2     2
              wins                    2     2
              fouls                   0     1     B won one with the second move
              """),
          Chain.of(
              TEAM_SWISS,
              "1 BA 1, 1 AB ½, 1 BA 0",
              """
              match-points            1     1     1½ : 1½
              opponents-match-points  1     1
              game-points             1.5   1.5
              wins                    1     1
              fouls                   0     0
              second-wins             1     0     A on the third board
              """),
          Chain.of(
              TEAM_SWISS,
              "1 DB ½, 1 BD 0, 1 AC 1, 1 CA 1, 2 DA ½, 2 AD 0, 2 CB 1, 2 BC 1, 3 AB 1, 3 BA 1,"
                  + " 3 CD 1, 3 DC 0",
              """
              match-points            2     2     A 1 (C) + 0 (D ½ : 1½) + 1 (B); B 0 (D ½ : 1½) + 1 (C) + 1; C 1 + 1 + 2, D 2 + 2 + 0
              opponents-match-points  10    10    C 4 + D 4 + 2 each
              game-points             2.5   2.5   1 + ½ + 1 each
              wins                    2     2     one against C, one against each other
              fouls                   0     0
              second-wins             0     0
              previous-round          1:2   1:4   after 2 both 1, against C 2 and D 4, 1½ boards, a win; after 1 D 2, A and C 1, B 0
              """),
          Chain.of(
              TEAM_SWISS,
              "1 AC 1, 1 CA 0, 1 BD 1, 1 DB 0, 2 AD 1, 2 DA 0, 2 BC 1, 2 CB 0",
              """
              match-points            4     4     2 : 0 twice each
              opponents-match-points  0     0
              game-points             4     4
              wins                    4     4
              fouls                   0     0
              second-wins             2     2
              previous-round          1:1   1:1
              tied
              """),
          Chain.of(
              TEAM_POINTS,
              "1 AB ½, 1 BA ½, 2 AC ½, 2 CA 1, 3 BC 0, 3 CB 1",
              """
              game-points   1.5   1     A 1 + ½; B 1 + 0: each drew one match and lost one
              """),
          Chain.of(
              TEAM_POINTS,
              CLOSE_AND_HIGH,
              """
              game-points   4     4     A 2 + 2; B 1 + 3
              match-points  4     2     A two won matches; B one
              """),
          Chain.of(
              TEAM_POINTS,
              EVEN_MATCHES,
              """
              game-points   2     2
              match-points  2     2     all three 1 : 1
              wins          2     1     A one against B, one against C; B one against A
              """),
          Chain.of(
              TEAM_POINTS,
              "1 AB ½, 1 BA 0, 1 AB 1, 2 AC 0, 2 CA 1, 2 AC 0, 3 BC 0, 3 CB 0, 3 BC 1",
              """
              game-points   2.5   2.5   A–B 2½ : ½, A–C 0 : 3, B–C 2 : 1
              match-points  2     2     a won match each, C too
              wins          2     2     A two against B; B two against C
              direct        2     0     A–B 2½ : ½
              """),
          new Chain(
              TEAM_POINTS,
              SECOND_WIN_OF_B,
              "B1",
              """
              game-points   3     3     1 + 2
              match-points  3     3     1 + 2
              wins          2     2
              direct        1     1
              fouls         0     1     B won one with the second move
              """),
          Chain.of(
              TEAM_POINTS,
              SECOND_WIN_OF_A,
              """
              game-points   2.5   2.5   1 + 1½
              match-points  3     3     1 + 2
              wins          2     2
              direct        1     1
              fouls         0     0
              second-wins   1     0     A against C
              """),
          Chain.of(
              TEAM_POINTS,
              ALIKE,
              """
              game-points   3     3     1 + 2
              match-points  3     3     1 + 2
              wins          2     2
              direct        1     1
              fouls         0     0
              second-wins   1     1     against C
              tied
              """));

  private TeamChains() {}
}
