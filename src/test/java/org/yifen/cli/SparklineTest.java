package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.yifen.report.grid.TextWidth;

class SparklineTest {

  private static String of(long... values) {
    return Sparkline.of(Arrays.stream(values).mapToObj(OptionalLong::of).toList());
  }

  @Test
  void eightStepsFromTheLowestToTheHighest() {
    assertThat(of(0, 1, 2, 3, 4, 5, 6, 7)).isEqualTo("▁▂▃▄▅▆▇█");
    assertThat(of(-10, 70, 30))
        .as("0, 80 and 40 of 80: the first, last and fifth")
        .isEqualTo("▁█▅");
  }

  @Test
  void equalNumbersStandInTheMiddleAndMissingOnesLeaveAMark() {
    assertThat(of(5, 5, 5)).isEqualTo("▄▄▄");
    assertThat(Sparkline.of(List.of(OptionalLong.of(1), OptionalLong.empty(), OptionalLong.of(2))))
        .isEqualTo("▁·█");
    assertThat(Sparkline.of(List.of())).isEmpty();
  }

  @Test
  void everyBlockIsOneCharacterWideSoThatTablesStayAligned() {
    assertThat(TextWidth.of("▁▂▃▄▅▆▇█·")).isEqualTo(9);
  }
}
