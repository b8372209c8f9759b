package org.yifen.history;

/** What the numbers of a list's half-year rest on. */
public enum Source {
  /** The reports, calculated again with the published result. */
  REPORTS("reports", "报告齐全", "calculated again from the reports"),
  /** The registers alone: reports are gone or were changed. */
  REPORTS_GONE(
      "reports-gone",
      "报告缺失或已改动，只依据等级分登记",
      "reports are gone or changed: told from the registers alone"),
  /** The registers alone: what the files at hand give is not what was published. */
  DIFFERENT(
      "different",
      "重新计算与公布的不同，只依据等级分登记",
      "calculated again it is not what was published: told from the registers alone"),
  /** One register: the book has no list before this one. */
  FIRST("first", "此前没有等级分表，没有变动可言", "no list before it: nothing to compare it with");

  private final String code;
  private final String chinese;
  private final String english;

  Source(String code, String chinese, String english) {
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
}
