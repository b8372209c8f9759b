package org.yifen.event;

import java.util.List;

/** A key row above the participants' table. */
public enum Key {
  EVENT_ID("赛事编号", "event-id"),
  EVENT("赛事名称", "event"),
  START_DATE("开始日期", "start-date"),
  END_DATE("结束日期", "end-date"),
  DATE("日期", "date", "比赛日期", "dates", "比赛时间"),
  SYSTEM("赛制", "system"),
  SECTION("组别", "section"),
  TEAM("团体", "team"),
  CLASS("比赛性质", "class"),
  SCORING("计分制", "scoring"),
  ORGANISER("主办单位", "organiser"),
  PLACE("比赛地点", "place", "地点"),
  RULES("竞赛规则", "rules"),
  APPROVAL("批准文号", "approval"),
  CHIEF_ARBITER("裁判长", "chief-arbiter"),
  NATIONAL_ARBITERS("国家级裁判员", "national-arbiters"),
  SUBMITTED("报送日期", "submitted");

  private final List<String> names;

  Key(String... names) {
    this.names = List.of(names);
  }

  public String chinese() {
    return names.get(0);
  }

  public String english() {
    return names.get(1);
  }

  /** Words that mean this key, in lower case. */
  public List<String> names() {
    return names;
  }
}
