package org.yifen.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.yifen.book.BookProblem;
import org.yifen.diagnostic.Notice;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The program. Loads the one command that is named, and turns every outcome into an exit code. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    Terminal terminal = Terminal.of(args, System.getenv());
    int code = run(args, terminal);
    boolean written = terminal.flush();
    System.exit(written || code != ExitCode.DONE ? code : ExitCode.ENVIRONMENT);
  }

  static int run(String[] args, Terminal terminal) {
    String name = args.length == 0 ? "" : args[0];
    if (name.equals(GameCommands.NAME)) {
      return GameCommands.run(rest(args), terminal);
    }
    if (name.equals(BookCommands.NAME)) {
      return BookCommands.run(rest(args), terminal);
    }
    Optional<Command> command = command(name);
    if (command.isPresent()) {
      return run(command.get(), rest(args), terminal);
    }
    if (List.of("", "help", "--help", "-h").contains(name) || name.startsWith("--lang")) {
      terminal.print(Help.text(terminal));
      return name.isEmpty() ? ExitCode.USAGE : ExitCode.DONE;
    }
    if (List.of("--version", "-V").contains(name)) {
      terminal.print(Version.TOOL);
      return ExitCode.DONE;
    }
    terminal.complain(terminal.say("没有这个命令：", "no such command: ") + name);
    terminal.complain(Help.text(terminal));
    return ExitCode.USAGE;
  }

  /** A switch, since a table of suppliers would load the classes of every command. */
  private static Optional<Command> command(String name) {
    return switch (name) {
      case "applications" -> Optional.of(new ApplicationsCommand());
      case "audit" -> Optional.of(new AuditCommand());
      case "check" -> Optional.of(new CheckCommand());
      case "convert" -> Optional.of(new ConvertCommand());
      case "correct" -> Optional.of(new CorrectCommand());
      case "health" -> Optional.of(new HealthCommand());
      case "diff" -> Optional.of(new DiffCommand());
      case "init" -> Optional.of(new InitCommand());
      case "norms" -> Optional.of(new NormsCommand());
      case "online" -> Optional.of(new OnlineCommand());
      case "player" -> Optional.of(new PlayerCommand());
      case "register" -> Optional.of(new RegisterCommand());
      case "rate" -> Optional.of(new RateCommand());
      case "standings" -> Optional.of(new StandingsCommand());
      case "explain" -> Optional.of(new ExplainCommand());
      case "template" -> Optional.of(new TemplateCommand());
      case "whatif" -> Optional.of(new WhatIfCommand());
      default -> Optional.empty();
    };
  }

  /** All arguments but the first. */
  static String[] rest(String[] args) {
    return Arrays.copyOfRange(args, 1, args.length);
  }

  /** Runs one command with its own arguments; gives the exit code. */
  static int run(Command command, String[] args, Terminal terminal) {
    CommandLine line = new CommandLine(command.spec(terminal));
    try {
      ParseResult options = line.parseArgs(args);
      if (options.isUsageHelpRequested()) {
        terminal.print(line.getUsageMessage().stripTrailing());
        return ExitCode.DONE;
      }
      return command.run(options, terminal);
    } catch (ParameterException e) {
      terminal.complain(terminal.say("用法错误：", "wrong usage: ") + e.getMessage());
      terminal.complain(line.getUsageMessage().stripTrailing());
      return ExitCode.USAGE;
    } catch (BookProblem e) {
      new Findings(terminal.language(), terminal::complain).print(e.findings());
      return ExitCode.of(e.kind());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      String what = e.getClass().getSimpleName() + " " + e.getMessage();
      String where = e.getStackTrace().length == 0 ? "" : " @ " + e.getStackTrace()[0];
      new Findings(terminal.language(), terminal::complain)
          .print(Notice.ENV_014.at(List.of(), what + where));
      return ExitCode.DEFECT;
    }
  }
}
