package org.yifen.cli;

import java.nio.file.Path;
import org.yifen.book.BookMaker;
import org.yifen.book.BookProblem;
import org.yifen.regulation.PeriodId;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Makes a new book whose opening list is a given register. */
final class InitCommand implements Command {

  private static final String LIST = "--list";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec("init", t, "以一份登记建立新的等级分册。", "Make a new book from a register.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "新等级分册的文件夹", "the new book's folder"));
    spec.addOption(
        Options.option(
                LIST,
                "REGISTER.csv",
                t,
                "登记：id,name,sex,unit,title,rating,peak,games,events,idle",
                "the register: id,name,sex,unit,title,rating,peak,games,events,idle")
            .required(true)
            .build());
    spec.addOption(
        Options.option(Options.PERIOD, "2026-01", t, "该登记所属的一期", "the list the register is of")
            .required(true)
            .build());
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    PeriodId period = Options.period(options, Options.PERIOD);
    Path list = Path.of(options.matchedOptionValue(LIST, ""));
    Path book = Options.path(options, 0);
    int players =
        BookMaker.make(book, list, period, Options.editions(options).of(period), Version.TOOL);
    terminal.print(
        terminal.say("已建立 ", "made ")
            + book
            + terminal.say("：期初登记 ", ": opening register ")
            + period
            + terminal.say("，棋手 ", ", players ")
            + players);
    return ExitCode.DONE;
  }
}
