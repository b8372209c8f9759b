package org.yifen.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.regulation.Regulation;

@DisplayName("Article 4: what a waiver lifts")
class WaiverTest {

  private static Waiver of(String condition) {
    return new Waiver("E1", condition, "协会", "2026-02-01", "");
  }

  private static String lifted(String condition) {
    return Arrays.stream(Condition.values())
        .filter(c -> of(condition).lifts(c, "E1"))
        .map(Condition::key)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @EnumSource
  void aKeyAndACodeLiftOneCondition(Condition condition) {
    assertThat(lifted(condition.key())).isEqualTo(condition.key());
    assertThat(lifted(" " + condition.notice().code() + " ")).isEqualTo(condition.key());
    assertThat(of(condition.key()).lifts(condition, "E2")).as("another event").isFalse();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "4.1, round-robin-rated-share round-robin-all-rated-up-to",
    "4.2, minimum-units maximum-unit-share",
    "4.3, minimum-national-arbiters",
    "6.1, title-event-participants title-event-unrated-share",
  })
  void anArticleLiftsAllItsConditions(String article, String keys) {
    assertThat(lifted(article)).isEqualTo(keys);
    assertThat(of(article).isKnown()).isTrue();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "arbiters, minimum-national-arbiters",
    "unit-share, maximum-unit-share",
    "units, minimum-units",
  })
  void aPartOfAKeyThatNoOtherHasIsEnough(String part, String key) {
    assertThat(lifted(part)).isEqualTo(key);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "4", "4.4", "title-event", "share", "unit", "CND-006", "CND-009", "minimum"})
  void whatNamesNoneOrSeveralLiftsNothing(String condition) {
    assertThat(lifted(condition)).isEmpty();
    assertThat(of(condition).isKnown()).isFalse();
  }

  @Test
  void theKeysAreThoseOfTheRules() {
    String rules = Regulation.builtIn().files().get("rules.csv");

    for (String key : Waiver.knownConditions().split(", ", -1)) {
      assertThat(rules).contains("\n" + key + ",");
    }
  }
}
