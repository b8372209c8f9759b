package org.yifen.diagnostic;

import java.util.Collection;

/**
 * How many findings there are of each severity.
 *
 * @param acknowledged those of the warnings that somebody acknowledged
 */
public record Count(int errors, int warnings, int notes, int acknowledged) {

  public static Count of(Collection<Diagnostic> findings) {
    return new Count(
        count(findings, Severity.ERROR),
        count(findings, Severity.WARNING),
        count(findings, Severity.NOTE),
        (int) findings.stream().filter(d -> d.acknowledged().isPresent()).count());
  }

  private static int count(Collection<Diagnostic> findings, Severity severity) {
    return (int) findings.stream().filter(d -> d.notice().severity() == severity).count();
  }

  /** Whether a warning is left that nobody acknowledged. */
  public boolean hasOpenWarnings() {
    return warnings > acknowledged;
  }

  /** In one line, as reports of all kinds end with it. */
  public String words(Language language) {
    String known =
        acknowledged == 0
            ? ""
            : language.pick("（其中已确认 " + acknowledged + "）", " (" + acknowledged + " acknowledged)");
    return language.pick(
        "错误 " + errors + "，警告 " + warnings + known + "，提示 " + notes,
        "errors " + errors + ", warnings " + warnings + known + ", notes " + notes);
  }
}
