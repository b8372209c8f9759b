package org.yifen.cli;

import java.util.List;
import java.util.Optional;

/** The commands about a book itself: {@code yifen book verify}, {@code yifen book repair}. */
final class BookCommands {

  static final String NAME = "book";

  private static final String ZH =
      """
      用法：yifen book 命令 BOOK [--lang zh|en]

        verify BOOK                       核对各期清单所列的每个文件
        repair BOOK                       恢复摘要与清单相符的文件，原文件移入 backups

      yifen book 命令 --help 显示该命令的选项。""";

  private static final String EN =
      """
      Usage: yifen book COMMAND BOOK [--lang zh|en]

        verify BOOK                       check every file that the manifests name
        repair BOOK                       restore files whose digests the manifests name

      yifen book COMMAND --help shows a command's options.""";

  private BookCommands() {}

  /** Runs the command that the first argument names. */
  static int run(String[] args, Terminal terminal) {
    String name = args.length == 0 ? "" : args[0];
    Optional<Command> command =
        switch (name) {
          case "verify" -> Optional.of(new BookVerifyCommand());
          case "repair" -> Optional.of(new BookRepairCommand());
          default -> Optional.empty();
        };
    if (command.isPresent()) {
      return Main.run(command.get(), Main.rest(args), terminal);
    }
    String help = terminal.say(ZH, EN);
    if (List.of("", "help", "--help", "-h").contains(name) || name.startsWith("--lang")) {
      terminal.print(help);
      return name.isEmpty() ? ExitCode.USAGE : ExitCode.DONE;
    }
    terminal.complain(terminal.say("没有这个命令：book ", "no such command: book ") + name);
    terminal.complain(help);
    return ExitCode.USAGE;
  }
}
