package org.yifen.cli;

import java.util.List;
import java.util.Optional;
import org.yifen.audit.ClosedHalf;
import org.yifen.audit.Explanation;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.HalfReports;
import org.yifen.book.HalfRun;
import org.yifen.book.Published;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.publish.ExplanationJson;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Says how a player's number of one half-year came about, from the calculation's own record. */
final class ExplainCommand implements Command {

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "explain",
            t,
            "逐步说明一名棋手的等级分从何而来。",
            "Say step by step how a player's number came about.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addPositional(Options.parameter(1, "PLAYER", t, "棋手的编号或姓名", "the player's id or name"));
    spec.addOption(
        Options.option(Options.PERIOD, "2026-07", t, "哪一期", "of which list")
            .required(true)
            .build());
    spec.addOption(Options.formats("text|json", t));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    PeriodId period = Options.period(options, Options.PERIOD);
    boolean json = Options.isJson(options);
    Editions editions = Options.editions(options);
    Regulation regulation = editions.of(period);
    Book book = Book.open(Options.path(options, 0));
    Published.require(book, period);
    HalfReports reports = HalfReports.again(book, regulation, period, new Progress(terminal));
    Read<ClosedHalf> closed = new HalfRun(book, editions, reports).again(period);
    if (closed.value().isEmpty()) {
      new Findings(terminal.language(), terminal::complain)
          .print(Findings.withoutNotes(closed.diagnostics()));
      return ExitCode.INPUT;
    }
    ClosedHalf half = closed.value().get();
    String id = Published.player(book, half, options.matchedPositionalValue(1, ""));
    Optional<Diagnostic> differs = Published.difference(book, half);
    differs.ifPresent(d -> new Findings(terminal.language(), terminal::complain).print(List.of(d)));
    if (json) {
      terminal.print(ExplanationJson.of(regulation, half, id));
    } else {
      Explanation.of(regulation, half, id, terminal.language()).forEach(terminal::print);
    }
    return ExitCode.DONE;
  }
}
