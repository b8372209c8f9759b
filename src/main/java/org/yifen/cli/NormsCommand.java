package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.book.TitleReport;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.EventSystem;
import org.yifen.publish.AnnouncementJson;
import org.yifen.publish.NormsCsv;
import org.yifen.publish.NormsJson;
import org.yifen.regulation.Regulation;
import org.yifen.title.Announcement;
import org.yifen.title.AnnouncementCheck;
import org.yifen.title.TitleEvent;
import org.yifen.trace.Location;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Title events: the announcement before, the forecast during, the norms after (article 6). */
final class NormsCommand implements Command {

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "norms",
            t,
            "等级称号赛：赛前公告标准分，赛中预测，赛后判定（第五、六、十条）。",
            "Title events: standards before, prospects during, norms after (articles 5, 6, 10).");
    NormsOptions.addTo(spec, t);
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    NormsOptions asked = NormsOptions.of(options, terminal);
    Regulation regulation = Options.regulation(options);
    if (asked.output().isPresent()) {
      Disk.requireFree(asked.output().get(), asked.force());
    }
    if (asked.kind() == NormsOptions.Kind.REGISTER) {
      return new NormRegisterOutput(asked, terminal).run(regulation);
    }
    TitleReport report = TitleReport.read(asked.report(), asked.book(), regulation, asked.asked());
    List<Diagnostic> found = new ArrayList<>(report.findings());
    if (report.event().isPresent()) {
      requireRounds(options, asked, report.event().get(), terminal);
    }
    if (report.event().isPresent() && asked.announced().isPresent()) {
      found.addAll(compared(asked.announced().get(), report.event().get()));
    }
    Findings findings = new Findings(terminal.language(), terminal::complain);
    boolean isNone = found.stream().anyMatch(d -> d.notice() == Notice.NRM_008);
    findings.print(isNone ? found : Findings.withoutNotes(found));
    if (Read.hasErrors(found)) {
      terminal.complain(findings.count(found));
      return ExitCode.INPUT;
    }
    if (report.event().isPresent()) {
      write(asked, output(asked, report.event().get(), terminal), terminal);
    } else if (asked.format().equals("json")) {
      write(asked, NormsJson.none(), terminal);
    }
    return asked.strict() && !Findings.withoutNotes(found).isEmpty()
        ? ExitCode.INPUT
        : ExitCode.DONE;
  }

  static void write(NormsOptions asked, byte[] output, Terminal terminal) throws BookProblem {
    if (asked.output().isPresent()) {
      Disk.save(asked.output().get(), output, asked.force());
    } else {
      terminal.print(output);
    }
  }

  /**
   * Before a Swiss begins, its list of entrants does not tell how many rounds it has; and a cross
   * table does not tell what was played after how many.
   */
  private static void requireRounds(
      ParseResult options, NormsOptions asked, TitleEvent event, Terminal terminal) {
    int last = event.event().lastRound();
    if (event.event().system() == EventSystem.SWISS && event.games() > 0 && event.games() < last) {
      throw Options.wrong(
          options,
          terminal.say("--rounds 少于已赛的轮数 " + last, "--rounds: " + last + " rounds were played"));
    }
    if (asked.asked().until() > 0 && event.event().lastRound() == 0) {
      throw Options.wrong(
          options,
          terminal.say(
              "报告没有写明每局的轮次，不能用 --after", "the report does not tell the rounds: no --after"));
    }
    if (event.event().system() == EventSystem.SWISS && event.games() == 0) {
      throw Options.wrong(
          options,
          terminal.say(
              "名单没有写明轮数，请加 --rounds N", "the list does not tell the rounds: give --rounds N"));
    }
  }

  private static List<Diagnostic> compared(Path file, TitleEvent event) throws BookProblem {
    Optional<Announcement> announced = AnnouncementJson.read(Disk.read(file, file.toString()));
    return announced.isPresent()
        ? AnnouncementCheck.of(announced.get(), event)
        : List.of(Notice.NRM_006.at(new Location.WholeFile(file.toString()), file));
  }

  private static byte[] output(NormsOptions asked, TitleEvent event, Terminal terminal) {
    return switch (asked.format()) {
      case "csv" ->
          switch (asked.kind()) {
            case ANNOUNCEMENT -> NormsCsv.announcement(event);
            case FORECAST -> NormsCsv.forecast(event);
            default -> NormsCsv.norms(event);
          };
      case "json" ->
          switch (asked.kind()) {
            case ANNOUNCEMENT -> NormsJson.announcement(event);
            case FORECAST -> NormsJson.forecast(event);
            default -> NormsJson.norms(event);
          };
      default -> text(lines(asked, event, terminal));
    };
  }

  private static List<String> lines(NormsOptions asked, TitleEvent event, Terminal terminal) {
    return switch (asked.kind()) {
      case ANNOUNCEMENT -> NormsText.announcement(event, terminal.language());
      case FORECAST -> NormsText.forecast(event, terminal.language());
      default -> NormsText.norms(event, terminal.language());
    };
  }

  static byte[] text(List<String> lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }
}
