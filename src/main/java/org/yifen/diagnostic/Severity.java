package org.yifen.diagnostic;

/** How much a notice matters. */
public enum Severity {
  /** Blocks: the input cannot be rated as it is. */
  ERROR("error", "错误"),
  /** To be looked at: probably a mistake, or a condition that is not met. */
  WARNING("warning", "警告"),
  /** Informs; nothing to do. */
  NOTE("note", "提示");

  private final String english;
  private final String chinese;

  Severity(String english, String chinese) {
    this.english = english;
    this.chinese = chinese;
  }

  /** The word in JSON and in English output. */
  public String english() {
    return english;
  }

  /** The word in Chinese output. */
  public String chinese() {
    return chinese;
  }
}
