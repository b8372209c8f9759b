package org.yifen.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.HalfReports;
import org.yifen.book.ListAudit;
import org.yifen.book.ListChain;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.publish.AuditJson;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Makes every list again from what it was made from, and compares. */
final class AuditCommand implements Command {

  static final String FROM = "--from";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "audit",
            t,
            "由各期的依据重做每一期，与公布的逐字节比较；核对各期清单的链。",
            "Make every list again from its inputs, compare byte for byte; check the chain.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addOption(Options.option(FROM, "2020-07", t, "从这一期起", "from this list on").build());
    PublishedAudit.addTo(spec, t);
    spec.addOption(Options.formats("text|csv|json", t));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    if (PublishedAudit.isAsked(options)) {
      return PublishedAudit.run(options, terminal);
    }
    boolean json = Options.isJson(options);
    Editions editions = Options.editions(options);
    Path root = Options.path(options, 0);
    Book book = Book.open(root);
    List<PeriodId> lists = lists(options, book, root);
    List<Diagnostic> links = new ArrayList<>(ListChain.gaps(book));
    List<ListAudit> audits = new ArrayList<>();
    AuditText text = new AuditText(terminal);
    for (PeriodId list : lists) {
      ListAudit audit = ListAudit.of(book, editions, list, new Progress(terminal));
      if (!json) {
        text.print(audit, audits.stream().allMatch(ListAudit::isClean));
      }
      audits.add(audit);
      book.forget(list.previous().previous());
    }
    PeriodId next = lists.get(lists.size() - 1).next();
    links.addAll(HalfReports.late(book, editions.newest(), next));
    if (json) {
      terminal.print(AuditJson.of(AuditText.rows(audits), links));
    } else {
      text.print(links, audits);
    }
    boolean clean = !Read.hasErrors(links) && audits.stream().allMatch(ListAudit::isClean);
    return clean ? ExitCode.DONE : ExitCode.INPUT;
  }

  private static List<PeriodId> lists(ParseResult options, Book book, Path root)
      throws BookProblem {
    List<PeriodId> all = book.lists();
    if (all.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, root);
    }
    if (!options.hasMatchedOption(FROM)) {
      return all;
    }
    PeriodId from = Options.period(options, FROM);
    if (!all.contains(from)) {
      throw BookProblem.usage(Notice.ENV_007, from);
    }
    return all.stream().filter(list -> list.compareTo(from) >= 0).toList();
  }
}
