package org.yifen.title;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.event.Condition;
import org.yifen.event.Eligibility;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.Section;
import org.yifen.player.Player;
import org.yifen.rating.Expectation;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;

/** The norms of one title event: every participant with every title of the event's class. */
public final class TitleEvent {

  private static final int MASTER = 2;
  private static final int FIRST_GRADE = 1;

  private final Regulation regulation;
  private final Event event;
  private final List<Player> players;
  private final Optional<Condition> against;
  private final int average;
  private final int games;

  /**
   * @param ratings the participants' ratings at the opening of the half, in points; 0 when unrated
   */
  public TitleEvent(
      Regulation regulation,
      Event event,
      List<Player> players,
      List<Integer> ratings,
      Eligibility eligibility) {
    this.regulation = regulation;
    this.event = event;
    this.players = players;
    this.against = eligibility.firstAgainstNorms();
    this.average = average(ratings);
    this.games = scheduledGames();
  }

  /** One row a participant and title, in the order of the entrants, then of the titles. */
  public List<Norm> norms() {
    List<Norm> norms = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      int score = score(i);
      for (Title title : Title.values()) {
        if (event.titles().contains(title)) {
          norms.add(norm(players.get(i), title, score));
        }
      }
    }
    return norms;
  }

  /** Ra: all participants, the unrated at the provisional rating, women of a mixed event lifted. */
  private int average(List<Integer> ratings) {
    long sum = 0;
    for (int i = 0; i < players.size(); i++) {
      Sex sex = players.get(i).sex();
      int rating = ratings.get(i) != 0 ? ratings.get(i) : regulation.rules().provisional().of(sex);
      boolean lifted = event.section() == Section.MIXED && sex == Sex.WOMAN;
      sum += lifted ? Math.max(rating, regulation.rules().mixedWomanVersusMan()) : rating;
    }
    return Expectation.average(sum, players.size());
  }

  private int scheduledGames() {
    int others = players.size() - 1;
    return switch (event.system()) {
      case SWISS -> event.rounds();
      case ROUND_ROBIN -> others;
      case DOUBLE_ROUND_ROBIN -> 2 * others;
    };
  }

  private Norm norm(Player player, Title title, int score) {
    OptionalInt rate = regulation.norms().rate(average, title);
    OptionalInt standard =
        rate.isPresent()
            ? OptionalInt.of(StandardScore.of(rate.getAsInt(), games))
            : OptionalInt.empty();
    return new Norm(
        event.id(),
        player.id(),
        title,
        average,
        regulation.norms().category(average, title.sex()),
        rate,
        games,
        standard,
        score,
        reason(player, title, standard, score));
  }

  private String reason(Player player, Title title, OptionalInt standard, int score) {
    if (against.isPresent()) {
      return against.get().key();
    }
    if (player.sex() != title.sex()) {
      return "sex";
    }
    int needed = title.isGrandmaster() ? MASTER : FIRST_GRADE;
    if (Title.level(player.title(), player.sex()) < needed) {
      return "level";
    }
    if (standard.isEmpty()) {
      return "average";
    }
    return score < standard.getAsInt() ? "score" : "";
  }

  private int score(int entrant) {
    int score = 0;
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      int result = Games.result(game);
      if (!Games.isPlayed(game) || result == Games.NOBODY) {
        continue;
      }
      if (Games.first(game) == entrant) {
        score += result;
      } else if (Games.second(game) == entrant) {
        score += Games.WIN - result;
      }
    }
    return score;
  }
}
