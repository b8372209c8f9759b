package org.yifen.xiangqi.check;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.adjudication.Claims;
import org.yifen.xiangqi.adjudication.DrawOffers;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.GameTree;
import org.yifen.xiangqi.record.Outcome;

/** What there is to say about draws: claims, offers, positions that nobody can win. */
final class DrawWords {

  /** Tags that say how a game ended. */
  private static final List<String> ENDINGS = List.of("Termination", "Status");

  private static final Pattern TIME = Pattern.compile("(?i)time|flag|超时|超時");

  private DrawWords() {}

  static String side(Side side) {
    return side == Side.RED ? "@red" : "@black";
  }

  /** A claim with the counts behind it; a right one against the result as well. */
  static List<Diagnostic> claim(Claims.Ruling ruling, GameRecord game) {
    Location.Game place = game.source().place();
    Claims.Claim claim = ruling.claim();
    Diagnostic counts =
        (ruling.isRight() ? Notice.GAM_043 : Notice.GAM_045)
            .at(
                place,
                claim.ply(),
                side(claim.side()),
                ruling.rounds(),
                ruling.limit(),
                ruling.own(),
                ruling.opposing(),
                ruling.checks(),
                ruling.leftOut());
    return ruling.isRight() && isDecisive(game.outcome())
        ? List.of(
            counts, Notice.GAM_044.at(place, claim.ply(), side(claim.side()), game.outcome().pgn()))
        : List.of(counts);
  }

  static Diagnostic notJudged(Claims.Claim claim, Location.Game place) {
    return Notice.GAM_046.at(place, claim.ply(), side(claim.side()));
  }

  static boolean isDecisive(Outcome outcome) {
    return outcome == Outcome.RED_WINS || outcome == Outcome.BLACK_WINS;
  }

  /**
   * A decisive result although nobody could win from a move on. A side may still have overstepped
   * its time or been punished, so only a record that tells of neither is doubted.
   */
  static Optional<Diagnostic> dead(int ply, GameRecord game) {
    boolean byTime = ENDINGS.stream().anyMatch(name -> TIME.matcher(game.tag(name)).find());
    return isDecisive(game.outcome()) && !byTime
        ? Optional.of(Notice.GAM_049.at(game.source().place(), ply, game.outcome().pgn()))
        : Optional.empty();
  }

  /** The first draw offer beyond the rule, as comments of the main line mark them. */
  static Optional<Diagnostic> offers(GameRecord game, Side first) {
    GameTree tree = game.moves();
    if (tree.comments() == 0) {
      return Optional.empty();
    }
    DrawOffers offers = new DrawOffers();
    int ply = 0;
    for (int node = GameTree.START; node != GameTree.NONE; node = tree.first(node)) {
      Side mover = ply % 2 == 1 ? first : first.other();
      for (String comment : tree.after(node)) {
        offers.comment(ply, ply == 0 ? Optional.empty() : Optional.of(mover), comment);
      }
      ply++;
    }
    return offers
        .excess()
        .map(
            e ->
                Notice.GAM_047.at(
                    game.source().place(), e.ply(), side(e.side()), e.own(), e.other()));
  }
}
