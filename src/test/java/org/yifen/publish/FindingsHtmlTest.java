package org.yifen.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.report.WrittenRows;
import org.yifen.trace.Location;

class FindingsHtmlTest {

  /** The page, which is well-formed XML too, so that a strict parser can look at it. */
  private static Document page(Language language, CheckedReport... reports) throws Exception {
    byte[] html = FindingsHtml.of("yifen 1.2.3", language, List.of(reports));
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(html));
  }

  private static List<Element> elements(Document page, String tag, String type) {
    NodeList all = page.getElementsByTagName(tag);
    List<Element> found = new ArrayList<>();
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      if (type.isEmpty() || List.of(element.getAttribute("class").split(" ")).contains(type)) {
        found.add(element);
      }
    }
    return found;
  }

  @Test
  void namesCannotBecomeMarkup() throws Exception {
    CheckedReport report =
        CheckedReports.of(
            "a&b<i>.csv",
            CheckedReports.roundRobin(
                "杯\n<script>alert(1)</script>&amp;,x", "<b>\"丁\" & '", "胜？", "胜？"));

    Document page = page(Language.ZH, report);

    assertThat(elements(page, "script", "")).isEmpty();
    assertThat(elements(page, "i", "")).isEmpty();
    assertThat(elements(page, "h2", "").get(0).getTextContent()).isEqualTo("a&b<i>.csv");
    assertThat(page.getDocumentElement().getTextContent())
        .contains("<script>alert(1)</script>&amp;", "<b>\"丁\" & '1");
  }

  @Test
  void nothingIsFetchedAndNothingRuns() {
    String html =
        new String(
            FindingsHtml.of(
                "yifen",
                Language.EN,
                List.of(
                    CheckedReports.of("x.csv", CheckedReports.roundRobin("杯", "丁", "胜？", "胜？")))),
            StandardCharsets.UTF_8);

    assertThat(html)
        .startsWith("<!DOCTYPE html>\n<html lang=\"en\">")
        .contains("<meta charset=\"utf-8\" />")
        .doesNotContainPattern("(?i)src=|url\\(|@import|<link|http|<script|\\son\\w+=");
  }

  @Test
  void thePageIsInTheLanguageAskedFor() throws Exception {
    CheckedReport report =
        CheckedReports.of("x.csv", CheckedReports.roundRobin("杯", "丁", "胜？", "胜？"));

    assertThat(page(Language.ZH, report).getDocumentElement().getAttribute("lang"))
        .isEqualTo("zh-CN");
    assertThat(page(Language.ZH, report).getDocumentElement().getTextContent())
        .contains("成绩“胜？”无法辨认。", "第七条")
        .doesNotContain("errors", "art. 7");
    assertThat(page(Language.EN, report).getDocumentElement().getTextContent())
        .contains("The result “胜？” is not understood.", "art. 7")
        .doesNotContain("错误", "第七条");
  }

  @Test
  void theFaultyCellIsMarkedInItsRow() throws Exception {
    Document page =
        page(
            Language.EN,
            CheckedReports.of(
                "x.csv",
                CheckedReports.roundRobin("杯", "丁").replace(",0,×,1,1,2", ",0.5,×,1,1,2")));

    assertThat(elements(page, "b", "")).extracting(Element::getTextContent).contains("H10");
    assertThat(elements(page, "td", "bad"))
        .extracting(Element::getTextContent)
        .containsExactly("[1]", "[0.5]");
  }

  @Test
  void errorsStandBeforeWarningsAndRepeatsAreFolded() throws Exception {
    List<Diagnostic> findings = new ArrayList<>();
    findings.add(Notice.FIL_009.at(new Location.WholeFile("x.csv"), "GB18030"));
    for (int row = 0; row < 8; row++) {
      findings.add(Notice.PLY_017.at(new Location.SheetCell("x.csv", "", 0, row, 3), "大师"));
      findings.add(Notice.PLY_001.at(new Location.SheetCell("x.csv", "", 0, row, 1), "P9"));
    }
    CheckedReport report =
        new CheckedReport("x.csv", "", Optional.empty(), "", "", findings, WrittenRows.NONE);

    Document page = page(Language.EN, report);

    assertThat(elements(page, "div", "finding"))
        .extracting(e -> e.getAttribute("class"))
        .containsExactly(
            "finding error",
            "finding error",
            "finding error",
            "finding warning",
            "finding warning",
            "finding warning",
            "finding note");
    assertThat(elements(page, "summary", ""))
        .extracting(Element::getTextContent)
        .containsExactly("… and 5 more of PLY-001", "… and 5 more of PLY-017");
    assertThat(elements(page, "li", "")).hasSize(10);
  }

  @Test
  void anAcknowledgedWarningSaysSo() throws Exception {
    CheckedReport report =
        CheckedReports.acknowledged(
            CheckedReports.of("x.csv", CheckedReports.roundRobin("杯\n天气,晴", "丁")), "甲", "已核");

    assertThat(elements(page(Language.EN, report), "div", "warning"))
        .extracting(Element::getTextContent)
        .anyMatch(t -> t.contains("acknowledged") && t.contains("甲: 已核"));
  }

  @Test
  void severalReportsHaveATableOfContents() throws Exception {
    CheckedReport faulty =
        CheckedReports.of("x.csv", CheckedReports.roundRobin("杯", "丁", "胜？", "胜？"));

    Document page = page(Language.EN, faulty, faulty);

    assertThat(elements(page, "a", ""))
        .extracting(a -> a.getAttribute("href"))
        .containsExactly("#r1", "#r2");
    assertThat(elements(page, "section", ""))
        .extracting(s -> s.getAttribute("id"))
        .containsExactly("r1", "r2");
  }
}
