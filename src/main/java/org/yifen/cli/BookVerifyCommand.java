package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.ListChain;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.publish.FindingsJson;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Checks every digest that the chain of manifests names; calculates nothing. */
final class BookVerifyCommand implements Command {

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "book verify",
            t,
            "核对各期清单所列的每个文件；不重算。",
            "Check every file that the manifests name; calculates nothing.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addOption(Options.formats("text|json", t));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    boolean json = Options.isJson(options);
    Book book = Book.open(Options.path(options, 0));
    if (book.lists().isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, Options.path(options, 0));
    }
    List<Diagnostic> found = new ArrayList<>(ListChain.check(book));
    if (json) {
      terminal.print(FindingsJson.of(found));
    } else {
      Findings findings = new Findings(terminal.language(), terminal::print);
      findings.print(found);
      terminal.print(
          terminal.say(
              "共 " + book.lists().size() + " 期：" + findings.count(found),
              "lists: " + book.lists().size() + "; " + findings.count(found)));
    }
    return Read.hasErrors(found) ? ExitCode.INPUT : ExitCode.DONE;
  }
}
