package org.yifen.cli;

import java.nio.file.Path;
import java.util.List;
import org.yifen.book.Book;
import org.yifen.book.BookLock;
import org.yifen.book.BookProblem;
import org.yifen.book.ListChain;
import org.yifen.book.Repair;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.regulation.Editions;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Puts back what the chain of manifests vouches for. */
final class BookRepairCommand implements Command {

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "book repair",
            t,
            "按清单恢复缺失或改动过的文件；只写入摘要相符的内容，原文件移入 backups。",
            "Restore missing or edited files whose digests the manifests name; nothing is invented.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    Editions editions = Options.editions(options);
    Path root = Options.path(options, 0);
    try (BookLock lock = Book.lock(root)) {
      List<Repair.Step> steps = Repair.run(Book.open(root, lock), editions, lock);
      steps.forEach(step -> terminal.print(words(step, terminal)));
      if (steps.isEmpty()) {
        terminal.print(terminal.say("没有需要恢复的文件。", "There is nothing to restore."));
      }
      List<Diagnostic> left = ListChain.check(Book.open(root, lock));
      new Findings(terminal.language(), terminal::complain).print(left);
      return Read.hasErrors(left) ? ExitCode.INPUT : ExitCode.DONE;
    }
  }

  private static String words(Repair.Step step, Terminal terminal) {
    return step.file()
        + switch (step.how()) {
          case COPY -> terminal.say("：由册中另一份恢复", ": restored from another copy");
          case MADE_AGAIN -> terminal.say("：重做恢复", ": made again");
          case SEALED -> terminal.say("：按下一期的清单重写", ": written anew, as the next list vouches");
          case NOT -> terminal.say("：无法恢复", ": cannot be restored");
        };
  }
}
