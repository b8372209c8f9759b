package org.yifen.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.Transliterator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Traditional and simplified characters of names")
class SimplifiedTest {

  private static final Transliterator ICU = Transliterator.getInstance("Traditional-Simplified");

  @Test
  @DisplayName("no character has another form in ICU; it keeps some that we map")
  void theTableAgreesWithAnIndependentOne() {
    List<String> different = new ArrayList<>();
    int same = 0;
    for (var form : Simplified.forms().entrySet()) {
      String traditional = Character.toString(form.getKey());
      String simplified = Character.toString(form.getValue());
      String icu = ICU.transliterate(traditional);
      if (icu.equals(simplified)) {
        same++;
      } else if (!icu.equals(traditional)) {
        different.add(traditional + simplified + icu);
      }
    }

    assertThat(different).isEmpty();
    assertThat(same).isGreaterThan(2000);
  }

  @Test
  void aSimplifiedCharacterIsItsOwnForm() {
    assertThat(Simplified.forms().values()).noneMatch(Simplified.forms()::containsKey);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "鄭惟桐, 郑惟桐",
    "鄭 惟 桐, 郑惟桐",
    "趙鑫鑫, 赵鑫鑫",
    "許銀川, 许银川",
    "呂欽, 吕钦",
    "陳麗淳, 陈丽淳",
    "黃海林, 黄海林",
    "鍾少鴻, 钟少鸿",
    "葉峯, 叶峰",
    "歐陽, 欧阳",
    "龔曉民, 龚晓民",
    "Ｌｉ Bo, li bo"
  })
  void namesOfPlayers(String traditional, String simplified) {
    assertThat(Simplified.key(traditional)).isEqualTo(simplified);
  }
}
