package org.yifen.regulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Which edition of the regulation holds for which list")
class EditionsTest {

  private static final PeriodId OLD = new PeriodId(2020, 1);
  private static final PeriodId NEW = new PeriodId(2020, 7);

  /** Two editions: the one that ships, and one whose newcomers have K = 30. */
  private static UnaryOperator<String> folder(String rows) {
    Map<String, String> cxa = Regulation.builtIn().files();
    Map<String, String> other = Regulation.builtIn().with(Map.of("k-newcomer", "30")).files();
    return file ->
        file.equals(Editions.FILE)
            ? "edition,from,to,note\n" + rows.replace(";", "\n") + "\n"
            : (file.startsWith("old/") ? cxa : other)
                .getOrDefault(file.substring(file.indexOf('/') + 1), "");
  }

  @Test
  void theEditionOfAList() {
    Editions editions = Editions.load("tables", folder("old,,2020-01,;new,2020-07,,"));

    assertThat(editions.of(OLD).edition()).isEqualTo("old");
    assertThat(editions.of(OLD).rules().k().newcomer()).isEqualTo(25);
    assertThat(editions.of(NEW).edition()).isEqualTo("new");
    assertThat(editions.of(NEW).rules().k().newcomer()).isEqualTo(30);
    assertThat(editions.newest().edition()).isEqualTo("new");
    assertThat(editions.with(Map.of("k-standard", "20")).of(OLD).rules().k().standard())
        .isEqualTo(20);
  }

  @Test
  void theOneThatShipsHoldsForAll() {
    assertThat(Editions.builtIn().of(OLD).edition()).isEqualTo("cxa");
    assertThat(Editions.builtIn().newest().files()).isEqualTo(Regulation.builtIn().files());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          old,,2020-01,;new,2021-01,, | must begin where the one before ends
          old,2019-07,2020-01,;new,2020-07,, | only the first edition has no beginning
          old,,2020-01,;new,2020-07,2021-01, | only the last no end
          old,,,;new,,, | only the last no end
          old,,2020-02,;new,2020-07,, | is no list
          old,,2020-01 | expected the columns
          """)
  void itsLaws(String rows, String why) {
    assertThatThrownBy(() -> Editions.load("tables", folder(rows)))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("tables/editions.csv:")
        .hasMessageContaining(why);
  }

  @Test
  void aParameterThatIsNone() {
    assertThatThrownBy(() -> Regulation.builtIn().with(Map.of("k-newcommer", "30")))
        .hasMessageContaining("k-newcommer");
    assertThatThrownBy(() -> Regulation.builtIn().with(Map.of("k-newcomer", "x")))
        .isInstanceOf(TableException.class);
  }
}
