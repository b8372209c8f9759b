package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.publish.StandingCsv;
import org.yifen.publish.StandingJson;
import org.yifen.report.Reading;
import org.yifen.report.Reports;
import org.yifen.standing.Request;
import org.yifen.standing.Standing;
import org.yifen.standing.Standings;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Places an event by the competition rules, and says what decided each place. */
final class StandingsCommand implements Command {

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "standings",
            t,
            "按竞赛规则第 13、14 条排定名次，列出每项区分标准和决定名次的一项。",
            "Place an event by articles 13 and 14 of the competition rules; say what decided.");
    StandingsSpec.addTo(spec, t);
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    StandingsOptions asked = StandingsOptions.of(options);
    if (asked.output().isPresent()) {
      Disk.requireFree(asked.output().get(), asked.force());
    }
    Reading reading =
        Reports.read(asked.report(), Disk.read(Path.of(asked.report()), asked.report()));
    Findings findings = new Findings(terminal.language(), terminal::complain);
    List<Diagnostic> warnings = withoutPlaces(reading.findings());
    findings.print(warnings);
    if (Read.hasErrors(reading.findings()) || reading.event().isEmpty()) {
      terminal.complain(findings.count(reading.findings()));
      return ExitCode.INPUT;
    }
    Event event = reading.event().get();
    Request request = asked.request(event);
    Optional<Request.Obstacle> obstacle = request.obstacle(event);
    if (obstacle.isPresent()) {
      String words = StandingsOptions.words(obstacle.get(), terminal);
      if (!asked.asksForNothing()) {
        throw Options.wrong(options, words);
      }
      terminal.complain(words);
      return ExitCode.INPUT;
    }
    byte[] output = output(asked, event, Standings.of(event, request), terminal);
    if (asked.output().isPresent()) {
      Disk.save(asked.output().get(), output, asked.force());
    } else {
      terminal.print(output);
    }
    return !warnings.isEmpty() && asked.strict() ? ExitCode.INPUT : ExitCode.DONE;
  }

  /** Errors and warnings, but for places that nobody has filled in yet: here they come from. */
  private static List<Diagnostic> withoutPlaces(List<Diagnostic> findings) {
    return Findings.withoutNotes(findings).stream()
        .filter(d -> d.notice() != Notice.RES_018 && d.notice() != Notice.RES_023)
        .toList();
  }

  private static byte[] output(
      StandingsOptions asked, Event event, Standing standing, Terminal terminal) {
    return switch (asked.format()) {
      case "csv" -> StandingCsv.of(standing);
      case "json" -> StandingJson.of(event, standing);
      default -> {
        String text = String.join("\n", StandingText.of(event, standing, terminal.language()));
        yield (text + "\n").getBytes(StandardCharsets.UTF_8);
      }
    };
  }
}
