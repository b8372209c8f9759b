package org.yifen.title;

import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.Scoring;

/**
 * What everybody made in an event, a win being 1 point whatever the event's scoring is; one number
 * an entrant, points in halves.
 */
final class Scores {

  private final int[] made;
  private final int[] played;
  private final int[] recorded;
  private final int[] unplayed;

  private Scores(int size) {
    this.made = new int[size];
    this.played = new int[size];
    this.recorded = new int[size];
    this.unplayed = new int[size];
  }

  static Scores of(Event event) {
    Scores scores = new Scores(event.entrants().size());
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      scores.add(Games.first(game), Games.firstHalves(game), Games.isPlayed(game));
      scores.add(Games.second(game), Games.secondHalves(game), Games.isPlayed(game));
    }
    for (Games.Bye bye : event.games().byes()) {
      if (bye.reason() != Games.Reason.AWARDED) {
        scores.unplayed[bye.entrant()] += worth(bye.halves(), event.scoring());
      }
    }
    return scores;
  }

  /** The points of an entrant's played games. */
  int made(int entrant) {
    return made[entrant];
  }

  /** How many games were played. */
  int played(int entrant) {
    return played[entrant];
  }

  /** How many games the report has, played or not. */
  int recorded(int entrant) {
    return recorded[entrant];
  }

  /** The points of games that were not played and of byes. */
  int unplayed(int entrant) {
    return unplayed[entrant];
  }

  private void add(int entrant, int halves, boolean isPlayed) {
    recorded[entrant]++;
    if (isPlayed) {
      played[entrant]++;
      made[entrant] += halves;
    } else {
      unplayed[entrant] += halves;
    }
  }

  /** A bye has the points of a win or of a draw in the event's own scoring. */
  private static int worth(int halves, Scoring scoring) {
    return halves >= scoring.win() ? Games.WIN : halves > 0 ? Games.DRAW : 0;
  }
}
