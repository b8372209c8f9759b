package org.yifen.audit;

import java.util.List;
import org.yifen.diagnostic.Language;
import org.yifen.period.Derivation;
import org.yifen.rating.KFactor;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Rules;

/** One event's derivation in words: N, W, the average, the table's row, We, K and why, ΔR. */
final class DerivationWords {

  private static final String INDENT = "   ";

  private final Rules.KFactors rules;
  private final Language language;
  private final List<String> lines;

  DerivationWords(Rules.KFactors rules, Language language, List<String> lines) {
    this.rules = rules;
    this.language = language;
    this.lines = lines;
  }

  void explain(Derivation d) {
    if (d.games() == 0) {
      add(say("没有计算的对局", "no game counts"));
      return;
    }
    add("N = " + d.games() + ", W = " + Exact.points(d.score()) + say("（第八、九条）", " (art. 8, 9)"));
    d.parts().forEach(part -> part(part, d));
    add("We = " + expected(d) + " = " + Exact.hundredths(d.expected()) + say("（第八条）", " (art. 8)"));
    if (!d.rated()) {
      add(
          say(
                  "无等级分棋手：只计与有等级分棋手的对局，留作首次定级",
                  "unrated: only games against the rated count, for the first rating")
              + say("（第九条）", " (art. 9)"));
    }
    add("K = " + d.kValue() + say("：", ": ") + why(d) + say("（第八条）", " (art. 8)"));
    change(d);
  }

  private void part(Derivation.Part part, Derivation d) {
    String whose =
        d.roundRobin()
            ? say("全体 ", "all ") + part.games() + say(" 人平均 Ra = ", " participants, average Ra = ")
            : say("", "")
                + part.games()
                + say(
                    " 局的对手平均 = ",
                    part.games() == 1
                        ? " game, average of the opponents = "
                        : " games, average of the opponents = ");
    add(
        whose
            + part.average()
            + say("（四舍五入，第六条）", " (rounded half up, art. 6)")
            + "; D = "
            + part.own()
            + " − "
            + part.average()
            + " = "
            + part.difference()
            + say("；表二 ", "; table two, row ")
            + part.band()
            + ": P = 0."
            + (part.percent() < 10 ? "0" : "")
            + part.percent());
  }

  private static String expected(Derivation d) {
    StringBuilder out = new StringBuilder();
    for (Derivation.Part part : d.parts()) {
      out.append(out.length() == 0 ? "" : " + ")
          .append(part.games())
          .append(" × ")
          .append(Exact.hundredths(part.percent()));
    }
    return d.roundRobin() ? out + " − 0.50" : out.toString();
  }

  private String why(Derivation d) {
    if (!d.rated()) {
      return say("首次定级前", "before the first rating");
    }
    return why(d.k());
  }

  private String why(KFactor k) {
    String limits =
        rules.newcomerEvents()
            + say(" 项赛事、", " events and ")
            + rules.newcomerGames()
            + say(" 局", " games");
    return switch (k) {
      case NEWCOMER -> say("此前不足 ", "fewer than ") + limits + say("", " before");
      case STANDARD ->
          rules.newcomerEvents()
              + say(" 项赛事或 ", " events or ")
              + rules.newcomerGames()
              + say(" 局已满", " games are complete");
      case VETERAN ->
          say("公布等级分曾达到 ", "the published rating has once reached ") + rules.veteranRating();
    };
  }

  private void change(Derivation d) {
    String sum =
        "ΔR = "
            + d.kValue()
            + " × ("
            + Exact.points(d.score())
            + " − "
            + Exact.hundredths(d.expected())
            + ") = ";
    add(
        d.change() != d.uncapped()
            ? sum
                + Exact.hundredths(d.uncapped())
                + say("；冠军不扣分：", "; the champion loses nothing: ")
                + Exact.hundredths(d.change())
                + say("（第八条）", " (art. 8)")
            : sum + Exact.hundredths(d.change()) + say("（第八条）", " (art. 8)"));
  }

  private String say(String chinese, String english) {
    return language.pick(chinese, english);
  }

  private void add(String text) {
    lines.add(INDENT + text);
  }
}
