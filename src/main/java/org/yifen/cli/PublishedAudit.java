package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.audit.ClosedHalf;
import org.yifen.audit.PublishedCheck;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.HalfReports;
import org.yifen.book.HalfRun;
import org.yifen.book.ListSource;
import org.yifen.book.Published;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.player.Listing;
import org.yifen.publish.PublishedFiles;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.trace.Location;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code audit --published}: a list from elsewhere beside the book's, by likely cause. */
final class PublishedAudit {

  static final String PUBLISHED = "--published";
  private static final String BEFORE = "--published-before";

  private final ParseResult options;
  private final Terminal terminal;
  private final List<Diagnostic> found = new ArrayList<>();

  private PublishedAudit(ParseResult options, Terminal terminal) {
    this.options = options;
    this.terminal = terminal;
  }

  static void addTo(CommandSpec spec, Terminal t) {
    spec.addOption(
        Options.option(PUBLISHED, "FILE", t, "与这份别处公布的表比较", "compare this list from elsewhere")
            .build());
    spec.addOption(
        Options.option(
                BEFORE, "FILE", t, "它的上一期，用来查上期等级分", "the list before it, for ratings before")
            .build());
    spec.addOption(
        Options.option(Options.PERIOD, "2026-01", t, "与册内的这一期比较", "the book's list to compare with")
            .build());
    spec.addOption(
        Options.option(DiffCommand.TOP, "N", t, "每组只列前 N 人", "list the first N of each group")
            .build());
  }

  /**
   * Whether a published list is to be compared; wrong usage where its other options stand alone.
   */
  static boolean isAsked(ParseResult options) {
    boolean asked = options.hasMatchedOption(PUBLISHED);
    for (String other : List.of(BEFORE, Options.PERIOD, DiffCommand.TOP)) {
      if (!asked && options.hasMatchedOption(other)) {
        throw Options.wrong(options, other + ": " + PUBLISHED + " FILE");
      }
    }
    if (asked && options.hasMatchedOption(AuditCommand.FROM)) {
      throw Options.wrong(options, PUBLISHED + " / " + AuditCommand.FROM);
    }
    return asked;
  }

  static int run(ParseResult options, Terminal terminal) throws BookProblem {
    return new PublishedAudit(options, terminal).run();
  }

  private int run() throws BookProblem {
    String format = DiffCommand.choice(options, Options.FORMAT, List.of("text", "csv", "json"));
    int top = DiffCommand.top(options);
    PeriodId period = Options.period(options, Options.PERIOD);
    Regulation regulation = Options.regulation(options);
    Book book = Book.open(Options.path(options, 0));
    if (!book.lists().contains(period)) {
      throw BookProblem.usage(Notice.ENV_007, period);
    }
    String file = options.matchedOptionValue(PUBLISHED, "");
    Listing published = list(PUBLISHED);
    Optional<Listing> before =
        options.hasMatchedOption(BEFORE) ? Optional.of(list(BEFORE)) : Optional.empty();
    Optional<ClosedHalf> half = half(book, regulation, period);
    Location register = new Location.WholeFile("lists/" + period + "/register.csv");
    Listing ours = Listing.of(book.register(period), book.players(), register);
    PublishedCheck.Result result = PublishedCheck.of(regulation, half, ours, published, before);
    if (!format.equals("json")) {
      new Findings(terminal.language(), terminal::complain).print(found);
    }
    switch (format) {
      case "csv" -> terminal.print(PublishedFiles.csv(result));
      case "json" -> terminal.print(PublishedFiles.json(result, period.toString(), file, found));
      default ->
          new PublishedText(terminal.language())
              .lines(result, file, period, top)
              .forEach(terminal::print);
    }
    return result.isEqual() ? ExitCode.DONE : ExitCode.INPUT;
  }

  private Listing list(String option) throws BookProblem {
    ListSource source = ListSource.open(options.matchedOptionValue(option, ""));
    found.addAll(Findings.withoutNotes(source.findings()));
    return source.listing();
  }

  /** The half-year calculated again, as {@code explain} does; without it no cause is tested. */
  private Optional<ClosedHalf> half(Book book, Regulation regulation, PeriodId period)
      throws BookProblem {
    if (book.lists().contains(period.previous())) {
      HalfReports reports = HalfReports.again(book, regulation, period, new Progress(terminal));
      Read<ClosedHalf> closed = new HalfRun(book, regulation, reports).again(period);
      if (closed.value().isPresent()) {
        Published.difference(book, closed.value().get()).ifPresent(found::add);
        return closed.value();
      }
      found.addAll(Findings.withoutNotes(closed.diagnostics()));
    }
    found.add(Notice.AUD_025.at(new Location.WholeFile("lists/" + period), period));
    return Optional.empty();
  }
}
