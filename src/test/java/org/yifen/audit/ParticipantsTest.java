package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.entrant;
import static org.yifen.period.Fixtures.swiss;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Key;
import org.yifen.event.Section;
import org.yifen.period.Fixtures;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;
import org.yifen.regulation.Sex;

@DisplayName("Article 7: the section of an event whose report does not tell it")
class ParticipantsTest {

  private static final List<Player> PLAYERS =
      List.of(
          player("M1", Sex.MAN),
          player("M2", Sex.MAN),
          player("W1", Sex.WOMAN),
          player("W2", Sex.WOMAN));

  private static Player player(String id, Sex sex) {
    return new Player(id, "棋手" + id, sex, "", "", "", List.of(), "");
  }

  private static Section section(String players, boolean stated, Section reported) {
    String[] ids = players.split(" ", -1);
    Entrant[] entrants = new Entrant[ids.length];
    for (int i = 0; i < ids.length; i++) {
      entrants[i] = entrant(i + 1, ids[i], "棋手" + ids[i], null, "", "");
    }
    Fixtures.EventBuilder builder = swiss("E").section(reported).entrants(entrants);
    Event event = (stated ? builder : builder.without(Key.SECTION)).build();
    Register register = new Register(PLAYERS.stream().map(RegisterEntry::of).toList());
    return Participants.of(
            event, new Roll(PLAYERS), List.of(register), CXA.rules().conditions(), List.of())
        .event()
        .section();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"M1 M2, MEN", "W1 W2, WOMEN", "M1 W1, MIXED", "M1 nobody, MIXED"})
  void theRegisterDecidesWhereTheReportIsSilent(String players, Section expected) {
    assertThat(section(players, false, Section.MIXED)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} in {1}")
  @CsvSource({"W1 W2, MIXED", "W1 W2, MEN", "M1 M2, MIXED"})
  void aStatedSectionStands(String players, Section stated) {
    assertThat(section(players, true, stated)).isEqualTo(stated);
  }
}
