package org.yifen.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.yifen.event.Event;
import org.yifen.event.Scoring;
import org.yifen.regulation.Sex;
import org.yifen.standing.Competition;
import org.yifen.standing.Criterion;
import org.yifen.standing.Request;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * What {@code standings} was asked for.
 *
 * @param report as it was named
 * @param format one of {@value #FORMATS}
 * @param output where to write; empty for standard output
 */
record StandingsOptions(
    String report, String format, Optional<Path> output, boolean force, boolean strict) {

  private static final String FORMATS = "text|csv|json";
  private static final String SYSTEM = "--system";
  private static final String TIE_BREAKS = "--tie-breaks";
  private static final String SCORING = "--scoring";
  private static final String ROUNDS = "--rounds";
  private static final String PLAYERS = "--players";
  private static final String SECTION = "--section";
  private static final String STRICT = "--strict";
  private static final String OUTPUT = "--output";

  static void addTo(CommandSpec spec, Terminal t) {
    spec.addPositional(Options.parameter(0, "REPORT", t, "成绩报告", "the report"));
    spec.addOption(
        Options.option(Options.FORMAT, FORMATS, t, "输出格式", "the output's format").build());
    spec.addOption(
        Options.option(
                SYSTEM,
                "ORDER",
                t,
                "按哪一款排定：" + named(Competition.values(), c -> c.code() + " " + c.chinese()),
                "which order of the rules: " + competitions())
            .build());
    spec.addOption(
        Options.option(
                TIE_BREAKS,
                "wins,direct,…",
                t,
                "同分时依次比较的标准，用代码或中文：" + named(Criterion.values(), c -> c.code() + " " + c.chinese()),
                "what breaks ties, in this order: " + criteria())
            .build());
    spec.addOption(
        Options.option(SCORING, "3-1/2-0", t, "改用这个计分制", "points instead of the report's").build());
    spec.addOption(
        Options.option(
                SECTION,
                sections(),
                t,
                "混合赛中只排男子或女子的名次，对局全算",
                "places of the men or the women of a mixed event only, by all games")
            .build());
    spec.addOption(Options.option(ROUNDS, "N", t, "只算前 N 轮", "after so many rounds").build());
    spec.addOption(
        Options.option(PLAYERS, "N", t, "按名次之和时每队计几人", "players of a team in a sum of places")
            .build());
    spec.addOption(
        OptionSpec.builder("-o", OUTPUT)
            .paramLabel("FILE")
            .type(String.class)
            .description(t.say("写到这个文件", "write to this file"))
            .build());
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace an existing file"));
    spec.addOption(Options.flag(STRICT, t, "有警告时退出码为 1", "warnings exit with 1"));
  }

  private static <T> String named(T[] values, Function<T, String> name) {
    return Arrays.stream(values).map(name).collect(Collectors.joining("、"));
  }

  private static String competitions() {
    return Arrays.stream(Competition.values())
        .map(Competition::code)
        .collect(Collectors.joining(", "));
  }

  private static String sections() {
    return Arrays.stream(Sex.values()).map(Sex::plural).collect(Collectors.joining("|"));
  }

  private static String criteria() {
    return Arrays.stream(Criterion.values()).map(Criterion::code).collect(Collectors.joining(", "));
  }

  /** Reads what does not depend on the event; wrong usage when it is not understood. */
  static StandingsOptions of(ParseResult options) {
    String format = options.matchedOptionValue(Options.FORMAT, "text");
    if (!List.of(FORMATS.split("\\|", -1)).contains(format)) {
      throw Options.wrong(options, Options.FORMAT + " " + format + ": " + FORMATS);
    }
    return new StandingsOptions(
        options.matchedPositionalValue(0, ""),
        format,
        Optional.ofNullable(options.<String>matchedOptionValue(OUTPUT, null)).map(Path::of),
        options.hasMatchedOption(Options.FORCE),
        options.hasMatchedOption(STRICT));
  }

  /** How the event is to be placed; wrong usage when the report does not hold what that needs. */
  Request request(Event event, ParseResult options, Terminal terminal) {
    String system = options.matchedOptionValue(SYSTEM, "");
    Competition competition =
        system.isEmpty()
            ? Competition.of(event)
            : Competition.parse(system)
                .orElseThrow(
                    () -> Options.wrong(options, SYSTEM + " " + system + ": " + competitions()));
    Request byRule = Request.of(event, competition);
    String scoring = options.matchedOptionValue(SCORING, "");
    Request request =
        new Request(
            competition,
            tieBreaks(options).orElse(byRule.tieBreaks()),
            scoring.isEmpty()
                ? byRule.scale()
                : Scoring.parse(scoring)
                    .orElseThrow(
                        () ->
                            Options.wrong(
                                options, SCORING + " " + scoring + ": 2-1-0, 3-1-0, 3-1/2-0 …")),
            number(options, ROUNDS, Request.ALL_ROUNDS),
            number(options, PLAYERS, 0),
            section(options));
    request
        .obstacle(event)
        .ifPresent(
            obstacle -> {
              throw Options.wrong(options, words(obstacle, terminal));
            });
    return request;
  }

  private static Optional<List<Criterion>> tieBreaks(ParseResult options) {
    String written = options.matchedOptionValue(TIE_BREAKS, "");
    if (written.isEmpty()) {
      return Optional.empty();
    }
    Set<Criterion> criteria = new LinkedHashSet<>();
    for (String word : written.split("[,，、]", -1)) {
      criteria.add(
          Criterion.parse(word.strip())
              .orElseThrow(
                  () -> Options.wrong(options, TIE_BREAKS + " " + word + ": " + criteria())));
    }
    return Optional.of(List.copyOf(criteria));
  }

  private static Optional<Sex> section(ParseResult options) {
    String written = options.matchedOptionValue(SECTION, "");
    Optional<Sex> sex =
        Arrays.stream(Sex.values())
            .filter(s -> written.equals(s.plural()) || written.equals(s.chinese() + "子"))
            .findFirst();
    if (sex.isEmpty() && !written.isEmpty()) {
      throw Options.wrong(options, SECTION + " " + written + ": " + sections().replace("|", ", "));
    }
    return sex;
  }

  private static int number(ParseResult options, String name, int otherwise) {
    String written = options.matchedOptionValue(name, "");
    if (written.isEmpty()) {
      return otherwise;
    }
    if (!written.matches("[1-9]\\d{0,3}")) {
      throw Options.wrong(options, name + " " + written + ": 1, 2, 3 …");
    }
    return Integer.parseInt(written);
  }

  private static String words(Request.Obstacle obstacle, Terminal terminal) {
    return switch (obstacle) {
      case ROUNDS ->
          terminal.say("报告没有写明每局的轮次，不能按轮次计算。", "the report does not tell the round of every game");
      case COLOURS ->
          terminal.say(
              "先后手和棋得分不同，而报告没有写明每局和棋谁先走。",
              "draws differ by who moved first, and the report does not tell that of every draw");
      case UNITS ->
          terminal.say("有参赛者没有单位，不能计算团体名次。", "teams are told by units, and somebody has none");
      case TEAMS -> terminal.say("团体名次不分男女。", "teams are not placed by men and women");
      case SEXES ->
          terminal.say(
              "有参赛者没有写明性别，不能分开排名次。",
              "the report does not tell everybody's sex, so men and women cannot be told apart");
      case NOBODY -> terminal.say("没有这一性别的参赛者。", "no participant is of that section");
      case CRITERION ->
          terminal.say(
              "名次和、最好名次只用于 team-places，team-places 也只用这两项。",
              "place-sum and best-place go with team-places only, and nothing else does");
    };
  }
}
