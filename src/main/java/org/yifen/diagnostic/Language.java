package org.yifen.diagnostic;

/** A language of messages. */
public enum Language {
  ZH("zh"),
  EN("en");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  /** The tag as in {@code --lang}. */
  public String tag() {
    return tag;
  }

  /** One of two texts, by language. */
  public String pick(String chinese, String english) {
    return this == ZH ? chinese : english;
  }
}
