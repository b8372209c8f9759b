package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import org.yifen.diagnostic.Language;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.player.Player;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Title;
import org.yifen.report.grid.PlainText;
import org.yifen.title.Forecast;
import org.yifen.title.Judgement;
import org.yifen.title.Norm;
import org.yifen.title.Standard;
import org.yifen.title.TitleEvent;
import org.yifen.title.Verdict;

/** A title event for people: its announcement, its norms, what is still needed for one. */
final class NormsText {

  private final TitleEvent event;
  private final Language language;
  private final NormWords words;

  private NormsText(TitleEvent event, Language language) {
    this.event = event;
    this.language = language;
    this.words = new NormWords(language);
  }

  /** What is published before the event (article 6.3). */
  static List<String> announcement(TitleEvent event, Language language) {
    NormsText text = new NormsText(event, language);
    List<String> lines = text.head();
    lines.addAll(text.entrants());
    return lines;
  }

  /** Norms made and missed, after the event. */
  static List<String> norms(TitleEvent event, Language language) {
    NormsText text = new NormsText(event, language);
    List<String> lines = text.head();
    lines.addAll(text.judged());
    return lines;
  }

  /** What everybody still needs, during the event. */
  static List<String> forecast(TitleEvent event, Language language) {
    NormsText text = new NormsText(event, language);
    List<String> lines = text.head();
    lines.addAll(text.prospects());
    return lines;
  }

  private List<String> head() {
    Event of = event.event();
    List<String> lines = new ArrayList<>();
    lines.add(PlainText.of(of.name()));
    lines.add(of.id() + " · " + of.start() + " – " + of.end() + " · " + system(of));
    lines.add(
        language.pick(
            "参赛 "
                + event.players().size()
                + " 人，每人 "
                + event.games()
                + " 局，平均等级分 "
                + event.average(),
            "participants "
                + event.players().size()
                + ", games each "
                + event.games()
                + ", average rating "
                + event.average()));
    lines.add("");
    lines.addAll(conditions());
    lines.add("");
    lines.addAll(standards());
    lines.add("");
    return lines;
  }

  private String system(Event of) {
    return language.pick(
        of.system().chinese() + " · " + of.section().chinese() + "组",
        of.system().code() + " · " + of.section().code());
  }

  private List<String> conditions() {
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("条件", "实际", "要求", "结论", "条款")
                : List.of("condition", "there is", "asked", "verdict", "article"));
    for (Verdict verdict : event.ofEvent()) {
      table.add(
          List.of(
              words.condition(verdict),
              verdict.measured().isEmpty() ? "—" : verdict.measured(),
              verdict.limit(),
              verdict.condition().equals(Verdict.RULES) && verdict.measured().isEmpty()
                  ? language.pick("未写明", "not stated")
                  : words.outcome(verdict.outcome()),
              words.article(verdict)));
    }
    return table.lines();
  }

  private List<String> standards() {
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("称号", "级别", "得分率", "标准分", "有资格者")
                : List.of("title", "category", "rate", "standard", "eligible"));
    for (Title title : event.titles()) {
      Standard standard = event.standard(title);
      table.add(
          List.of(
              words.title(title),
              standard.category().isEmpty() ? "—" : standard.category(),
              standard.rate().isPresent() ? standard.rate().getAsInt() + "%" : "—",
              standard.halves().isPresent() ? Exact.points(standard.halves().getAsInt()) : "—",
              Integer.toString(event.eligible(title))));
    }
    return table.lines();
  }

  private List<String> entrants() {
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("序号", "编号", "姓名", "单位", "称号", "等级分")
                : List.of("no", "id", "name", "unit", "title", "rating"));
    for (int i = 0; i < event.players().size(); i++) {
      List<String> row = new ArrayList<>(who(i));
      row.add(3, event.players().get(i).unit());
      int rating = event.rating(i);
      row.add(rating == 0 ? language.pick("无", "none") : Integer.toString(rating));
      table.add(row);
    }
    return table.lines();
  }

  private List<String> who(int index) {
    Entrant entrant = event.event().entrants().get(index);
    Player player = event.players().get(index);
    return List.of(Integer.toString(entrant.no()), player.id(), player.name(), player.title());
  }

  private List<String> judged() {
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("序号", "编号", "姓名", "称号", "申请", "局数", "得分", "标准分", "差", "结论", "原因")
                : List.of(
                    "no",
                    "id",
                    "name",
                    "title",
                    "for",
                    "games",
                    "score",
                    "standard",
                    "by",
                    "norm",
                    "why"));
    for (Judgement judgement : event.judgements()) {
      Norm norm = judgement.norm();
      List<String> row = new ArrayList<>(who(judgement.entrant()));
      row.add(words.title(norm.title()));
      row.add(judgement.played() + "/" + norm.games());
      row.add(
          Exact.points(norm.score())
              + (judgement.unplayed() == 0 ? "" : " ※" + Exact.points(judgement.unplayed())));
      row.add(norm.standard().isPresent() ? Exact.points(norm.standard().getAsInt()) : "—");
      row.add(norm.standard().isPresent() ? signed(judgement.margin()) : "—");
      row.add(norm.isMade() ? language.pick("达标", "made") : language.pick("未达标", "missed"));
      row.add(reasons(judgement));
      table.add(row);
    }
    return table.lines();
  }

  private static String signed(int halves) {
    return halves < 0 ? "−" + Exact.points(-halves) : "+" + Exact.points(halves);
  }

  /** Each condition that failed; those of the event, which stand above, in a word. */
  private String reasons(Judgement judgement) {
    List<String> reasons = new ArrayList<>();
    if (judgement.failed().stream().anyMatch(event.ofEvent()::contains)) {
      reasons.add(language.pick("赛事条件不符合", "the event fails a condition"));
    }
    judgement.failed().stream()
        .filter(v -> !event.ofEvent().contains(v))
        .map(words::failed)
        .forEach(reasons::add);
    return String.join(language.pick("；", "; "), reasons);
  }

  private List<String> prospects() {
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("序号", "编号", "姓名", "称号", "申请", "得分", "标准分", "余局", "尚需", "结论", "如")
                : List.of(
                    "no",
                    "id",
                    "name",
                    "title",
                    "for",
                    "score",
                    "standard",
                    "left",
                    "needs",
                    "norm",
                    "such as"));
    for (Forecast forecast : Forecast.of(event)) {
      Judgement judgement = forecast.judgement();
      Norm norm = judgement.norm();
      boolean barred = forecast.chance() == Forecast.Chance.BARRED;
      List<String> row = new ArrayList<>(who(judgement.entrant()));
      row.add(words.title(norm.title()));
      row.add(Exact.points(norm.score()));
      row.add(norm.standard().isPresent() ? Exact.points(norm.standard().getAsInt()) : "—");
      row.add(Integer.toString(forecast.remaining()));
      row.add(barred ? "—" : Exact.points(forecast.needed()));
      row.add(words.chance(forecast.chance()));
      row.add(
          switch (forecast.chance()) {
            case OPEN -> words.winsAndDraws(forecast);
            case BARRED -> reasons(judgement);
            default -> "";
          });
      table.add(row);
    }
    return table.lines();
  }
}
