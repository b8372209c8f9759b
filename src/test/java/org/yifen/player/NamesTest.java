package org.yifen.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names as written, made comparable. */
class NamesTest {

  @ParameterizedTest(name = "{0} is compared as {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          # as written      | key
          王天一            | 王天一
          ""                | ""
          "王 明"           | 王明
          "王　明"          | 王明
          "  王明  "        | 王明
          王明(退赛)        | 王明
          王明（补）        | 王明
          "王明 （弃权）"   | 王明
          王明**            | 王明
          王明(小)          | 王明(小)
          王明（退赛）甲    | 王明(退赛)甲
          Ｎｇｕｙｅｎ      | nguyen
          "NGUYEN  Van A"   | nguyen van a
          NguyenVanA        | nguyenvana
          "李 A 明"         | 李 a 明
          吕Ａ              | 吕a
          """)
  void aKey(String written, String key) {
    assertThat(Names.key(written)).isEqualTo(key);
  }

  /** Characters that nobody sees do not matter. */
  @ParameterizedTest
  @ValueSource(strings = {"王\u200B明", "\uFEFF王明", "王明\u200E", "王\u00AD明", "王明\uFE0F"})
  void invisibleCharacters(String written) {
    assertThat(Names.key(written)).isEqualTo("王明");
  }

  /** Blanks of every kind between Han characters do not matter. */
  @ParameterizedTest
  @ValueSource(strings = {"王\u00A0明", "王\t明", "王\u3000\u3000明"})
  void blanks(String written) {
    assertThat(Names.key(written)).isEqualTo("王明");
  }

  /** In a time that grows with the length; the time allowed is far above what is needed. */
  @Test
  void aNameOfAMillionStars() {
    String stars = "*".repeat(1_000_000) + "x";

    String key = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> Names.key(stars));

    assertThat(key).isEqualTo(stars);
  }

  @Property
  @Label("a name without anything to drop is its own key, whatever the case")
  void caseDoesNotMatter(@ForAll("latin") String name) {
    assertThat(Names.key(name.toUpperCase(Locale.ROOT))).isEqualTo(Names.key(name));
  }

  @Provide
  Arbitrary<String> latin() {
    return Arbitraries.strings().withCharRange('a', 'z').ofMinLength(1);
  }
}
