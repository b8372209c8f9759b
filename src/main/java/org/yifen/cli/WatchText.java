package org.yifen.cli;

import java.util.List;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.history.Health;
import org.yifen.history.Nearby;
import org.yifen.history.Resting;
import org.yifen.history.Source;
import org.yifen.player.RegisterEntry;

/** What to watch on the last list: improbable results, players near a mark, players at rest. */
final class WatchText {

  private final Health health;
  private final Language language;
  private final List<String> lines;

  WatchText(Health health, Language language, List<String> lines) {
    this.health = health;
    this.language = language;
    this.lines = lines;
  }

  void add() {
    improbable();
    near();
    resting();
  }

  private void improbable() {
    heading(
        say(
            health.last() + " 难以置信的成绩",
            "Results of " + health.last() + " that are hard to believe"));
    Source source = health.lists().get(health.lists().size() - 1).source();
    if (source != Source.REPORTS) {
      lines.add(language.pick(source.chinese(), source.english()));
    } else if (health.improbable().isEmpty()) {
      lines.add(say("没有。", "None."));
    }
    lines.addAll(HealthText.cut(health.improbable().stream().map(this::line).toList(), language));
  }

  private String line(Diagnostic finding) {
    return finding.notice().code()
        + " "
        + finding.event()
        + say("：", ": ")
        + finding.text(language)
        + finding.acknowledged().map(a -> say("（已确认）", " (acknowledged)")).orElse("");
  }

  private void near() {
    heading(
        say(
            "临界棋手（相差不超过 " + health.within() + " 分）",
            "Players within " + health.within() + " points of a mark"));
    if (health.near().isEmpty()) {
      lines.add(say("没有。", "None."));
      return;
    }
    TextTable table =
        new TextTable(
            List.of(
                say("界线", "mark"),
                say("意义", "for"),
                say("编号", "id"),
                say("姓名", "name"),
                say("单位", "unit"),
                say("称号", "title"),
                say("等级分", "rating"),
                say("还差", "missing")));
    NormWords words = new NormWords(language);
    for (Nearby near : health.near()) {
      RegisterEntry player = near.player();
      table.add(
          List.of(
              Integer.toString(near.mark()),
              near.title().map(words::title).orElse(say("K 值减小", "the lowest K")),
              player.id(),
              player.name(),
              player.unit(),
              player.title(),
              Integer.toString(player.rating().orElseThrow()),
              Integer.toString(near.missing())));
    }
    lines.addAll(HealthText.cut(table.lines(), language));
  }

  private void resting() {
    heading(
        say(
            "停赛：若再无对局，下一期（" + health.last().next() + "）将扣分或取消等级分的棋手",
            "Inactive: what the next list ("
                + health.last().next()
                + ") takes off without a game"));
    if (health.resting().isEmpty()) {
      lines.add(say("没有。", "None."));
      return;
    }
    TextTable table =
        new TextTable(
            List.of(
                say("编号", "id"),
                say("姓名", "name"),
                say("单位", "unit"),
                say("等级分", "rating"),
                say("连续半年数", "half-years"),
                say("下一期", "next list")));
    for (Resting resting : health.resting()) {
      RegisterEntry player = resting.player();
      table.add(
          List.of(
              player.id(),
              player.name(),
              player.unit(),
              Integer.toString(player.rating().orElseThrow()),
              Integer.toString(resting.idle()),
              next(resting)));
    }
    lines.addAll(HealthText.cut(table.lines(), language));
  }

  private String next(Resting resting) {
    if (resting.isCancelled()) {
      return say("取消等级分", "the rating");
    }
    return resting.decay()
        + (resting.next().isPresent()
            ? " → " + resting.next().getAsInt()
            : say("，低于下限，退出等级分表", ", below the floor: off the list"));
  }

  private void heading(String text) {
    lines.add("");
    lines.add(text);
  }

  private String say(String chinese, String english) {
    return language.pick(chinese, english);
  }
}
