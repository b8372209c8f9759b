package org.yifen.history;

import org.yifen.regulation.Sex;

/** Of whom a number is. */
public enum Group {
  ALL("all", "全部", "all"),
  MEN("men", "男子", "men"),
  WOMEN("women", "女子", "women");

  private final String code;
  private final String chinese;
  private final String english;

  Group(String code, String chinese, String english) {
    this.code = code;
    this.chinese = chinese;
    this.english = english;
  }

  /** The name in files. */
  public String code() {
    return code;
  }

  public String chinese() {
    return chinese;
  }

  public String english() {
    return english;
  }

  boolean includes(Sex sex) {
    return this == ALL || (this == MEN) == (sex == Sex.MAN);
  }
}
