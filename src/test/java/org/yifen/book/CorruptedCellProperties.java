package org.yifen.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.yifen.audit.Participants;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.event.Event;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.Roll;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.report.Described;

@Label("A corrupted cell of a participants' table is never silent")
class CorruptedCellProperties {

  private static final Path BOOK = TestBooks.PERIODS.resolve("federation-102").resolve("book");
  private static final List<String> GARBAGE =
      List.of("", "?", "7", "0", "1", "0.5", "1※", "轮空", "1/2", "张三", "-1", "99", "M", "F");

  private final Regulation regulation = Regulation.builtIn();
  private final Register register;
  private final Roll roll;
  private final List<Report> reports = new ArrayList<>();

  private record Report(String name, List<String> lines, int header, Outcome clean) {}

  /** What a report comes to: its findings, and everything of the event that bears on ratings. */
  private record Outcome(List<String> findings, String event) {}

  CorruptedCellProperties() throws IOException, BookProblem {
    Book book = Book.open(BOOK);
    register = book.register(new PeriodId(2026, 1));
    Map<String, Player> persons = new TreeMap<>();
    register.entries().forEach(e -> persons.put(e.id(), Player.of(e)));
    book.players().forEach(p -> persons.put(p.id(), p));
    roll = new Roll(persons.values());
    try (Stream<Path> files = Files.walk(BOOK.resolve("reports"))) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        int header = 0;
        while (!lines.get(header).contains("姓名") && !lines.get(header).contains("name,")) {
          header++;
        }
        reports.add(new Report(file.toString(), lines, header, outcome(file.toString(), lines)));
      }
    }
  }

  @Property(tries = 3000)
  @Label("one cell replaced by another value: a finding more, or the same event")
  void oneCell(@ForAll long seed) {
    Random random = new Random(seed);
    Report report = reports.get(random.nextInt(reports.size()));
    List<String> headings = cells(report.lines().get(report.header()));
    int line = report.header() + 1 + random.nextInt(report.lines().size() - report.header() - 1);
    int column = random.nextInt(headings.size());
    boolean free = List.of("备注", "remarks").contains(headings.get(column));
    List<String> row = cells(report.lines().get(line));
    if (free || row.size() != headings.size()) {
      return;
    }
    row.set(column, replacement(report, column, random));
    List<String> lines = new ArrayList<>(report.lines());
    lines.set(line, String.join(",", row));

    Outcome outcome = outcome(report.name(), lines);

    boolean noticed = !outcome.findings().equals(report.clean().findings());
    assertThat(noticed || outcome.event().equals(report.clean().event()))
        .as("%s line %d, %s: %s", report.name(), line + 1, headings.get(column), row)
        .isTrue();
  }

  /** Another value of the same column, or garbage. */
  private static String replacement(Report report, int column, Random random) {
    if (random.nextBoolean()) {
      return GARBAGE.get(random.nextInt(GARBAGE.size()));
    }
    int other = report.header() + 1 + random.nextInt(report.lines().size() - report.header() - 1);
    List<String> row = cells(report.lines().get(other));
    return column < row.size() ? row.get(column) : "";
  }

  private static List<String> cells(String line) {
    return new ArrayList<>(List.of(line.split(",", -1)));
  }

  private Outcome outcome(String name, List<String> lines) {
    byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    ReportFile file = ReportFile.of(name, bytes);
    List<Diagnostic> found = new ArrayList<>(file.findings());
    String described = "";
    if (file.event().isPresent()) {
      Participants participants =
          Participants.of(
              file.event().get(),
              roll,
              List.of(register),
              regulation.rules().conditions(),
              List.of());
      found.addAll(participants.diagnostics());
      described = describe(file.event().get(), participants);
    }
    return new Outcome(found.stream().map(Diagnostic::toString).sorted().toList(), described);
  }

  private static String describe(Event event, Participants participants) {
    List<String> ids = new ArrayList<>();
    participants.players().ifPresent(players -> players.forEach(p -> ids.add(p.id())));
    return ids + Described.of(event);
  }
}
