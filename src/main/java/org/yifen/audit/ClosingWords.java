package org.yifen.audit;

import java.util.List;
import org.yifen.diagnostic.Language;
import org.yifen.period.Closing;
import org.yifen.period.Pending;
import org.yifen.player.RegisterEntry;
import org.yifen.rating.FirstRating;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Regulation;

/** The end of a player's half-year in words: the sum, the rounding, and what else bears on it. */
final class ClosingWords {

  private final Regulation regulation;
  private final ClosedHalf half;
  private final Language language;
  private final List<String> lines;

  ClosingWords(Regulation regulation, ClosedHalf half, Language language, List<String> lines) {
    this.regulation = regulation;
    this.half = half;
    this.language = language;
    this.lines = lines;
  }

  void explain(int player) {
    RegisterEntry entry = half.opening().entries().get(player);
    Closing closing = half.result().closing(player);
    lines.add("");
    if (closing.opening().isPresent()) {
      rated(closing);
    } else {
      unrated(closing);
    }
    closing
        .belowFloor()
        .ifPresent(
            rating ->
                add(
                    rating
                        + " < "
                        + regulation.rules().floor().of(entry.sex())
                        + say(
                            "：低于最低公布分，无等级分（第二条）",
                            ": below the lowest published rating, unrated (art. 2)")));
    closing
        .placing()
        .ifPresent(
            p ->
                add(
                    say("按名次获", "Title by place: ")
                        + say(p.title().chinese(), p.title().code())
                        + " ["
                        + p.event()
                        + "]"
                        + say("，等级分定为 ", ", rating set to ")
                        + regulation.rules().placings().of(p.title())
                        + say("（第十一条）", " (art. 11)")));
    add(
        say("新等级分：", "New rating: ")
            + (closing.closing().isPresent()
                ? Integer.toString(closing.closing().getAsInt())
                : say("无", "none")));
  }

  private void rated(Closing closing) {
    int opening = closing.opening().orElseThrow();
    add(
        "Rn = Ro + ΣΔR = "
            + opening
            + (closing.sum() < 0 ? " − " : " + ")
            + Exact.hundredths(Math.abs(closing.sum()))
            + " = "
            + Exact.hundredths(100L * opening + closing.sum())
            + say("，四舍五入为 ", ", rounded half up once: ")
            + closing.rounded().orElseThrow()
            + say("（第八条）", " (art. 8)"));
    if (!closing.played()) {
      add(
          say("连续 ", "No rated game for ")
              + closing.idle()
              + say(" 个半年没有等级分对局", " half-years in a row")
              + decay(closing)
              + say("（第二条）", " (art. 2)"));
    }
  }

  private String decay(Closing closing) {
    if (closing.cancelled()) {
      return say("，取消等级分", ": the rating is cancelled");
    }
    return closing.decay() == 0
        ? say("，本期不扣分", ": nothing changes on this list")
        : say("，变动 ", ": a change of ") + closing.decay();
  }

  private void unrated(Closing closing) {
    for (Pending kept : closing.kept()) {
      add(
          say("对有等级分棋手的对局 ", "Games against rated players ")
              + "["
              + kept.event()
              + ", "
              + kept.list()
              + "]: N = "
              + kept.games()
              + ", W = "
              + Exact.points(kept.score())
              + say("，对手分之和 ", ", sum of ratings ")
              + kept.opponentSum()
              + ", 25 (W − We) = "
              + Exact.hundredths(kept.change()));
    }
    if (closing.first().isPresent()) {
      first(closing.first().get());
    } else if (!closing.kept().isEmpty() && closing.placing().isEmpty()) {
      add(
          say("不足 ", "Fewer than ")
              + regulation.rules().swissMinimumRatedGames()
              + say(" 局且没有循环赛，留待以后（第九条）", " games and no round robin: kept for later (art. 9)"));
    }
  }

  private void first(FirstRating first) {
    add(
        say("首次定级：", "First rating: ")
            + "N = "
            + first.games()
            + ", W = "
            + Exact.points(first.score())
            + say("，得分率 ", ", score rate ")
            + first.percent()
            + " %"
            + say("，对手平均 ", ", average of the opponents ")
            + first.average());
    String how =
        switch (first.method()) {
          case AVERAGE ->
              first.average()
                  + " + D("
                  + first.percent()
                  + " %) = "
                  + first.average()
                  + " + "
                  + first.difference()
                  + say("（表一）", " (table one)");
          case PERFECT_SCORE ->
              first.average()
                  + " + "
                  + first.difference()
                  + say(
                      "（100 % 表一无此项，按最大分差）",
                      " (100 % is not in table one: the largest difference)");
          case PROVISIONAL ->
              "Ru + Σ 25 (W − We) = "
                  + first.provisional()
                  + (first.change() < 0 ? " − " : " + ")
                  + Exact.hundredths(Math.abs(first.change()));
        };
    add(how + " = " + first.rating() + say("（第九条）", " (art. 9)"));
  }

  private String say(String chinese, String english) {
    return language.pick(chinese, english);
  }

  private void add(String text) {
    lines.add(text);
  }
}
