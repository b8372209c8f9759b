package org.yifen.event;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.yifen.diagnostic.Notice;

/** A condition of articles 4 and 6 that a waiver can lift, named by its key in the rules. */
public enum Condition {
  ROUND_ROBIN_RATED_SHARE("4.1", false),
  ROUND_ROBIN_ALL_RATED_UP_TO("4.1", false),
  MINIMUM_UNITS("4.2", false),
  MAXIMUM_UNIT_SHARE("4.2", false),
  MINIMUM_NATIONAL_ARBITERS("4.3", false),
  TITLE_EVENT_PARTICIPANTS("6.1", true),
  TITLE_EVENT_UNRATED_SHARE("6.1", true);

  private static final int SHORTEST_PART = 5;

  private final String article;
  private final boolean titlesOnly;

  Condition(String article, boolean titlesOnly) {
    this.article = article;
    this.titlesOnly = titlesOnly;
  }

  /** The article's number. */
  public String article() {
    return article;
  }

  /** Whether it bears on norms only: an event that fails it is rated all the same. */
  public boolean isForTitlesOnly() {
    return titlesOnly;
  }

  /** The name in {@code waivers.csv}, the key of {@code rules.csv}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The condition of a name in {@code waivers.csv}: its key, its code such as CND-003, or a part of
   * the key that no other key has.
   */
  public static Optional<Condition> parse(String written) {
    String text = written.strip().toLowerCase(Locale.ROOT);
    List<Condition> exact =
        Arrays.stream(values())
            .filter(
                c ->
                    text.equals(c.key()) || text.equals(c.notice().code().toLowerCase(Locale.ROOT)))
            .toList();
    List<Condition> parts =
        Arrays.stream(values())
            .filter(c -> text.length() >= SHORTEST_PART && c.key().contains(text))
            .toList();
    List<Condition> found = exact.isEmpty() ? parts : exact;
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** What is said when an event fails it. */
  public Notice notice() {
    return switch (this) {
      case ROUND_ROBIN_RATED_SHARE -> Notice.CND_001;
      case ROUND_ROBIN_ALL_RATED_UP_TO -> Notice.CND_002;
      case MINIMUM_UNITS -> Notice.CND_003;
      case MAXIMUM_UNIT_SHARE -> Notice.CND_004;
      case MINIMUM_NATIONAL_ARBITERS -> Notice.CND_005;
      case TITLE_EVENT_PARTICIPANTS -> Notice.CND_007;
      case TITLE_EVENT_UNRATED_SHARE -> Notice.CND_008;
    };
  }
}
