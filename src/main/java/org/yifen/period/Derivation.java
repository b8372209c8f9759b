package org.yifen.period;

import java.util.List;
import org.yifen.rating.KFactor;

/**
 * One player's change in one event with every number that led to it (articles 8 and 9). Points are
 * halves, expectations and changes hundredths.
 *
 * @param rated whether the player was rated at the opening of the half; an unrated one only
 *     collects games for the first rating
 * @param own the rating the player took part at; the provisional one of the unrated
 * @param games N
 * @param score W
 * @param roundRobin whether {@code We = M · Pa − ½} was used; then the one part has M games
 * @param parts one, or two for a woman below the mixed limit; none without counted games
 * @param expected We
 * @param k why K is what it is
 * @param kValue K
 * @param champion whether the change could not be a loss
 * @param leftOut games left out since a participant without a point played in them
 * @param uncapped {@code K (W − We)}, before the champion's rule
 * @param change ΔR
 */
public record Derivation(
    boolean rated,
    int own,
    int games,
    int score,
    boolean roundRobin,
    List<Part> parts,
    int expected,
    KFactor k,
    int kValue,
    boolean champion,
    int leftOut,
    int uncapped,
    int change) {

  public Derivation {
    parts = List.copyOf(parts);
  }

  /**
   * One use of table two.
   *
   * @param own the player's rating in these games
   * @param games their number; M in a complete round robin
   * @param average the opponents' rounded average; of all M in a complete round robin
   * @param difference own less average
   * @param band the table's row, both differences included
   * @param percent P
   */
  public record Part(int own, int games, int average, int difference, String band, int percent) {}
}
