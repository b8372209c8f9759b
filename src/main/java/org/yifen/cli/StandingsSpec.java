package org.yifen.cli;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.yifen.regulation.Sex;
import org.yifen.standing.Competition;
import org.yifen.standing.Criterion;
import picocli.CommandLine.Model.CommandSpec;

/** The options of {@code standings}, and what they may be. */
final class StandingsSpec {

  static final String FORMATS = "text|csv|json";
  static final String SYSTEM = "--system";
  static final String TIE_BREAKS = "--tie-breaks";
  static final String SCORING = "--scoring";
  static final String ROUNDS = "--rounds";
  static final String PLAYERS = "--players";
  static final String SECTION = "--section";

  private StandingsSpec() {}

  static void addTo(CommandSpec spec, Terminal t) {
    spec.addPositional(Options.parameter(0, "REPORT", t, "成绩报告", "the report"));
    spec.addOption(Options.formats(FORMATS, t));
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
    spec.addOption(Options.output("FILE", t, "写到这个文件", "write to this file").build());
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace an existing file"));
    spec.addOption(Options.strict(t));
  }

  private static <T> String named(T[] values, Function<T, String> name) {
    return Arrays.stream(values).map(name).collect(Collectors.joining("、"));
  }

  static String competitions() {
    return Arrays.stream(Competition.values())
        .map(Competition::code)
        .collect(Collectors.joining(", "));
  }

  static String sections() {
    return Arrays.stream(Sex.values()).map(Sex::plural).collect(Collectors.joining("|"));
  }

  static String criteria() {
    return Arrays.stream(Criterion.values()).map(Criterion::code).collect(Collectors.joining(", "));
  }
}
