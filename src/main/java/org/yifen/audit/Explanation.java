package org.yifen.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.diagnostic.Language;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.period.Derivation;
import org.yifen.period.EventResult;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Regulation;

/**
 * How a player's number of one half-year came about, step by step: the record of the calculation in
 * words. Nothing is computed here.
 */
public final class Explanation {

  private final Regulation regulation;
  private final ClosedHalf half;
  private final Language language;
  private final List<String> lines = new ArrayList<>();

  private Explanation(Regulation regulation, ClosedHalf half, Language language) {
    this.regulation = regulation;
    this.half = half;
    this.language = language;
  }

  /** The explanation as lines, for a player id of the half's register. */
  public static List<String> of(
      Regulation regulation, ClosedHalf half, String id, Language language) {
    Explanation explanation = new Explanation(regulation, half, language);
    explanation.explain(half.opening().index(id));
    return explanation.lines;
  }

  private void explain(int player) {
    RegisterEntry entry = half.opening().entries().get(player);
    add(0, entry.name() + " " + entry.id() + " · " + entry.unit() + " · " + half.period());
    String opening =
        entry.rating().isPresent()
            ? Integer.toString(entry.rating().getAsInt())
            : say("无等级分", "unrated");
    add(
        0,
        say("期初：", "At the opening: ")
            + opening
            + (entry.peak() == 0 ? "" : say("，最高 ", ", peak ") + entry.peak())
            + say("，此前 ", ", counted before: ")
            + entry.games()
            + say(" 局、", " games, ")
            + entry.events()
            + say(" 项赛事", " events"));
    corrected(entry);
    int number = 0;
    for (EventResult result : half.result().results()) {
      for (int i = 0; i < result.event().size(); i++) {
        if (result.event().player(i) == player) {
          number++;
          event(number, result, i);
        }
      }
    }
    leftOut(entry);
    new ClosingWords(regulation, half, language, lines).explain(player);
  }

  /** What corrections of earlier halves changed of the list before. */
  private void corrected(RegisterEntry now) {
    if (half.published().isEmpty()) {
      return;
    }
    Optional<RegisterEntry> was = half.published().get().find(now.id());
    OptionalInt before = was.map(RegisterEntry::rating).orElse(OptionalInt.empty());
    if (before.equals(now.rating())) {
      return;
    }
    int difference = half.corrections().getOrDefault(now.id(), 0);
    add(
        0,
        say("更正：上期公布 ", "Corrected: the list before has ")
            + (before.isPresent() ? before.getAsInt() + "" : say("无等级分", "no rating"))
            + say("，更正后应为 ", ", it would have been ")
            + (now.rating().isPresent() ? now.rating().getAsInt() + "" : say("无等级分", "no rating"))
            + (difference == 0
                ? ""
                : say("，相差 ", ", a difference of ") + "%+d".formatted(difference))
            + say("（corrections.csv、merges.csv）", " (corrections.csv, merges.csv)"));
  }

  /** Events the player took part in that are not rated. */
  private void leftOut(RegisterEntry player) {
    for (LeftOut left : half.leftOut()) {
      if (left.players().contains(player.id())) {
        add(0, "");
        add(
            0,
            left.event().name()
                + " ["
                + left.event().id()
                + "] "
                + say("不计等级分（第四条）：", "is not rated (art. 4): ")
                + left.reasons());
      }
    }
  }

  private void event(int number, EventResult result, int index) {
    Event event = result.event().event();
    Entrant entrant = event.entrants().get(index);
    add(0, "");
    add(
        0,
        number
            + ". "
            + event.name()
            + " ["
            + event.id()
            + "] "
            + event.start()
            + " – "
            + event.end()
            + " · "
            + say(event.system().chinese(), event.system().code()));
    add(1, event.cells().at(entrant, Field.NAME).display());
    games(result, index);
    Derivation derivation = result.derivation(index, regulation.expectations());
    new DerivationWords(regulation.rules().k(), language, lines).explain(derivation);
  }

  private void games(EventResult result, int index) {
    Event event = result.event().event();
    Games games = event.games();
    for (int g = 0; g < games.size(); g++) {
      int game = games.packed(g);
      if (Games.first(game) == index || Games.second(game) == index) {
        game(explained(result, index, g));
      }
    }
  }

  private static ExplainedGame explained(EventResult result, int index, int g) {
    Event event = result.event().event();
    int game = event.games().packed(g);
    boolean first = Games.first(game) == index;
    int opponent = first ? Games.second(game) : Games.first(game);
    int outcome = Games.result(game);
    int score = outcome == Games.NOBODY ? 0 : first ? outcome : Games.WIN - outcome;
    ExplainedGame.Counted counted = ExplainedGame.Counted.YES;
    if (!Games.isPlayed(game)) {
      counted = ExplainedGame.Counted.UNPLAYED;
    } else if (result.isExcluded(index) || result.isExcluded(opponent)) {
      counted = ExplainedGame.Counted.LEFT_OUT;
    } else if (result.counted(index, opponent) == 0) {
      counted = ExplainedGame.Counted.UNRATED_OPPONENT;
    }
    return new ExplainedGame(
        event.label(opponent),
        result.counted(index, opponent),
        Games.isPlayed(game) ? score : -1,
        counted,
        event.cells().at(first ? event.games().firstCell(g) : event.games().secondCell(g)));
  }

  private void game(ExplainedGame game) {
    String result = game.result() < 0 ? "※" : Exact.points(game.result());
    String rating =
        game.counted() == ExplainedGame.Counted.YES
            ? Integer.toString(game.rating())
            : say(game.counted().chinese(), game.counted().english());
    add(
        1,
        game.where().cell()
            + "  "
            + result
            + say("  对 ", "  against ")
            + game.opponent()
            + "  "
            + rating);
  }

  private String say(String chinese, String english) {
    return language.pick(chinese, english);
  }

  private void add(int indent, String text) {
    lines.add("   ".repeat(indent) + text);
  }
}
