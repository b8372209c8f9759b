package org.yifen.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yifen.audit.ClosedHalf;
import org.yifen.book.Book;
import org.yifen.book.BookLock;
import org.yifen.book.BookProblem;
import org.yifen.book.HalfReports;
import org.yifen.book.HalfRun;
import org.yifen.book.Sequence;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.publish.FindingsJson;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Rates a half-year: reads its reports, closes it on the register before, writes the list. */
final class RateCommand implements Command {

  private static final String FROM = "--from";
  private static final String DRY_RUN = "--dry-run";
  private static final String ENROL = "--enrol";
  private static final String STRICT = "--strict";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec("rate", t, "计算一个半年的等级分，写出新的等级分表。", "Rate a half-year and write its list.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addOption(
        Options.option(Options.PERIOD, "2026-07", t, "要计算的一期", "the list to make")
            .required(true)
            .build());
    spec.addOption(
        Options.option(
                FROM, "2025-07", t, "从这一期起逐期计算", "rate every half-year from this one, in order")
            .build());
    spec.addOption(Options.flag(Options.FORCE, t, "重做最近一期", "replace the last list"));
    spec.addOption(Options.flag(DRY_RUN, t, "只计算，不写文件", "calculate, write nothing"));
    spec.addOption(Options.flag(ENROL, t, "登记无人相符的新棋手", "register participants nobody matches"));
    spec.addOption(Options.flag(STRICT, t, "有警告时退出码为 1", "warnings exit with 1"));
    spec.addOption(
        Options.option(Options.FORMAT, "text|json", t, "输出格式", "the output's format").build());
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    PeriodId last = Options.period(options, Options.PERIOD);
    PeriodId first = options.hasMatchedOption(FROM) ? Options.period(options, FROM) : last;
    boolean json = Options.isJson(options);
    Regulation regulation = Options.regulation(options);
    Path root = Options.path(options, 0);
    boolean force = options.hasMatchedOption(Options.FORCE);
    if (options.hasMatchedOption(DRY_RUN)) {
      Book book = Book.open(root);
      Sequence.check(book, first, last, force);
      return rate(options, terminal, book, regulation, List.of(first, last), json, null);
    }
    try (BookLock lock = Book.lock(root)) {
      Book book = Book.open(root, lock);
      Sequence.check(book, first, last, force);
      return rate(options, terminal, book, regulation, List.of(first, last), json, lock);
    }
  }

  private static int rate(
      ParseResult options,
      Terminal terminal,
      Book book,
      Regulation regulation,
      List<PeriodId> span,
      boolean json,
      @Nullable BookLock lock)
      throws BookProblem {
    HalfReports reports = HalfReports.read(book, regulation, span.get(0), new Progress(terminal));
    boolean enrol = options.hasMatchedOption(ENROL);
    List<Diagnostic> all = new ArrayList<>();
    for (PeriodId period = span.get(0);
        period.compareTo(span.get(1)) <= 0;
        period = period.next()) {
      HalfRun run = new HalfRun(book, regulation, reports);
      Read<ClosedHalf> closed = run.close(period, enrol);
      all.addAll(closed.diagnostics());
      if (!json) {
        new Findings(terminal.language(), terminal::complain)
            .print(Findings.withoutNotes(closed.diagnostics()));
      }
      if (closed.value().isEmpty()) {
        return failed(terminal, all, json);
      }
      if (lock != null) {
        run.write(closed.value().get(), enrol, Version.TOOL, lock);
      }
      if (!json) {
        new Summary(terminal).print(closed.value().get(), lock != null, book.root());
      }
    }
    if (json) {
      terminal.print(FindingsJson.of(all));
    }
    boolean warned = Count.of(all).hasOpenWarnings();
    return warned && options.hasMatchedOption(STRICT) ? ExitCode.INPUT : ExitCode.DONE;
  }

  private static int failed(Terminal terminal, List<Diagnostic> all, boolean json) {
    if (json) {
      terminal.print(FindingsJson.of(all));
    } else {
      terminal.complain(
          new Findings(terminal.language(), terminal::complain).count(all)
              + terminal.say("；没有写出任何文件。", "; nothing was written."));
    }
    return ExitCode.INPUT;
  }
}
