package org.yifen.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.Careers;
import org.yifen.book.Disk;
import org.yifen.history.Career;
import org.yifen.publish.CareerJson;
import org.yifen.publish.chart.Charts;
import org.yifen.publish.chart.Picture;
import org.yifen.regulation.Regulation;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** All that a book tells of one player. */
final class PlayerCommand implements Command {

  private static final String SVG = "--svg";
  private static final String PNG = "--png";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "player",
            t,
            "一名棋手的历程：各期等级分、参加的赛事、标准分、常遇的对手。",
            "A player's career: every list, events, norms, opponents.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addPositional(Options.parameter(1, "PLAYER", t, "棋手的编号或姓名", "the player's id or name"));
    spec.addOption(Options.formats("text|json", t));
    spec.addOption(
        Options.option(SVG, "FILE", t, "把等级分曲线写成 SVG", "write the rating over time as SVG")
            .build());
    spec.addOption(
        Options.option(PNG, "FILE", t, "把等级分曲线写成 PNG", "write the rating over time as PNG")
            .build());
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace existing files"));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    boolean json = Options.isJson(options);
    boolean force = options.hasMatchedOption(Options.FORCE);
    Optional<Path> svg = file(options, SVG, force);
    Optional<Path> png = file(options, PNG, force);
    Regulation regulation = Options.regulation(options);
    Book book = Book.open(Options.path(options, 0));
    Career career = Careers.of(book, regulation, options.matchedPositionalValue(1, ""));
    if (json) {
      terminal.print(CareerJson.of(career));
    } else {
      CareerText.of(career, terminal.language()).forEach(terminal::print);
    }
    for (String gone : career.missing()) {
      terminal.complain(terminal.say("报告缺失或已改动：", "a report is gone or was changed: ") + gone);
    }
    if (svg.isPresent() || png.isPresent()) {
      draw(career, svg, png, force, terminal);
    }
    return ExitCode.DONE;
  }

  private static void draw(
      Career career, Optional<Path> svg, Optional<Path> png, boolean force, Terminal terminal)
      throws BookProblem {
    PictureFiles.withoutScreen();
    Optional<Picture> picture = Charts.career(career);
    if (picture.isEmpty()) {
      terminal.complain(
          terminal.say("从未有过等级分，没有曲线可画。", "There was never a rating: no chart was written."));
      return;
    }
    if (svg.isPresent()) {
      PictureFiles.svg(svg.get(), picture.get(), force, terminal);
    }
    if (png.isPresent()) {
      PictureFiles.png(png.get(), picture.get(), force, terminal);
    }
  }

  private static Optional<Path> file(ParseResult options, String name, boolean force)
      throws BookProblem {
    Optional<Path> file =
        Optional.ofNullable(options.<String>matchedOptionValue(name, null)).map(Path::of);
    if (file.isPresent()) {
      Disk.requireFree(file.get(), force);
    }
    return file;
  }
}
