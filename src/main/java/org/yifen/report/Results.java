package org.yifen.report;

import java.util.List;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.trace.Location;

/**
 * What the result cells add up to: games, and each participant's points of the event. Shared by the
 * three ways a report can give results.
 */
final class Results {

  private final Scoring scoring;
  private final List<String> labels;
  private final Findings findings;
  private final Games.Builder games = new Games.Builder();
  private final int[] points;
  private int fitting;
  private final ScoringCheck scoringCheck;

  /**
   * No results yet.
   *
   * @param labels the participants for messages
   */
  Results(Scoring scoring, List<String> labels, Findings findings) {
    this.scoring = scoring;
    this.labels = List.copyOf(labels);
    this.findings = findings;
    this.points = new int[labels.size()];
    this.scoringCheck = new ScoringCheck(scoring);
  }

  /** One side of a game: who, what the cell says, and where it stands. */
  record Side(int entrant, Mark mark, Location where, long cell) {}

  /** Takes a game whose two cells have been found; says where they contradict each other. */
  void pair(int round, Side a, Side b) {
    points[a.entrant()] += a.mark().points();
    points[b.entrant()] += b.mark().points();
    if (a.mark().colour().contradicts(b.mark().colour())) {
      findings.add(
          Notice.RES_009, List.of(a.where(), b.where()), label(a.entrant()), label(b.entrant()));
    }
    boolean played = !a.mark().unplayed() && !b.mark().unplayed();
    Mark.Colour told = colourOfDraw(a.mark(), b.mark());
    if (contradicts(a.mark(), b.mark(), told)) {
      drawnTheOtherWayRound(a, b);
      return;
    }
    if (played && scoring.fits(a.mark().score(), b.mark().score())) {
      fitting++;
    } else if (played || !fitsUnplayed(a.mark(), b.mark())) {
      contradiction(a, b, played);
      return;
    }
    boolean swap =
        b.mark().colour() == Mark.Colour.FIRST
            || a.mark().colour() == Mark.Colour.SECOND
            || told == Mark.Colour.SECOND;
    Side first = swap ? b : a;
    Side second = swap ? a : b;
    boolean coloured =
        a.mark().colour() != Mark.Colour.UNKNOWN
            || b.mark().colour() != Mark.Colour.UNKNOWN
            || told != Mark.Colour.UNKNOWN;
    games.add(
        round,
        first.entrant(),
        second.entrant(),
        result(first.mark().score(), second.mark().score()),
        played,
        coloured,
        first.cell(),
        second.cell());
  }

  /** Whether a moved first, where a draw is worth more to one and so tells it. */
  private Mark.Colour colourOfDraw(Mark a, Mark b) {
    if (scoring.isEven() || !scoring.isDraw(a.score(), b.score())) {
      return Mark.Colour.UNKNOWN;
    }
    return a.score() == scoring.firstDraw() ? Mark.Colour.FIRST : Mark.Colour.SECOND;
  }

  private static boolean contradicts(Mark a, Mark b, Mark.Colour told) {
    Mark.Colour other = told == Mark.Colour.FIRST ? Mark.Colour.SECOND : Mark.Colour.FIRST;
    return told != Mark.Colour.UNKNOWN
        && ((a.colour() != Mark.Colour.UNKNOWN && a.colour() != told)
            || (b.colour() != Mark.Colour.UNKNOWN && b.colour() != other));
  }

  private void drawnTheOtherWayRound(Side a, Side b) {
    findings.doubt(a.entrant());
    findings.doubt(b.entrant());
    findings.add(
        Notice.RES_002,
        List.of(a.where(), b.where()),
        label(a.entrant()),
        a.mark().withColour(),
        label(b.entrant()),
        b.mark().withColour());
  }

  private void contradiction(Side a, Side b, boolean played) {
    findings.doubt(a.entrant());
    findings.doubt(b.entrant());
    boolean base =
        played
            && !(scoring.knows(a.mark().score()) && scoring.knows(b.mark().score()))
            && ScoringCheck.fitsAnother(scoring, a.mark().score(), b.mark().score());
    if (played) {
      scoringCheck.misfit(a, b, base);
    }
    if (!played || !base) {
      scoringCheck.contradiction(
          Notice.RES_002.at(
              List.of(a.where(), b.where()),
              label(a.entrant()),
              a.mark().shown(),
              label(b.entrant()),
              b.mark().shown()));
    }
  }

  /** A game left unplayed: a win and nothing, half each, or nothing for both. */
  private boolean fitsUnplayed(Mark a, Mark b) {
    if (a.unplayed() != b.unplayed()) {
      return false;
    }
    int more = Math.max(a.points(), b.points());
    int less = Math.min(a.points(), b.points());
    return (less == 0 && (more == 0 || more == scoring.win()))
        || scoring.isDraw(a.score(), b.score());
  }

  private int result(int first, int second) {
    if (first <= 0 && second <= 0) {
      return Games.NOBODY;
    }
    return scoring.isDraw(first, second) ? Games.DRAW : first > second ? Games.WIN : Games.LOSS;
  }

  /** Takes a game of which one cell tells both scores, and the file with its record. */
  void game(
      int round, int first, int second, int result, boolean played, long cell, ScoreCell score) {
    points[first] += scoring.points(result, played, true);
    points[second] += scoring.points(result, played, false);
    boolean added = games.add(round, first, second, result, played, true, cell, cell);
    if (added && !score.isBlank()) {
      games.score(score.file(), score.cell());
    }
  }

  /** Takes a played game that both lost: points to neither, and a game that counts. */
  void bothLost(int round, Side a, Side b) {
    findings.add(
        Notice.RES_020, List.of(a.where(), b.where()), label(a.entrant()), label(b.entrant()));
    boolean swap = a.mark().colour() == Mark.Colour.SECOND;
    Side first = swap ? b : a;
    Side second = swap ? a : b;
    boolean coloured = first.mark().colour() != second.mark().colour();
    games.add(
        round,
        first.entrant(),
        second.entrant(),
        Games.NOBODY,
        true,
        coloured,
        first.cell(),
        second.cell());
  }

  /** Points without an opponent, in a round; less than those of a win were asked for. */
  void bye(int round, int entrant, int halves) {
    boolean allotted = halves == scoring.win();
    bye(round, entrant, halves, allotted ? Games.Reason.ALLOTTED : Games.Reason.REQUESTED);
  }

  /** Points without an opponent, in a round. */
  void bye(int round, int entrant, int halves, Games.Reason reason) {
    extra(entrant, halves);
    if (halves != 0) {
      games.bye(new Games.Bye(round, entrant, halves, reason));
    }
  }

  /** Points of a single cell without a game. */
  void extra(int entrant, int halves) {
    points[entrant] += halves;
  }

  /** Says what is wrong with the scoring as a whole, or each contradiction for itself. */
  void finish(Location scoringPlace) {
    scoringCheck.finish(fitting, scoringPlace, findings);
  }

  /** How many games have two scores that the scoring does not allow. */
  int misfits() {
    return scoringCheck.misfits();
  }

  String label(int entrant) {
    return labels.get(entrant);
  }

  Scoring scoring() {
    return scoring;
  }

  /** A participant's points of the event, in halves. */
  int points(int entrant) {
    return points[entrant];
  }

  Games games() {
    return games.build();
  }
}
