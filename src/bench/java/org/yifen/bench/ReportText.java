package org.yifen.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.yifen.regulation.Exact;

/** An invented event as the rows of a report in the house layout. */
final class ReportText {

  private ReportText() {}

  static String csv(MadeEvent event) {
    StringBuilder out = new StringBuilder();
    rows(event).forEach(row -> out.append(String.join(",", row)).append('\n'));
    return out.toString();
  }

  static List<List<String>> rows(MadeEvent event) {
    return rows(event, false);
  }

  /** The same with a column of the ratings with which they came. */
  static List<List<String>> rowsWithRatings(MadeEvent event) {
    return rows(event, true);
  }

  private static List<List<String>> rows(MadeEvent event, boolean ratings) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("赛事编号", event.id()));
    rows.add(List.of("赛事名称", "弈分杯象棋赛 " + event.id()));
    rows.add(List.of("开始日期", event.start().toString()));
    rows.add(List.of("结束日期", event.end().toString()));
    rows.add(List.of("赛制", event.roundRobin() ? "单循环" : "积分编排"));
    rows.add(List.of("组别", "男子"));
    rows.add(List.of("主办单位", "象棋协会"));
    rows.add(List.of("竞赛规则", "象棋竞赛规则"));
    rows.add(List.of("裁判长", "高山"));
    rows.add(List.of("国家级裁判员", "高山、流水"));
    rows.add(List.of("报送日期", event.end().plusDays(3).toString()));
    rows.add(List.of(""));
    rows.add(header(event, ratings));
    String[][] results = event.roundRobin() ? crosstable(event) : byRound(event);
    int[] points = event.points();
    int[] places = event.places();
    for (int i = 0; i < event.people().size(); i++) {
      Person person = event.people().get(i);
      List<String> row = new ArrayList<>();
      row.addAll(List.of(Integer.toString(i + 1), person.id(), person.name(), person.unit()));
      if (ratings) {
        row.add(Integer.toString(person.rating()));
      }
      row.addAll(Arrays.asList(results[i]));
      row.addAll(List.of(Exact.points(points[i]), Integer.toString(places[i])));
      rows.add(row);
    }
    return rows;
  }

  private static List<String> header(MadeEvent event, boolean ratings) {
    List<String> header = new ArrayList<>(List.of("序号", "编号", "姓名", "单位"));
    if (ratings) {
      header.add("等级分");
    }
    int columns = event.roundRobin() ? event.people().size() : event.rounds();
    for (int i = 1; i <= columns; i++) {
      header.add(event.roundRobin() ? Integer.toString(i) : "第" + i + "轮");
    }
    header.addAll(List.of("得分", "名次"));
    return header;
  }

  private static String[][] crosstable(MadeEvent event) {
    int size = event.people().size();
    String[][] cells = new String[size][size];
    for (int i = 0; i < size; i++) {
      cells[i][i] = "×";
    }
    for (MadeEvent.Game game : event.games()) {
      cells[game.first()][game.second()] = score(game.result(), game);
      cells[game.second()][game.first()] = score(2 - game.result(), game);
    }
    return cells;
  }

  private static String[][] byRound(MadeEvent event) {
    String[][] cells = new String[event.people().size()][event.rounds()];
    for (MadeEvent.Game game : event.games()) {
      int round = game.round() - 1;
      cells[game.first()][round] = game.second() + 1 + "先" + score(game.result(), game);
      cells[game.second()][round] = game.first() + 1 + "后" + score(2 - game.result(), game);
    }
    for (int round = 0; round < event.byes().length; round++) {
      if (event.byes()[round] >= 0) {
        cells[event.byes()[round]][round] = "轮空";
      }
    }
    return cells;
  }

  private static String score(int halves, MadeEvent.Game game) {
    return Exact.points(halves) + (game.played() ? "" : "※");
  }
}
