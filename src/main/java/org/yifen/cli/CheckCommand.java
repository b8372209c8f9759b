package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.book.ReportCheck;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.publish.CatalogueJson;
import org.yifen.publish.CheckedReport;
import org.yifen.publish.FindingsHtml;
import org.yifen.publish.FindingsJson;
import org.yifen.publish.FindingsSarif;
import org.yifen.report.grid.PlainText;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Finds the mistakes of reports before they are submitted, and explains what it can find. */
final class CheckCommand implements Command {

  /** A file that is not there or cannot be read is a matter of the environment. */
  static final List<Notice> ENVIRONMENT = List.of(Notice.FIL_001, Notice.FIL_002, Notice.FIL_003);

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec("check", t, "检查成绩报告，指出每一处错误。", "Find every mistake of tournament reports.");
    CheckOptions.addTo(spec, t);
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    CheckOptions asked = CheckOptions.of(options, terminal);
    boolean explain = options.hasMatchedOption(CheckOptions.EXPLAIN);
    boolean schema = options.hasMatchedOption(CheckOptions.SCHEMA);
    if (asked.reports().isEmpty() != (explain || schema) || (explain && schema)) {
      throw Options.wrong(options, "REPORT | --explain | --schema");
    }
    if (asked.output().isPresent()) {
      Disk.requireFree(asked.output().get(), asked.force());
    }
    if (schema) {
      return write(FindingsJson.schema(), asked, terminal);
    }
    return explain ? explain(options, asked, terminal) : check(options, asked, terminal);
  }

  private static int check(ParseResult options, CheckOptions asked, Terminal terminal)
      throws BookProblem {
    ReportCheck check =
        asked.book().isEmpty()
            ? ReportCheck.alone(Options.regulation(options))
            : ReportCheck.against(Path.of(asked.book()), Options.regulation(options));
    if (Annotations.areWanted(options)) {
      check = check.withDigests();
    }
    List<ReportCheck.Checked> checked = check.all(asked.reports(), new Progress(terminal));
    List<CheckedReport> reports = checked.stream().map(CheckCommand::described).toList();
    write(output(asked, reports, terminal), asked, terminal);
    List<Diagnostic> all = CheckedReport.findings(reports);
    if (asked.output().isPresent()) {
      terminal.complain(
          asked.output().get()
              + terminal.say("：", ": ")
              + Count.of(all).words(terminal.language()));
    }
    int copies = Annotations.write(options, checked, terminal);
    return copies == ExitCode.DONE ? exitCode(all, asked.strict()) : copies;
  }

  private static byte[] output(CheckOptions asked, List<CheckedReport> reports, Terminal terminal) {
    return switch (asked.format()) {
      case "json" -> FindingsJson.ofReports(reports);
      case "sarif" -> FindingsSarif.of(Version.NUMBER, terminal.language(), reports);
      case "html" -> FindingsHtml.of(Version.TOOL, terminal.language(), reports);
      default -> {
        StringBuilder text = new StringBuilder();
        new CheckText(
                terminal.language(),
                asked.detail(),
                asked.paint(),
                line -> text.append(line).append('\n'))
            .print(reports);
        yield text.toString().getBytes(StandardCharsets.UTF_8);
      }
    };
  }

  private static int write(byte[] output, CheckOptions asked, Terminal terminal)
      throws BookProblem {
    if (asked.output().isPresent()) {
      Disk.save(asked.output().get(), output, asked.force());
    } else {
      terminal.print(output);
    }
    return ExitCode.DONE;
  }

  private static CheckedReport described(ReportCheck.Checked report) {
    return new CheckedReport(
        report.file().name(),
        report.file().kind(),
        report.file().layout(),
        report.file().event().map(e -> e.scoring().code()).orElse(""),
        report.file().event().map(Event::id).orElse(""),
        report.findings(),
        report.rows());
  }

  private static int explain(ParseResult options, CheckOptions asked, Terminal terminal)
      throws BookProblem {
    List<String> codes = options.matchedOptionValue(CheckOptions.EXPLAIN, List.<String>of());
    List<Notice> notices = new ArrayList<>();
    for (String code : codes) {
      Optional<Notice> notice = Notice.of(code);
      if (notice.isEmpty()) {
        terminal.complain(
            terminal.say("没有这个代码：", "no such code: ")
                + PlainText.of(code)
                + terminal.say("；相近的有：", "; the nearest: ")
                + String.join(", ", Catalogue.nearest(code)));
        return ExitCode.USAGE;
      }
      notices.add(notice.get());
    }
    if (asked.format().equals("json")) {
      List<Notice> all = codes.isEmpty() ? Arrays.asList(Notice.values()) : notices;
      return write(CatalogueJson.of(all), asked, terminal);
    }
    if (!asked.format().equals("text")) {
      throw Options.wrong(options, "--explain --format: text | json");
    }
    StringBuilder text = new StringBuilder();
    Catalogue catalogue =
        new Catalogue(terminal.language(), asked.paint(), line -> text.append(line).append('\n'));
    if (codes.isEmpty()) {
      catalogue.list();
    } else {
      catalogue.explain(notices);
    }
    return write(text.toString().getBytes(StandardCharsets.UTF_8), asked, terminal);
  }

  private static int exitCode(List<Diagnostic> findings, boolean strict) {
    if (findings.stream().anyMatch(d -> ENVIRONMENT.contains(d.notice()))) {
      return ExitCode.ENVIRONMENT;
    }
    Count count = Count.of(findings);
    boolean wrong = count.errors() > 0 || (strict && count.hasOpenWarnings());
    return wrong ? ExitCode.INPUT : ExitCode.DONE;
  }
}
