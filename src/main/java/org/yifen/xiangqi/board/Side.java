package org.yifen.xiangqi.board;

/** Red (红, moves first) or Black (黑). */
public enum Side {
  RED("红", 0),
  BLACK("黑", 1);

  private final String chinese;
  private final int index;

  Side(String chinese, int index) {
    this.chinese = chinese;
    this.index = index;
  }

  /** 0 for Red, 1 for Black, for arrays by side. */
  public int index() {
    return index;
  }

  public String chinese() {
    return chinese;
  }

  public Side other() {
    return this == RED ? BLACK : RED;
  }
}
