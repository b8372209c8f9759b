package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.yifen.book.WhatIf;
import org.yifen.diagnostic.Language;
import org.yifen.history.Calibration;
import org.yifen.history.Shift;
import org.yifen.history.Spread;
import org.yifen.regulation.Exact;
import org.yifen.regulation.PeriodId;

/** What would have been beside what was: the list, the differences, the system. */
final class WhatIfText {

  private static final List<Integer> QUANTILES = List.of(0, 5, 25, 50, 75, 95, 100);

  private final Language language;
  private final Map<String, String> values;
  private final PeriodId first;
  private final PeriodId last;
  private final List<String> lines = new ArrayList<>();

  WhatIfText(Language language, Map<String, String> values, PeriodId first, PeriodId last) {
    this.language = language;
    this.values = values;
    this.first = first;
    this.last = last;
  }

  List<String> lines(Shift shift, WhatIf.Outcome real, WhatIf.Outcome then, int top) {
    String set =
        values.entrySet().stream()
            .map(e -> e.getKey() + " = " + e.getValue())
            .collect(Collectors.joining(", "));
    lines.add(
        first
            + " – "
            + last
            + language.pick("，", ", ")
            + (set.isEmpty() ? language.pick("换用另一套规则表", "other tables") : set));
    lines.add("");
    standing(shift, top);
    lines.add("");
    distribution(shift);
    lines.add("");
    system(real, then);
    return lines;
  }

  private void standing(Shift shift, int top) {
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("名次", "实际", "编号", "姓名", "等级分", "实际", "相差")
                : List.of("rank", "really", "id", "name", "rating", "really", "by"));
    shift.rows().stream()
        .limit(top)
        .forEach(
            row ->
                table.add(
                    List.of(
                        rank(row.otherRank()),
                        rank(row.rank()),
                        row.id(),
                        row.name(),
                        number(row.other()),
                        number(row.rating()),
                        row.difference().isPresent()
                            ? "%+d".formatted(row.difference().getAsInt())
                            : "—")));
    lines.addAll(table.lines());
  }

  private static String rank(int rank) {
    return rank == 0 ? "—" : Integer.toString(rank);
  }

  private static String number(OptionalInt rating) {
    return rating.isPresent() ? Integer.toString(rating.getAsInt()) : "—";
  }

  private void distribution(Shift shift) {
    int both = shift.differences().length;
    lines.add(
        language.pick(
            "两者都有等级分的 "
                + both
                + " 人，相同的 "
                + shift.unchanged()
                + " 人；只在实际中有的 "
                + shift.lost()
                + " 人，只在假设中有的 "
                + shift.gained()
                + " 人",
            "rated in both: "
                + both
                + ", the same: "
                + shift.unchanged()
                + "; rated in reality only: "
                + shift.lost()
                + ", in the replay only: "
                + shift.gained()));
    List<Integer> quantiles = shift.quantiles(QUANTILES);
    if (!quantiles.isEmpty()) {
      StringBuilder line =
          new StringBuilder(language.pick("相差（百分位）：", "differences, by per cent:"));
      for (int i = 0; i < quantiles.size(); i++) {
        line.append("  ").append(QUANTILES.get(i)).append("% ");
        line.append("%+d".formatted(quantiles.get(i)));
      }
      lines.add(line.toString());
    }
  }

  private void system(WhatIf.Outcome real, WhatIf.Outcome then) {
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("期", "有等级分", "假设", "平均", "假设", "最高", "假设")
                : List.of("list", "rated", "what if", "mean", "what if", "highest", "what if"));
    for (int i = 0; i < Math.min(real.spreads().size(), then.spreads().size()); i++) {
      Spread was = real.spreads().get(i).spread();
      Spread now = then.spreads().get(i).spread();
      table.add(
          List.of(
              real.spreads().get(i).list().toString(),
              Integer.toString(was.count()),
              Integer.toString(now.count()),
              mean(was),
              mean(now),
              number(was.highest()),
              number(now.highest())));
    }
    lines.addAll(table.lines());
    lines.add(
        language.pick("对局预测（赛前等级分）：", "games predicted by the ratings before them: ")
            + measures(real.calibration())
            + language.pick("；假设：", "; what if: ")
            + measures(then.calibration()));
  }

  private static String mean(Spread spread) {
    return spread.mean().isPresent() ? Exact.hundredths(spread.mean().getAsInt()) : "—";
  }

  private String measures(Calibration calibration) {
    return calibration.total().games()
        + language.pick(" 局，Brier ", " games, Brier ")
        + tenThousandths(calibration.brier())
        + ", log-loss "
        + tenThousandths(calibration.logLoss());
  }

  private static String tenThousandths(int value) {
    return "%d.%04d".formatted(value / 10_000, value % 10_000);
  }
}
