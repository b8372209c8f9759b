package org.yifen.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yifen.player.Listing.Column;
import org.yifen.report.grid.Row;

/**
 * The header of one table of a rating list: which column holds what. Two tables may stand side by
 * side under one row of headings; each has a header of its own then.
 *
 * @param from the first column of the table, from 0
 * @param until the column behind its last
 * @param columns where each thing stands
 */
record ListHeader(int from, int until, Map<Column, Integer> columns) {

  /** What is longer is a title. */
  private static final int LONGEST_HEADING = 16;

  private static final Map<String, Column> BY_NAME = new HashMap<>();

  /** Lists in several languages tell which one a column is in: {@code name_zh}, {@code unit_zh}. */
  private static final Pattern CHINESE = Pattern.compile("[_-](zh|cn)$");

  static {
    name(Column.RANK, "名次", "排名", "排序", "序号", "位次", "no", "no.", "#", "rank", "place");
    name(Column.ID, "编号", "棋手编号", "注册号", "注册编号", "会员号", "id", "idno", "playerid", "id-number");
    name(Column.NAME, "姓名", "棋手", "棋手姓名", "选手", "运动员", "运动员姓名", "name", "player");
    name(Column.SEX, "性别", "sex", "gender");
    name(Column.UNIT, "单位", "代表队", "代表单位", "所属单位", "注册单位", "队名", "省市");
    name(Column.UNIT, "unit", "team", "federation", "fed", "club");
    name(Column.TITLE, "称号", "等级称号", "技术等级", "技术称号", "title");
    name(Column.RATING, "等级分", "现等级分", "新等级分", "本期等级分", "最新等级分", "rating", "newrating");
    name(Column.RATING, "elo", "new", "rtg");
    name(Column.BEFORE, "上期等级分", "原等级分", "上期", "原等级", "before", "oldrating", "old");
    name(Column.CHANGE, "升降", "增减", "变化", "变动", "升降分", "change", "+/-");
    name(Column.NOTE, "备注", "说明", "note", "remarks");
  }

  ListHeader {
    columns = Map.copyOf(columns);
  }

  private static void name(Column column, String... names) {
    for (String name : names) {
      BY_NAME.put(name, column);
    }
  }

  /** The tables that a row heads; none for a row that is no header. */
  static List<ListHeader> of(Row row) {
    List<ListHeader> headers = new ArrayList<>();
    Map<Column, Integer> columns = new EnumMap<>(Column.class);
    int from = 0;
    boolean dated = isDated(row);
    for (int c = 0; c < row.cells().size(); c++) {
      Column column = dated && isRating(row.text(c)) ? Column.RATING : column(row.text(c));
      if (column == null) {
        continue;
      }
      if (columns.containsKey(column) && column != Column.NOTE) {
        headers.add(new ListHeader(from, c, columns));
        columns = new EnumMap<>(Column.class);
        from = c;
      }
      columns.putIfAbsent(column, c);
    }
    headers.add(new ListHeader(from, Integer.MAX_VALUE, columns));
    return headers.stream().filter(ListHeader::isOne).toList();
  }

  /**
   * Whether the ratings are headed by more than their name, {@code 2026年7月等级分}: one such column a
   * table, and none that is called 等级分 alone. Of several nobody can tell which is meant.
   */
  private static boolean isDated(Row row) {
    int names = 0;
    int ratings = 0;
    for (int c = 0; c < row.cells().size(); c++) {
      Column column = column(row.text(c));
      if (column == Column.RATING) {
        return false;
      }
      names += column == Column.NAME ? 1 : 0;
      ratings += isRating(row.text(c)) ? 1 : 0;
    }
    return ratings > 0 && ratings == names;
  }

  private static boolean isRating(String written) {
    String word = Clean.word(written);
    return word.contains("等级分") && column(written) == null && word.length() <= LONGEST_HEADING;
  }

  private static @Nullable Column column(String written) {
    String word = Clean.word(written);
    return BY_NAME.get(CHINESE.matcher(word).replaceAll(""));
  }

  /** A list names its players and has their ratings. */
  private boolean isOne() {
    boolean named = columns.containsKey(Column.NAME) || columns.containsKey(Column.ID);
    return named && columns.containsKey(Column.RATING);
  }

  Set<Column> has() {
    return columns.keySet();
  }

  int column(Column column) {
    return columns.getOrDefault(column, -1);
  }

  /** The text of a thing in a row; empty where the table has no such column. */
  String text(Row row, Column column) {
    return row.text(column(column));
  }
}
