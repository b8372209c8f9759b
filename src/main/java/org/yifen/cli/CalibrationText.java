package org.yifen.cli;

import java.util.List;
import java.util.OptionalLong;
import org.yifen.diagnostic.Language;
import org.yifen.history.Calibration;
import org.yifen.history.Health;
import org.yifen.regulation.Exact;

/** What table two expects beside what was scored. */
final class CalibrationText {

  private final Health health;
  private final Language language;
  private final List<String> lines;

  CalibrationText(Health health, Language language, List<String> lines) {
    this.health = health;
    this.language = language;
    this.lines = lines;
  }

  void add() {
    lines.add("");
    lines.add(
        say(
            "预期与实际得分：等级分较高一方，按分差（表二，各期期初的等级分）",
            "Expected and real scores of the higher rating, by difference (table two, ratings"
                + " before each half-year)"));
    Calibration all = health.calibration();
    if (all.total().games() == 0) {
      lines.add(say("没有可以核对的对局。", "There are no games to compare."));
      return;
    }
    bins(all);
    scores(all);
  }

  private void bins(Calibration all) {
    TextTable table =
        new TextTable(
            List.of(
                say("分差", "difference"),
                say("局数", "games"),
                say("预期 %", "expected %"),
                say("实际 %", "made %"),
                say("相差", "more"),
                say("误差", "chance")));
    for (Calibration.Bin bin : all.bins()) {
      if (bin.games() > 0) {
        table.add(row(range(bin), bin));
      }
    }
    table.add(row(say("合计", "all"), all.total()));
    lines.addAll(table.lines());
    lines.add(
        say(
            "误差：标准误差的两倍，偏大的估计；相差大于误差才值得注意。",
            "chance: twice the standard error, on the safe side; a difference beyond it means"
                + " something."));
  }

  private static List<String> row(String name, Calibration.Bin bin) {
    return List.of(
        name,
        Long.toString(bin.games()),
        Exact.hundredths(bin.expectedRate()),
        Exact.hundredths(bin.scoredRate()),
        HealthText.signed(bin.excess()),
        "±" + Exact.hundredths(bin.margin()));
  }

  private static String range(Calibration.Bin bin) {
    return bin.to() < 0
        ? "≥ " + bin.from()
        : bin.to() == bin.from() ? Integer.toString(bin.from()) : bin.from() + "–" + bin.to();
  }

  private void scores(Calibration all) {
    List<OptionalLong> briers =
        health.lists().stream()
            .map(
                l ->
                    l.calibration().filter(c -> c.total().games() > 0).isPresent()
                        ? OptionalLong.of(l.calibration().get().brier())
                        : OptionalLong.empty())
            .toList();
    lines.add(
        say("Brier 分 ", "Brier score ")
            + fourPlaces(all.brier())
            + say("（一律预期一半：", " (expecting one half always: ")
            + fourPlaces(all.brierOfHalf())
            + say("），对数损失 ", "), log-loss ")
            + fourPlaces(all.logLoss())
            + say("；和棋按半分计；Brier 分历期 ", "; draws count one half; Brier score over time ")
            + Sparkline.of(briers));
  }

  private static String fourPlaces(int value) {
    return "%d.%04d".formatted(value / 10_000, value % 10_000);
  }

  private String say(String chinese, String english) {
    return language.pick(chinese, english);
  }
}
