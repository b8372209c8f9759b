package org.yifen.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.book.Roster;
import org.yifen.event.EventSystem;
import org.yifen.event.Section;
import org.yifen.player.RegisterEntry;
import org.yifen.report.workbook.Template;
import org.yifen.report.workbook.TemplateWorkbook;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Writes an empty report to be filled in. */
final class TemplateCommand implements Command {

  private static final String SYSTEM = "--system";
  private static final String PLAYERS = "--players";
  private static final String ROUNDS = "--rounds";
  private static final String SECTION = "--section";
  private static final String TEAM = "--team";
  private static final String EVENT = "--event";
  private static final String PLAYERS_FROM = "--players-from";
  private static final String SYSTEMS = "swiss|round-robin|double-round-robin";
  private static final String SECTIONS = "men|women|mixed";
  private static final int MOST_CHARACTERS = 200;

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec("template", t, "生成供填写的成绩报告模板。", "Write an empty report to be filled in.");
    spec.addOption(Options.option(SYSTEM, SYSTEMS, t, "赛制", "the system").required(true).build());
    spec.addOption(
        Options.option(
                PLAYERS,
                "N",
                t,
                "棋手行数；给出 --players-from 时可省",
                "rows for players; may be left out with --players-from")
            .build());
    spec.addOption(Options.option(ROUNDS, "N", t, "轮数（积分编排）", "rounds (of a Swiss event)").build());
    spec.addOption(Options.option(SECTION, SECTIONS, t, "组别", "the section").build());
    spec.addOption(Options.flag(TEAM, t, "团体赛", "a team event"));
    spec.addOption(Options.option(EVENT, "NAME", t, "赛事名称", "the event's name").build());
    spec.addOption(
        Options.option(
                Options.BOOK,
                "DIR",
                t,
                "从这个等级分册的最近一期取棋手",
                "take the players of this book's newest list")
            .build());
    spec.addOption(
        Options.option(
                PLAYERS_FROM,
                "FILE|IDS",
                t,
                "直接填入这些棋手：每行一个编号的文件，或用逗号隔开的编号",
                "enter these players: a file with one id a line, or ids separated by commas")
            .build());
    spec.addOption(
        Options.output("FILE.xlsx", t, "写到这个文件", "the file to write").required(true).build());
    spec.addOption(Options.flag(Options.FORCE, t, "替换已有的文件", "replace a file that exists"));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    EventSystem system = system(options);
    Optional<Section> section = section(options);
    int rounds = rounds(options, system, terminal);
    Path output = output(options, terminal);
    String event = options.matchedOptionValue(EVENT, "").strip();
    if (event.length() > MOST_CHARACTERS) {
      throw Options.wrong(options, EVENT + terminal.say("：至多 200 字", ": at most 200 characters"));
    }
    String book = options.matchedOptionValue(Options.BOOK, "");
    List<RegisterEntry> roster = List.of();
    List<RegisterEntry> entered = List.of();
    if (!book.isEmpty()) {
      Roster players = Roster.of(Path.of(book));
      roster = players.admittedTo(section);
      entered = entered(options, players, section, terminal);
    } else if (options.hasMatchedOption(PLAYERS_FROM)) {
      throw Options.wrong(
          options, PLAYERS_FROM + terminal.say("：还需要 --book", ": needs --book too"));
    }
    int players = players(options, system, entered.size(), terminal);
    Template template =
        new Template(
            event,
            system,
            section,
            options.hasMatchedOption(TEAM),
            players,
            rounds,
            entered,
            roster);
    Disk.save(
        output,
        TemplateWorkbook.bytes(template, terminal.language()),
        options.hasMatchedOption(Options.FORCE));
    terminal.print(terminal.say("已写出 ", "wrote ") + output);
    return ExitCode.DONE;
  }

  private static EventSystem system(ParseResult options) {
    String code = options.matchedOptionValue(SYSTEM, "");
    return Arrays.stream(EventSystem.values())
        .filter(s -> s.code().equals(code))
        .findFirst()
        .orElseThrow(() -> Options.wrong(options, SYSTEM + " " + code + ": " + SYSTEMS));
  }

  private static Optional<Section> section(ParseResult options) {
    if (!options.hasMatchedOption(SECTION)) {
      return Optional.empty();
    }
    String code = options.matchedOptionValue(SECTION, "");
    Optional<Section> section =
        Arrays.stream(Section.values()).filter(s -> s.code().equals(code)).findFirst();
    if (section.isEmpty()) {
      throw Options.wrong(options, SECTION + " " + code + ": " + SECTIONS);
    }
    return section;
  }

  private static int rounds(ParseResult options, EventSystem system, Terminal terminal) {
    boolean given = options.hasMatchedOption(ROUNDS);
    if (system != EventSystem.SWISS) {
      if (given) {
        throw Options.wrong(options, ROUNDS + terminal.say("：只用于积分编排（swiss）", ": for swiss only"));
      }
      return 0;
    }
    String range = "1.." + Template.MOST_ROUNDS;
    if (!given) {
      throw Options.wrong(
          options, terminal.say("积分编排需要 " + ROUNDS + "：", "swiss needs " + ROUNDS + ": ") + range);
    }
    return number(options, ROUNDS, 1, Template.MOST_ROUNDS);
  }

  private static int players(
      ParseResult options, EventSystem system, int entered, Terminal terminal) {
    int most =
        system == EventSystem.DOUBLE_ROUND_ROBIN
            ? Template.MOST_PLAYERS_TWICE
            : Template.MOST_PLAYERS;
    if (!options.hasMatchedOption(PLAYERS) && entered == 0) {
      throw Options.wrong(options, terminal.say("需要 ", "missing: ") + PLAYERS + " 2.." + most);
    }
    int players = options.hasMatchedOption(PLAYERS) ? number(options, PLAYERS, 2, most) : entered;
    if (players < entered || players < 2 || players > most) {
      throw Options.wrong(
          options,
          PLAYERS_FROM
              + terminal.say(
                  "：有 " + entered + " 名棋手，行数须在 2 到 " + most + " 之间且不少于棋手数",
                  ": players named: "
                      + entered
                      + "; the rows must be 2 to "
                      + most
                      + " and no fewer"));
    }
    return players;
  }

  private static int number(ParseResult options, String option, int least, int most) {
    String text = options.matchedOptionValue(option, "");
    OptionalInt number =
        text.matches("\\d{1,6}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    if (number.isEmpty() || number.getAsInt() < least || number.getAsInt() > most) {
      throw Options.wrong(options, option + " " + text + ": " + least + ".." + most);
    }
    return number.getAsInt();
  }

  private static Path output(ParseResult options, Terminal terminal) {
    String name = options.matchedOptionValue(Options.OUTPUT, "");
    if (!name.toLowerCase(Locale.ROOT).endsWith(".xlsx")) {
      throw Options.wrong(
          options, "-o " + name + terminal.say("：须以 .xlsx 结尾", ": must end with .xlsx"));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new ParameterException(options.commandSpec().commandLine(), "-o " + name, e);
    }
  }

  private static List<RegisterEntry> entered(
      ParseResult options, Roster players, Optional<Section> section, Terminal terminal)
      throws BookProblem {
    if (!options.hasMatchedOption(PLAYERS_FROM)) {
      return List.of();
    }
    List<RegisterEntry> entered = players.named(options.matchedOptionValue(PLAYERS_FROM, ""));
    Set<String> seen = new HashSet<>();
    for (RegisterEntry player : entered) {
      String label = PLAYERS_FROM + ": " + player.id() + " " + player.name();
      if (!seen.add(player.id())) {
        throw Options.wrong(options, label + terminal.say(" 出现了两次", " is named twice"));
      }
      if (section.isPresent() && !section.get().admits(player.sex())) {
        throw Options.wrong(
            options,
            label
                + terminal.say(
                    " 不能参加" + section.get().chinese() + "组",
                    " cannot play in the section " + section.get().code()));
      }
    }
    return entered;
  }
}
