package org.yifen.event;

/** How an event pairs its participants (赛制). */
public enum EventSystem {
  ROUND_ROBIN("round-robin", "单循环"),
  DOUBLE_ROUND_ROBIN("double-round-robin", "双循环"),
  SWISS("swiss", "积分编排");

  private final String code;
  private final String chinese;

  EventSystem(String code, String chinese) {
    this.code = code;
    this.chinese = chinese;
  }

  public String code() {
    return code;
  }

  public String chinese() {
    return chinese;
  }

  /** Single or double: everybody meets everybody. */
  public boolean isRoundRobin() {
    return this != SWISS;
  }
}
