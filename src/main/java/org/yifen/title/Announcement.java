package org.yifen.title;

import java.util.List;

/**
 * What is published before a title event (article 6.3): its average, its games, and the standard
 * score for each title.
 *
 * @param event the event's id
 * @param entrants who the average was taken over
 * @param average Ra, rounded half up, in points
 * @param games the games scheduled for a participant
 */
public record Announcement(
    String event, List<Named> entrants, int average, int games, List<Standard> standards) {

  /**
   * An entrant.
   *
   * @param id the register's id; empty when it is not known
   */
  public record Named(String id, String name) {

    /** For messages. */
    public String label() {
      return id.isEmpty() ? name : name + " " + id;
    }
  }

  public Announcement {
    entrants = List.copyOf(entrants);
    standards = List.copyOf(standards);
  }

  /** The announcement that an event as it stands would have. */
  public static Announcement of(TitleEvent event) {
    return new Announcement(
        event.event().id(),
        event.players().stream().map(p -> new Named(p.id(), p.name())).toList(),
        event.average(),
        event.games(),
        event.titles().stream().map(event::standard).toList());
  }
}
