package org.yifen.cli;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.book.GameFiles;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.xiangqi.adjudication.NaturalLimit;
import org.yifen.xiangqi.check.CheckedGame;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.notation.Notation;
import org.yifen.xiangqi.record.RecordFiles;
import org.yifen.xiangqi.record.RecordTarget;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Writes game records in another format, and says what that format cannot hold. */
final class GameConvertCommand implements Command {

  private static final String TO = "--to";
  private static final String GAME = "--game";
  private static final String NOTATION = "--notation";
  private static final String PARTIAL = "--partial";

  private static final String NOTATIONS = "zh|zh-hant|wxf|iccs|uci|uci1";

  private static final Map<String, Notation> BY_CODE =
      Map.of(
          "zh", Notation.CHINESE_SIMPLIFIED,
          "zh-hant", Notation.CHINESE_TRADITIONAL,
          "wxf", Notation.WXF,
          "iccs", Notation.ICCS,
          "uci", Notation.UCI,
          "uci1", Notation.UCI_FROM_1);

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "game convert",
            t,
            "把棋谱转换为 PGN、XQF 1.0、DhtmlXQ 或 UCI；写不下的内容逐项说明。",
            "Write game records as PGN, XQF 1.0, DhtmlXQ or UCI; say what is lost.");
    spec.addPositional(Options.parameter(0, "FILE", t, "棋谱文件", "a file of game records"));
    spec.addOption(
        Options.output(
                "FILE|DIR",
                t,
                "写出的文件，格式由后缀决定；已有的文件夹：每局一个文件",
                "the file to write, its ending decides the format; an existing folder: a file for"
                    + " each game")
            .required(true)
            .build());
    spec.addOption(Options.option(TO, codes("|"), t, "指定格式", "the format").build());
    spec.addOption(Options.option(GAME, "N", t, "只转换第 N 局", "only game number N").build());
    spec.addOption(
        Options.option(
                NOTATION,
                NOTATIONS,
                t,
                "PGN 里着法的写法；默认照原样，没有文字的写成中文",
                "how PGN writes the moves; else as they are, in Chinese where there is no text")
            .build());
    spec.addOption(
        Options.flag(PARTIAL, t, "有错误时也写出能读取的部分", "write what could be read in spite of errors"));
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace an existing file"));
    spec.addOption(Options.strict(t));
    return spec;
  }

  private static String codes(String separator) {
    return Arrays.stream(RecordTarget.values())
        .map(RecordTarget::code)
        .collect(Collectors.joining(separator));
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String name = options.matchedPositionalValue(0, "");
    Path output = Path.of(options.matchedOptionValue(Options.OUTPUT, ""));
    boolean folder = Files.isDirectory(output);
    boolean force = options.hasMatchedOption(Options.FORCE);
    GameWriting writing =
        new GameWriting(target(options, output, folder), Optional.ofNullable(notation(options)));
    if (!folder) {
      Disk.requireFree(output, force);
    }
    List<Diagnostic> findings = new ArrayList<>();
    List<CheckedGame> games = chosen(options, read(name, findings));
    games.forEach(game -> findings.addAll(game.onMoves()));
    Findings printed = new Findings(terminal.language(), terminal::complain);
    printed.print(Findings.withoutNotes(findings));
    if (findings.stream().anyMatch(f -> CheckCommand.ENVIRONMENT.contains(f.notice()))) {
      return ExitCode.ENVIRONMENT;
    }
    boolean wanted = !Read.hasErrors(findings) || options.hasMatchedOption(PARTIAL);
    if (wanted && games.size() > 1 && !folder && !writing.target().holdsSeveral()) {
      throw Options.wrong(options, tooMany(games.size(), writing.target(), terminal));
    }
    Map<Path, byte[]> files =
        !wanted
            ? Map.of()
            : folder ? writing.each(output, name, games) : writing.one(output, games);
    losses(writing.losses(), printed, terminal);
    if (files.isEmpty()) {
      terminal.complain(
          printed.count(findings) + terminal.say("；没有写出任何文件。", "; nothing was written."));
      return ExitCode.INPUT;
    }
    save(files, force);
    terminal.print(written(output, writing, terminal));
    boolean warned = !Findings.withoutNotes(findings).isEmpty() || !writing.losses().isEmpty();
    return warned && options.hasMatchedOption(Options.STRICT) ? ExitCode.INPUT : ExitCode.DONE;
  }

  private static String tooMany(int games, RecordTarget target, Terminal terminal) {
    String format = target.format().title();
    return terminal.say(
        "文件里有 " + games + " 局，" + format + " 只能存一局；请用 " + GAME + " N 选一局，或用 -o 指定一个文件夹",
        "the file holds "
            + games
            + " games, and "
            + format
            + " one; choose one with "
            + GAME
            + " N, or name a folder with -o");
  }

  /** What is lost, the same of several games once. */
  private static void losses(List<Diagnostic> losses, Findings printed, Terminal terminal) {
    Map<List<String>, List<Diagnostic>> kinds =
        losses.stream().collect(groupingBy(Diagnostic::arguments, LinkedHashMap::new, toList()));
    for (List<Diagnostic> kind : kinds.values()) {
      printed.printLine(kind.get(0));
      int others = kind.size() - 1;
      if (others > 0) {
        terminal.complain(
            terminal.say("    …… 另有 " + others + " 局", "    … and of " + others + " more games"));
      }
    }
  }

  private static RecordTarget target(ParseResult options, Path output, boolean folder) {
    String to = options.matchedOptionValue(TO, "");
    if (to.isEmpty() && folder) {
      throw Options.wrong(options, TO + ": " + codes(" | "));
    }
    if (to.isEmpty()) {
      return RecordTarget.ofName(output.toString())
          .orElseThrow(
              () -> Options.wrong(options, "-o " + output + ": .pgn | .xqf | .dhtmlxq | .uci"));
    }
    return RecordTarget.parse(to)
        .orElseThrow(() -> Options.wrong(options, TO + " " + to + ": " + codes(" | ")));
  }

  private static @Nullable Notation notation(ParseResult options) {
    String code = options.matchedOptionValue(NOTATION, "");
    if (!code.isEmpty() && !BY_CODE.containsKey(code)) {
      throw Options.wrong(options, NOTATION + " " + code + ": " + NOTATIONS.replace("|", " | "));
    }
    return BY_CODE.get(code);
  }

  /** The checked games of a file; what was found while reading it goes to {@code findings}. */
  private static List<CheckedGame> read(String name, List<Diagnostic> findings) {
    RecordFiles.Content content = GameFiles.content(name);
    findings.addAll(content.findings());
    return content.games().stream().map(new GameCheck(NaturalLimit.ROUNDS)::check).toList();
  }

  private static List<CheckedGame> chosen(ParseResult options, List<CheckedGame> games) {
    String text = options.matchedOptionValue(GAME, "");
    if (text.isEmpty()) {
      return games;
    }
    int number = text.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(text) : 0;
    if (number < 1 || number > games.size()) {
      throw Options.wrong(options, GAME + " " + text + ": 1 ... " + games.size());
    }
    return List.of(games.get(number - 1));
  }

  /** Nothing is written when one of the files is there already. */
  private static void save(Map<Path, byte[]> files, boolean force) throws BookProblem {
    for (Path file : files.keySet()) {
      Disk.requireFree(file, force);
    }
    for (Map.Entry<Path, byte[]> file : files.entrySet()) {
      Disk.save(file.getKey(), file.getValue(), force);
    }
  }

  private static String written(Path output, GameWriting writing, Terminal terminal) {
    int games = writing.games();
    return output
        + terminal.say("：", ": ")
        + writing.target().code()
        + terminal.say("，" + games + " 局", ", " + games + (games == 1 ? " game" : " games"));
  }
}
