package org.yifen.cli;

import java.util.List;
import org.yifen.book.BothSides;
import org.yifen.book.ListAudit;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.publish.AuditJson;

/** What an audit found, list by list. */
final class AuditText {

  private final Terminal terminal;
  private final Findings findings;

  AuditText(Terminal terminal) {
    this.terminal = terminal;
    this.findings = new Findings(terminal.language(), terminal::print);
  }

  /**
   * One list: a line, what is wrong with it, and the derivation on both sides.
   *
   * @param first whether no list before it had anything wrong: the rest often follows from that
   */
  void print(ListAudit audit, boolean first) {
    terminal.print(audit.list() + terminal.say("：", ": ") + verdict(audit));
    findings.print(Findings.withoutNotes(audit.findings()));
    int more = audit.differences().size() - told(audit);
    if (more > 0) {
      terminal.print(
          terminal.say("    …… 另有 " + more + " 处不同", "    … and " + more + " more cells"));
    }
    if (first && audit.derivation().isPresent()) {
      derivation(audit.derivation().get()).forEach(terminal::print);
    }
  }

  private static int told(ListAudit audit) {
    return (int) audit.findings().stream().filter(f -> f.notice().code().equals("AUD-010")).count();
  }

  private String verdict(ListAudit audit) {
    if (!audit.isClean()) {
      return terminal.say("不一致", "differs");
    }
    return audit.replayed()
        ? terminal.say(
            "重算一致，清单相符（" + audit.compared() + " 个文件）",
            "the same when made again, links in order (" + audit.compared() + " files)")
        : terminal.say("起始的一期，不重算；清单相符", "an opening list, not calculated; links in order");
  }

  private List<String> derivation(BothSides sides) {
    TextTable table =
        new TextTable(
            terminal.language() == Language.ZH
                ? List.of("    " + sides.name() + " " + sides.id(), "", "公布", "重算", "")
                : List.of("    " + sides.name() + " " + sides.id(), "", "published", "again", ""));
    table.add(
        List.of(
            "    " + terminal.say("上期等级分", "rating before"),
            "",
            sides.before(),
            sides.before(),
            ""));
    for (BothSides.Line line : sides.lines()) {
      table.add(
          List.of(
              "    " + (line.of().isEmpty() ? terminal.say("本期登记", "register") : line.of()),
              line.what(),
              line.published(),
              line.again(),
              line.differs() ? "←" : ""));
    }
    return table.lines();
  }

  /** The end: what is wrong between lists, and how many lists there were. */
  void print(List<Diagnostic> links, List<ListAudit> audits) {
    findings.print(Findings.withoutNotes(links));
    long wrong = audits.stream().filter(a -> !a.isClean()).count();
    terminal.print(
        terminal.say(
            "共 " + audits.size() + " 期，不一致的 " + wrong + " 期",
            "lists: " + audits.size() + ", differing: " + wrong));
  }

  /** The audits as rows for JSON. */
  static List<AuditJson.Row> rows(List<ListAudit> audits) {
    return audits.stream()
        .map(
            a ->
                new AuditJson.Row(
                    a.list().toString(), a.replayed(), a.isClean(), a.findings(), a.differences()))
        .toList();
  }
}
