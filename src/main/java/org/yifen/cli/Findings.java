package org.yifen.cli;

import java.util.List;
import java.util.function.Consumer;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Severity;
import org.yifen.trace.Location;

/** Findings as text for people: the place first, what is wrong, the other places, what to do. */
final class Findings {

  private final Language language;
  private final Consumer<String> out;

  Findings(Language language, Consumer<String> out) {
    this.language = language;
    this.out = out;
  }

  void print(List<Diagnostic> findings) {
    findings.forEach(this::print);
  }

  /** Findings in one line each, without places and articles. */
  void printShort(List<Diagnostic> findings) {
    findings.forEach(f -> out.accept(what(f) + language.pick("", " ") + f.remedy(language)));
  }

  private String what(Diagnostic finding) {
    Severity severity = finding.notice().severity();
    return language.pick(severity.chinese(), severity.english())
        + " "
        + finding.notice().code()
        + language.pick("：", ": ")
        + finding.text(language);
  }

  void print(Diagnostic finding) {
    String place = finding.place().map(p -> p.display() + ": ").orElse("");
    out.accept(place + what(finding));
    List<String> others =
        finding.places().stream().skip(1).map(Location::display).distinct().toList();
    if (!others.isEmpty()) {
      out.accept("    " + language.pick("另见：", "see also: ") + String.join(", ", others));
    }
    finding
        .acknowledged()
        .ifPresent(
            a ->
                out.accept(
                    "    "
                        + language.pick("已由" + a.who() + "确认：", "acknowledged by " + a.who() + ": ")
                        + a.why()));
    out.accept(
        "    "
            + finding.remedy(language)
            + language.pick(
                "（" + finding.notice().article().chinese() + "）",
                " (" + finding.notice().article().english() + ")"));
  }

  /** Whether a finding is a warning that nobody has acknowledged. */
  static boolean isOpenWarning(Diagnostic finding) {
    return finding.notice().severity() == Severity.WARNING && finding.acknowledged().isEmpty();
  }

  /** How many findings of each severity, in one line. */
  String count(List<Diagnostic> findings) {
    long errors = count(findings, Severity.ERROR);
    long warnings = count(findings, Severity.WARNING);
    long notes = count(findings, Severity.NOTE);
    long known = findings.stream().filter(d -> d.acknowledged().isPresent()).count();
    String seen =
        known == 0 ? "" : language.pick("（已确认 " + known + "）", " (" + known + " acknowledged)");
    return language.pick(
        "错误 " + errors + "，警告 " + warnings + seen + "，提示 " + notes,
        "errors " + errors + ", warnings " + warnings + seen + ", notes " + notes);
  }

  private static long count(List<Diagnostic> findings, Severity severity) {
    return findings.stream().filter(d -> d.notice().severity() == severity).count();
  }

  /** The findings that ask for something: errors and warnings. */
  static List<Diagnostic> withoutNotes(List<Diagnostic> findings) {
    return findings.stream().filter(d -> d.notice().severity() != Severity.NOTE).toList();
  }
}
