package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.yifen.diagnostic.Language;
import org.yifen.history.Career;
import org.yifen.history.Opponents;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Sex;

/** One player's career for people. */
final class CareerText {

  /** Those met most; JSON has all. */
  private static final int OPPONENTS = 12;

  private final Career career;
  private final Language language;
  private final List<String> lines = new ArrayList<>();

  private CareerText(Career career, Language language) {
    this.career = career;
    this.language = language;
  }

  static List<String> of(Career career, Language language) {
    CareerText text = new CareerText(career, language);
    text.person();
    text.lists();
    text.events();
    text.norms();
    text.opponents();
    return text.lines;
  }

  private void person() {
    Player person = career.person();
    RegisterEntry state = career.state();
    lines.add(
        person.label()
            + " · "
            + (person.sex() == Sex.MAN ? say("男", "man") : say("女", "woman"))
            + (person.title().isEmpty() ? "" : " · " + person.title())
            + (person.titleDate().isEmpty()
                ? ""
                : say("（" + person.titleDate() + "）", " (" + person.titleDate() + ")")));
    if (!person.formerNames().isEmpty()) {
      lines.add(say("曾用名：", "former names: ") + String.join(say("、", ", "), person.formerNames()));
    }
    if (!person.note().isEmpty()) {
      lines.add(say("备注：", "note: ") + person.note());
    }
    lines.add(
        say("等级分 ", "rating ")
            + (state.rating().isPresent() ? state.rating().getAsInt() : say("无", "none"))
            + peak()
            + say("，计分 ", ", counted: ")
            + state.games()
            + say(" 局、", " games, ")
            + state.events()
            + say(" 项赛事", " events"));
    was(say("姓名", "name"), RegisterEntry::name);
    was(say("单位", "unit"), RegisterEntry::unit);
    was(say("称号", "title"), RegisterEntry::title);
  }

  private String peak() {
    int peak = career.state().peak();
    if (peak == 0) {
      return "";
    }
    return say("，最高 ", ", peak ")
        + peak
        + career
            .peakList()
            .map(list -> say("（" + list + "）", " (" + list + ")"))
            .orElse(say("（早于册中各期）", " (before the lists of this book)"));
  }

  /** When something of the register changed, as far as the lists tell. */
  private void was(String what, Function<RegisterEntry, String> of) {
    for (int i = 1; i < career.lists().size(); i++) {
      String before = of.apply(career.lists().get(i - 1).state());
      String now = of.apply(career.lists().get(i).state());
      if (!now.equals(before)) {
        lines.add(
            career.lists().get(i).list()
                + say("：", ": ")
                + what
                + " "
                + (before.isEmpty() ? HealthText.NONE : before)
                + " → "
                + (now.isEmpty() ? HealthText.NONE : now));
      }
    }
  }

  private void lists() {
    heading(
        say("各期等级分表  ", "Lists  ")
            + Sparkline.of(
                career.lists().stream().map(l -> HealthText.wide(l.state().rating())).toList()));
    TextTable table =
        new TextTable(
            List.of(
                say("期", "list"),
                say("等级分", "rating"),
                say("名次", "rank"),
                say("变动", "change"),
                say("局数", "games"),
                say("说明", "note")));
    boolean rated = false;
    for (Career.Listed list : career.lists()) {
      boolean left = rated && list.state().rating().isEmpty();
      rated = list.state().rating().isPresent();
      table.add(
          List.of(
              list.list().toString(),
              HealthText.whole(list.state().rating()),
              HealthText.whole(list.rank()),
              list.change().isPresent() && list.change().getAsInt() > 0
                  ? "+" + list.change().getAsInt()
                  : HealthText.whole(list.change()),
              HealthText.whole(list.games()),
              left ? say("退出等级分表（第二条）", "left the list (article 2)") : note(list)));
    }
    lines.addAll(table.lines());
  }

  /** The list's own words; with the half-years in a row without a game, where there are some. */
  private String note(Career.Listed list) {
    int idle = list.state().idle();
    String rest =
        idle == 0 ? "" : say("连续 " + idle + " 个半年无对局", idle + " half-years without a game");
    return list.note().isEmpty() || rest.isEmpty()
        ? list.note() + rest
        : list.note() + say("；", "; ") + rest;
  }

  private void events() {
    heading(say("计分赛事", "Rated events"));
    if (career.events().isEmpty()) {
      lines.add(say("没有。", "None."));
      return;
    }
    TextTable table =
        new TextTable(
            List.of(
                say("期", "list"),
                say("结束", "ended"),
                say("赛事", "event"),
                say("名次", "place"),
                say("局数", "games"),
                say("得分", "score"),
                say("预期", "expected"),
                say("对手平均", "opponents"),
                "K",
                say("变动", "change")));
    for (Career.Attended event : career.events()) {
      Optional<Career.Reported> report = event.report();
      table.add(
          List.of(
              event.list().toString(),
              report.map(r -> r.end().toString()).orElse(HealthText.NONE),
              report
                  .map(r -> r.name() + " [" + event.change().event() + "]")
                  .orElse("[" + event.change().event() + "]"),
              report.map(CareerText::place).orElse(HealthText.NONE),
              Integer.toString(event.change().games()),
              Exact.points(event.change().score()),
              Exact.hundredths(event.change().expected()),
              HealthText.whole(event.change().opponents()),
              Integer.toString(event.change().k()),
              HealthText.signed(event.change().change())
                  + (event.rated()
                      ? ""
                      : say("（无等级分，留待首次定级）", " (unrated: kept for the first rating)"))));
    }
    lines.addAll(table.lines());
  }

  private static String place(Career.Reported report) {
    return HealthText.whole(report.place()) + "/" + report.participants();
  }

  private void norms() {
    heading(say("标准分与称号（第六、十条）", "Norms (articles 6 and 10)"));
    NormWords words = new NormWords(language);
    for (Career.Earned earned : career.norms()) {
      lines.add(
          earned.list()
              + "  "
              + earned.end()
              + "  "
              + words.title(earned.norm().title())
              + "  ["
              + earned.norm().event()
              + "] "
              + Exact.points(earned.norm().score())
              + "/"
              + earned.norm().games()
              + say("，标准分 ", ", standard ")
              + (earned.norm().standard().isPresent()
                  ? Exact.points(earned.norm().standard().getAsInt())
                  : HealthText.NONE));
    }
    if (career.norms().isEmpty()) {
      lines.add(say("没有。", "None."));
    }
  }

  private void opponents() {
    heading(
        say(
            "常遇的对手（册中报告里实际赛过的对局）",
            "Opponents met most (games played, in the reports of the book)"));
    if (career.opponents().isEmpty()) {
      lines.add(say("没有。", "None."));
      return;
    }
    TextTable table =
        new TextTable(
            List.of(
                say("编号", "id"),
                say("姓名", "name"),
                say("局数", "games"),
                say("得分", "score"),
                say("胜", "won"),
                say("和", "drawn"),
                say("负", "lost")));
    for (Opponents.Foe foe : career.opponents().stream().limit(OPPONENTS).toList()) {
      table.add(
          List.of(
              foe.id(),
              foe.name(),
              Integer.toString(foe.games()),
              Exact.points(foe.score()),
              Integer.toString(foe.wins()),
              Integer.toString(foe.draws()),
              Integer.toString(foe.losses())));
    }
    lines.addAll(table.lines());
    int others = career.opponents().size() - OPPONENTS;
    if (others > 0) {
      lines.add(say("…… 另有 " + others + " 人", "… and " + others + " others"));
    }
  }

  private void heading(String text) {
    lines.add("");
    lines.add(text);
  }

  private String say(String chinese, String english) {
    return language.pick(chinese, english);
  }
}
