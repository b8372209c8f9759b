package org.yifen.cli;

import java.nio.file.Path;
import org.yifen.book.BookProblem;
import org.yifen.regulation.OnlineScheme;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Rates a log of online games by the QQ scheme, every game at once. */
final class OnlineCommand implements Command {

  private static final String EVENTS = "--events";
  private static final String STATE = "--state";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "online",
            t,
            "按网上等级分制（QQ）依时间先后逐局计算；写出 ratings.csv。",
            "Rate a log of online games (QQ) game by game in the order of time; writes ratings.csv.");
    spec.addPositional(
        Options.parameter(
            0,
            "GAMES.csv",
            t,
            "对局记录，列名 time,first,second,result,plies,ending",
            "the log, with the columns time,first,second,result,plies,ending"));
    spec.addOption(
        Options.output(
                "FOLDER", t, "写到这个文件夹；没有则新建", "the folder to write to, made if it is not there")
            .required(true)
            .build());
    spec.addOption(
        Options.flag(
            EVENTS,
            t,
            "另写 events.csv：每一次升级与降级",
            "events.csv as well: every promotion and demotion"));
    spec.addOption(
        Options.option(
                STATE,
                "FILE",
                t,
                "从这个状态继续，完成后保存在此；没有则从头开始",
                "go on from this state and save it there afterwards; without it from the beginning")
            .build());
    spec.addOption(
        Options.flag(
            Options.FORCE, t, "覆盖并非由本命令写出的文件", "replace files that this command did not write"));
    spec.addOption(
        Options.flag(Options.STRICT, t, "有不能计入的行时退出码为 1", "rows that are left out exit with 1"));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String state = options.matchedOptionValue(STATE, "");
    OnlineRun run =
        new OnlineRun(
            OnlineScheme.builtIn(),
            options.matchedPositionalValue(0, ""),
            Path.of(options.matchedOptionValue(Options.OUTPUT, "")),
            state,
            options.hasMatchedOption(EVENTS),
            options.hasMatchedOption(Options.FORCE),
            terminal);
    return run.rate(options.hasMatchedOption(Options.STRICT));
  }
}
