package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.audit.Cause.Fit;
import org.yifen.audit.PublishedCheck;
import org.yifen.audit.PublishedDifference;
import org.yifen.diagnostic.Language;
import org.yifen.player.ListedPlayer;
import org.yifen.publish.PublishedFiles;
import org.yifen.regulation.PeriodId;
import org.yifen.report.grid.PlainText;

/** A published list beside the book's as text: a table for each likely cause. */
final class PublishedText {

  private static final String NONE = "—";
  private static final String INDENT = "  ";

  private final Language language;

  PublishedText(Language language) {
    this.language = language;
  }

  /** The counts, then the groups, at most so many players of each. */
  List<String> lines(PublishedCheck.Result result, String file, PeriodId list, int top) {
    List<String> lines = new ArrayList<>();
    lines.add(PlainText.of(file + players(result.published()) + and() + list) + counts(result));
    if (result.leftAside() > 0) {
      lines.add(
          language.pick(
              "公布的表只有一种性别，册内另外 " + result.leftAside() + " 人没有比较",
              "the published list has one sex only: "
                  + result.leftAside()
                  + " of the book not compared"));
    }
    result.groups().forEach((cause, players) -> group(cause, players, top, lines));
    return lines;
  }

  private String players(int count) {
    return language.pick("（" + count + " 人）", " (players: " + count + ")");
  }

  private String and() {
    return language.pick("与 ", " and ");
  }

  private String counts(PublishedCheck.Result result) {
    String same =
        result.isEqual()
            ? language.pick("全部相同", "no difference")
            : language.pick("相同 " + result.same() + " 人", "the same " + result.same());
    return players(result.ours()) + language.pick("：", ": ") + same;
  }

  private void group(Fit cause, List<PublishedDifference> players, int top, List<String> lines) {
    lines.add("");
    lines.add(
        PlainText.of(cause.words(language))
            + language.pick("：" + players.size() + " 人", ": " + players.size()));
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("  编号", "姓名", "上期", "公布", "册内", "相差", "也可能")
                : List.of("  id", "name", "before", "published", "book", "by", "fits too"));
    players.stream().limit(top).forEach(d -> table.add(row(d)));
    lines.addAll(table.lines());
    if (players.size() > top) {
      int more = players.size() - top;
      lines.add(INDENT + language.pick("…… 另有 " + more + " 人", "… and " + more + " more"));
    }
  }

  private List<String> row(PublishedDifference d) {
    return List.of(
        INDENT + d.player().id(),
        d.player().name(),
        number(d.opening()),
        value(d, d.published(), d.publishedRating()),
        value(d, d.ours(), d.ourRating()),
        d.cause().cause().isOfWords() ? "" : DiffText.change(d.size()),
        String.join(
            language.pick("；", "; "), d.others().stream().map(f -> f.words(language)).toList()));
  }

  /** The rating on one side; where only words differ, what that side writes. */
  private static String value(
      PublishedDifference d, Optional<ListedPlayer> line, OptionalInt rating) {
    if (!d.cause().cause().isOfWords()) {
      return number(rating);
    }
    String written = line.map(p -> PublishedFiles.written(d.cause().cause(), p)).orElse("");
    return written.isEmpty() ? NONE : written;
  }

  private static String number(OptionalInt rating) {
    return rating.isPresent() ? Integer.toString(rating.getAsInt()) : NONE;
  }
}
