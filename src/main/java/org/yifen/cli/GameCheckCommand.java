package org.yifen.cli;

import java.util.List;
import java.util.function.Consumer;
import org.yifen.book.BookProblem;
import org.yifen.book.GameFiles;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Severity;
import org.yifen.publish.CheckedScore;
import org.yifen.publish.GamesJson;
import org.yifen.report.grid.PlainText;
import org.yifen.xiangqi.check.GameCheck;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Checks game records: the moves, the end on the board, the reported result. */
final class GameCheckCommand implements Command {

  private static final String QUIET = "-q";

  private int exitCode;
  private boolean strict;

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "game check",
            t,
            "核对棋谱：着法是否合规则，盘面是否将死或困毙，与所报结果是否一致，是否超时；提示自然限着、提和与局面三次重复。",
            "Check game records: legal moves, mate or stalemate on the board, flags that fell, agreement"
                + " with the reported result; natural limit, draw offers and third repetitions.");
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("0..*")
            .paramLabel("FILE")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description(
                t.say(
                    "棋谱文件或文件夹：PGN、XQF、CBR、CBL、CBF、DhtmlXQ、WXF、着法列表、UCI",
                    "files of game records, or folders of them: PGN, XQF, CBR, CBL, CBF, DhtmlXQ, WXF,"
                        + " lists of moves, UCI"))
            .build());
    spec.addOption(Options.formats("text|json", t));
    GameCheckOptions.add(spec, t);
    spec.addOption(GameJudgeCommand.rulesOption(t));
    spec.addOption(Options.strict(t));
    spec.addOption(
        CheckOptions.flag(
            t, QUIET, "--quiet", "每处错误和警告只写一行", "errors and warnings only, a line each"));
    CheckOptions.addColor(spec, t);
    spec.addOption(
        Options.flag(
            CheckOptions.SCHEMA, t, "输出 JSON 格式的结构定义", "print the schema of the JSON format"));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    List<String> names = options.matchedPositionalValue(0, List.<String>of());
    boolean schema = options.hasMatchedOption(CheckOptions.SCHEMA);
    if (names.isEmpty() != schema) {
      throw Options.wrong(options, "FILE | " + CheckOptions.SCHEMA);
    }
    if (schema) {
      terminal.print(GamesJson.schema());
      return ExitCode.DONE;
    }
    strict = options.hasMatchedOption(Options.STRICT);
    GameCheck check = new GameCheck(GameCheckOptions.rules(options, terminal));
    boolean json = Options.isJson(options);
    GameFiles.Named named = GameFiles.named(names);
    if (json) {
      json(named.files(), check, terminal);
    } else {
      text(named.files(), check, options, terminal);
    }
    if (!named.passedOver().isEmpty()) {
      terminal.complain(
          terminal.say("略过（按名称不是棋谱）：", "passed over (no game records by their names): ")
              + PlainText.of(String.join(", ", named.passedOver())));
    }
    return exitCode;
  }

  private void json(List<String> files, GameCheck check, Terminal terminal) {
    GamesJson games = new GamesJson(terminal::print);
    read(files, check, games::add);
    games.end();
  }

  private void text(List<String> files, GameCheck check, ParseResult options, Terminal terminal) {
    GameCheckText text =
        new GameCheckText(
            terminal.language(),
            options.hasMatchedOption(QUIET),
            CheckOptions.paint(options, terminal),
            terminal::print);
    read(files, check, text::add);
    text.end();
  }

  private void read(List<String> files, GameCheck check, Consumer<CheckedScore> out) {
    CheckedGames games =
        new CheckedGames(
            check,
            game -> {
              game.findings().forEach(this::count);
              out.accept(game);
            });
    files.forEach(games::read);
  }

  /** A file that cannot be read weighs more than a mistake. */
  private void count(Diagnostic finding) {
    Severity severity = finding.notice().severity();
    boolean wrong = severity == Severity.ERROR || (strict && severity == Severity.WARNING);
    if (CheckCommand.ENVIRONMENT.contains(finding.notice())) {
      exitCode = ExitCode.ENVIRONMENT;
    } else if (wrong && exitCode == ExitCode.DONE) {
      exitCode = ExitCode.INPUT;
    }
  }
}
