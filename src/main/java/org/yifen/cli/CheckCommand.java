package org.yifen.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.yifen.book.BookProblem;
import org.yifen.book.ReportCheck;
import org.yifen.book.ReportFile;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.diagnostic.Severity;
import org.yifen.event.Event;
import org.yifen.publish.FindingsJson;
import org.yifen.report.Layout;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Finds the mistakes of reports before they are submitted. */
final class CheckCommand implements Command {

  private static final String STRICT = "--strict";

  /** A file that is not there or cannot be read is a matter of the environment. */
  private static final List<Notice> ENVIRONMENT =
      List.of(Notice.FIL_001, Notice.FIL_002, Notice.FIL_003);

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec("check", t, "检查成绩报告，指出每一处错误。", "Find every mistake of tournament reports.");
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("1..*")
            .required(true)
            .paramLabel("REPORT")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description(t.say("成绩报告：.xlsx、.xls、.csv", "reports: .xlsx, .xls, .csv"))
            .build());
    spec.addOption(
        Options.option(
                Options.BOOK, "DIR", t, "与这个等级分册的登记核对", "compare with the register of this book")
            .build());
    Annotations.addOptions(spec, t);
    spec.addOption(Options.flag(STRICT, t, "有警告时退出码为 1", "warnings exit with 1"));
    spec.addOption(
        Options.option(Options.FORMAT, "text|json", t, "输出格式", "the output's format").build());
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    boolean json = Options.isJson(options);
    List<String> names = options.matchedPositionalValue(0, List.<String>of());
    String book = options.matchedOptionValue(Options.BOOK, "");
    ReportCheck check =
        book.isEmpty()
            ? ReportCheck.alone(Options.regulation(options))
            : ReportCheck.against(Path.of(book), Options.regulation(options));
    List<ReportCheck.Checked> reports = check.all(names, new Progress(terminal));
    List<Diagnostic> all = new ArrayList<>();
    reports.forEach(r -> all.addAll(r.findings()));
    if (json) {
      terminal.print(FindingsJson.of(reports.stream().map(CheckCommand::described).toList(), all));
    } else {
      reports.forEach(r -> print(r, terminal));
    }
    int copies = Annotations.write(options, reports, terminal);
    return copies == ExitCode.DONE ? exitCode(all, options.hasMatchedOption(STRICT)) : copies;
  }

  private static FindingsJson.Report described(ReportCheck.Checked report) {
    return new FindingsJson.Report(
        report.file().name(),
        report.file().kind(),
        report.file().layout().map(Layout::english).orElse(""),
        report.file().event().map(e -> e.scoring().code()).orElse(""),
        report.file().event().map(Event::id).orElse(""));
  }

  private static void print(ReportCheck.Checked report, Terminal terminal) {
    Findings findings = new Findings(terminal.language(), terminal::print);
    findings.print(report.findings());
    boolean clean = Findings.withoutNotes(report.findings()).isEmpty();
    terminal.print(
        report.file().name()
            + kind(report.file(), terminal)
            + terminal.say("：", ": ")
            + (clean
                ? terminal.say("没有发现错误", "no mistake found")
                : findings.count(report.findings())));
  }

  /** What the file was found to be: {@code (XLSX, house layout, 1-0.5-0)}. */
  private static String kind(ReportFile file, Terminal terminal) {
    List<String> parts = new ArrayList<>();
    if (!file.kind().isEmpty()) {
      parts.add(file.kind());
    }
    file.layout().ifPresent(l -> parts.add(terminal.say(l.chinese(), l.english())));
    file.event().ifPresent(e -> parts.add(e.scoring().code()));
    String text = String.join(terminal.say("，", ", "), parts);
    return text.isEmpty() ? "" : terminal.say("（" + text + "）", " (" + text + ")");
  }

  private static int exitCode(List<Diagnostic> findings, boolean strict) {
    boolean environment = findings.stream().anyMatch(d -> ENVIRONMENT.contains(d.notice()));
    if (environment) {
      return ExitCode.ENVIRONMENT;
    }
    boolean warned = findings.stream().anyMatch(d -> d.notice().severity() == Severity.WARNING);
    return Read.hasErrors(findings) || (strict && warned) ? ExitCode.INPUT : ExitCode.DONE;
  }
}
