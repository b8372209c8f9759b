package org.yifen.cli;

import java.nio.file.Path;
import org.yifen.audit.ClosedHalf;
import org.yifen.audit.LeftOut;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.Sex;

/** What a rated half-year came to, in a few lines. */
final class Summary {

  private final Terminal terminal;

  Summary(Terminal terminal) {
    this.terminal = terminal;
  }

  void print(ClosedHalf half, boolean written, Path book) {
    int rated = half.result().results().size();
    long men = half.list().of(Sex.MAN).count();
    long women = half.list().of(Sex.WOMAN).count();
    terminal.print(
        half.period()
            + terminal.say("：计入 ", ": ")
            + rated
            + terminal.say(" 项赛事，等级分表男子 ", " events rated; on the list ")
            + men
            + terminal.say(" 人、女子 ", " men and ")
            + women
            + terminal.say(" 人", " women"));
    for (LeftOut left : half.leftOut()) {
      terminal.print(
          terminal.say("  未计入：", "  not rated: ")
              + left.event().name()
              + " ["
              + left.event().id()
              + "] "
              + left.reasons());
    }
    for (Diagnostic finding : half.diagnostics()) {
      if (finding.notice() == Notice.CND_009) {
        terminal.print(
            terminal.say("  豁免：[", "  waived: [")
                + finding.event()
                + "] "
                + String.join(", ", finding.arguments()));
      }
    }
    if (!half.enrolled().isEmpty()) {
      terminal.print(terminal.say("  新登记棋手：", "  players registered: ") + half.enrolled().size());
    }
    for (Diagnostic finding : half.diagnostics()) {
      if (finding.notice() == Notice.PLY_019 || finding.notice() == Notice.PLY_020) {
        terminal.print("  " + finding.text(terminal.language()));
      }
    }
    for (Diagnostic finding : half.diagnostics()) {
      if (finding.notice() == Notice.COR_008) {
        terminal.print("  " + finding.text(terminal.language()));
      }
    }
    if (!half.norms().isEmpty()) {
      terminal.print(
          terminal.say("  达到标准分 ", "  norms made: ")
              + half.made().size()
              + terminal.say(" 次，可申请等级称号 ", "; titles that may be applied for: ")
              + half.applications().size()
              + terminal.say(" 项（norms.csv、applications.csv）", " (norms.csv, applications.csv)"));
    }
    terminal.print(
        "  "
            + new Findings(terminal.language(), terminal::complain).count(half.diagnostics())
            + (written ? terminal.say("（见 findings.json）", " (in findings.json)") : ""));
    terminal.print(
        written
            ? "  → " + book.resolve("lists").resolve(half.period().toString())
            : terminal.say("  试算，没有写出文件", "  dry run, nothing was written"));
  }
}
