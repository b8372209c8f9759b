package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.Shown;
import org.yifen.xiangqi.record.Tag;
import org.yifen.xiangqi.record.ToldResult;

/**
 * The result that the text of an event or a title tells: 先胜, 先负, 先和, of the player named before it,
 * who moved first.
 */
final class EventText {

  private EventText() {}

  /**
   * What the texts say against the rest of the record.
   *
   * @param proven what the board proves; a text that agrees with it needs no second finding
   */
  static List<Diagnostic> findings(GameRecord game, Optional<Outcome> proven) {
    List<Diagnostic> findings = new ArrayList<>();
    for (String name : List.of(Tag.EVENT, Tag.TITLE)) {
      String text = game.tag(name);
      List<ToldResult> told = ToldResult.all(text);
      if (told.stream().map(ToldResult::outcome).distinct().count() == 1) {
        result(game, text, told.get(0).outcome(), proven).ifPresent(findings::add);
        names(game, text, told.get(0)).ifPresent(findings::add);
      }
      if (!findings.isEmpty()) {
        break;
      }
    }
    return findings;
  }

  private static Optional<Diagnostic> result(
      GameRecord game, String text, Outcome said, Optional<Outcome> proven) {
    Location.Game place = game.source().place();
    if (game.outcome() == Outcome.UNKNOWN) {
      return proven.isPresent() && proven.get() == said
          ? Optional.empty()
          : Optional.of(Notice.GAM_023.at(place, Shown.of(text), said.pgn()));
    }
    return game.outcome() == said
        ? Optional.empty()
        : Optional.of(Notice.GAM_022.at(place, Shown.of(text), said.pgn(), game.outcome().pgn()));
  }

  /** The second player's name before the word and the first one's behind it. */
  private static Optional<Diagnostic> names(GameRecord game, String text, ToldResult told) {
    String red = game.tag(Tag.RED).strip();
    String black = game.tag(Tag.BLACK).strip();
    boolean named = red.length() >= 2 && black.length() >= 2;
    return named && told.first().contains(black) && told.second().contains(red)
        ? Optional.of(Notice.GAM_024.at(game.source().place(), Shown.of(text), black, red))
        : Optional.empty();
  }
}
