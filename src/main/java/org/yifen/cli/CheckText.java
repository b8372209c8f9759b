package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.publish.CheckedReport;
import org.yifen.publish.Folding;
import org.yifen.report.grid.PlainText;

/** Checked reports as text for people, a summary line after each and one at the end. */
final class CheckText {

  /** How much is said. */
  enum Detail {
    /** Errors and warnings that nobody acknowledged, a line each; nothing else. */
    QUIET,
    /** Every finding with its rows and remedy, repeats folded. */
    USUAL,
    /** The same with all repeats. */
    ALL
  }

  private final Language language;
  private final Detail detail;
  private final Consumer<String> out;
  private final Findings findings;

  CheckText(Language language, Detail detail, Paint paint, Consumer<String> out) {
    this.language = language;
    this.detail = detail;
    this.out = out;
    this.findings = new Findings(language, out, paint);
  }

  void print(List<CheckedReport> reports) {
    if (detail == Detail.QUIET) {
      Findings.withoutNotes(CheckedReport.findings(reports)).stream()
          .filter(f -> f.acknowledged().isEmpty())
          .forEach(findings::printLine);
      return;
    }
    reports.forEach(this::print);
    if (reports.size() > 1) {
      total(reports);
    }
  }

  private void print(CheckedReport report) {
    for (Folding folding :
        detail == Detail.ALL ? Folding.none(report.findings()) : Folding.of(report.findings())) {
      findings.print(folding.finding(), report.rows().of(folding.finding()));
      findings.printFolded(folding);
    }
    out.accept(
        PlainText.of(report.file() + kind(report))
            + language.pick("：", ": ")
            + (isClean(report)
                ? language.pick("没有发现错误", "no mistake found")
                : findings.count(report.findings())));
  }

  private void total(List<CheckedReport> reports) {
    List<Diagnostic> all = CheckedReport.findings(reports);
    long clean = reports.stream().filter(CheckText::isClean).count();
    out.accept(
        language.pick(
                "共 " + reports.size() + " 份报告，" + clean + " 份没有错误；",
                reports.size() + " reports, " + clean + " without a mistake; ")
            + Count.of(all).words(language));
  }

  private static boolean isClean(CheckedReport report) {
    return Findings.withoutNotes(report.findings()).isEmpty();
  }

  /** What the file was found to be: {@code (XLSX, house layout, 1-0.5-0)}. */
  private String kind(CheckedReport report) {
    List<String> parts = new ArrayList<>();
    parts.add(report.kind());
    report.layout().ifPresent(l -> parts.add(language.pick(l.chinese(), l.english())));
    parts.add(report.scoring());
    parts.removeIf(String::isEmpty);
    String text = String.join(language.pick("，", ", "), parts);
    return text.isEmpty() ? "" : language.pick("（" + text + "）", " (" + text + ")");
  }
}
