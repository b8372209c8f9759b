package org.yifen.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The titles of article 5, 特级大师 and 大师 of men and women, and 一级棋士 of article 6. */
@DisplayName("Articles 5 and 6: titles as people write them")
class TitleTest {

  @ParameterizedTest(name = "{0} of {1}: {2}")
  @CsvSource({
    "man-grandmaster, MAN, MAN_GRANDMASTER",
    "男子特级大师, MAN, MAN_GRANDMASTER",
    "特级大师, MAN, MAN_GRANDMASTER",
    "grandmaster, MAN, MAN_GRANDMASTER",
    "Grandmaster, MAN, MAN_GRANDMASTER",
    "man-master, MAN, MAN_MASTER",
    "男子大师, MAN, MAN_MASTER",
    "大师, MAN, MAN_MASTER",
    "MASTER, MAN, MAN_MASTER",
    "woman-grandmaster, WOMAN, WOMAN_GRANDMASTER",
    "女子特级大师, WOMAN, WOMAN_GRANDMASTER",
    "特级大师, WOMAN, WOMAN_GRANDMASTER",
    "grandmaster, WOMAN, WOMAN_GRANDMASTER",
    "woman-master, WOMAN, WOMAN_MASTER",
    "女子大师, WOMAN, WOMAN_MASTER",
    "大师, WOMAN, WOMAN_MASTER",
    "master, WOMAN, WOMAN_MASTER",
    "' 大师 ', WOMAN, WOMAN_MASTER",
    // a title that names its sex keeps it
    "男子大师, WOMAN, MAN_MASTER",
    "woman-master, MAN, WOMAN_MASTER"
  })
  void readsEverySpelling(String written, Sex sex, Title title) {
    assertThat(Title.parse(written, sex)).contains(title);
  }

  @ParameterizedTest(name = "[{0}]")
  @CsvSource({"''", "一级棋士", "国际大师", "特级", "masters", "Man-Master", "GM"})
  void readsNoOtherTitle(String written) {
    assertThat(Title.parse(written, Sex.MAN)).isEmpty();
    assertThat(Title.parse(written, Sex.WOMAN)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void readsItsOwnNames(Title title) {
    assertThat(Title.parse(title.code(), title.sex())).contains(title);
    assertThat(Title.parse(title.chinese(), title.sex())).contains(title);
    assertThat(Title.parse(title.shortChinese(), title.sex())).contains(title);
    assertThat(title.chinese()).isEqualTo(title.sex().chinese() + "子" + title.shortChinese());
    assertThat(title.isGrandmaster()).isEqualTo(title.shortChinese().equals("特级大师"));
  }

  @ParameterizedTest(name = "{0} and {1} of {2}: {3}")
  @CsvSource({
    "大师, 女子大师, WOMAN, true",
    "大师, woman-master, WOMAN, true",
    "master, ' 大师', MAN, true",
    "大师, 女子大师, MAN, false",
    "大师, 特级大师, MAN, false",
    "大师, '', MAN, false",
    "'', 大师, MAN, false",
    "'', ' ', MAN, true",
    "一级棋士, ' 一级棋士', MAN, true",
    "一级棋士, 二级棋士, MAN, false",
    "一级棋士, 大师, MAN, false"
  })
  void areTheSameTitle(String a, String b, Sex sex, boolean same) {
    assertThat(Title.same(a, b, sex)).isEqualTo(same);
    assertThat(Title.same(b, a, sex)).as("the other way round").isEqualTo(same);
  }

  @ParameterizedTest(name = "{0} of {1}: {2}")
  @DisplayName("article 6.4: grandmaster 3, master 2, first-grade player 1, others 0")
  @CsvSource({
    "特级大师, MAN, 3", "女子特级大师, WOMAN, 3", "grandmaster, WOMAN, 3", "大师, MAN, 2",
    "woman-master, WOMAN, 2", "一级棋士, MAN, 1", "' 一级棋士 ', WOMAN, 1", "二级棋士, MAN, 0",
    "'', WOMAN, 0"
  })
  void hasALevel(String written, Sex sex, int level) {
    assertThat(Title.level(written, sex)).isEqualTo(level);
  }

  @Test
  @DisplayName(
      "article 5: the order is that of the norm table's columns, of one sex the higher last")
  void standInTheOrderOfTheNormTable() {
    assertThat(Title.values())
        .extracting(title -> title.code().replace('-', '_'))
        .containsExactlyElementsOf(List.of(NormTable.HEADER.split(",", -1)).subList(4, 8));
  }
}
