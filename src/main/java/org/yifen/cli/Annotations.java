package org.yifen.cli;

import java.nio.file.Path;
import java.util.List;
import org.yifen.book.AnnotatedCopies;
import org.yifen.book.BookProblem;
import org.yifen.book.ReportCheck;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code check --annotate DIR}: copies of the reports with the findings in them. */
final class Annotations {

  private static final String ANNOTATE = "--annotate";

  private Annotations() {}

  static void addOptions(CommandSpec spec, Terminal t) {
    spec.addOption(
        Options.option(
                ANNOTATE,
                "DIR",
                t,
                "在此文件夹写出批注副本，错处涂色并附批注；原报告不动",
                "write copies into this folder, mistakes coloured and commented; the reports stay")
            .build());
  }

  static boolean areWanted(ParseResult options) {
    return !options.matchedOptionValue(ANNOTATE, "").isEmpty();
  }

  /** Writes the copies that are asked for and says where they are; gives the exit code. */
  static int write(ParseResult options, List<ReportCheck.Checked> reports, Terminal terminal)
      throws BookProblem {
    if (!areWanted(options)) {
      return ExitCode.DONE;
    }
    String folder = options.matchedOptionValue(ANNOTATE, "");
    AnnotatedCopies copies =
        new AnnotatedCopies(
            Path.of(folder), options.hasMatchedOption(Options.FORCE), terminal.language());
    try {
      copies.write(reports);
    } finally {
      // also what was written before a disk failed
      copies
          .written()
          .forEach(file -> terminal.complain(terminal.say("批注副本：", "annotated copy: ") + file));
      new Findings(terminal.language(), terminal::complain).print(copies.findings());
    }
    return copies.isRefused() ? ExitCode.USAGE : ExitCode.DONE;
  }
}
