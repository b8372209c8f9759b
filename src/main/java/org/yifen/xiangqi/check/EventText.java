package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.Shown;
import org.yifen.xiangqi.record.Tag;

/**
 * The result that the text of an event or a title tells: 先胜, 先负, 先和, of the player named before it,
 * who moved first.
 */
final class EventText {

  /** The words, but not as parts of others such as 首先和, 领先胜, 率先胜. */
  private static final Pattern WORD = Pattern.compile("(?<![首最领領优優争爭率事祖原起])先([胜勝负負和])");

  private static final Map<String, Outcome> OUTCOMES =
      Map.of(
          "胜", Outcome.RED_WINS,
          "勝", Outcome.RED_WINS,
          "负", Outcome.BLACK_WINS,
          "負", Outcome.BLACK_WINS,
          "和", Outcome.DRAW);

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
      Set<Outcome> said = outcomes(text);
      if (said.size() == 1) {
        result(game, text, said.iterator().next(), proven).ifPresent(findings::add);
        names(game, text).ifPresent(findings::add);
      }
      if (!findings.isEmpty()) {
        break;
      }
    }
    return findings;
  }

  /** Every result that a text names; several when it tells of more games than one. */
  private static Set<Outcome> outcomes(String text) {
    Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
    Matcher words = WORD.matcher(text);
    while (words.find()) {
      outcomes.add(OUTCOMES.getOrDefault(words.group(1), Outcome.UNKNOWN));
    }
    return outcomes;
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
  private static Optional<Diagnostic> names(GameRecord game, String text) {
    String red = game.tag(Tag.RED).strip();
    String black = game.tag(Tag.BLACK).strip();
    Matcher word = WORD.matcher(text);
    if (red.length() < 2 || black.length() < 2 || !word.find()) {
      return Optional.empty();
    }
    boolean exchanged =
        text.substring(0, word.start()).contains(black) && text.substring(word.end()).contains(red);
    return exchanged
        ? Optional.of(Notice.GAM_024.at(game.source().place(), Shown.of(text), black, red))
        : Optional.empty();
  }
}
