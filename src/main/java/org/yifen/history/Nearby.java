package org.yifen.history;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Rules;
import org.yifen.regulation.Title;

/**
 * A player whose rating is near a mark that matters.
 *
 * @param mark in points
 * @param title the title whose rating (article 11) the mark is, and which the player does not hold;
 *     empty for the rating from which K stays at its least for good (article 8)
 */
public record Nearby(RegisterEntry player, int mark, Optional<Title> title) {

  /** The points still missing; 0 or less for a player at or above the mark. */
  public int missing() {
    return mark - player.rating().orElseThrow();
  }

  /**
   * The players near a mark, the mark first, then by points missing and id. Whoever ever had the
   * rating that fixes K is past that mark.
   *
   * @param within so many points above or below
   */
  static List<Nearby> of(Register register, Rules rules, int within) {
    List<Nearby> near = new ArrayList<>();
    for (RegisterEntry entry : register.entries()) {
      if (entry.rating().isPresent()) {
        int veteran = rules.k().veteranRating();
        if (entry.peak() < veteran) {
          near.add(new Nearby(entry, veteran, Optional.empty()));
        }
        for (Title title : Title.values()) {
          boolean held = Title.level(entry.title(), entry.sex()) >= title.level();
          if (title.sex() == entry.sex() && !held) {
            near.add(new Nearby(entry, rules.placings().of(title), Optional.of(title)));
          }
        }
      }
    }
    near.removeIf(n -> Math.abs(n.missing()) > within);
    near.sort(
        Comparator.comparingInt((Nearby n) -> -n.mark())
            .thenComparing(n -> n.title().map(Title::ordinal).orElse(-1))
            .thenComparingInt(Nearby::missing)
            .thenComparing(n -> n.player().id()));
    return near;
  }
}
