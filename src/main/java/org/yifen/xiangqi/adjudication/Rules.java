package org.yifen.xiangqi.adjudication;

import java.util.Arrays;
import java.util.Optional;

/** The editions of the repetition rules; docs/rulings.md says how they differ. */
public enum Rules {
  /** The Chinese association's of 2020. */
  CXA_2020("cxa-2020"),
  /** Its edition of 2011: the same grades. */
  CXA_2011("cxa-2011"),
  /** Its edition of 1999: both sides forbidden is a draw, whatever they chase. */
  CXA_1999("cxa-1999"),
  /** Those of the Asian and the world federation. */
  AXF("axf");

  private final String text;

  Rules(String text) {
    this.text = text;
  }

  /** The name as an option: {@code cxa-2020}. */
  public String text() {
    return text;
  }

  /** The edition of a name; empty when there is none. */
  public static Optional<Rules> parse(String text) {
    return Arrays.stream(values()).filter(rules -> rules.text.equals(text)).findFirst();
  }
}
