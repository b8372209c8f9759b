package org.yifen.report.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWidthTest {

  @ParameterizedTest
  @CsvSource({
    "'', 0, nothing",
    "M100, 4, letters and digits",
    "王一, 4, Chinese",
    "买买提·吐尔逊, 13, six Chinese characters and a middle dot",
    "（北京）, 8, full-width brackets",
    "ｱ, 1, half-width katakana",
    "한국, 4, Korean",
    "𠮷, 2, beyond the basic plane",
    "🔴, 2, emoji",
    "e\u0301, 1, letter with an accent of its own",
    "a\u200Bb, 2, zero-width space"
  })
  void eastAsianCharactersCountTwice(String text, int width, String why) {
    assertThat(TextWidth.of(text)).as(why).isEqualTo(width);
  }
}
