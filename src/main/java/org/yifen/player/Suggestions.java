package org.yifen.player;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.yifen.regulation.Sex;

/**
 * Whom a report may have meant by a participant nobody matches. Few and likely ones only: the name
 * in other characters, the same name with another unit or sex, or one slip in the name of a player
 * of the same unit and sex. A suggestion, never an identification.
 */
public final class Suggestions {

  /** More candidates than this help nobody. */
  private static final int MOST = 3;

  /** In a shorter Han name one character makes another person's name. */
  private static final int SHORTEST_HAN = 3;

  private static final int SHORTEST_LATIN = 5;

  private final String name;
  private final String unit;
  private final Optional<Sex> sex;

  private Suggestions(String name, String unit, Optional<Sex> sex) {
    this.name = Simplified.key(name);
    this.unit = Simplified.key(unit);
    this.sex = sex;
  }

  /**
   * At most three players, the likeliest first; none where nobody is like the participant.
   *
   * @param sex empty when unknown
   */
  public static List<Player> of(String name, String unit, Optional<Sex> sex, Roll roll) {
    Suggestions wanted = new Suggestions(name, unit, sex);
    if (wanted.name.isEmpty()) {
      return List.of();
    }
    List<Player> named =
        roll.alike(name).stream()
            .sorted(
                Comparator.comparing((Player p) -> !wanted.isOfUnit(p))
                    .thenComparing(p -> !wanted.isOfSex(p))
                    .thenComparing(Player::id))
            .limit(MOST)
            .toList();
    return named.isEmpty() ? wanted.slips(roll) : named;
  }

  /** The players for a message: {@code 郑惟桐 (P0012, 浙江)}. */
  public static String text(List<Player> players) {
    return String.join(
        ", ",
        players.stream()
            .map(p -> p.name() + " (" + p.id() + (p.unit().isEmpty() ? ")" : ", " + p.unit() + ")"))
            .toList());
  }

  private List<Player> slips(Roll roll) {
    return roll.bySimplified().entrySet().stream()
        .filter(e -> isOneSlip(name, e.getKey()))
        .flatMap(e -> e.getValue().stream())
        .distinct()
        .filter(p -> isOfSex(p) && isOfUnit(p))
        .sorted(Comparator.comparing(Player::id))
        .limit(MOST)
        .toList();
  }

  private boolean isOfUnit(Player player) {
    return unit.equals(Simplified.key(player.unit()));
  }

  private boolean isOfSex(Player player) {
    return sex.isEmpty() || sex.get() == player.sex();
  }

  /** Whether two keys are one character apart: put in, left out or another one. */
  static boolean isOneSlip(String a, String b) {
    int shorter = Math.min(a.length(), b.length());
    int longer = Math.max(a.length(), b.length());
    if (longer - shorter > 1 || shorter < (isHan(a) || isHan(b) ? SHORTEST_HAN : SHORTEST_LATIN)) {
      return false;
    }
    int same = 0;
    while (same < shorter && a.charAt(same) == b.charAt(same)) {
      same++;
    }
    int fromA = same + (a.length() >= b.length() ? 1 : 0);
    int fromB = same + (b.length() >= a.length() ? 1 : 0);
    boolean differ = !a.equals(b);
    return differ && a.substring(fromA).equals(b.substring(fromB));
  }

  private static boolean isHan(String name) {
    return name.codePoints()
        .anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN);
  }
}
