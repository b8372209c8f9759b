package org.yifen.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Rules for the catalogue itself, so that a notice cannot be half made")
class NoticeTest {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d+)}");

  @ParameterizedTest
  @EnumSource
  void everyNoticeHasATextAndARemedyAndEveryTextANotice(Language language) {
    List<String> keys =
        Arrays.stream(Notice.values())
            .flatMap(n -> Stream.of(n.code(), n.code() + ".remedy"))
            .toList();

    List<String> words = Texts.WORDS.stream().map(word -> "word." + word).toList();

    assertThat(Texts.of(language).keys())
        .containsExactlyInAnyOrderElementsOf(Stream.of(keys, words).flatMap(List::stream).toList());
  }

  @Test
  void aWordInAnArgumentIsSaidInTheLanguageOfTheText() {
    Diagnostic limit = Notice.FIL_008.at(List.of(), "KN20 > 256 @columns");

    assertThat(limit.text(Language.ZH)).contains("KN20 > 256 列").doesNotContain("columns");
    assertThat(limit.text(Language.EN)).contains("KN20 > 256 columns");
    for (String word : List.of("a@b", "a@lost.cn", "@rowside")) {
      assertThat(Notice.PLY_001.at(List.of(), word).text(Language.ZH)).contains(word);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyTextIsASentenceOfItsLanguage(Language language) {
    for (Notice notice : Notice.values()) {
      for (String text :
          List.of(Texts.of(language).text(notice), Texts.of(language).remedy(notice))) {
        assertThat(text)
            .as(notice.code())
            .isEqualTo(text.strip())
            .matches(language == Language.ZH ? ".+[。？]" : ".+[.?]")
            .doesNotContain("  ");
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void bothLanguagesUseTheSameArguments(Notice notice) {
    assertThat(used(notice, Language.ZH)).isEqualTo(used(notice, Language.EN));
  }

  @ParameterizedTest
  @EnumSource
  void everyArgumentIsUsedAndNoOther(Notice notice) {
    TreeSet<Integer> declared = new TreeSet<>();
    for (int i = 0; i < notice.arguments(); i++) {
      declared.add(i);
    }

    for (Language language : Language.values()) {
      assertThat(used(notice, language)).as(language.tag()).isEqualTo(declared);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aNoticeIsFilledWithoutABraceLeftOver(Notice notice) {
    Object[] arguments = new Object[notice.arguments()];
    Arrays.setAll(arguments, i -> "value" + i);
    Diagnostic diagnostic = notice.at(List.of(), arguments);

    for (Language language : Language.values()) {
      assertThat(diagnostic.text(language)).doesNotContainPattern("[{}]");
      assertThat(diagnostic.remedy(language)).doesNotContainPattern("[{}]");
    }
  }

  @Test
  void codesAreUniqueAndOfOneForm() {
    List<String> codes = Arrays.stream(Notice.values()).map(Notice::code).toList();

    assertThat(codes).doesNotHaveDuplicates().allMatch(code -> code.matches("[A-Z]{3}-\\d{3}"));
  }

  @Test
  void noticesStandInTheOrderOfTheirCodesWithinEachFamily() {
    String before = "";
    for (Notice notice : Notice.values()) {
      String code = notice.code();
      if (before.startsWith(code.substring(0, 3))) {
        assertThat(code).isGreaterThan(before);
      }
      before = code;
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyNoticeCitesAnArticleThatBothLanguagesCanName(Notice notice) {
    boolean ofNoArticle = notice.code().matches("(GAM|REC|ONL).*");
    assertThat(notice.article().chinese())
        .matches("第[一二三四五六七八九十]+条(\\([一二三四五六七八九十]+\\))?|竞赛规则" + (ofNoArticle ? "|" : ""));
    assertThat(notice.article().english())
        .isIn("art. " + notice.article().number(), "competition rules", "");
  }

  @ParameterizedTest
  @EnumSource
  void aWrongNumberOfArgumentsIsRefused(Notice notice) {
    Object[] tooMany = new Object[notice.arguments() + 1];
    Arrays.fill(tooMany, "x");

    assertThatThrownBy(() -> notice.at(List.of(), tooMany))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(notice.code() + " takes " + notice.arguments() + " arguments");
  }

  private static Set<Integer> used(Notice notice, Language language) {
    Set<Integer> found = new TreeSet<>();
    String texts = Texts.of(language).text(notice) + Texts.of(language).remedy(notice);
    PLACEHOLDER.matcher(texts).results().forEach(m -> found.add(Integer.valueOf(m.group(1))));
    return found;
  }
}
