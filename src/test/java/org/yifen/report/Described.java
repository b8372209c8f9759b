package org.yifen.report;

import java.util.ArrayList;
import java.util.List;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Games;

/** Everything of an event that bears on ratings, as text that can be compared. */
public final class Described {

  private Described() {}

  /** The event without its players' identities. */
  public static String of(Event event) {
    StringBuilder out = new StringBuilder();
    out.append(event.system()).append(event.section()).append(event.end());
    for (Entrant entrant : event.entrants()) {
      // Places among players with equal points are tie-breaks; ratings need the champion alone.
      out.append(entrant.no())
          .append(!event.team() && entrant.place().orElse(0) == 1)
          .append(entrant.points());
    }
    List<String> games = new ArrayList<>();
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      if (Games.isPlayed(game)) {
        games.add(described(game));
      }
    }
    return out.append(games.stream().sorted().toList()).toString();
  }

  private static String described(int game) {
    int first = Games.first(game);
    int second = Games.second(game);
    int result = Games.result(game);
    int other = result == Games.NOBODY ? Games.NOBODY : Games.WIN - result;
    return first < second
        ? first + "-" + second + "=" + result
        : second + "-" + first + "=" + other;
  }
}
