package org.yifen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.audit.ClosedHalf;
import org.yifen.audit.Explanation;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;
import org.yifen.regulation.Regulation;

/** What {@code explain} says of players of the sample book. */
class ExplainedSamplesTest {

  @TempDir Path temporary;
  private ClosedHalf half;

  @BeforeEach
  void closeTheHalf() throws Exception {
    Path book = TestBooks.copy(Path.of("sample-reports"), temporary.resolve("book"));
    half = TestBooks.close(book, TestBooks.JULY, Regulation.builtIn()).value().orElseThrow();
  }

  @Test
  void fourOpponentsMetTwiceAreEightGames() {
    assertThat(explained("P044", Language.ZH)).contains("8 局的对手平均 = 2141", "冠军不扣分");
    assertThat(explained("P044", Language.EN)).contains("8 games, average of the opponents = 2141");
  }

  @Test
  void whoWasNeverRatedHasNoPeak() {
    assertThat(explained("P068", Language.ZH)).contains("期初：无等级分，此前 3 局");
    assertThat(explained("P062", Language.ZH)).contains("期初：2139，最高 2139");
  }

  private String explained(String id, Language language) {
    return String.join("\n", Explanation.of(Regulation.builtIn(), half, id, language));
  }
}
