package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.report.trf.TrfWriter;

/**
 * Files that pairing programs and arbiters wrote, compared with what a few lines of substring find
 * in them, and with the totals that the files state.
 */
class TrfSamplesTest {

  private static final Set<String> LATIN = Set.of("latin-1.tab", "irish_junior_champs_2011.tab");

  static Stream<Path> samples() {
    return Stream.of("trf", "krause")
        .flatMap(folder -> SampleFiles.in(folder).stream())
        .filter(p -> p.toString().endsWith(".trf") || p.toString().endsWith(".tab"))
        .filter(p -> !p.toString().endsWith("invalid.tab"));
  }

  /** A player's line, cut at the columns of the format's table. */
  private record Line(int no, String name, String points, List<String[]> rounds) {

    static Line of(String text) {
      String line = text + " ".repeat(100);
      List<String[]> rounds = new ArrayList<>();
      for (int at = 91; at < text.stripTrailing().length(); at += 10) {
        rounds.add(
            new String[] {
              line.substring(at, at + 4).strip(),
              line.substring(at + 5, at + 6),
              line.substring(at + 7, at + 8)
            });
      }
      return new Line(
          Integer.parseInt(line.substring(4, 8).strip()),
          line.substring(14, 47).strip(),
          line.substring(80, 84).strip(),
          rounds);
    }
  }

  private static List<Line> lines(Path sample) {
    Charset charset =
        LATIN.contains(sample.getFileName().toString())
            ? StandardCharsets.ISO_8859_1
            : StandardCharsets.UTF_8;
    return new String(SampleFiles.bytes(sample), charset)
        .lines()
        .filter(l -> l.startsWith("001"))
        .map(Line::of)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void playersRoundsAndGamesAreThoseOfTheLines(Path sample) {
    Event event = event(sample);
    List<Line> lines = lines(sample);

    assertThat(event.entrants()).extracting(Entrant::no).isEqualTo(numbers(lines));
    assertThat(event.entrants())
        .extracting(Entrant::name)
        .containsExactlyElementsOf(lines.stream().map(Line::name).toList());
    assertThat(event.rounds())
        .isEqualTo(lines.stream().mapToInt(l -> l.rounds().size()).max().orElse(0));
    long sides =
        lines.stream()
            .flatMap(l -> l.rounds().stream())
            .filter(r -> !r[0].matches("0*") && !r[2].isBlank())
            .count();
    assertThat(2 * event.games().size()).isEqualTo((int) sides);
    assertThat(pairs(event)).isEqualTo(pairs(lines));
  }

  private static List<Integer> numbers(List<Line> lines) {
    return lines.stream().map(Line::no).toList();
  }

  /** How often each two numbers play each other, white first where a line says so. */
  private static Map<String, Integer> pairs(List<Line> lines) {
    Map<String, Integer> pairs = new HashMap<>();
    for (Line line : lines) {
      for (String[] round : line.rounds()) {
        if (round[1].equalsIgnoreCase("w") && !round[0].matches("0*") && !round[2].isBlank()) {
          pairs.merge(line.no() + "-" + Integer.parseInt(round[0]) + round[2], 1, Integer::sum);
        }
      }
    }
    return pairs;
  }

  private static Map<String, Integer> pairs(Event event) {
    Map<String, Integer> pairs = new HashMap<>();
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      if (Games.isColoured(game)) {
        String result = (Games.isPlayed(game) ? "0=1?" : "--+-").charAt(Games.result(game)) + "";
        pairs.merge(
            event.entrants().get(Games.first(game)).no()
                + "-"
                + event.entrants().get(Games.second(game)).no()
                + result,
            1,
            Integer::sum);
      }
    }
    return pairs;
  }

  /**
   * The totals of these files are right, and where they are not (byes that the lines leave blank)
   * each wrong one is said.
   */
  @ParameterizedTest
  @MethodSource("samples")
  void totalsAreThoseOfTheResultsOrAreSaid(Path sample) {
    Reading reading = reading(sample);
    Event event = reading.event().orElseThrow();
    List<Line> lines = lines(sample);
    List<Integer> wrong = new ArrayList<>();
    boolean awarded =
        event.games().byes().stream().anyMatch(b -> b.reason() == Games.Reason.AWARDED);
    for (Line line : lines) {
      double sum = 0;
      for (String[] round : line.rounds()) {
        sum +=
            switch (round[2]) {
              case "1", "+", "W", "F", "U" -> 1;
              case "=", "D", "H" -> 0.5;
              default -> 0;
            };
      }
      if (Math.abs(sum - Double.parseDouble(line.points())) > 0.01) {
        wrong.add(line.no());
      }
    }
    List<Integer> said =
        reading.findings().stream()
            .filter(d -> d.notice() == Notice.RES_005)
            .map(d -> line(event, d.place().orElseThrow().line()))
            .toList();

    if (awarded) {
      assertThat(said).as("the awarded points explain the rest").isEmpty();
    } else {
      assertThat(said).isEqualTo(wrong);
    }
  }

  private static int line(Event event, int line) {
    return event.entrants().stream()
        .filter(e -> e.row() == line - 1)
        .map(Entrant::no)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void writtenAndReadAgainItIsTheSameEvent(Path sample) {
    Event event = event(sample);

    assertThat(again(event, TrfWriter.trf26(event))).isEqualTo(EventText.of(event));
    if (event.games().byes().stream().noneMatch(b -> b.reason() == Games.Reason.AWARDED)) {
      assertThat(again(event, TrfWriter.trf16(event))).isEqualTo(EventText.of(event));
    } else {
      assertThat(TrfWriter.trf16(event).diagnostics())
          .extracting(d -> d.notice())
          .containsExactly(Notice.CNV_008);
    }
  }

  private static String again(Event event, Read<byte[]> written) {
    String name = event.id() + ".trf";
    return EventText.of(Reports.read(name, written.value().orElseThrow()).event().orElseThrow());
  }

  /** Counted by hand in the files. */
  @ParameterizedTest
  @CsvSource({
    "trf/echecsjs-grandmommyscup.trf, 249, 14, true, TRF26, 1, 2634",
    "trf/bbp-dutch_2025_C9.trf, 5, 1, false, TRF16, 1, 2720",
    "krause/valid.tab, 12, 5, false, TRF16, 1, ",
    "krause/bunratty_masters_2011.tab, 34, 6, false, TRF16, 5, 2658",
    "trf/sharlybbp-team_gp_primary.trf, 12, 2, true, TRF26, 1, 2500",
  })
  void knownFacts(
      String sample,
      int players,
      int rounds,
      boolean team,
      Layout layout,
      int place,
      Integer rating) {
    Reading reading = Reports.read(sample, SampleFiles.bytes(sample));
    Event event = reading.event().orElseThrow();

    assertThat(reading.layout()).contains(layout);
    assertThat(event.entrants()).hasSize(players);
    assertThat(event.rounds()).isEqualTo(rounds);
    assertThat(event.team()).isEqualTo(team);
    Entrant first = event.entrants().get(0);
    assertThat(first.rating())
        .isEqualTo(rating == null ? OptionalInt.empty() : OptionalInt.of(rating));
    if (!team) {
      assertThat(first.place()).isEqualTo(OptionalInt.of(place));
    }
  }

  /** Other exports of the same clubs are refused in words. */
  @ParameterizedTest
  @CsvSource({
    "krause/4ncl.csv, FIL_013",
    "krause/valid.csv, FIL_013",
    "krause/latin-1.csv, FIL_013",
    "krause/LimerickClubChampionship09.txt, FIL_013",
    "krause/gonzaga_challengers_2010.txt, FIL_013",
    "krause/invalid.tab, FIL_004",
  })
  void otherFormsAreRefused(String sample, Notice notice) {
    Reading reading = Reports.read(sample, SampleFiles.bytes(sample));

    assertThat(reading.event()).isEmpty();
    assertThat(reading.findings()).extracting(d -> d.notice()).containsExactly(notice);
  }

  private static Reading reading(Path sample) {
    return Reports.read(sample.getFileName().toString(), SampleFiles.bytes(sample));
  }

  private static Event event(Path sample) {
    return reading(sample).event().orElseThrow();
  }
}
