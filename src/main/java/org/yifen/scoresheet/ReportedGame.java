package org.yifen.scoresheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.player.Player;
import org.yifen.trace.Location;
import org.yifen.xiangqi.record.Outcome;

/**
 * A game of a report that names a file with its record.
 *
 * @param event the event it belongs to
 * @param score the name of the file
 * @param first who moved first (先手)
 * @param second who moved second (后手)
 */
public record ReportedGame(Event event, Games.Score score, Person first, Person second) {

  /**
   * All games of an event that name a file, in the order of the report.
   *
   * @param players the registered player of each participant, whose former names count too; none
   *     without a register
   */
  public static List<ReportedGame> of(Event event, List<Optional<Player>> players) {
    List<ReportedGame> games = new ArrayList<>();
    for (Games.Score score : event.games().scores()) {
      int game = event.games().packed(score.game());
      Person first = person(event, Games.first(game), players);
      Person second = person(event, Games.second(game), players);
      games.add(new ReportedGame(event, score, first, second));
    }
    return games;
  }

  private static Person person(Event event, int entrant, List<Optional<Player>> players) {
    return Person.of(
        event, entrant, entrant < players.size() ? players.get(entrant) : Optional.empty());
  }

  /** The file as the report names it. */
  public String file() {
    return score.file();
  }

  /** The cell that names the file. */
  public Location place() {
    return event.cells().at(score.cell());
  }

  /** The cell of the result. */
  Location resultPlace() {
    return event.cells().at(event.games().firstCell(score.game()));
  }

  /** The two for messages, who moved first before the other. */
  String players() {
    return first.label() + " – " + second.label();
  }

  /** The round from 1; 0 where the report does not tell. */
  int round() {
    return event.games().round(score.game());
  }

  boolean isPlayed() {
    return Games.isPlayed(packed());
  }

  /** Whether neither got a point. */
  boolean isLostByBoth() {
    return result() == Games.NOBODY;
  }

  /** The result as a record would have it; unknown where neither got a point. */
  Outcome outcome() {
    return switch (result()) {
      case Games.WIN -> Outcome.RED_WINS;
      case Games.DRAW -> Outcome.DRAW;
      case Games.LOSS -> Outcome.BLACK_WINS;
      default -> Outcome.UNKNOWN;
    };
  }

  /** The result for messages. */
  String resultText() {
    return (isLostByBoth() ? "0-0" : text(outcome())) + (isPlayed() ? "" : "※");
  }

  /** A result of a record for messages, in the form of reports. */
  static String text(Outcome outcome) {
    return outcome == Outcome.DRAW ? "0.5-0.5" : outcome.pgn();
  }

  private int result() {
    return Games.result(packed());
  }

  private int packed() {
    return event.games().packed(score.game());
  }
}
