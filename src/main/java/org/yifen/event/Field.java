package org.yifen.event;

import java.util.List;

/** A column of the participants' table. */
public enum Field {
  NO("序号", "no", "no."),
  ID("编号", "id"),
  NAME("姓名", "name"),
  SEX("性别", "sex"),
  UNIT("单位", "unit", "代表队", "参赛单位", "代表单位"),
  TITLE("称号", "title"),
  RATING("等级分", "rating"),
  POINTS("得分", "points", "积分", "总分"),
  PLACE("名次", "place", "rank"),
  FOULS("犯规", "fouls", "犯规数", "犯规次数"),
  REMARKS("备注", "remarks");

  private final List<String> names;

  Field(String... names) {
    this.names = List.of(names);
  }

  /** The Chinese heading. */
  public String chinese() {
    return names.get(0);
  }

  /** The English heading. */
  public String english() {
    return names.get(1);
  }

  /** Headings that mean this column, in lower case. */
  public List<String> names() {
    return names;
  }
}
