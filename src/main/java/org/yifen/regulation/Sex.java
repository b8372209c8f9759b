package org.yifen.regulation;

/** Men and women are rated on one scale with different floors and provisional ratings. */
public enum Sex {
  MAN("M", "男", "men"),
  WOMAN("F", "女", "women");

  private final String code;
  private final String chinese;
  private final String plural;

  Sex(String code, String chinese, String plural) {
    this.code = code;
    this.chinese = chinese;
    this.plural = plural;
  }

  /** The code in the book's files: M or F. */
  public String code() {
    return code;
  }

  /** 男 or 女. */
  public String chinese() {
    return chinese;
  }

  /** men or women. */
  public String plural() {
    return plural;
  }
}
