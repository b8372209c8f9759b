package org.yifen.report;

/** How a report arranges what it says; found from the content. */
public enum Layout {
  HOUSE("联合会格式", "house layout"),
  PAIRINGS("对阵表", "pairing sheets"),
  CHESS_RESULTS("Chess-Results 成绩表", "Chess-Results table"),
  TRF16("TRF16", "TRF16"),
  TRF26("TRF26", "TRF26");

  private final String chinese;
  private final String english;

  Layout(String chinese, String english) {
    this.chinese = chinese;
    this.english = english;
  }

  public String chinese() {
    return chinese;
  }

  public String english() {
    return english;
  }
}
