package org.yifen.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.cell;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.swiss;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.period.Fixtures;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;

@DisplayName("Article 7: a report's ratings and titles are those of the list in force")
class RegisterCheckTest {

  private static RegisterEntry player(int rating, String title) {
    return as(man("A", rating), "甲", "", title);
  }

  private static List<Diagnostic> check(Fixtures.EventBuilder event, RegisterEntry... lists) {
    List<Register> inForce = Arrays.stream(lists).map(e -> new Register(List.of(e))).toList();
    return RegisterCheck.of(event.build(), List.of(Player.of(lists[0])), inForce);
  }

  private static String codes(List<Diagnostic> found) {
    return found.stream().map(d -> d.notice().code()).collect(Collectors.joining(" "));
  }

  @ParameterizedTest(name = "reported {0} {1}, registered {2} {3}: {4}")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      textBlock =
          """
          # reported rating, 0 for blank | title | registered | title | findings
          2400 | ''       | 2400 | ''   | ''
          2401 | ''       | 2400 | ''   | PLY-005
          2400 | ''       | 0    | ''   | PLY-005
          0    | ''       | 2400 | ''   | PLY-014
          0    | ''       | 0    | ''   | ''
          2400 | 大师     | 2400 | 大师 | ''
          2400 | 男子大师 | 2400 | 大师 | ''
          2400 | master   | 2400 | 大师 | ''
          2400 | 特级大师 | 2400 | 大师 | PLY-006
          2400 | 大师     | 2400 | ''   | PLY-006
          2400 | ''       | 2400 | 大师 | PLY-017
          2399 | ''       | 2400 | 大师 | PLY-005 PLY-017
          """)
  void whatIsReportedIsWhatIsRegistered(
      int rating, String title, int registered, String registeredTitle, String findings) {
    RegisterEntry entry = player(registered, registeredTitle);

    assertThat(codes(check(swiss("E", entry).reported("A", rating, title), entry)))
        .isEqualTo(findings);
  }

  @Test
  void theListBeforeServesAnEventThatBeganUnderIt() {
    RegisterEntry now = player(2420, "大师");
    RegisterEntry before = player(2400, "");
    Fixtures.EventBuilder event = swiss("E", now).reported("A", 2400, "");

    assertThat(check(event, now, before)).isEmpty();
    assertThat(codes(check(event, now))).isEqualTo("PLY-005 PLY-017");
  }

  @Test
  void aColumnThatTheReportLacksIsNotCompared() {
    RegisterEntry entry = player(2420, "大师");
    Fixtures.EventBuilder event =
        swiss("E", entry).reported("A", 0, "").without(Field.RATING).without(Field.TITLE);

    assertThat(check(event, entry)).isEmpty();
  }

  @Test
  void aWrongRatingNamesBothNumbersAtItsCell() {
    RegisterEntry entry = player(2420, "");
    Diagnostic wrong = check(swiss("E", entry).reported("A", 2402, ""), entry).get(0);

    assertThat(wrong.text(Language.EN))
        .isEqualTo("The rating is not the register's: 2402 reported, 2420 registered.");
    assertThat(wrong.places().get(0).cell()).isEqualTo(cell(1, Field.RATING));
  }
}
