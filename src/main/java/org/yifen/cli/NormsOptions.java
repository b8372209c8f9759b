package org.yifen.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.book.TitleReport;
import org.yifen.regulation.Title;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * What {@code norms} was asked for.
 *
 * @param report as it was named; empty for the norms of a whole book
 * @param format one of {@value #FORMATS}
 * @param announced what was announced before the event; empty when nothing is to be compared
 * @param output where to write; empty for standard output
 */
record NormsOptions(
    String report,
    Optional<Path> book,
    Kind kind,
    TitleReport.Asked asked,
    Optional<Path> announced,
    String format,
    Optional<Path> output,
    boolean force,
    boolean strict) {

  /** Before, during, after the event; or every norm of a book. */
  enum Kind {
    ANNOUNCEMENT,
    FORECAST,
    NORMS,
    REGISTER
  }

  private static final String FORMATS = "text|csv|json";
  private static final String ANNOUNCE = "--announce";
  private static final String ANNOUNCED = "--announced";
  private static final String FORECAST = "--forecast";
  private static final String AFTER = "--after";
  private static final String ROUNDS = "--rounds";
  private static final String TITLES = "--titles";

  static void addTo(CommandSpec spec, Terminal t) {
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("0..1")
            .paramLabel("REPORT")
            .type(String.class)
            .description(
                t.say(
                    "成绩报告或参赛名单；不写则列出等级分册中的全部标准分记录",
                    "the report or the list of entrants; without it, all norms of the book"))
            .build());
    spec.addOption(
        Options.option(
                Options.BOOK,
                "DIR",
                t,
                "等级分、称号、豁免以这个等级分册为准",
                "ratings, titles and waivers of a book")
            .build());
    spec.addOption(
        Options.flag(ANNOUNCE, t, "赛前：由参赛名单算出公告", "before the event: announce, from the entrants"));
    spec.addOption(
        Options.option(
                ANNOUNCED,
                "FILE.json",
                t,
                "赛后：与当初的公告核对",
                "after it: compare with what was announced")
            .build());
    spec.addOption(
        Options.flag(FORECAST, t, "赛中：各人尚需多少分", "during it: what everybody still needs"));
    spec.addOption(
        Options.option(AFTER, "N", t, "赛中：只算前 N 轮", "during it: after so many rounds").build());
    spec.addOption(
        Options.option(ROUNDS, "N", t, "积分编排的总轮数", "how many rounds a Swiss has").build());
    spec.addOption(
        Options.option(TITLES, titles(), t, "改为这些称号", "for these titles instead").build());
    spec.addOption(Options.formats(FORMATS, t));
    spec.addOption(Options.output("FILE", t, "写到这个文件", "write to this file").build());
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace an existing file"));
    spec.addOption(Options.strict(t));
  }

  private static String titles() {
    return Arrays.stream(Title.values()).map(Title::code).collect(Collectors.joining(","));
  }

  /** Reads the options; wrong usage when they contradict each other or are not understood. */
  static NormsOptions of(ParseResult options, Terminal terminal) {
    String format = Options.format(options, FORMATS);
    String report = options.matchedPositionalValue(0, "");
    Kind kind = kind(options, report, terminal);
    return new NormsOptions(
        report,
        path(options, Options.BOOK),
        kind,
        new TitleReport.Asked(
            titles(options), number(options, ROUNDS), number(options, AFTER), kind == Kind.NORMS),
        path(options, ANNOUNCED),
        format,
        Options.output(options),
        options.hasMatchedOption(Options.FORCE),
        options.hasMatchedOption(Options.STRICT));
  }

  private static Kind kind(ParseResult options, String report, Terminal terminal) {
    boolean announce = options.hasMatchedOption(ANNOUNCE);
    boolean forecast = options.hasMatchedOption(FORECAST) || options.hasMatchedOption(AFTER);
    boolean compare = options.hasMatchedOption(ANNOUNCED);
    List<String> given =
        List.of(ANNOUNCE, FORECAST, AFTER, ANNOUNCED, ROUNDS, TITLES).stream()
            .filter(options::hasMatchedOption)
            .toList();
    if (report.isEmpty()) {
      if (!given.isEmpty() || !options.hasMatchedOption(Options.BOOK)) {
        throw Options.wrong(
            options,
            terminal.say(
                "请给出报告或参赛名单；只给 --book 则列出标准分记录",
                "give a report or a list of entrants, or --book alone for all norms"));
      }
      return Kind.REGISTER;
    }
    if ((announce ? 1 : 0) + (forecast ? 1 : 0) + (compare ? 1 : 0) > 1) {
      throw Options.wrong(options, ANNOUNCE + " | " + FORECAST + " | " + ANNOUNCED);
    }
    return announce ? Kind.ANNOUNCEMENT : forecast ? Kind.FORECAST : Kind.NORMS;
  }

  private static Optional<Path> path(ParseResult options, String name) {
    return Optional.ofNullable(options.<String>matchedOptionValue(name, null)).map(Path::of);
  }

  private static Set<Title> titles(ParseResult options) {
    Set<Title> titles = EnumSet.noneOf(Title.class);
    String written = options.matchedOptionValue(TITLES, "");
    if (written.isEmpty()) {
      return titles;
    }
    for (String word : written.split("[,，、]", -1)) {
      String name = word.strip().replace("称号赛", "");
      titles.add(
          Arrays.stream(Title.values())
              .filter(t -> Title.parse(name, t.sex()).filter(p -> p == t).isPresent())
              .filter(t -> name.equals(t.code()) || name.equals(t.chinese()))
              .findFirst()
              .orElseThrow(() -> Options.wrong(options, TITLES + " " + word + ": " + titles())));
    }
    return titles;
  }

  private static int number(ParseResult options, String name) {
    String written = options.matchedOptionValue(name, "");
    if (written.isEmpty()) {
      return 0;
    }
    if (!written.matches("[1-9]\\d{0,2}")) {
      throw Options.wrong(options, name + " " + written + ": 1, 2, 3 …");
    }
    return Integer.parseInt(written);
  }
}
