package org.yifen.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.yifen.diagnostic.Acknowledgement;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Severity;
import org.yifen.publish.Folding;
import org.yifen.report.WrittenRows.Marked;
import org.yifen.report.grid.PlainText;
import org.yifen.trace.Article;
import org.yifen.trace.Location;

/**
 * Findings as text for people: the place first, what is wrong, the other places, the rows as
 * written, what to do.
 */
final class Findings {

  private static final String INDENT = "    ";

  private final Language language;
  private final Consumer<String> out;
  private final Paint paint;

  Findings(Language language, Consumer<String> out) {
    this(language, out, Paint.NONE);
  }

  Findings(Language language, Consumer<String> out, Paint paint) {
    this.language = language;
    this.out = out;
    this.paint = paint;
  }

  void print(List<Diagnostic> findings) {
    findings.forEach(this::print);
  }

  /** Findings in one line each, without places and articles. */
  void printShort(List<Diagnostic> findings) {
    findings.forEach(
        f ->
            out.accept(
                PlainText.of(
                    severity(f)
                        + " "
                        + codeAndText(f)
                        + language.pick("", " ")
                        + f.remedy(language))));
  }

  void print(Diagnostic finding) {
    print(finding, List.of());
  }

  /** A finding with the rows that it points to. */
  void print(Diagnostic finding, List<Marked> rows) {
    printLine(finding);
    List<String> others =
        finding.places().stream().skip(1).map(Location::display).distinct().toList();
    if (!others.isEmpty()) {
      indented(language.pick("另见：", "see also: ") + Folding.listed(others));
    }
    Optional<Acknowledgement> by = finding.acknowledged();
    if (by.isPresent()) {
      indented(
          language.pick("已由" + by.get().who() + "确认：", "acknowledged by " + by.get().who() + ": ")
              + by.get().why()
              + language.pick("（", " (")
              + by.get().where().display()
              + language.pick("）", ")"));
      return;
    }
    RowTable.lines(rows, paint).forEach(line -> out.accept(INDENT + INDENT + line));
    indented(finding.remedy(language) + article(finding));
  }

  private String article(Diagnostic finding) {
    Article article = finding.notice().article();
    return article.number().isEmpty()
        ? ""
        : language.pick("（" + article.chinese() + "）", " (" + article.english() + ")");
  }

  /** How many more findings there are of one that is shown; nothing when there are none. */
  void printFolded(Folding folding) {
    int count = folding.others().size();
    if (count > 0) {
      String code = folding.finding().notice().code();
      String text =
          language.pick("…… 另有 " + count + " 处 " + code, "… and " + count + " more of " + code);
      String places = folding.places();
      indented(places.isEmpty() ? text : text + language.pick("：", ": ") + places);
    }
  }

  /** A finding's place, severity, code and text, on one line. */
  void printLine(Diagnostic finding) {
    Severity severity = finding.notice().severity();
    String place =
        finding.place().map(p -> paint.place(PlainText.of(p.display())) + ": ").orElse("");
    String known =
        finding.acknowledged().isPresent() ? language.pick("（已确认）", " (acknowledged)") : "";
    out.accept(
        place
            + paint.severity(severity, language.pick(severity.chinese(), severity.english()))
            + known
            + " "
            + PlainText.of(codeAndText(finding)));
  }

  private String severity(Diagnostic finding) {
    Severity severity = finding.notice().severity();
    return language.pick(severity.chinese(), severity.english());
  }

  private String codeAndText(Diagnostic finding) {
    return finding.notice().code() + language.pick("：", ": ") + finding.text(language);
  }

  private void indented(String text) {
    out.accept(INDENT + PlainText.of(text));
  }

  /** How many findings of each severity, in one line. */
  String count(List<Diagnostic> findings) {
    return Count.of(findings).words(language);
  }

  /** The findings that ask for something: errors and warnings. */
  static List<Diagnostic> withoutNotes(List<Diagnostic> findings) {
    return findings.stream().filter(d -> d.notice().severity() != Severity.NOTE).toList();
  }
}
