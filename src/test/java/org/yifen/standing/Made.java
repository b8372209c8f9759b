package org.yifen.standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.standing.Contest.Bout;
import org.yifen.standing.Contest.Rest;
import org.yifen.standing.Contest.Side;

/**
 * A contest written down in short, sides named by one letter each: {@code 1 AB 1} is round 1, A
 * moved first and won; {@code ½}, {@code 0}, {@code 0:0}; ※ behind a game that was not played, ?
 * where nobody knows who moved first; {@code 2 C bye}.
 */
final class Made {

  static final Scoring HALVES = new Scoring(2, 1, 1, 0);
  static final Scoring TWO = new Scoring(4, 2, 2, 0);

  private final String letters;
  private final List<Bout> bouts = new ArrayList<>();
  private final List<Rest> rests = new ArrayList<>();
  private final List<Integer> fouls;
  private Scoring scale = HALVES;

  private Made(String letters) {
    this.letters = letters;
    this.fouls = new ArrayList<>(Collections.nCopies(letters.length(), 0));
  }

  static Made of(String letters) {
    return new Made(letters);
  }

  Made in(Scoring points) {
    scale = points;
    return this;
  }

  Made games(String... lines) {
    for (String line : lines) {
      Arrays.stream(line.split(",", -1)).map(String::strip).forEach(this::game);
    }
    return this;
  }

  Made fouls(char side, int number) {
    fouls.set(letters.indexOf(side), number);
    return this;
  }

  private void game(String text) {
    String[] parts = text.split(" ", -1);
    int round = Integer.parseInt(parts[0]);
    int first = letters.indexOf(parts[1].charAt(0));
    if (parts[2].equals("bye")) {
      rests.add(new Rest(round, first, scale.win(), 1, true));
      return;
    }
    boolean played = !parts[2].contains("※");
    boolean coloured = !parts[2].contains("?");
    int result =
        switch (parts[2].replaceAll("[※?]", "")) {
          case "1" -> Games.WIN;
          case "½" -> Games.DRAW;
          case "0" -> Games.LOSS;
          case "0:0" -> Games.NOBODY;
          default -> throw new IllegalArgumentException(text);
        };
    int second = letters.indexOf(parts[1].charAt(1));
    bouts.add(new Bout(round, first, second, result, played, coloured));
  }

  Contest contest(Competition.Matches matches) {
    List<Side> sides = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      sides.add(new Side(i + 1, "", letters.substring(i, i + 1)));
    }
    return new Contest(sides, bouts, rests, fouls, scale, matches);
  }

  /** The standing by an order of the rules. */
  Standing by(Competition competition) {
    return by(competition, competition.order().subList(1, competition.order().size()));
  }

  Standing by(Competition competition, List<Criterion> tieBreaks) {
    Request request = new Request(competition, tieBreaks, scale, Request.ALL_ROUNDS, 0);
    return Standings.standing(request, contest(competition.matches()));
  }

  /** Places, names and what decided: {@code 1 A, 2 B small-points, 2 C tied}. */
  static String places(Standing standing) {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < standing.rows().size(); i++) {
      Standing.Row row = standing.rows().get(i);
      boolean tied = i > 0 && standing.rows().get(i - 1).place() == row.place();
      String by =
          row.by()
              .map(d -> " " + d.criterion().code() + (d.round() > 0 ? "@" + d.round() : ""))
              .orElse(tied ? " tied" : "");
      rows.add(row.place() + " " + row.name() + by);
    }
    return String.join(", ", rows);
  }

  /** A criterion's values by name: {@code A 4.5, B 3}. */
  static String values(Standing standing, Criterion criterion) {
    int column = standing.criteria().indexOf(criterion);
    return standing.rows().stream()
        .sorted(Comparator.comparing(Standing.Row::no))
        .map(row -> row.name() + " " + row.values().get(column))
        .collect(Collectors.joining(", "));
  }
}
