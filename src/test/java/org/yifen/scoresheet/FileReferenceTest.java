package org.yifen.scoresheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of game files as people write them. */
class FileReferenceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1.pgn              | 1.pgn       | 0
          ' 1.pgn '          | 1.pgn       | 0
          ./1.pgn            | 1.pgn       | 0
          棋谱\\第1轮\\1.xqf  | 棋谱/第1轮/1.xqf | 0
          棋谱／1．ｐｇｎ     | 棋谱/1.pgn  | 0
          “1.pgn”            | 1.pgn       | 0
          《1.pgn》#2        | 1.pgn       | 2
          cup.pgn#3          | cup.pgn     | 3
          cup.pgn # 03       | cup.pgn     | 3
          cup.pgn＃12        | cup.pgn     | 12
          cup.pgn#0          | cup.pgn#0   | 0
          cup#a.pgn          | cup#a.pgn   | 0
          a..b.pgn           | a..b.pgn    | 0
          第1轮：许银川.pgn  | 第1轮:许银川.pgn | 0
          a//b.pgn           | a/b.pgn     | 0
          """)
  void aNameIsAPathAndANumber(String written, String path, int game) {
    FileReference reference = FileReference.of(written).orElseThrow();

    assertThat(reference.shown()).isEqualTo(path);
    assertThat(reference.game()).isEqualTo(game == 0 ? OptionalInt.empty() : OptionalInt.of(game));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../1.pgn",
        "a/../../1.pgn",
        "..\\1.pgn",
        "/etc/passwd",
        "\\\\server\\share\\1.pgn",
        "C:\\1.pgn",
        "c:1.pgn",
        "～/1.pgn",
        "https://example.org/1.pgn",
        "file:///1.pgn",
        "．．/1.pgn",
        "a\u0000b.pgn",
        "/",
        ".",
        "././",
        "..",
        "a/..",
        "“../1.pgn”",
        "..#3"
      })
  void aNameThatLeadsOutIsRefused(String written) {
    assertThat(FileReference.of(written)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1.PGN, 1.pgn", "１．pgn, 1.pgn", "第 1 轮.pgn, 第1轮.pgn", "René.pgn, rené.PGN"})
  void whatIsTypedOtherwiseIsTheSame(String written, String file) {
    assertThat(FileReference.key(written)).isEqualTo(FileReference.key(file));
  }

  @Test
  void composedAndDecomposedLettersAreTheSame() {
    String decomposed = Normalizer.normalize("René ガ.pgn", Normalizer.Form.NFD);

    assertThat(FileReference.key(decomposed)).isEqualTo(FileReference.key("René ガ.pgn"));
  }

  @Test
  void aNumberMayBelongToTheName() {
    FileReference reference = FileReference.of("a/cup#3").orElseThrow();

    assertThat(reference.asName().shown()).isEqualTo("a/cup#3");
    assertThat(reference.asName().game()).isEmpty();
  }
}
