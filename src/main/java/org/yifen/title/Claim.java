package org.yifen.title;

import java.time.LocalDate;
import java.util.List;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;

/**
 * An application for a title with all it rests on (article 10).
 *
 * @param list the list with which it became possible
 * @param closing the last day of that list's half
 * @param player the person
 * @param state the player's state after the list
 */
public record Claim(
    PeriodId list,
    LocalDate closing,
    Application application,
    Player player,
    RegisterEntry state,
    List<Evidence> norms) {

  public Claim {
    norms = List.copyOf(norms);
  }
}
