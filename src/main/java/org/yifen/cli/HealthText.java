package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.yifen.diagnostic.Language;
import org.yifen.history.Group;
import org.yifen.history.Health;
import org.yifen.history.ListHealth;
import org.yifen.history.Spread;
import org.yifen.history.Stayers;
import org.yifen.regulation.Exact;

/** The health of a book for people: lines over time, then a table a question. */
final class HealthText {

  /** Stands for what there is none of, or nobody knows. */
  static final String NONE = "·";

  /** More rows about single players nobody reads on a terminal. */
  private static final int MOST = 40;

  private final Health health;
  private final Language language;
  private final List<String> lines = new ArrayList<>();

  private HealthText(Health health, Language language) {
    this.health = health;
    this.language = language;
  }

  static List<String> of(Health health, Language language) {
    HealthText text = new HealthText(health, language);
    text.all();
    return text.lines;
  }

  private void all() {
    int count = health.lists().size();
    lines.add(
        say("等级分状况 ", "Health of the ratings, ")
            + health.first()
            + " – "
            + health.last()
            + say("（" + count + " 期）", count == 1 ? " (1 list)" : " (" + count + " lists)"));
    overTime();
    for (Group group : Group.values()) {
      if (health.lists().stream().anyMatch(l -> l.spread(group).count() > 0)) {
        spread(group);
      }
    }
    stayers();
    new PoolText(health, language, lines).add();
    new CalibrationText(health, language, lines).add();
    new WatchText(health, language, lines).add();
  }

  /** One line a measure: how it went, and where it stands. */
  private void overTime() {
    lines.add("");
    TextTable table = new TextTable(List.of("", say("历期", "over time"), say("最近", "last")));
    row(table, say("有等级分：男子", "rated: men"), l -> count(l, Group.MEN), Long::toString);
    row(table, say("有等级分：女子", "rated: women"), l -> count(l, Group.WOMEN), Long::toString);
    for (Group group : List.of(Group.MEN, Group.WOMEN)) {
      String who = language.pick(group.chinese(), group.english());
      row(table, say("平均：", "mean: ") + who, l -> wide(l.spread(group).mean()), Exact::hundredths);
      for (int n : Spread.TOPS) {
        row(
            table,
            say("前 " + n + " 名平均：", "top " + n + ": ") + who,
            l -> wide(l.spread(group).top(n)),
            Exact::hundredths);
      }
    }
    row(table, say("总分", "pool"), l -> OptionalLong.of(l.spread(Group.ALL).sum()), Long::toString);
    lines.addAll(table.lines());
  }

  private static OptionalLong count(ListHealth list, Group group) {
    return OptionalLong.of(list.spread(group).count());
  }

  static OptionalLong wide(OptionalInt value) {
    return value.isPresent() ? OptionalLong.of(value.getAsInt()) : OptionalLong.empty();
  }

  /** Leaves a measure out that no list has, or of which there was never any. */
  private void row(
      TextTable table,
      String name,
      Function<ListHealth, OptionalLong> value,
      LongFunction<String> shown) {
    List<OptionalLong> values = health.lists().stream().map(value).toList();
    if (values.stream().anyMatch(v -> v.orElse(0) != 0)) {
      OptionalLong last = values.get(values.size() - 1);
      table.add(
          List.of(
              name, Sparkline.of(values), last.isPresent() ? shown.apply(last.getAsLong()) : NONE));
    }
  }

  private void spread(Group group) {
    heading(
        say("等级分分布：" + group.chinese(), "Ratings, " + group.english())
            + say("（平均值到百分之一分，其余为榜上的分数）", " (averages to a hundredth, all else as on the list)"));
    List<String> header = new ArrayList<>(List.of(say("期", "list"), say("人数", "rated")));
    header.add(say("平均", "mean"));
    header.add(say("最低", "lowest"));
    Spread.QUANTILES.forEach(q -> header.add(q == 50 ? say("中位", "median") : q + "%"));
    header.add(say("最高", "highest"));
    Spread.TOPS.forEach(n -> header.add(say("前", "top ") + n));
    TextTable table = new TextTable(header);
    for (ListHealth list : health.lists()) {
      Spread spread = list.spread(group);
      List<String> row = new ArrayList<>();
      row.add(list.list().toString());
      row.add(Integer.toString(spread.count()));
      row.add(hundredths(spread.mean()));
      row.add(whole(spread.lowest()));
      Spread.QUANTILES.forEach(q -> row.add(whole(spread.quantile(q))));
      row.add(whole(spread.highest()));
      Spread.TOPS.forEach(n -> row.add(hundredths(spread.top(n))));
      table.add(row);
    }
    lines.addAll(table.lines());
  }

  /** What happened to those who were there before and after: inflation without newcomers. */
  private void stayers() {
    heading(
        say(
            "连续两期都有等级分的棋手：平均等级分的变动",
            "The players rated in both of two lists in a row: the change of their average"));
    List<String> header = new ArrayList<>(List.of(say("期", "list")));
    for (Group group : Group.values()) {
      String who = language.pick(group.chinese(), group.english());
      header.add(who);
      header.add(say("变动", "change"));
      Spread.TOPS.forEach(n -> header.add(say("前", "top ") + n));
    }
    TextTable table = new TextTable(header);
    for (ListHealth list : health.lists()) {
      List<String> row = new ArrayList<>(List.of(list.list().toString()));
      for (Group group : Group.values()) {
        Stayers stayers = list.stayers().get(group);
        row.add(stayers == null ? NONE : Integer.toString(stayers.now().count()));
        row.add(stayers == null ? NONE : signed(stayers.change()));
        for (int n : Spread.TOPS) {
          row.add(stayers == null ? NONE : signed(stayers.change(n)));
        }
      }
      table.add(row);
    }
    lines.addAll(table.lines());
  }

  private void heading(String text) {
    lines.add("");
    lines.add(text);
  }

  static String whole(OptionalInt value) {
    return value.isPresent() ? Integer.toString(value.getAsInt()) : NONE;
  }

  private static String hundredths(OptionalInt value) {
    return value.isPresent() ? Exact.hundredths(value.getAsInt()) : NONE;
  }

  private static String signed(OptionalInt value) {
    return value.isPresent() ? signed(value.getAsInt()) : NONE;
  }

  /** At most so many lines of a table: what there is beyond them is counted. */
  static List<String> cut(List<String> table, Language language) {
    if (table.size() <= MOST + 1) {
      return table;
    }
    List<String> cut = new ArrayList<>(table.subList(0, MOST + 1));
    int more = table.size() - MOST - 1;
    cut.add(
        language.pick(
            "…… 另有 " + more + " 行，见 --format json", "… and " + more + " more, see --format json"));
    return cut;
  }

  /** Hundredths with their sign. */
  static String signed(long hundredths) {
    return (hundredths > 0 ? "+" : "") + Exact.hundredths(hundredths);
  }

  private String say(String chinese, String english) {
    return language.pick(chinese, english);
  }
}
