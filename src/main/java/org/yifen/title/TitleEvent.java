package org.yifen.title;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.event.Condition;
import org.yifen.event.Eligibility;
import org.yifen.event.Event;
import org.yifen.event.Judged;
import org.yifen.event.Judged.Outcome;
import org.yifen.event.Section;
import org.yifen.player.Player;
import org.yifen.rating.Expectation;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;

/** A title event: what it asks for each of its titles, and who made a norm (articles 5 and 6). */
public final class TitleEvent {

  private static final int MASTER = 2;
  private static final int FIRST_GRADE = 1;

  private final Regulation regulation;
  private final Event event;
  private final List<Player> players;
  private final List<Integer> ratings;
  private final List<Verdict> ofEvent;
  private final Scores scores;
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
    this.players = List.copyOf(players);
    this.ratings = List.copyOf(ratings);
    this.ofEvent = ofEvent(event, eligibility);
    this.scores = Scores.of(event);
    this.average = ra();
    this.games = scheduled();
  }

  public Event event() {
    return event;
  }

  /** The participants, in the order of the entrants. */
  public List<Player> players() {
    return players;
  }

  /** A participant's rating at the opening of the half, in points; 0 when unrated. */
  public int rating(int entrant) {
    return ratings.get(entrant);
  }

  /** The conditions that the event as a whole must meet, in the order of the articles. */
  public List<Verdict> ofEvent() {
    return ofEvent;
  }

  /** Ra, rounded half up, in points. */
  public int average() {
    return average;
  }

  /** The games scheduled for a participant. */
  public int games() {
    return games;
  }

  /** The event's titles, in the order of the norm table. */
  public List<Title> titles() {
    return Arrays.stream(Title.values()).filter(event.titles()::contains).toList();
  }

  /** What the event asks for a title. */
  public Standard standard(Title title) {
    OptionalInt rate = regulation.norms().rate(average, title);
    OptionalInt halves =
        rate.isPresent()
            ? OptionalInt.of(StandardScore.of(rate.getAsInt(), games))
            : OptionalInt.empty();
    return new Standard(title, regulation.norms().category(average, title.sex()), rate, halves);
  }

  /** How many participants may make a norm for a title at all: by their sex and title held. */
  public int eligible(Title title) {
    return (int) players.stream().filter(p -> p.sex() == title.sex() && hasLevel(p, title)).count();
  }

  /** One row a participant and title, in the order of the entrants, then of the titles. */
  public List<Norm> norms() {
    return judgements().stream().map(Judgement::norm).toList();
  }

  /** The same with every condition. */
  public List<Judgement> judgements() {
    List<Standard> standards = titles().stream().map(this::standard).toList();
    List<Judgement> judgements = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      for (Standard standard : standards) {
        judgements.add(judgement(i, standard));
      }
    }
    return judgements;
  }

  /**
   * How many of a participant's scheduled games the report does not have: in a Swiss the rounds
   * after the last one that anybody played, where it tells rounds.
   */
  int remaining(int entrant) {
    int last = event.lastRound();
    int over = event.system().isRoundRobin() || last == 0 ? scores.recorded(entrant) : last;
    return games - Math.min(games, over);
  }

  /** Ra: all participants, the unrated at the provisional rating, women of a mixed event lifted. */
  private int ra() {
    long sum = 0;
    for (int i = 0; i < players.size(); i++) {
      Sex sex = players.get(i).sex();
      int rating = ratings.get(i) != 0 ? ratings.get(i) : regulation.rules().provisional().of(sex);
      boolean lifted = event.section() == Section.MIXED && sex == Sex.WOMAN;
      sum += lifted ? Math.max(rating, regulation.rules().mixedWomanVersusMan()) : rating;
    }
    return Expectation.average(sum, players.size());
  }

  private int scheduled() {
    int others = players.size() - 1;
    return switch (event.system()) {
      case SWISS -> event.rounds();
      case ROUND_ROBIN -> others;
      case DOUBLE_ROUND_ROBIN -> 2 * others;
    };
  }

  private Judgement judgement(int entrant, Standard standard) {
    Player player = players.get(entrant);
    int score = scores.made(entrant);
    List<Verdict> verdicts = new ArrayList<>(ofEvent);
    verdicts.addAll(ofPlayer(player, standard, score));
    String reason =
        verdicts.stream().filter(v -> !v.passes()).map(Verdict::condition).findFirst().orElse("");
    Norm norm =
        new Norm(
            event.id(),
            player.id(),
            standard.title(),
            average,
            standard.category(),
            standard.rate(),
            games,
            standard.halves(),
            score,
            reason);
    return new Judgement(norm, entrant, verdicts, scores.played(entrant), scores.unplayed(entrant));
  }

  private List<Verdict> ofPlayer(Player player, Standard standard, int score) {
    Title title = standard.title();
    List<Verdict> verdicts = new ArrayList<>();
    verdicts.add(
        Verdict.of(
            Verdict.SEX,
            "5",
            player.sex() == title.sex(),
            player.sex().code(),
            title.sex().code()));
    verdicts.add(
        Verdict.of(
            Verdict.LEVEL,
            "6.4",
            hasLevel(player, title),
            player.title(),
            "≥ " + Title.nameOfLevel(neededFor(title))));
    verdicts.add(
        Verdict.of(
            Verdict.AVERAGE, "6.3", standard.rate().isPresent(), Integer.toString(average), ""));
    if (standard.halves().isPresent()) {
      int asked = standard.halves().getAsInt();
      verdicts.add(
          Verdict.of(
              Verdict.SCORE,
              "6.3",
              score >= asked,
              Exact.points(score),
              "≥ " + Exact.points(asked)));
    }
    return verdicts;
  }

  private static boolean hasLevel(Player player, Title title) {
    return Title.level(player.title(), player.sex()) >= neededFor(title);
  }

  /**
   * Article 6.4: grandmaster events are played by masters, master events by first-grade players.
   */
  private static int neededFor(Title title) {
    return title.isGrandmaster() ? MASTER : FIRST_GRADE;
  }

  /** The conditions of articles 4 and 6.1; which rules were used is told, but not judged. */
  private static List<Verdict> ofEvent(Event event, Eligibility eligibility) {
    List<Verdict> verdicts = new ArrayList<>();
    for (Judged judged : eligibility.judged()) {
      verdicts.add(Verdict.of(judged));
      if (judged.condition() == Condition.MINIMUM_NATIONAL_ARBITERS) {
        Outcome stated = event.rules().isEmpty() ? Outcome.NOT_ASKED : Outcome.MET;
        verdicts.add(new Verdict(Verdict.RULES, "4.4", stated, event.rules(), ""));
      }
    }
    return List.copyOf(verdicts);
  }
}
