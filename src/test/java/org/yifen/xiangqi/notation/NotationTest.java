package org.yifen.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotationTest {

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "炮二平五, CHINESE_SIMPLIFIED",
    "马8进7, CHINESE_SIMPLIFIED",
    "馬８進７, CHINESE_TRADITIONAL",
    "後炮平5, CHINESE_TRADITIONAL",
    "前六平五, CHINESE_SIMPLIFIED",
    "C2=5, WXF",
    "h8+7, WXF",
    "+C-2, WXF",
    "C+-2, WXF",
    "C+.5, WXF",
    "16=5, WXF",
    "Pa+1, WXF",
    "Ｃ２＝５, WXF",
    "++.4, WXF",
    "H2-E2, ICCS",
    "h2-e2, ICCS",
    "H2E2, ICCS",
    "h2e2, UCI",
    "a10a9, UCI_FROM_1",
    "H10-E10, UCI_FROM_1",
    "A4-5, WXF",
    "炮二平, ",
    "1-0, ",
    "e4, ",
    "'', "
  })
  void ofOneText(String text, Notation notation) {
    assertThat(Notation.of(text)).isEqualTo(Optional.ofNullable(notation));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "炮二平五 马8进7, CHINESE_SIMPLIFIED",
    "炮二平五 馬8進7, CHINESE_TRADITIONAL",
    "C2=5 H8+7 ? , WXF",
    "H2-E2 H9-G7, ICCS",
    "h2e2 h9g7, UCI",
    "h3e3 h10g8, UCI_FROM_1",
    "h0g2 h10g8, UCI",
    "h3e3 b3c3, UCI",
    "C2=5 炮二平五 h2e2 h0g2, UCI",
    "? !, "
  })
  void ofAGame(String texts, Notation notation) {
    assertThat(Notation.of(List.of(texts.split(" ", -1)))).isEqualTo(Optional.ofNullable(notation));
  }

  @Test
  void ofNoTextsIsNone() {
    assertThat(Notation.of(List.of())).isEmpty();
  }
}
