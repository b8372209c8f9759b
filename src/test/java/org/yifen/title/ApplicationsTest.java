package org.yifen.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.as;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.woman;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;
import org.yifen.regulation.Title;
import org.yifen.title.Applications.Made;

@DisplayName("Article 10: titles that may be applied for")
class ApplicationsTest {

  private static final LocalDate CLOSING = LocalDate.of(2026, 5, 31);

  private static Made made(String event, String id, Title title, int games, String end) {
    return new Made(event, id, title, games, LocalDate.parse(end));
  }

  private static List<Application> on(List<Made> norms, RegisterEntry... players) {
    Roll roll = new Roll(List.of(players).stream().map(Player::of).toList());
    return Applications.on(CLOSING, norms, roll, CXA.rules().norms());
  }

  private static RegisterEntry titled(RegisterEntry player, String title) {
    return as(player, player.name(), "", title);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @DisplayName("two norms in two events with together eighteen games, not older than four years")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # event/games/end, … | applications | working
          E1/9/2026-01-05 E2/9/2026-05-31  | 1 | 18 games, the second ends on the last day
          E1/9/2026-01-05 E2/8/2026-05-05  | 0 | 17 games
          E1/18/2026-05-05                 | 0 | one event
          E1/18/2026-05-05 E1/18/2026-05-05 | 0 | the same event
          E1/9/2022-05-31 E2/9/2026-05-05  | 1 | four years to the day
          E1/9/2022-05-30 E2/9/2026-05-05  | 0 | a day older
          E1/9/2026-05-05 E2/9/2026-06-01  | 0 | the second ends after the closing
          E1/5/2024-01-05 E2/5/2025-01-05 E3/8/2026-01-05 | 1 | three norms, 18 games
          E1/9/2021-01-05 E2/9/2025-01-05 E3/9/2026-01-05 | 1 | two that are not too old
          """)
  void enough(String norms, int applications, String working) {
    List<Made> all = new ArrayList<>();
    for (String norm : norms.split(" ", -1)) {
      String[] parts = norm.split("/", -1);
      all.add(made(parts[0], "A", Title.MAN_MASTER, Integer.parseInt(parts[1]), parts[2]));
    }

    assertThat(on(all, man("A", 2400))).as(working).hasSize(applications);
  }

  @Test
  @DisplayName("norms of two titles do not add up")
  void oneTitle() {
    assertThat(
            on(
                List.of(
                    made("E1", "A", Title.MAN_MASTER, 9, "2026-01-05"),
                    made("E2", "A", Title.MAN_GRANDMASTER, 9, "2026-02-05")),
                titled(man("A", 2400), "一级棋士")))
        .isEmpty();
  }

  @ParameterizedTest(name = "{0} and norms for {1}: {2}")
  @DisplayName("who holds the title or a higher one has nothing to apply for")
  @CsvSource({
    "'', MAN_MASTER, true",
    "一级棋士, MAN_MASTER, true",
    "大师, MAN_MASTER, false",
    "特级大师, MAN_MASTER, false",
    "大师, MAN_GRANDMASTER, true",
    "特级大师, MAN_GRANDMASTER, false",
  })
  void held(String title, Title norms, boolean applies) {
    List<Made> two =
        List.of(made("E1", "A", norms, 9, "2026-01-05"), made("E2", "A", norms, 9, "2026-02-05"));

    assertThat(on(two, titled(man("A", 2400), title)).isEmpty()).isEqualTo(!applies);
  }

  @Test
  @DisplayName("sorted by player, then title; with the first and the last end of the events")
  void sorted() {
    List<Made> norms = new ArrayList<>();
    for (String id : List.of("W2", "W1")) {
      for (Title title : List.of(Title.WOMAN_MASTER, Title.WOMAN_GRANDMASTER)) {
        norms.add(made("E2", id, title, 11, "2026-02-05"));
        norms.add(made("E1", id, title, 9, "2025-01-05"));
      }
    }
    List<Application> found = on(norms, woman("W1", 2200), woman("W2", 2200));

    assertThat(
            found.stream()
                .map(a -> a.id() + " " + a.title().code())
                .collect(Collectors.joining(", ")))
        .isEqualTo("W1 woman-grandmaster, W1 woman-master, W2 woman-grandmaster, W2 woman-master");
    assertThat(found.get(0))
        .isEqualTo(
            new Application(
                "W1",
                Title.WOMAN_GRANDMASTER,
                2,
                2,
                20,
                LocalDate.of(2025, 1, 5),
                LocalDate.of(2026, 2, 5)));
  }

  @Test
  @DisplayName("a player whom the roll lacks, or of the other sex, is passed over")
  void unknown() {
    List<Made> two =
        List.of(
            made("E1", "A", Title.MAN_MASTER, 9, "2026-01-05"),
            made("E2", "A", Title.MAN_MASTER, 9, "2026-02-05"));

    assertThat(on(two, man("B", 2400))).isEmpty();
    assertThat(on(two, woman("A", 2400))).isEmpty();
  }
}
