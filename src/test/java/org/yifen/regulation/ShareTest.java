package org.yifen.regulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shares of articles 4 and 6, never as a fraction with a rounding; counts worked by hand. */
@DisplayName("Articles 4 and 6: a share of the participants is exact")
class ShareTest {

  @ParameterizedTest(name = "{0} of {1} for {2}/{3}: at least {4}, more {5} ({6})")
  @CsvSource({
    "8, 12, 2, 3, true, false, 'article 4.1: exactly two thirds'",
    "7, 12, 2, 3, false, false, 'article 4.1: one rated player short'",
    "9, 13, 2, 3, true, true, 'article 4.1: 8.67 of 13'",
    "8, 13, 2, 3, false, false, 'article 4.1: 8.67 of 13'",
    "4, 12, 1, 3, true, false, 'article 4.2: exactly a third of one unit'",
    "5, 12, 1, 3, true, true, 'article 4.2: one more than a third'",
    "3, 15, 20, 100, true, false, 'article 6.1: exactly 20 % unrated'",
    "3, 14, 20, 100, true, true, 'article 6.1: 2.8 of 14'",
    "2, 14, 20, 100, false, false, 'article 6.1: 2.8 of 14'",
    "0, 12, 0, 1, true, false, none",
    "12, 12, 1, 1, true, false, all",
    "2000000000, 2100000000, 20, 100, true, true, products beyond an int"
  })
  void isReachedAndExceeded(
      int part,
      int whole,
      int numerator,
      int denominator,
      boolean reached,
      boolean exceeded,
      String source) {
    Share share = new Share(numerator, denominator);

    assertThat(share.reachedBy(part, whole)).as(source).isEqualTo(reached);
    assertThat(share.exceededBy(part, whole)).as(source).isEqualTo(exceeded);
  }

  @Test
  @DisplayName("articles 4.1, 4.2 and 6.1: the shares as the regulation has them")
  void isWrittenAsInTheRegulation() {
    Rules.Conditions conditions = Regulation.builtIn().rules().conditions();

    assertThat(conditions.roundRobinRatedShare()).hasToString("2/3");
    assertThat(conditions.maximumUnitShare()).hasToString("1/3");
    assertThat(conditions.titleEventUnratedShare()).hasToString("20/100");
  }

  @ParameterizedTest(name = "{0}/{1}")
  @CsvSource({"-1, 3", "4, 3", "0, 0", "1, 0", "-1, -3"})
  void refusesWhatIsNoShare(int numerator, int denominator) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Share(numerator, denominator))
        .withMessage("a share is from 0 to 1, was %d/%d".formatted(numerator, denominator));
  }
}
