package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.notation.Fen;

/**
 * Loops for one clause each, just so and just not so. Labels and verdicts were written from the
 * rules' text; where the program disagreed, the text was read again, and either was corrected.
 */
@DisplayName("Small loops (棋例), clause by clause")
class SmallLoopsTest {

  @ParameterizedTest(name = "{0}: {6}")
  @CsvFileSource(
      resources = "/xiangqi/small-loops.tsv",
      delimiter = '\t',
      numLinesToSkip = 1,
      encoding = "UTF-8")
  void ruledAsTheClauseSays(
      String id,
      String ruleset,
      String fen,
      String moves,
      String labels,
      String verdict,
      String clause) {
    Rules rules = ruleset.equals("axf") ? Rules.AXF : Rules.CXA_2020;
    Loop loop = Loop.of(fen, moves);
    Ruling ruling = loop.ruling(rules);

    assertThat(board(end(loop))).as("%s closes", id).isEqualTo(board(loop.start()));
    assertThat(ruling.labels()).as("%s, %s", id, clause).isEqualTo(labels);
    assertThat(ruling.verdict().text()).as("%s, %s", id, clause).isEqualTo(verdict);
    assertThat(loop.swapped().ruling(rules).labels()).as("%s turned round", id).isEqualTo(labels);
  }

  private static Position end(Loop loop) {
    Position position = loop.start();
    for (Move move : loop.moves()) {
      position = position.play(move);
    }
    return position;
  }

  /** Pieces and side to move, without the counters. */
  private static String board(Position position) {
    return Fen.write(position.setup().withCounters(0, 1));
  }
}
