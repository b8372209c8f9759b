package org.yifen.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.yifen.diagnostic.Example;
import org.yifen.diagnostic.Family;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.report.grid.TextWidth;

/** Notices of the catalogue as text for people. */
final class Catalogue {

  private static final String FAULTY = "sample-reports/faulty/";
  private static final int NEAREST = 3;

  private final Language language;
  private final Consumer<String> out;
  private final Paint paint;

  Catalogue(Language language, Paint paint, Consumer<String> out) {
    this.language = language;
    this.paint = paint;
    this.out = out;
  }

  /** Every code with its severity and text, a line each, family by family. */
  void list() {
    int width =
        Arrays.stream(Notice.values()).mapToInt(n -> TextWidth.of(severity(n))).max().orElse(0);
    List<Family> seen = new ArrayList<>();
    for (Notice notice : Notice.values()) {
      Family family = Family.of(notice);
      if (!seen.contains(family)) {
        seen.add(family);
        out.accept(family + language.pick("：", ": ") + say(family));
      }
      String severity = severity(notice);
      out.accept(
          "  "
              + notice.code()
              + "  "
              + paint.severity(notice.severity(), severity)
              + " ".repeat(width - TextWidth.of(severity))
              + "  "
              + notice.text(language));
    }
  }

  /** All there is to say about some notices. */
  void explain(List<Notice> notices) {
    for (int i = 0; i < notices.size(); i++) {
      if (i > 0) {
        out.accept("");
      }
      explain(notices.get(i));
    }
  }

  private void explain(Notice notice) {
    out.accept(
        paint.place(notice.code())
            + " · "
            + paint.severity(notice.severity(), severity(notice))
            + (notice.article().number().isEmpty() ? "" : " · ")
            + language.pick(notice.article().chinese(), notice.article().english())
            + " · "
            + say(Family.of(notice)));
    out.accept("  " + notice.text(language));
    out.accept("  → " + notice.remedy(language));
    out.accept("  " + meaning(notice));
    List<Example> examples = Example.of(notice);
    if (notice.arguments() > 0 && !examples.isEmpty()) {
      String filled = examples.get(0).finding().text(language);
      out.accept(
          "  "
              + language.pick("其中 {0}、{1} 等代表具体内容，例如：", "{0}, {1} stand for values; for example: ")
              + filled);
    }
    for (Example example : examples) {
      out.accept("  " + example(example));
    }
  }

  /** What the severity means for the report. */
  private String meaning(Notice notice) {
    return switch (notice.severity()) {
      case ERROR ->
          language.pick("改正之前，报告不能使用。", "The report cannot be used until this is put right.");
      case WARNING ->
          language.pick(
              "请核实；不妨碍计算，--strict 时退出码为 1。",
              "To be looked at; it does not stop a rating, but with --strict the exit code is 1.");
      case NOTE -> language.pick("仅供参考。", "For information.");
    };
  }

  private String example(Example example) {
    if (example.without().isPresent()) {
      Example.Without why = example.without().get();
      return language.pick("没有示例报告：", "No example report: ")
          + language.pick(why.chinese() + "。", why.english() + ".");
    }
    String place = example.place().isEmpty() ? "" : " · " + example.place();
    return language.pick("示例：", "Example: ") + FAULTY + example.file() + place;
  }

  private String severity(Notice notice) {
    return language.pick(notice.severity().chinese(), notice.severity().english());
  }

  private String say(Family family) {
    return language.pick(family.chinese(), family.english());
  }

  /** The codes most like one that is none, the nearest first. */
  static List<String> nearest(String code) {
    String given = code.strip().toUpperCase(Locale.ROOT).replace('_', '-');
    return Arrays.stream(Notice.values())
        .map(Notice::code)
        .sorted(Comparator.comparingInt(known -> distance(given, known)))
        .limit(NEAREST)
        .toList();
  }

  /** How many characters must be put in, left out or replaced to make one text the other. */
  private static int distance(String a, String b) {
    int[] before = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      before[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = before[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(before[j], row[j - 1]));
      }
      before = row;
    }
    return before[b.length()];
  }
}
