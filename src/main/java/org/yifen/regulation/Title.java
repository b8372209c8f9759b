package org.yifen.regulation;

import java.util.Optional;

/**
 * A title that norms or places can win (articles 5 and 11). The order is that of the columns of the
 * norm table; of one sex the later is the higher.
 */
public enum Title {
  WOMAN_MASTER("woman-master", "女子大师", Sex.WOMAN, false),
  WOMAN_GRANDMASTER("woman-grandmaster", "女子特级大师", Sex.WOMAN, true),
  MAN_MASTER("man-master", "男子大师", Sex.MAN, false),
  MAN_GRANDMASTER("man-grandmaster", "男子特级大师", Sex.MAN, true);

  private static final String MASTER = "大师";
  private static final String GRANDMASTER = "特级大师";
  private static final String FIRST_GRADE = "一级棋士";

  private final String code;
  private final String chinese;
  private final Sex sex;
  private final boolean grandmaster;

  Title(String code, String chinese, Sex sex, boolean grandmaster) {
    this.code = code;
    this.chinese = chinese;
    this.sex = sex;
    this.grandmaster = grandmaster;
  }

  /** The name in files, such as {@code woman-master}. */
  public String code() {
    return code;
  }

  /** The name with the sex, such as 女子大师. */
  public String chinese() {
    return chinese;
  }

  /** The name as it stands behind a player's name: 大师 or 特级大师. */
  public String shortChinese() {
    return grandmaster ? GRANDMASTER : MASTER;
  }

  public Sex sex() {
    return sex;
  }

  public boolean isGrandmaster() {
    return grandmaster;
  }

  /** The title's own level for article 6.4: 3 or 2. */
  public int level() {
    return grandmaster ? 3 : 2;
  }

  /** The title of a code, a Chinese name with the sex, or a Chinese name and the player's sex. */
  public static Optional<Title> parse(String written, Sex sex) {
    String text = written.strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    for (Title title : values()) {
      boolean named = text.equals(title.code) || text.equals(title.chinese);
      boolean plain = title.sex == sex && text.equals(title.shortChinese());
      boolean spelled =
          title.sex == sex && text.equalsIgnoreCase(title.grandmaster ? "grandmaster" : "master");
      if (named || plain || spelled) {
        return Optional.of(title);
      }
    }
    return Optional.empty();
  }

  /** Whether two written titles mean the same for a player of this sex. */
  public static boolean same(String a, String b, Sex sex) {
    Optional<Title> first = parse(a, sex);
    return first.isPresent()
        ? first.equals(parse(b, sex))
        : parse(b, sex).isEmpty() && a.strip().equals(b.strip());
  }

  /** The Chinese name of the title of a level of article 6.4: 3, 2 or 1. */
  public static String nameOfLevel(int level) {
    return switch (level) {
      case 3 -> GRANDMASTER;
      case 2 -> MASTER;
      case 1 -> FIRST_GRADE;
      default -> throw new IllegalArgumentException("level " + level);
    };
  }

  /**
   * The level of a written title for article 6.4: 3 grandmaster, 2 master, 1 first-grade player
   * (一级棋士), 0 anything else or none.
   */
  public static int level(String written, Sex sex) {
    Optional<Title> title = parse(written, sex);
    if (title.isPresent()) {
      return title.get().grandmaster ? 3 : 2;
    }
    return written.strip().equals(FIRST_GRADE) ? 1 : 0;
  }
}
