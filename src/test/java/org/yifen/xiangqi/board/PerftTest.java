package org.yifen.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.xiangqi.notation.Fen;

/** Numbers of positions that several independent programs agree on. */
class PerftTest {

  private static final Path NUMBERS = Path.of("src/test/resources/xiangqi/perft.tsv");

  record Row(String fen, int depth, long nodes) {}

  static List<Row> rows() throws IOException {
    return Files.readAllLines(NUMBERS).stream()
        .skip(1)
        .map(line -> List.of(line.split("\t", -1)))
        .map(c -> new Row(c.get(0), Integer.parseInt(c.get(1)), Long.parseLong(c.get(2))))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void theNumberIsThatOfOtherPrograms(Row row) {
    Setup setup = Fen.read(row.fen()).setup().orElseThrow();

    assertThat(Position.of(setup).board().perft(row.depth())).isEqualTo(row.nodes());
  }
}
