package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.xiangqi.adjudication.Claims.Claim;
import org.yifen.xiangqi.adjudication.NaturalLimit;
import org.yifen.xiangqi.adjudication.TimeControl;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.check.GameRules;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Options of {@code game check} on what an event sets: the natural limit, the clocks, claims. */
final class GameCheckOptions {

  private static final String LIMIT = "--natural-limit";
  private static final String CLOCK = "--clock";
  private static final String CLAIM = "--claim";

  private static final Pattern CLAIM_FORM =
      Pattern.compile("([0-9]{1,7})[:：](red|black|红|黑|红方|黑方)");

  private GameCheckOptions() {}

  static void add(CommandSpec spec, Terminal t) {
    spec.addOption(
        Options.option(
                LIMIT,
                "N",
                t,
                "自然限着的回合数，默认 " + NaturalLimit.ROUNDS,
                "the natural limit in rounds, else " + NaturalLimit.ROUNDS)
            .build());
    spec.addOption(
        Options.option(
                CLOCK,
                "CONTROL",
                t,
                "比赛用时规定，如 60分钟加30秒、30/60m,10/10m、20m|60s|30s（局时、步时、读秒），代替棋谱里的",
                "the time control, such as 60m+30s, 30/60m,10/10m, 20m|60s|30s (game time, move time,"
                    + " byo-yomi), instead of the record's")
            .build());
    spec.addOption(
        OptionSpec.builder(CLAIM)
            .paramLabel("PLY:red|black")
            .arity("1")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description(
                t.say(
                    "判定走完第 PLY 着后该方提出的自然限着是否成立，可多次",
                    "judge the claim of a draw by the natural limit of a side after move PLY; may be"
                        + " given several times"))
            .build());
  }

  static GameRules rules(ParseResult options, Terminal terminal) {
    return new GameRules(
        limit(options), GameJudgeCommand.rules(options), clock(options, terminal), claims(options));
  }

  private static int limit(ParseResult options) {
    String text = options.matchedOptionValue(LIMIT, Integer.toString(NaturalLimit.ROUNDS));
    if (!text.matches("[1-9][0-9]{0,2}")) {
      throw Options.wrong(options, LIMIT + " " + text + ": 1 ... 999");
    }
    return Integer.parseInt(text);
  }

  private static Optional<TimeControl> clock(ParseResult options, Terminal terminal) {
    if (!options.hasMatchedOption(CLOCK)) {
      return Optional.empty();
    }
    String text = options.matchedOptionValue(CLOCK, "");
    TimeControl.Reading reading = TimeControl.read(text);
    if (reading.control().isEmpty()) {
      String why = GameCheck.unreadClock(text, reading).text(terminal.language());
      throw Options.wrong(options, CLOCK + ": " + why);
    }
    return reading.control();
  }

  private static List<Claim> claims(ParseResult options) {
    List<Claim> claims = new ArrayList<>();
    for (String text : options.matchedOptionValue(CLAIM, List.<String>of())) {
      Matcher form = CLAIM_FORM.matcher(text);
      if (!form.matches()) {
        throw Options.wrong(options, CLAIM + " " + text + ": PLY:red | PLY:black");
      }
      boolean red = form.group(2).startsWith("red") || form.group(2).startsWith("红");
      claims.add(new Claim(Integer.parseInt(form.group(1)), red ? Side.RED : Side.BLACK));
    }
    return claims;
  }
}
