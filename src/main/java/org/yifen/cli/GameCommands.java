package org.yifen.cli;

import java.util.List;
import java.util.Optional;

/** The commands about games, {@code yifen game COMMAND ...}; loads the one that is named. */
final class GameCommands {

  static final String NAME = "game";

  private static final String ZH =
      """
      用法：yifen game 命令 ... [--lang zh|en]

        check FILE...                     核对棋谱：着法、终局、结果
        convert FILE -o FILE              转换为 PGN、XQF 1.0、DhtmlXQ 或 UCI
        show FILE [--ply N] [--game N]    显示棋谱里的局面；--svg、--png 写出棋图
        show --fen FEN                    显示一个局面
        judge --fen FEN --moves MOVES     按棋例裁决循环反复
        perft DEPTH [--fen FEN]           数出若干着以内的局面；--divide 按第一着分列
        perft --batch FILE.tsv            逐行核对已知的数目

      yifen game 命令 --help 显示该命令的选项。""";

  private static final String EN =
      """
      Usage: yifen game COMMAND ... [--lang zh|en]

        check FILE...                     check game records: moves, end, result
        convert FILE -o FILE              write as PGN, XQF 1.0, DhtmlXQ or UCI
        show FILE [--ply N] [--game N]    show a position of a record; --svg, --png: as a diagram
        show --fen FEN                    show a position
        judge --fen FEN --moves MOVES     rule on a repetition
        perft DEPTH [--fen FEN]           count the positions some moves deep; --divide: by first move
        perft --batch FILE.tsv            check known numbers, row by row

      yifen game COMMAND --help shows a command's options.""";

  private GameCommands() {}

  /** A switch, since a table of suppliers would load the classes of every command. */
  private static Optional<Command> command(String name) {
    return switch (name) {
      case "check" -> Optional.of(new GameCheckCommand());
      case "convert" -> Optional.of(new GameConvertCommand());
      case "judge" -> Optional.of(new GameJudgeCommand());
      case "perft" -> Optional.of(new GamePerftCommand());
      case "show" -> Optional.of(new GameShowCommand());
      default -> Optional.empty();
    };
  }

  /** Runs the command that the first argument names; gives the exit code. */
  static int run(String[] args, Terminal terminal) {
    String name = args.length == 0 ? "" : args[0];
    Optional<Command> command = command(name);
    if (command.isPresent()) {
      return Main.run(command.get(), Main.rest(args), terminal);
    }
    String help = terminal.say(ZH, EN);
    if (List.of("", "help", "--help", "-h").contains(name) || name.startsWith("--lang")) {
      terminal.print(help);
      return name.isEmpty() ? ExitCode.USAGE : ExitCode.DONE;
    }
    terminal.complain(terminal.say("没有这个命令：game ", "no such command: game ") + name);
    terminal.complain(help);
    return ExitCode.USAGE;
  }
}
