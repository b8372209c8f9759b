package org.yifen.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.trace.Location;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.record.GameRecord;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Shows a position of a recorded game, or of a FEN, on the terminal and as a picture. */
final class GameShowCommand implements Command {

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "game show",
            t,
            "显示一局棋或一个 FEN 的局面；可另写成供印刷的棋图。",
            "Show a position of a game or of a FEN; write it as a diagram to print.");
    ShowOptions.addTo(spec, t);
    return spec;
  }

  @Override
  public int run(ParseResult parsed, Terminal terminal) throws BookProblem {
    ShowOptions options = ShowOptions.of(parsed, terminal);
    for (Optional<Path> output : List.of(options.svg(), options.png())) {
      if (output.isPresent()) {
        Disk.requireFree(output.get(), options.force());
      }
    }
    return options.fen().isPresent()
        ? position(options.fen().get(), options, terminal)
        : game(parsed, options, terminal);
  }

  private static int position(String fen, ShowOptions options, Terminal terminal)
      throws BookProblem {
    Read<Setup> read = GivenFen.setup(fen, List.of());
    print(read.diagnostics(), terminal);
    if (read.value().isEmpty()) {
      return ExitCode.INPUT;
    }
    MainLine line = MainLine.of(read.value().get());
    print(doubts(line, List.of()), terminal);
    show(new ShownPosition(options, terminal, Optional.empty(), line, 0), options, terminal);
    return ExitCode.DONE;
  }

  /** What cannot be a position of a game is worth a diagram too: in lessons, of single pieces. */
  private static List<Diagnostic> doubts(MainLine line, List<Location> where) {
    return line.isPosition()
        ? List.of()
        : List.of(Notice.GAM_060.at(where, GameCheck.faults(line.start())));
  }

  private static int game(ParseResult parsed, ShowOptions options, Terminal terminal)
      throws BookProblem {
    OneGame read = OneGame.read(options.file(), options.game());
    if (read.count() > 0 && read.game().isEmpty()) {
      throw Options.wrong(
          parsed, ShowOptions.GAME + " " + options.game() + ": 1 ... " + read.count());
    }
    List<Diagnostic> findings = new ArrayList<>(Findings.withoutNotes(read.findings()));
    Optional<MainLine> line = read.game().flatMap(MainLine::of);
    if (line.isEmpty()) {
      print(findings, terminal);
      boolean unread =
          findings.stream().anyMatch(f -> CheckCommand.ENVIRONMENT.contains(f.notice()));
      return unread ? ExitCode.ENVIRONMENT : ExitCode.INPUT;
    }
    GameRecord game = read.game().orElseThrow();
    findings.addAll(doubts(line.get(), List.of(game.source().place())));
    int wanted = wanted(parsed, options, line.get());
    int ply = Math.min(wanted, line.get().moves().size());
    line.get().doubt().ifPresent(findings::add);
    if (ply < wanted) {
      line.get().stop().ifPresent(findings::add);
    }
    print(findings, terminal);
    if (read.count() > 1) {
      terminal.print(
          terminal.say(
              "第 " + options.game() + " 局，共 " + read.count() + " 局",
              "game " + options.game() + " of " + read.count()));
    }
    boolean reached = ply == wanted && !Read.hasErrors(findings);
    return show(
        new ShownPosition(options, terminal, Optional.of(game), line.get(), ply),
        reached,
        options,
        terminal);
  }

  /** What was asked for: the end, if nothing was, or the start where nothing can be played. */
  private static int wanted(ParseResult parsed, ShowOptions options, MainLine line) {
    int wanted = options.ply().orElse(line.isPosition() ? line.recorded() : 0);
    if (wanted > line.recorded()) {
      throw Options.wrong(parsed, ShowOptions.PLY + " " + wanted + ": 0 ... " + line.recorded());
    }
    return wanted;
  }

  private static int show(
      ShownPosition shown, boolean reached, ShowOptions options, Terminal terminal)
      throws BookProblem {
    if (reached) {
      show(shown, options, terminal);
      return ExitCode.DONE;
    }
    shown.lines().forEach(terminal::print);
    if (options.svg().isPresent() || options.png().isPresent()) {
      terminal.complain(terminal.say("没有写出任何文件。", "Nothing was written."));
    }
    return ExitCode.INPUT;
  }

  private static void show(ShownPosition shown, ShowOptions options, Terminal terminal)
      throws BookProblem {
    if (options.svg().isPresent()) {
      Disk.save(options.svg().get(), shown.svg(), options.force());
    }
    if (options.png().isPresent()) {
      // a picture needs no screen, and a server has none
      System.setProperty("java.awt.headless", "true");
      Disk.save(options.png().get(), shown.png(), options.force());
    }
    shown.lines().forEach(terminal::print);
    options.svg().ifPresent(file -> terminal.print("→ " + file));
    options.png().ifPresent(file -> terminal.print("→ " + file));
  }

  private static void print(List<Diagnostic> findings, Terminal terminal) {
    new Findings(terminal.language(), terminal::complain).print(findings);
  }
}
