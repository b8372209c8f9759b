package org.yifen.event;

import java.util.Collection;
import org.yifen.regulation.Sex;

/** Who may play in an event (组别). */
public enum Section {
  MEN("men", "男子"),
  WOMEN("women", "女子"),
  MIXED("mixed", "混合");

  private final String code;
  private final String chinese;

  Section(String code, String chinese) {
    this.code = code;
    this.chinese = chinese;
  }

  public String code() {
    return code;
  }

  public String chinese() {
    return chinese;
  }

  /** The narrowest section that admits all these players. */
  public static Section of(Collection<Sex> sexes) {
    boolean men = sexes.contains(Sex.MAN);
    boolean women = sexes.contains(Sex.WOMAN);
    return men && women ? MIXED : women ? WOMEN : MEN;
  }

  /** Whether a player of this sex may play in the section. */
  public boolean admits(Sex sex) {
    return this == MIXED || (this == MEN) == (sex == Sex.MAN);
  }
}
