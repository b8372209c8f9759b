package org.yifen.report.grid;

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
    "a\u200Bb, 2, zero-width space",
    "3先½※×…, 7, characters whose width depends on the font count once"
  })
  void eastAsianCharactersCountTwice(String text, int width, String why) {
    assertThat(TextWidth.of(text)).as(why).isEqualTo(width);
  }

  @ParameterizedTest
  @CsvSource({
    "王一, 4, 王一",
    "王一, 3, 王…",
    "王一, 2, …",
    "a王一二, 4, a王…",
    "𠮷𠮷𠮷, 5, 𠮷𠮷…",
    "'', 3, ''"
  })
  void aTextIsCutBetweenCharacters(String text, int width, String cut) {
    assertThat(TextWidth.cut(text, width)).isEqualTo(cut);
    assertThat(TextWidth.of(cut)).isLessThanOrEqualTo(width);
  }

  @ParameterizedTest
  @CsvSource({"王一, 6, '王一  '", "王一, 4, 王一", "王一, 1, 王一", "a½, 3, 'a½ '"})
  void aTextIsFilledUpToAWidth(String text, int width, String padded) {
    assertThat(TextWidth.pad(text, width)).isEqualTo(padded);
  }
}
