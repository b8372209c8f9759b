package org.yifen.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.yifen.book.Backup;
import org.yifen.book.Book;
import org.yifen.book.BookLock;
import org.yifen.book.BookProblem;
import org.yifen.book.Sequence;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Rates a half-year: reads its reports, closes it on the register before, writes the list. */
final class RateCommand implements Command {

  private static final String FROM = "--from";
  private static final String DRY_RUN = "--dry-run";
  private static final String ENROL = "--enrol";

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
    spec.addOption(Options.strict(t));
    spec.addOption(Options.formats("text|json", t));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    PeriodId last = Options.period(options, Options.PERIOD);
    PeriodId first = options.hasMatchedOption(FROM) ? Options.period(options, FROM) : last;
    boolean json = Options.isJson(options);
    Editions editions = Options.editions(options);
    Path root = Options.path(options, 0);
    boolean force = options.hasMatchedOption(Options.FORCE);
    boolean enrol = options.hasMatchedOption(ENROL);
    boolean strict = options.hasMatchedOption(Options.STRICT);
    Halves halves = new Halves(terminal, editions, enrol, json);
    if (options.hasMatchedOption(DRY_RUN)) {
      Book book = Book.open(root);
      Sequence.check(book, first, last, force);
      return exitCode(halves.rate(book, first, last, Optional.empty()), strict);
    }
    try (BookLock lock = Book.lock(root)) {
      Book book = Book.open(root, lock);
      Sequence.check(book, first, last, force);
      if (book.lists().contains(first)) {
        String backup = Backup.of(root, first, lock);
        terminal.complain(
            terminal.say(
                "原来的 " + first + " 期已备份到 " + backup,
                "the list " + first + " is kept in " + backup));
      }
      return exitCode(halves.rate(book, first, last, Optional.of(lock)), strict);
    }
  }

  private static int exitCode(List<Diagnostic> findings, boolean strict) {
    Count count = Count.of(findings);
    boolean wrong = count.errors() > 0 || (strict && count.hasOpenWarnings());
    return wrong ? ExitCode.INPUT : ExitCode.DONE;
  }
}
