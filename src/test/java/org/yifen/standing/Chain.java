package org.yifen.standing;

import java.util.ArrayList;
import java.util.List;

/**
 * A contest in which A and B are equal in everything down to one criterion, which alone puts A
 * before B; or in which they stay tied.
 *
 * @param games as {@link Made} reads them, by the sides A, B, …
 * @param fouls the side and the number, {@code B1}; empty for none
 * @param working by hand: a line a criterion in the order of the rules, with the value of A, that
 *     of B, and how they come about; the last line is the one that decides, or {@code tied}
 */
record Chain(Competition competition, String games, String fouls, String working) {

  /** The word for those whom nothing separates. */
  static final String TIED = "tied";

  private static final int LETTERS = 6;

  /** A line of the working. */
  record Step(String criterion, String a, String b) {}

  static Chain of(Competition competition, String games, String working) {
    return new Chain(competition, games, "", working);
  }

  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (String line : working.strip().split("\n", -1)) {
      String[] parts = line.strip().split("\\s+", 4);
      steps.add(
          parts.length < 3 ? new Step(parts[0], "", "") : new Step(parts[0], parts[1], parts[2]));
    }
    return steps;
  }

  /** The code of the criterion that decides, or {@value #TIED}. */
  String deciding() {
    return steps().get(steps().size() - 1).criterion();
  }

  Made made() {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < LETTERS; i++) {
      char letter = (char) ('A' + i);
      letters.append(games.indexOf(letter) >= 0 ? String.valueOf(letter) : "");
    }
    Made made = Made.of(letters.toString()).games(games);
    return fouls.isEmpty() ? made : made.fouls(fouls.charAt(0), fouls.charAt(1) - '0');
  }

  @Override
  public String toString() {
    return competition.article() + " " + deciding();
  }
}
