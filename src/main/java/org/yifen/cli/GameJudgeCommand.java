package org.yifen.cli;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.book.BookProblem;
import org.yifen.diagnostic.Read;
import org.yifen.xiangqi.adjudication.MoveKind;
import org.yifen.xiangqi.adjudication.Rules;
import org.yifen.xiangqi.adjudication.Ruling;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.notation.Fen;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Rules on a repetition (棋例裁决): who must change, and why. */
final class GameJudgeCommand implements Command {

  private static final String RULES = "--rules";
  private static final String LOOP = "--loop";
  private static final String FEN = "--fen";
  private static final String MOVES = "--moves";
  private static final String LABEL = "--label";
  private static final String BATCH = "--batch";
  private static final String GAME = "--game";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "game judge",
            t,
            "按棋例裁决循环反复：每一着是将、杀、捉还是闲，谁须变着，为什么。",
            "Rule on a repetition: what each move is, who must change, and why.");
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("0..1")
            .paramLabel("FILE")
            .type(String.class)
            .description(t.say("棋谱文件；也可用 --moves", "a game record; or --moves"))
            .build());
    spec.addOption(
        Options.option(GAME, "N", t, "文件里的第 N 局，默认 1", "game N of the file, else 1").build());
    spec.addOption(rulesOption(t));
    spec.addOption(
        Options.flag(
            LOOP, t, "着法是循环的一轮，按反复不变裁决", "the moves are one round of a loop, as if repeated"));
    spec.addOption(
        Options.option(
                FEN,
                "FEN",
                t,
                "起始局面，默认为开局",
                "the position before the moves; else the start of a game")
            .build());
    spec.addOption(
        Options.option(
                MOVES,
                "MOVES",
                t,
                "着法，以空格隔开，写法不限",
                "the moves, with blanks between them, in any notation")
            .build());
    spec.addOption(
        Options.option(
                LABEL,
                "N=KIND",
                t,
                "裁判判定第 N 着为：将 杀 捉 兑 献 拦 跟 闲",
                "the referee declares move N: check kill chase exchange offer block follow idle")
            .arity("1")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .build());
    spec.addOption(
        Options.option(
                BATCH,
                "FILE.tsv",
                t,
                "逐行裁决一个文件（列名 id、ruleset、fen、moves），写出 TSV",
                "rule on each row of a file with the columns id, ruleset, fen, moves; writes TSV")
            .build());
    spec.addOption(Options.formats("text|json", t));
    CheckOptions.addColor(spec, t);
    return spec;
  }

  /** {@code --rules}; {@link #rules} reads it. */
  static OptionSpec rulesOption(Terminal t) {
    return Options.option(
            RULES, names("|"), t, "棋例版本，默认 cxa-2020", "the edition of the rules, else cxa-2020")
        .build();
  }

  private static String names(String separator) {
    return Arrays.stream(Rules.values()).map(Rules::text).collect(Collectors.joining(separator));
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    Rules rules = rules(options);
    boolean loop = options.hasMatchedOption(LOOP);
    boolean json = Options.isJson(options);
    String file = options.matchedPositionalValue(0, "");
    boolean batch = options.hasMatchedOption(BATCH);
    int sources =
        (batch ? 1 : 0) + (options.hasMatchedOption(MOVES) ? 1 : 0) + (file.isEmpty() ? 0 : 1);
    if (sources != 1
        || (options.hasMatchedOption(FEN) && !options.hasMatchedOption(MOVES))
        || (batch && options.hasMatchedOption(LABEL))) {
      throw Options.wrong(options, "FILE | --moves [--fen] | --batch");
    }
    if (batch) {
      return new JudgeBatch(terminal, rules, loop).run(options.matchedOptionValue(BATCH, ""));
    }
    Read<JudgeCase> read = file.isEmpty() ? given(options) : ofFile(options, file);
    new Findings(terminal.language(), terminal::complain)
        .print(Findings.withoutNotes(read.diagnostics()));
    if (read.value().isEmpty()) {
      boolean unread =
          read.diagnostics().stream().anyMatch(f -> CheckCommand.ENVIRONMENT.contains(f.notice()));
      return unread ? ExitCode.ENVIRONMENT : ExitCode.INPUT;
    }
    JudgeCase game = read.value().get();
    Ruling ruling = game.ruling(rules, loop, labels(options, game.moves().size()));
    JudgeText text = new JudgeText(terminal, game, ruling);
    if (json) {
      terminal.print(text.json());
    } else {
      text.print(CheckOptions.paint(options, terminal));
    }
    return ExitCode.DONE;
  }

  private static Read<JudgeCase> given(ParseResult options) {
    String start = Fen.write(Position.START.setup());
    return JudgeCase.read(
        options.matchedOptionValue(FEN, start), options.matchedOptionValue(MOVES, ""), List.of());
  }

  private static Read<JudgeCase> ofFile(ParseResult options, String file) {
    String text = options.matchedOptionValue(GAME, "1");
    int number = text.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(text) : 0;
    OneGame game = OneGame.read(file, number);
    if (number == 0 || (game.count() > 0 && game.game().isEmpty())) {
      throw Options.wrong(options, GAME + " " + text + ": 1 ... " + game.count());
    }
    return JudgeCase.of(game);
  }

  static Rules rules(ParseResult options) {
    String name = options.matchedOptionValue(RULES, Rules.CXA_2020.text());
    return JudgeCase.rules(name)
        .orElseThrow(() -> Options.wrong(options, RULES + " " + name + ": " + names(" | ")));
  }

  /** The declared kinds by the number of their move, from 0. */
  private static Map<Integer, MoveKind> labels(ParseResult options, int moves) {
    Map<Integer, MoveKind> labels = new HashMap<>();
    for (String text : options.matchedOptionValue(LABEL, List.<String>of())) {
      String[] parts = text.split("=", -1);
      Optional<MoveKind> kind = parts.length == 2 ? kind(parts[1].strip()) : Optional.empty();
      boolean number = parts[0].strip().matches("[1-9][0-9]{0,5}");
      int ply = number ? Integer.parseInt(parts[0].strip()) : 0;
      if (kind.isEmpty() || ply < 1 || ply > moves) {
        throw Options.wrong(
            options, LABEL + " " + text + ": 1 ... " + moves + " = 将 杀 捉 兑 献 拦 跟 闲");
      }
      labels.put(ply - 1, kind.get());
    }
    return labels;
  }

  private static Optional<MoveKind> kind(String word) {
    return Arrays.stream(MoveKind.values())
        .filter(
            k ->
                k.chinese().equals(word)
                    || k.name().toLowerCase(Locale.ROOT).equals(word.toLowerCase(Locale.ROOT)))
        .findFirst();
  }
}
