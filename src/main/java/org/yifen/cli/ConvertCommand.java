package org.yifen.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.report.Conversion;
import org.yifen.report.Reading;
import org.yifen.report.Reports;
import org.yifen.report.Target;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Writes a report in another form, and says what that form cannot hold. */
final class ConvertCommand implements Command {

  private static final String TO = "--to";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "convert",
            t,
            "把成绩报告转换为联合会格式（.xlsx、.csv）或 TRF；写不下的内容逐项说明。",
            "Write a report in the house layout (.xlsx, .csv) or as TRF; say what is lost.");
    spec.addPositional(Options.parameter(0, "REPORT", t, "成绩报告", "the report"));
    spec.addOption(
        Options.output("FILE", t, "写出的文件；格式由后缀决定", "the file to write; its ending decides the form")
            .required(true)
            .build());
    spec.addOption(Options.option(TO, codes("|"), t, "指定格式", "the form").build());
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace an existing file"));
    spec.addOption(Options.strict(t));
    return spec;
  }

  private static String codes(String separator) {
    return Arrays.stream(Target.values()).map(Target::code).collect(Collectors.joining(separator));
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String report = options.matchedPositionalValue(0, "");
    String output = options.matchedOptionValue(Options.OUTPUT, "");
    Target target = target(options, output);
    Path file = Path.of(output);
    Disk.requireFree(file, options.hasMatchedOption(Options.FORCE));
    Reading reading = Reports.read(report, Disk.read(Path.of(report), report));
    Findings findings = new Findings(terminal.language(), terminal::complain);
    findings.print(Findings.withoutNotes(reading.findings()));
    if (Read.hasErrors(reading.findings()) || reading.event().isEmpty()) {
      return refused(findings.count(reading.findings()), terminal);
    }
    Read<byte[]> converted = Conversion.of(reading, target);
    findings.printShort(converted.diagnostics());
    if (converted.value().isEmpty()) {
      return refused(findings.count(converted.diagnostics()), terminal);
    }
    if (converted.diagnostics().isEmpty()) {
      terminal.complain(terminal.say("没有丢失任何内容。", "Nothing is lost."));
    }
    Disk.save(file, converted.value().get(), options.hasMatchedOption(Options.FORCE));
    terminal.print(written(reading.event().get(), output, target, terminal));
    boolean warned = !warnings(reading.findings(), converted.diagnostics()).isEmpty();
    return warned && options.hasMatchedOption(Options.STRICT) ? ExitCode.INPUT : ExitCode.DONE;
  }

  private static Target target(ParseResult options, String output) {
    String to = options.matchedOptionValue(TO, "");
    if (to.isEmpty()) {
      return Target.ofName(output)
          .orElseThrow(() -> Options.wrong(options, "-o " + output + ": .xlsx | .csv | .trf"));
    }
    return Target.parse(to)
        .orElseThrow(() -> Options.wrong(options, TO + " " + to + ": " + codes(" | ")));
  }

  private static int refused(String count, Terminal terminal) {
    terminal.complain(count + terminal.say("；没有写出任何文件。", "; nothing was written."));
    return ExitCode.INPUT;
  }

  private static List<Diagnostic> warnings(List<Diagnostic> read, List<Diagnostic> losses) {
    return Findings.withoutNotes(Stream.concat(read.stream(), losses.stream()).toList());
  }

  private static String written(Event event, String output, Target target, Terminal terminal) {
    return output
        + terminal.say("：", ": ")
        + target.code()
        + terminal.say("，棋手 ", ", players ")
        + event.entrants().size()
        + terminal.say("，对局 ", ", games ")
        + event.games().size();
  }
}
