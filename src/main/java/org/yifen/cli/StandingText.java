package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Language;
import org.yifen.event.Event;
import org.yifen.report.grid.PlainText;
import org.yifen.standing.Competition;
import org.yifen.standing.Criterion;
import org.yifen.standing.Decision;
import org.yifen.standing.Standing;

/** A standing as a table for a terminal, with what decided each place. */
final class StandingText {

  private final Standing standing;
  private final Language language;

  private StandingText(Standing standing, Language language) {
    this.standing = standing;
    this.language = language;
  }

  /** The lines: what was placed and how, the table, and how to read it. */
  static List<String> of(Event event, Standing standing, Language language) {
    StandingText text = new StandingText(standing, language);
    List<String> lines = new ArrayList<>();
    lines.add(PlainText.of(event.name()) + language.pick("（", " (") + text.rule());
    lines.addAll(text.table());
    text.missed(Criterion::needsColours, "每局谁先走", "who moved first in every game", lines);
    text.missed(Criterion::needsRounds, "每局的轮次", "the round of every game", lines);
    return lines;
  }

  private String rule() {
    Competition competition = standing.competition();
    return language.pick(
        "竞赛规则 "
            + competition.article()
            + "，"
            + competition.chinese()
            + standing.only().map(sex -> "，" + sex.chinese() + "子").orElse("")
            + "）",
        "competition rules "
            + competition.article()
            + ", "
            + competition.code()
            + standing.only().map(sex -> ", " + sex.plural()).orElse("")
            + ")");
  }

  /** Says which criteria a tie came to in vain, and what the report would have to tell. */
  private void missed(
      Predicate<Criterion> kind, String chinese, String english, List<String> lines) {
    List<Criterion> passedOver = standing.missed().stream().filter(kind).toList();
    if (passedOver.isEmpty()) {
      return;
    }
    lines.add(
        language.pick(
            "报告没有写明" + chinese + "，没有比较：" + named(passedOver, "、") + "。",
            "The report does not tell "
                + english
                + "; not compared: "
                + named(passedOver, ", ")
                + "."));
  }

  private String named(List<Criterion> criteria, String separator) {
    return criteria.stream().map(this::named).collect(Collectors.joining(separator));
  }

  private List<String> table() {
    TextTable table = new TextTable(header());
    for (int i = 0; i < standing.rows().size(); i++) {
      table.add(row(i));
    }
    return table.lines();
  }

  private List<String> header() {
    List<String> header = new ArrayList<>();
    header.add(language.pick("名次", "place"));
    header.add(language.pick("序号", "no"));
    header.add(
        standing.competition().isOfTeams()
            ? language.pick("单位", "team")
            : language.pick("姓名", "name"));
    standing.criteria().forEach(c -> header.add(named(c)));
    header.add(language.pick("判据", "decided by"));
    return header;
  }

  private List<String> row(int index) {
    Standing.Row row = standing.rows().get(index);
    List<String> cells = new ArrayList<>();
    cells.add(Integer.toString(row.place()));
    cells.add(Integer.toString(row.no()));
    cells.add(PlainText.of(row.name()));
    row.values().forEach(v -> cells.add(v.isEmpty() ? "·" : v));
    cells.add(decided(index));
    return cells;
  }

  private String decided(int index) {
    boolean tied =
        index > 0 && standing.rows().get(index - 1).place() == standing.rows().get(index).place();
    return tied
        ? language.pick("并列", "tied")
        : standing.rows().get(index).by().map(this::words).orElse("");
  }

  private String words(Decision by) {
    String name = named(by.criterion());
    if (by.round() == 0) {
      return name;
    }
    return by.criterion() == Criterion.PREVIOUS_ROUND
        ? language.pick("第" + by.round() + "轮后名次", "place after round " + by.round())
        : language.pick("去前" + by.round() + "轮累进分", "less first rounds: " + by.round());
  }

  private String named(Criterion criterion) {
    return language.pick(criterion.chinese(), criterion.english());
  }
}
