package org.yifen.period;

import java.util.List;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Games;
import org.yifen.event.Section;
import org.yifen.player.Player;
import org.yifen.player.Register;

/** An event whose participants are known, as the calculation needs it. */
public final class RatedEvent {

  private final Event event;
  final long lastDay;
  final String id;
  final int[] players;
  final boolean[] champions;
  final Games games;
  final boolean roundRobin;
  final boolean shortcut;
  final boolean mixed;

  private RatedEvent(Event event, int[] players, boolean[] champions) {
    this.event = event;
    this.lastDay = event.end().toEpochDay();
    this.id = event.id();
    this.players = players;
    this.champions = champions;
    this.games = event.games();
    this.roundRobin = event.system().isRoundRobin();
    this.shortcut = event.system() == EventSystem.ROUND_ROBIN && !event.team();
    this.mixed = event.section() == Section.MIXED;
  }

  /**
   * Prepares an event.
   *
   * @param identified the player of each entrant, in their order, all of them in the register
   */
  public static RatedEvent of(Event event, List<Player> identified, Register register) {
    int size = identified.size();
    int[] players = new int[size];
    boolean[] champions = new boolean[size];
    for (int i = 0; i < size; i++) {
      players[i] = register.index(identified.get(i).id());
      if (players[i] < 0) {
        throw new IllegalArgumentException("not in the register: " + identified.get(i).id());
      }
      champions[i] = !event.team() && event.entrants().get(i).place().orElse(0) == 1;
    }
    return new RatedEvent(event, players, champions);
  }

  public Event event() {
    return event;
  }

  /** The dense player number of an entrant. */
  public int player(int entrant) {
    return players[entrant];
  }

  /** How many participants there are. */
  public int size() {
    return players.length;
  }
}
