package org.yifen.standing;

import static org.yifen.standing.Competition.CYCLES;
import static org.yifen.standing.Competition.ROUND_ROBIN;
import static org.yifen.standing.Competition.SWISS;
import static org.yifen.standing.Competition.SWISS_CUMULATIVE;

import java.util.List;

/** Articles 14.1 to 14.3, worked by hand: for every criterion A and B whom it alone separates. */
final class PlayerChains {

  static final List<Chain> ALL =
      List.of(
          Chain.of(
              ROUND_ROBIN,
              "1 AB 1, 2 AC 0, 3 BC ½",
              """
              points        1     0.5   A 1 + 0; B 0 + ½
              """),
          Chain.of(
              ROUND_ROBIN,
              "1 BA 1, 2 AC ½, 3 AD ½, 3 CB 1, 2 BD 0, 1 DC 0",
              """
              points        1     1     A 0 + ½ + ½; B 1 + 0 + 0; C ½ + 1 + 1 = 2½; D ½ + 1 + 0 = 1½
              small-points  2     1     A half of C 2½ and of D 1½; B A's 1: beating A does not help
              """),
          Chain.of(
              ROUND_ROBIN,
              "1 AB ½, 2 AC 1, 3 AD 0, 3 CB ½, 2 DB ½, 1 DC 0",
              """
              points        1.5   1.5   A ½ + 1 + 0; B 3 · ½; C 0 + ½ + 1; D 1 + ½ + 0
              small-points  2.25  2.25  A half of B 1½, and C 1½; B half of 3 · 1½
              wins          1     0     A beat C; B has three draws, and three second moves
              """),
          Chain.of(
              ROUND_ROBIN,
              "1 AB 1, 2 AC ½, 3 AD 0, 3 CB 0, 2 DB ½, 1 DC ½",
              """
              points        1.5   1.5   A 1 + ½ + 0; B 0 + 1 + ½; C ½ + 0 + ½ = 1; D 1 + ½ + ½ = 2
              small-points  2     2     A B 1½ and half of C 1; B C 1 and half of D 2
              wins          1     1     A beat B; B beat C
              direct        2     0     A beat B, who had the second move three times
              """),
          new Chain(
              ROUND_ROBIN,
              "1 AB ½, 2 CA 0, 3 BC 1",
              "B1",
              """
              points        1.5   1.5   ½ + 1 each; C 0
              small-points  0.75  0.75  half of 1½ each, and C's 0
              wins          1     1     against C
              direct        1     1     drawn
              fouls         0     1     B had the second move in the mutual game
              """),
          Chain.of(
              ROUND_ROBIN,
              "1 AB ½, 2 CA 1, 3 DA 0, 3 BC 0, 2 BD 1, 1 CD 1",
              """
              points        1.5   1.5   ½, 0 against C, 1 against D; C 3, D 0
              small-points  0.75  0.75  half of 1½ each, and D's 0
              wins          1     1     against D
              direct        1     1     drawn
              fouls         0     0
              second-games  2     1     A against C and D; B against A, the mutual game
              """),
          Chain.of(
              ROUND_ROBIN,
              "1 BA ½, 2 AC 1, 3 CB 0",
              """
              points        1.5   1.5   ½ + 1 each; C 0
              small-points  0.75  0.75  half of 1½ each, and C's 0
              wins          1     1     against C
              direct        1     1     drawn
              fouls         0     0
              second-games  1     1     A against B; B against C
              second-move   1     0     the mutual game
              """),
          Chain.of(
              ROUND_ROBIN,
              "1 AB 1, 2 BC 1, 3 CA 1",
              """
              points        1     1     a win and a loss each, C too
              small-points  1     1     that of the beaten one
              wins          1     1
              direct        2     2     of the three A beat B, B beat C, C beat A
              fouls         0     0
              second-games  1     1     A against C; B against A
              second-move   1     1     all three are tied, so that both games are mutual ones
              tied
              """),
          Chain.of(
              CYCLES,
              "1 AB 1, 4 BA ½, 2 AC ½, 5 CA ½, 3 BC 1, 6 CB 0",
              """
              match-points  3     2     A–B 1½ : ½, A–C 1 : 1, B–C 2 : 0, with more wins for B
              """),
          Chain.of(
              CYCLES,
              "1 AB 1, 4 BA 1, 2 AC 0, 5 CA ½, 3 BC 0, 6 CB 1",
              """
              match-points  1     1     A–B 1 : 1; A–C ½ : 1½; B–C 0 : 2
              game-points   1.5   1     A 1 + ½; B 1 + 0
              """),
          Chain.of(
              CYCLES,
              "1 AB 0, 4 BA 0, 2 AC 1, 5 CA 1, 3 BC ½, 6 CB ½",
              """
              match-points  2     2     all three pairs 1 : 1
              game-points   2     2
              wins          2     1     A beat B once and C once; B beat A once
              """),
          Chain.of(
              CYCLES,
              "1 AB 1, 4 BA ½, 2 AC 1, 5 CA 0, 3 AD 0, 6 DA ½, 3 BC 1, 6 CB ½, 2 BD 1, 5 DB 0,"
                  + " 1 CD 1, 4 DC 0",
              """
              match-points  4     4     A–B 1½ : ½, A–C 2 : 0, A–D ½ : 1½; B–C 1½ : ½, B–D 2 : 0
              game-points   4     4     A 1½ + 2 + ½; B ½ + 1½ + 2
              wins          3     3     A one against B, two against C; B one against C, two against D
              direct        2     0     the match A–B
              """),
          new Chain(
              CYCLES,
              "1 AB 1, 4 BA 1, 2 AC 1, 5 CA ½, 3 BC ½, 6 CB 0",
              "B2",
              """
              match-points  3     3     A–B 1 : 1, A–C and B–C 1½ : ½
              game-points   2.5   2.5   1 + 1½ each
              wins          2     2     one against each other, one against C
              direct        1     1
              fouls         0     2     B beat C with the second move
              """),
          Chain.of(
              CYCLES,
              "1 AB 1, 4 BA 1, 2 AC ½, 5 CA 0, 3 BC 1, 6 CB ½",
              """
              match-points  3     3     A–B 1 : 1, A–C and B–C 1½ : ½
              game-points   2.5   2.5   1 + 1½ each
              wins          2     2
              direct        1     1
              fouls         0     0
              second-wins   1     0     A beat C with the second move; B with the first
              """),
          Chain.of(
              CYCLES,
              "1 AB 1, 4 BA 1, 2 AC ½, 5 CA ½, 3 BC ½, 6 CB ½",
              """
              match-points  2     2     all three pairs 1 : 1
              game-points   2     2
              wins          1     1     against each other
              direct        1     1
              fouls         0     0
              second-wins   0     0
              tied
              """),
          Chain.of(
              SWISS,
              "1 AC 0, 1 BD 0, 2 AD ½, 2 BC 0",
              """
              points            0.5   0     A 0 + ½; B 0 + 0: the opponents are the same
              """),
          Chain.of(
              SWISS,
              "1 CA ½, 1 ED ½, 1 FB ½, 2 DA 1, 2 CB 1, 2 EF 1",
              """
              points            0.5   0.5   ½ + 0 each; C, D, E ½ + 1; F ½ + 0
              opponents         3     2     A C 1½ + D 1½; B F ½ + C 1½
              """),
          Chain.of(
              SWISS,
              "1 CB ½, 1 AD 0, 2 CA 0, 2 DB ½",
              """
              points            1     1     A 0 + 1; B ½ + ½; C ½ + 0; D 1 + ½
              opponents         2     2     C ½ + D 1½ each
              wins              1     0     A beat C; B had the second move twice
              """),
          new Chain(
              SWISS,
              "1 AC 1, 1 BD 1, 2 AD ½, 2 CB ½",
              "B1",
              """
              points            1.5   1.5   1 + ½ each; C ½, D ½
              opponents         1     1     C ½ + D ½
              wins              1     1
              fouls             0     1     B had the second move against C
              """),
          Chain.of(
              SWISS,
              "1 AC 1, 1 BD 1, 2 DA ½, 2 BC ½",
              """
              points            1.5   1.5   1 + ½ each; C ½, D ½
              opponents         1     1     C ½ + D ½
              wins              1     1
              fouls             0     0
              second-games      1     0     A against D
              """),
          Chain.of(
              SWISS,
              "1 CB 1, 1 AD 1, 2 DC 1, 2 BA 1, 3 CA 0, 3 DB 0",
              """
              points            2     2     A 1 + 0 + 1; B 0 + 1 + 1; C and D a win each
              opponents         4     4     A D 1 + B 2 + C 1; B C 1 + A 2 + D 1
              wins              2     2
              fouls             0     0
              second-games      2     2     A in rounds 2 and 3; B in 1 and 3
              previous-round    1:1   1:3   after 2 all four have a win against one with a win, and a second move; after 1 A 1, B 0
              """),
          Chain.of(
              SWISS,
              "1 AC 1, 1 BD 1, 2 AD 1, 2 BC 1",
              """
              points            2     2     C and D 0
              opponents         0     0
              wins              2     2
              fouls             0     0
              second-games      0     0
              previous-round    1:1   1:1   a win against one without a point each
              tied
              """),
          Chain.of(
              SWISS_CUMULATIVE,
              "1 BD 1, 1 AC ½, 2 AB 1, 2 DC 0",
              """
              points            1.5   1     A ½ + 1; B 1 + 0: ½ + 1½ and 1 + 1 are the same 累进分
              """),
          Chain.of(
              SWISS_CUMULATIVE,
              "1 AC 1, 1 DB 1, 2 BA 1, 2 CD 0",
              """
              points            1     1     A 1 + 0; B 0 + 1
              cumulative        2     1     A 1 + 1; B 0 + 1
              """),
          Chain.of(
              SWISS_CUMULATIVE,
              "1 AD 1, 1 CB ½, 2 AB 0, 2 DC 1, 3 AC 1, 3 DB ½",
              """
              points            2     2     A 1 + 0 + 1; B ½ + 1 + ½
              cumulative        4     4     A 1 + 1 + 2; B ½ + 1½ + 2
              wins              2     1     B beat A, and had the second move three times
              """),
          new Chain(
              SWISS_CUMULATIVE,
              "1 AC 1, 1 BD 1, 2 AD ½, 2 CB ½",
              "B1",
              """
              points            1.5   1.5   1 + ½ each
              cumulative        2.5   2.5   1 + 1½
              wins              1     1
              fouls             0     1     B had the second move against C
              """),
          Chain.of(
              SWISS_CUMULATIVE,
              "1 AC 1, 1 BD 1, 2 DA ½, 2 BC ½",
              """
              points            1.5   1.5   1 + ½ each
              cumulative        2.5   2.5   1 + 1½
              wins              1     1
              fouls             0     0
              second-games      1     0     A against D
              """),
          Chain.of(
              SWISS_CUMULATIVE,
              "1 AC 0, 1 BD ½, 2 BA 0, 2 CD 1, 3 AD ½, 3 CB 0",
              """
              points            1.5   1.5   A 0 + 1 + ½; B ½ + 0 + 1
              cumulative        2.5   2.5   A 0 + 1 + 1½; B ½ + ½ + 1½
              wins              1     1     A beat B; B beat C
              fouls             0     0
              second-games      1     1     A in round 2; B in round 3
              without-first     1:2.5 1:2   A 1 + 1½; B ½ + 1½
              """),
          Chain.of(
              SWISS_CUMULATIVE,
              "1 FD 1, 1 BC 0, 1 AE 0, 2 CF 0, 2 EB 0, 2 DA ½, 3 FE ½, 3 DC 0, 3 AB 1, 4 BF ½,"
                  + " 4 CA 1, 4 ED 1",
              """
              points            1.5   1.5   A 0 + ½ + 1 + 0; B 0 + 1 + 0 + ½
              cumulative        3.5   3.5   A 0 + ½ + 1½ + 1½; B 0 + 1 + 1 + 1½
              wins              1     1     A beat B; B beat E
              fouls             0     0
              second-games      2     2     A in rounds 2 and 4; B in 2 and 3
              without-first     2:3   2:2.5 without one round 3½ each; without two A 1½ + 1½, B 1 + 1½
              """),
          Chain.of(
              SWISS_CUMULATIVE,
              "1 AC 1, 1 BD 1, 2 AD 1, 2 BC 1",
              """
              points            2     2
              cumulative        3     3     1 + 2
              wins              2     2
              fouls             0     0
              second-games      0     0
              without-first     1:2   1:2
              tied
              """));

  private PlayerChains() {}
}
