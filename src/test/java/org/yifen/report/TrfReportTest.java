package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.trace.Location;

/** Each file of {@code src/test/resources/trf} gives the findings that {@code expected.tsv} has. */
class TrfReportTest {

  private static final Path FILES = Path.of("src/test/resources/trf");
  private static final Path EXPECTED = FILES.resolve("expected.tsv");

  private record Row(String file, List<String> findings) {}

  static List<Row> rows() throws IOException {
    return Files.readAllLines(EXPECTED).stream()
        .filter(l -> !l.startsWith("#"))
        .map(l -> l.split("\t", -1))
        .map(c -> new Row(c[0], c[1].isEmpty() ? List.of() : Arrays.asList(c[1].split("; ", -1))))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aFileGivesItsFindingsAndNoOther(Row row) throws IOException {
    assertThat(read(row.file()).findings().stream().map(TrfReportTest::text))
        .containsExactlyInAnyOrderElementsOf(row.findings());
  }

  @Test
  void everyFileIsExpected() throws IOException {
    try (Stream<Path> files = Files.list(FILES)) {
      assertThat(rows())
          .extracting(Row::file)
          .containsExactlyInAnyOrderElementsOf(
              files.map(f -> f.getFileName().toString()).filter(f -> f.endsWith(".trf")).toList());
    }
  }

  @Test
  void aFileIsReadAsTheFormatSays() throws IOException {
    Event event = read("plain-valid.trf").event().orElseThrow();

    assertThat(event.id()).isEqualTo("plain-valid");
    assertThat(event.name()).isEqualTo("羊城杯");
    assertThat(event.place()).isEqualTo("广州");
    assertThat(event.chiefArbiter()).isEqualTo("李四");
    assertThat(event.start()).isEqualTo(LocalDate.of(2026, 3, 10));
    assertThat(event.end()).isEqualTo(LocalDate.of(2026, 3, 12));
    assertThat(event.system()).isEqualTo(EventSystem.SWISS);
    assertThat(event.section()).as("all are men").isEqualTo(Section.MEN);
    assertThat(event.cells().keys()).doesNotContainKey(Key.SECTION);
    assertThat(event.scoring()).isEqualTo(Scoring.ONE_HALF_ZERO);
    assertThat(event.rounds()).isEqualTo(3);
    assertThat(event.team()).isFalse();
    Entrant second = event.entrants().get(1);
    assertThat(second.no()).isEqualTo(2);
    assertThat(second.id()).isEqualTo("P002");
    assertThat(second.name()).isEqualTo("张伟");
    assertThat(second.sex()).contains(Sex.MAN);
    assertThat(second.rating()).isEqualTo(OptionalInt.of(2450));
    assertThat(second.points()).isEqualTo(OptionalInt.of(4));
    assertThat(second.place()).isEqualTo(OptionalInt.of(2));
    assertThat(second.unit()).as("the federation is no unit").isEmpty();
    assertThat(event.entrants().get(5).rating()).isEmpty();
    assertThat(event.cells().at(second, Field.NAME))
        .isEqualTo(new Location.Line("plain-valid.trf", 9));
  }

  /** Round 1: 1 beat 4, 2 beat 5, 3 and 6 drew; round 2: 4 did not come against 6. */
  @Test
  void gamesHaveTheirRoundColoursAndPlaces() throws IOException {
    Event event = read("plain-valid.trf").event().orElseThrow();

    assertThat(games(event))
        .containsExactlyInAnyOrder(
            "1 1-4 WIN",
            "1 5-2 LOSS",
            "1 3-6 DRAW",
            "2 2-1 DRAW",
            "2 5-3 LOSS",
            "2 4-6 LOSS※",
            "3 1-3 WIN",
            "3 6-2 DRAW");
    assertThat(event.games().byes()).containsExactly(new Games.Bye(3, 4, 2, Games.Reason.ALLOTTED));
    Location place = event.cells().at(event.games().firstCell(0));
    assertThat(place.display()).isEqualTo("plain-valid.trf:8");
  }

  @Test
  void allEncodingsAndLineEndsGiveTheSameEvent() throws IOException {
    Event plain = read("plain-valid.trf").event().orElseThrow();

    for (String file :
        List.of(
            "crlf-valid.trf",
            "cr-only-valid.trf",
            "bom-valid.trf",
            "utf-16-valid.trf",
            "gb18030-valid.trf",
            "short-lines-valid.trf",
            "trf-002-padded-by-cells-warning.trf",
            "trf-002-padded-by-bytes-warning.trf",
            "trf-002-padded-by-gb-bytes-warning.trf")) {
      assertThat(EventText.of(read(file).event().orElseThrow(), Optional.of("plain-valid")))
          .as(file)
          .isEqualTo(EventText.of(plain));
    }
  }

  @Test
  void aWesternFileIsNoChineseOne() throws IOException {
    Reading reading = read("latin-1-valid.trf");

    assertThat(reading.kind()).isEqualTo("TRF (Latin-1)");
    assertThat(reading.event().orElseThrow().entrants())
        .extracting(Entrant::name)
        .containsExactly("Él", "Uì", "Jö", "Aß", "Né", "Ça");
  }

  @Test
  void theNationalRecordTellsNumberAndRating() throws IOException {
    Entrant first = read("national-number-valid.trf").event().orElseThrow().entrants().get(0);

    assertThat(first.id()).isEqualTo("G0001");
    assertThat(first.rating()).isEqualTo(OptionalInt.of(2510));
  }

  @Test
  void ourOwnLinesTellWhatTheFormatHasNoRecordFor() throws IOException {
    Reading reading = read("yifen-lines-valid.trf");
    Event event = reading.event().orElseThrow();

    assertThat(reading.layout()).contains(Layout.TRF26);
    assertThat(event.id()).isEqualTo("2026-yangcheng");
    assertThat(event.organiser()).isEqualTo("广东省象棋协会");
    assertThat(event.titles()).containsExactly(Title.MAN_MASTER);
    assertThat(event.nationalArbiters()).containsExactly("李四", "王五");
    assertThat(event.submitted()).contains(LocalDate.of(2026, 3, 20));
    assertThat(event.entrants().get(0).unit()).isEqualTo("广东");
    assertThat(event.entrants().get(0).title()).isEqualTo("大师");
    assertThat(event.entrants().get(3).remarks()).isEqualTo("第3轮退赛");
    assertThat(event.cells().at(Key.ORGANISER).line()).isEqualTo(17);
  }

  @Test
  void theGridHasTheLinesAsWritten() throws IOException {
    Reading reading = read("plain-valid.trf");

    assertThat(reading.kind()).isEqualTo("TRF (UTF-8)");
    assertThat(reading.layout()).contains(Layout.TRF16);
    assertThat(reading.grid().orElseThrow().sheets().get(0).rows().get(7).text(0))
        .startsWith("001    1 m    王斌");
  }

  @Test
  void aCsvThatCountsFromOneIsNoTrf() {
    byte[] csv = "001,王斌\n002,张伟\n012,x\n".getBytes(StandardCharsets.UTF_8);

    assertThat(Reports.read("x.trf", csv).kind()).isEqualTo("CSV (UTF-8)");
  }

  private static Reading read(String file) throws IOException {
    return Reports.read(file, Files.readAllBytes(FILES.resolve(file)));
  }

  /** Round, the two players by number, the result from the first one's side. */
  private static List<String> games(Event event) {
    String[] results = {"LOSS", "DRAW", "WIN", "NOBODY"};
    return IntStream.range(0, event.games().size())
        .mapToObj(
            g -> {
              int game = event.games().packed(g);
              return event.games().round(g)
                  + " "
                  + event.entrants().get(Games.first(game)).no()
                  + "-"
                  + event.entrants().get(Games.second(game)).no()
                  + " "
                  + results[Games.result(game)]
                  + (Games.isPlayed(game) ? "" : "※");
            })
        .toList();
  }

  /** The code, the lines (or - for the file), the arguments. */
  private static String text(Diagnostic finding) {
    String lines =
        finding.places().stream()
            .map(p -> p.line() == 0 ? "-" : Integer.toString(p.line()))
            .collect(Collectors.joining(","));
    return Stream.concat(Stream.of(finding.notice().code(), lines), finding.arguments().stream())
        .collect(Collectors.joining(" "));
  }
}
