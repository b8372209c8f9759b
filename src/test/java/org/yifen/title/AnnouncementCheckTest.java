package org.yifen.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.swiss;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.player.RegisterEntry;
import org.yifen.publish.AnnouncementJson;
import org.yifen.publish.NormsJson;
import org.yifen.regulation.Title;

@DisplayName("Article 6.3: what was announced before an event, beside the report after it")
class AnnouncementCheckTest {

  private static TitleEvent event(String id, int rounds, RegisterEntry... players) {
    return ForecastTest.event(
        swiss(id, players).titles(Title.MAN_MASTER).rounds(rounds).build(), players);
  }

  private static String differences(TitleEvent before, TitleEvent after) {
    Announcement announced = AnnouncementJson.read(NormsJson.announcement(before)).orElseThrow();
    return AnnouncementCheck.of(announced, after).stream()
        .map(d -> d.notice().code() + " " + String.join(" ", d.arguments()))
        .collect(Collectors.joining(", "));
  }

  @Test
  @DisplayName("an announcement is read as it was written")
  void readAsWritten() {
    TitleEvent event = event("E", 9, men("P", 12, 2400));

    assertThat(AnnouncementJson.read(NormsJson.announcement(event)))
        .contains(Announcement.of(event));
    assertThat(AnnouncementJson.read(utf8("{\"event\": \"E\"}"))).isEmpty();
    assertThat(AnnouncementJson.read(utf8("not json"))).isEmpty();
    assertThat(AnnouncementJson.read(utf8("[]"))).isEmpty();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void nothingDiffers() {
    RegisterEntry[] players = men("P", 12, 2400);

    assertThat(differences(event("E", 9, players), event("E", 9, players))).isEmpty();
  }

  @Test
  @DisplayName("one player less, another in: the average falls into the next band")
  void entrants() {
    RegisterEntry[] before = men("P", 12, 2376);
    RegisterEntry[] after = Arrays.copyOf(before, 12);
    after[11] = men("Q", 1, 2370)[0];

    assertThat(differences(event("E", 9, before), event("E", 9, after)))
        .as("(11 × 2376 + 2370) / 12 = 2375.5, half up 2376: the same band")
        .isEqualTo("NRM-004 棋手P12 P12, NRM-005 棋手Q1 Q1");
    after[10] = men("Q", 2, 2370)[1];
    assertThat(differences(event("E", 9, before), event("E", 9, after)))
        .as("(10 × 2376 + 2 × 2370) / 12 = 2375: 64 % of 9 = 5.76, 6 points; at 2376 5.5")
        .isEqualTo(
            "NRM-004 棋手P11 P11、棋手P12 P12, NRM-005 棋手Q2 Q2、棋手Q1 Q1, NRM-001 2376 2375,"
                + " NRM-003 @man-master 5.5 6");
  }

  @Test
  @DisplayName("fewer rounds than announced: 60 % of 7 = 4.20 is 4.5")
  void rounds() {
    RegisterEntry[] players = men("P", 12, 2400);

    assertThat(differences(event("E", 9, players), event("E", 7, players)))
        .isEqualTo("NRM-002 9 7, NRM-003 @man-master 5.5 4.5");
  }

  @Test
  void anotherEventIsAnErrorAndNothingElseIsSaid() {
    List<Diagnostic> found =
        AnnouncementCheck.of(
            Announcement.of(event("E", 9, men("P", 12, 2400))), event("F", 7, men("Q", 12, 2300)));

    assertThat(found).hasSize(1);
    assertThat(found.get(0).text(Language.EN))
        .isEqualTo("The announcement is of the event E, the report of F.");
  }
}
