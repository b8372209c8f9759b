package org.yifen.cli;

import static org.yifen.cli.StandingsSpec.FORMATS;
import static org.yifen.cli.StandingsSpec.PLAYERS;
import static org.yifen.cli.StandingsSpec.ROUNDS;
import static org.yifen.cli.StandingsSpec.SCORING;
import static org.yifen.cli.StandingsSpec.SECTION;
import static org.yifen.cli.StandingsSpec.SYSTEM;
import static org.yifen.cli.StandingsSpec.TIE_BREAKS;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.yifen.event.Event;
import org.yifen.event.Scoring;
import org.yifen.regulation.Sex;
import org.yifen.standing.Competition;
import org.yifen.standing.Criterion;
import org.yifen.standing.Request;
import picocli.CommandLine.ParseResult;

/**
 * What {@code standings} was asked for. Whatever does not need the report is found wrong before it
 * is read.
 *
 * @param report as it was named
 * @param format one of {@value StandingsSpec#FORMATS}
 * @param output where to write; empty for standard output
 * @param players of a team in a sum of places; 0 for all
 */
record StandingsOptions(
    String report,
    String format,
    Optional<Path> output,
    boolean force,
    boolean strict,
    Optional<Competition> system,
    Optional<List<Criterion>> tieBreaks,
    Optional<Scoring> scoring,
    int rounds,
    int players,
    Optional<Sex> only) {

  /** Reads the options; wrong usage when one is not understood. */
  static StandingsOptions of(ParseResult options) {
    Optional<Competition> system =
        value(options, SYSTEM, Competition::parse, StandingsSpec.competitions());
    int players = number(options, PLAYERS, 0);
    if (players > 0 && !system.equals(Optional.of(Competition.TEAM_PLACES))) {
      throw Options.wrong(options, PLAYERS + ": " + SYSTEM + " " + Competition.TEAM_PLACES.code());
    }
    return new StandingsOptions(
        options.matchedPositionalValue(0, ""),
        Options.format(options, FORMATS),
        Options.output(options),
        options.hasMatchedOption(Options.FORCE),
        options.hasMatchedOption(Options.STRICT),
        system,
        tieBreaks(options),
        value(options, SCORING, Scoring::parse, "2-1-0, 3-1-0, 3-1/2-0 …"),
        number(options, ROUNDS, Request.ALL_ROUNDS),
        players,
        value(options, SECTION, StandingsOptions::sex, StandingsSpec.sections()));
  }

  private static <T> Optional<T> value(
      ParseResult options, String name, Function<String, Optional<T>> reading, String forms) {
    String written = options.matchedOptionValue(name, "");
    Optional<T> read = reading.apply(written);
    if (read.isEmpty() && options.hasMatchedOption(name)) {
      throw Options.wrong(options, name + " " + written + ": " + forms.replace("|", ", "));
    }
    return read;
  }

  private static Optional<Sex> sex(String written) {
    return Arrays.stream(Sex.values())
        .filter(s -> written.equals(s.plural()) || written.equals(s.chinese() + "子"))
        .findFirst();
  }

  private static Optional<List<Criterion>> tieBreaks(ParseResult options) {
    String written = options.matchedOptionValue(TIE_BREAKS, "");
    if (!options.hasMatchedOption(TIE_BREAKS)) {
      return Optional.empty();
    }
    Set<Criterion> criteria = new LinkedHashSet<>();
    for (String word : written.split("[,，、]", -1)) {
      criteria.add(
          Criterion.parse(word.strip())
              .orElseThrow(
                  () ->
                      Options.wrong(
                          options, TIE_BREAKS + " " + word + ": " + StandingsSpec.criteria())));
    }
    return Optional.of(List.copyOf(criteria));
  }

  private static int number(ParseResult options, String name, int otherwise) {
    String written = options.matchedOptionValue(name, "");
    if (!options.hasMatchedOption(name)) {
      return otherwise;
    }
    if (!written.matches("[1-9]\\d{0,3}")) {
      throw Options.wrong(options, name + " " + written + ": 1, 2, 3 …");
    }
    return Integer.parseInt(written);
  }

  /** How the event is to be placed. */
  Request request(Event event) {
    Request byRule = Request.of(event, system.orElse(Competition.of(event)));
    return new Request(
        byRule.competition(),
        tieBreaks.orElse(byRule.tieBreaks()),
        scoring.orElse(byRule.scale()),
        rounds,
        players,
        only);
  }

  /** Whether the report alone says how it is to be placed, so that what it lacks is its fault. */
  boolean asksForNothing() {
    return system.isEmpty()
        && tieBreaks.isEmpty()
        && scoring.isEmpty()
        && rounds == Request.ALL_ROUNDS
        && only.isEmpty();
  }

  /** What keeps an event from being placed as asked, in words. */
  static String words(Request.Obstacle obstacle, Terminal terminal) {
    return switch (obstacle) {
      case ROUNDS ->
          terminal.say("报告没有写明每局的轮次，不能按轮次计算。", "the report does not tell the round of every game");
      case COLOURS ->
          terminal.say(
              "先后手和棋得分不同，而报告没有写明每局和棋谁先走。",
              "draws differ by who moved first, and the report does not tell that of every draw");
      case UNITS ->
          terminal.say(
              "有参赛者没有单位，不能计算团体名次；按个人排名请用 --system，如 --system swiss。",
              "teams are told by units, and somebody has none; --system, such as --system swiss,"
                  + " places the players");
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
