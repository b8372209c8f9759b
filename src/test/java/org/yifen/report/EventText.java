package org.yifen.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.yifen.event.Event;
import org.yifen.event.Games;

/** All that an event holds, but not where it stands: what two forms of a report must agree in. */
final class EventText {

  private EventText() {}

  static String of(Event event) {
    return of(event, Optional.empty());
  }

  /** With another id, where the file's name decides it. */
  static String of(Event event, Optional<String> id) {
    List<String> lines = new ArrayList<>();
    lines.add(
        List.of(
                id.orElse(event.id()),
                event.name(),
                event.start(),
                event.end(),
                event.system(),
                event.section(),
                event.team(),
                event.titles().stream().sorted().toList(),
                event.scoring(),
                event.organiser(),
                event.place(),
                event.rules(),
                event.approval(),
                event.chiefArbiter(),
                event.nationalArbiters(),
                event.submitted(),
                event.rounds())
            .toString());
    event
        .entrants()
        .forEach(
            e ->
                lines.add(
                    List.of(
                            e.no(),
                            e.id(),
                            e.name(),
                            e.sex(),
                            e.unit(),
                            e.title(),
                            e.rating(),
                            e.points(),
                            e.place(),
                            e.remarks())
                        .toString()));
    lines.addAll(games(event));
    return String.join("\n", lines);
  }

  /** The games and byes in an order of their own. */
  static List<String> games(Event event) {
    List<String> games = new ArrayList<>();
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      boolean turn = !Games.isColoured(game) && Games.first(game) > Games.second(game);
      int result = Games.result(game);
      boolean decided = result == Games.WIN || result == Games.LOSS;
      games.add(
          "game %d: %d %d %d %s%s"
              .formatted(
                  event.games().round(g),
                  turn ? Games.second(game) : Games.first(game),
                  turn ? Games.first(game) : Games.second(game),
                  turn && decided ? Games.WIN - result : result,
                  Games.isPlayed(game) ? "played" : "unplayed",
                  Games.isColoured(game) ? " coloured" : ""));
    }
    event.games().byes().forEach(b -> games.add(b.toString()));
    Collections.sort(games);
    return games;
  }
}
