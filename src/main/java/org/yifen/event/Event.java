package org.yifen.event;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.regulation.Title;

/**
 * One tournament as reported.
 *
 * @param id the event's id; the file's stem where the report has none
 * @param end the last day, which decides the half-year (article 1)
 * @param team whether teams played; a team event has no individual champion (article 9)
 * @param titles the titles the event is a title event for (article 5); empty for a rated event
 * @param nationalArbiters names, without repetition
 * @param rounds the rounds played in a Swiss, the games of a participant in a round robin
 * @param cells where all this stands
 */
public record Event(
    String id,
    String name,
    LocalDate start,
    LocalDate end,
    EventSystem system,
    Section section,
    boolean team,
    Set<Title> titles,
    Scoring scoring,
    String organiser,
    String place,
    String rules,
    String approval,
    String chiefArbiter,
    List<String> nationalArbiters,
    Optional<LocalDate> submitted,
    int rounds,
    List<Entrant> entrants,
    Games games,
    ReportCells cells) {

  /** Stands for a date that could not be read; its error keeps the event from being rated. */
  public static final LocalDate UNKNOWN_DATE = LocalDate.EPOCH;

  public Event {
    titles = Set.copyOf(titles);
    nationalArbiters = List.copyOf(nationalArbiters);
    entrants = List.copyOf(entrants);
  }

  /** Whether the report itself tells the section: it states it, or the sex of everybody. */
  public boolean tellsSection() {
    return cells.keys().containsKey(Key.SECTION)
        || entrants.stream().allMatch(e -> e.sex().isPresent());
  }

  /** The same event in another section. */
  public Event in(Section other) {
    return with(other, titles, rounds, entrants, games);
  }

  /** The last round in which anybody played or had a bye; 0 where no round is told. */
  public int lastRound() {
    int last = games.byes().stream().mapToInt(Games.Bye::round).max().orElse(0);
    for (int g = 0; g < games.size(); g++) {
      last = Math.max(last, games.round(g));
    }
    return last;
  }

  /** The same event with the games of its first rounds alone; as many rounds are scheduled. */
  public Event until(int round) {
    return with(section, titles, rounds, entrants, games.until(round));
  }

  /** The same event as one for these titles, over so many rounds. */
  public Event planned(Set<Title> others, int scheduled) {
    return with(section, others, scheduled, entrants, games);
  }

  /** The same event with other participants in the same rows. */
  public Event of(List<Entrant> others) {
    return with(section, titles, rounds, others, games);
  }

  /**
   * The same event with the games of two participants as if they had not been played.
   *
   * @param a a participant's place in the list, from 0
   */
  public Event withoutGames(int a, int b) {
    return with(section, titles, rounds, entrants, games.without(a, b));
  }

  private Event with(Section among, Set<Title> others, int scheduled, List<Entrant> who, Games of) {
    return new Event(
        id,
        name,
        start,
        end,
        system,
        among,
        team,
        others,
        scoring,
        organiser,
        place,
        rules,
        approval,
        chiefArbiter,
        nationalArbiters,
        submitted,
        scheduled,
        who,
        of,
        cells);
  }

  /** A participant, by index, for messages: by name where no table numbers them. */
  public String label(int entrant) {
    Entrant who = entrants.get(entrant);
    return cells.homes().isEmpty() ? who.label() : who.named();
  }
}
