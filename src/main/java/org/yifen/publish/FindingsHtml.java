package org.yifen.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Acknowledgement;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Severity;
import org.yifen.report.Excerpt;
import org.yifen.report.WrittenRows.Marked;
import org.yifen.report.grid.PlainText;
import org.yifen.trace.CellName;
import org.yifen.trace.Location;

/**
 * Checked reports as one page to mail: no script, nothing fetched from elsewhere, readable without
 * its colours. Report by report, errors first.
 */
public final class FindingsHtml {

  /** Half-width characters of a row, so that a telephone need not scroll far. */
  private static final int ROW_WIDTH = 64;

  /** Repeats that a folded list shows when it is opened. */
  private static final int FOLDED = 200;

  private static final String CODES_ZH = "每个代码的说明：yifen check --explain 代码";
  private static final String CODES_EN = "what a code means: yifen check --explain CODE";

  private final Language language;
  private final StringBuilder out = new StringBuilder();

  private FindingsHtml(Language language) {
    this.language = language;
  }

  /**
   * The page.
   *
   * @param tool name and version of the program
   */
  public static byte[] of(String tool, Language language, List<CheckedReport> reports) {
    FindingsHtml page = new FindingsHtml(language);
    page.page(tool, reports);
    return page.out.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void page(String tool, List<CheckedReport> reports) {
    String title = say("成绩报告检查结果", "Check of tournament reports");
    String count = Count.of(CheckedReport.findings(reports)).words(language);
    add("<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n", say("zh-CN", "en"));
    add("<meta charset=\"utf-8\" />\n");
    add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n");
    add("<meta name=\"color-scheme\" content=\"light dark\" />\n");
    add("<title>%s · %s</title>\n", title, count);
    out.append("<style>\n").append(FindingsStyle.CSS).append("</style>\n</head>\n<body>\n");
    add("<h1>%s</h1>\n<p class=\"sum\">%s</p>\n", title, count);
    if (reports.size() > 1) {
      contents(reports);
    }
    for (int i = 0; i < reports.size(); i++) {
      report(reports.get(i), i + 1);
    }
    add("<footer><p>%s · %s</p></footer>\n", tool, say(CODES_ZH, CODES_EN));
    out.append("</body>\n</html>\n");
  }

  private void contents(List<CheckedReport> reports) {
    out.append("<table class=\"files\">\n<tr>");
    add("<th>%s</th>", say("报告", "report"));
    for (Severity severity : Severity.values()) {
      add("<th>%s</th>", word(severity));
    }
    out.append("</tr>\n");
    for (int i = 0; i < reports.size(); i++) {
      Count count = Count.of(reports.get(i).findings());
      add("<tr><td><a href=\"#r%s\">%s</a></td>", i + 1, reports.get(i).file());
      add(
          "<td>%s</td><td>%s</td><td>%s</td></tr>\n",
          count.errors(), count.warnings(), count.notes());
    }
    out.append("</table>\n");
  }

  private void report(CheckedReport report, int number) {
    add("<section id=\"r%s\">\n<h2>%s</h2>\n", number, report.file());
    List<String> facts = new ArrayList<>(List.of(report.kind()));
    report.layout().ifPresent(l -> facts.add(say(l.chinese(), l.english())));
    facts.addAll(List.of(report.scoring(), report.event()));
    facts.removeIf(String::isEmpty);
    String count =
        report.findings().isEmpty()
            ? say("没有发现错误", "no mistake found")
            : Count.of(report.findings()).words(language);
    add("<p class=\"sum\">%s</p>\n", count);
    add("<p class=\"facts\">%s</p>\n", String.join(" · ", facts));
    List<Diagnostic> errorsFirst =
        report.findings().stream()
            .sorted(Comparator.comparing((Diagnostic d) -> d.notice().severity()))
            .toList();
    for (Folding folding : Folding.of(errorsFirst)) {
      finding(folding.finding(), report);
      if (!folding.others().isEmpty()) {
        folded(folding);
      }
    }
    out.append("</section>\n");
  }

  private void finding(Diagnostic finding, CheckedReport report) {
    Notice notice = finding.notice();
    add("<div class=\"finding %s\">\n", notice.severity().english());
    add("<h3><span class=\"severity\">%s</span> ", word(notice.severity()) + known(finding));
    String place = finding.place().map(this::within).orElse("");
    if (!place.isEmpty()) {
      add("<b>%s</b> ", place);
    }
    add("<span class=\"code\">%s</span></h3>\n", notice.code());
    add("<p>%s</p>\n", finding.text(language));
    List<String> others =
        finding.places().stream().skip(1).distinct().map(p -> shortly(p, report)).toList();
    if (!others.isEmpty()) {
      add("<p class=\"also\">%s</p>\n", say("另见：", "see also: ") + Folding.listed(others));
    }
    rows(report.rows().of(finding));
    Optional<Acknowledgement> by = finding.acknowledged();
    if (by.isPresent()) {
      add("<p>%s</p>\n", by.get().who() + say("：", ": ") + by.get().why());
    }
    String article = say(notice.article().chinese(), notice.article().english());
    add(
        "<p class=\"remedy\">→ %s <span class=\"article\">%s</span></p>\n</div>\n",
        finding.remedy(language), article);
  }

  private String known(Diagnostic finding) {
    return finding.acknowledged().isPresent() ? say("（已确认）", " (acknowledged)") : "";
  }

  /** A place of the same report without the file's name. */
  private static String shortly(Location place, CheckedReport report) {
    boolean same = place.file().equals(report.file()) && !place.within().isEmpty();
    return same ? place.within() : place.display();
  }

  /** A place within its file, in words where it is a line. */
  private String within(Location place) {
    return place.line() > 0
        ? say("第 " + place.line() + " 行", "line " + place.line())
        : place.within();
  }

  private void rows(List<Marked> rows) {
    if (rows.isEmpty()) {
      return;
    }
    Excerpt excerpt = Excerpt.of(rows, ROW_WIDTH);
    out.append("<div class=\"scroll\"><table class=\"rows\">\n<tr><th></th>");
    for (int column : excerpt.columns()) {
      gap(excerpt.hasGapBefore(column), "th");
      add("<th>%s</th>", CellName.column(column));
    }
    gap(excerpt.hasGapBehind(), "th");
    out.append("</tr>\n");
    for (Marked row : rows) {
      add("<tr><th>%s</th>", excerpt.name(row));
      for (int column : excerpt.columns()) {
        gap(excerpt.hasGapBefore(column), "td");
        boolean marked = row.marked().contains(column);
        add(marked ? "<td class=\"bad\"><b>%s</b></td>" : "<td>%s</td>", excerpt.text(row, column));
      }
      gap(excerpt.hasGapBehind(), "td");
      out.append("</tr>\n");
    }
    out.append("</table></div>\n");
  }

  private void gap(boolean there, String tag) {
    if (there) {
      add("<" + tag + ">…</" + tag + ">");
    }
  }

  private void folded(Folding folding) {
    String code = folding.finding().notice().code();
    int count = folding.others().size();
    String summary = say("…… 另有 " + count + " 处 " + code, "… and " + count + " more of " + code);
    add("<details>\n<summary>%s</summary>\n<ul>\n", summary);
    for (Diagnostic other : folding.others().stream().limit(FOLDED).toList()) {
      String place = other.place().map(this::within).orElse("");
      add("<li><b>%s</b> %s</li>\n", place, other.text(language));
    }
    out.append(count > FOLDED ? "<li>…</li>\n" : "").append("</ul>\n</details>\n");
  }

  private String word(Severity severity) {
    return say(severity.chinese(), severity.english());
  }

  private String say(String chinese, String english) {
    return language.pick(chinese, english);
  }

  /** Adds markup with values, each escaped, in place of {@code %s}. */
  private void add(String markup, Object... values) {
    int from = 0;
    for (Object value : values) {
      int at = markup.indexOf("%s", from);
      out.append(markup, from, at);
      escape(PlainText.of(String.valueOf(value)));
      from = at + 2;
    }
    out.append(markup, from, markup.length());
  }

  private void escape(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        default -> out.append(c);
      }
    }
  }
}
