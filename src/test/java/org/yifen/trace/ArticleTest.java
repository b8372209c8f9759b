package org.yifen.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The regulation's articles, 一 to 十一")
class ArticleTest {

  @ParameterizedTest
  @CsvSource({
    "1, 第一条, art. 1",
    "4.2, 第四条(二), art. 4.2",
    "6.3, 第六条(三), art. 6.3",
    "10, 第十条, art. 10",
    "11, 第十一条, art. 11",
    "rules, 竞赛规则, competition rules",
    "'', '', ''"
  })
  void anArticleIsNamedAsTheRegulationWritesIt(String number, String chinese, String english) {
    assertThat(new Article(number).chinese()).isEqualTo(chinese);
    assertThat(new Article(number).english()).isEqualTo(english);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "12", "99", "4.", ".2", "4.0", "4.12", "四", "4.2.1", "-1", " 4"})
  void whatIsNoArticleIsRefused(String number) {
    assertThatThrownBy(() -> new Article(number))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no such article: " + number);
  }
}
