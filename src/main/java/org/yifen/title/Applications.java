package org.yifen.title;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.regulation.Rules;
import org.yifen.regulation.Title;

/** Which titles may be applied for: article 10 on all norms of the book. */
public final class Applications {

  private Applications() {}

  /** A norm made and the day its event ended. */
  public record Made(String event, String id, Title title, int games, LocalDate end) {

    /** The same norm of another id. */
    public Made of(String other) {
      return new Made(event, other, title, games, end);
    }
  }

  /**
   * Finds the titles that may be applied for on a closing date, sorted by player id, then title.
   * Norms of events that ended more than the years of validity before do not count; a player who
   * holds the title or a higher one has nothing to apply for.
   */
  public static List<Application> on(
      LocalDate closing, Collection<Made> norms, Roll roll, Rules.NormRules rules) {
    LocalDate oldest = closing.minusYears(rules.validityYears());
    Map<String, List<Made>> byPlayerAndTitle = new TreeMap<>();
    for (Made norm : norms) {
      if (!norm.end().isBefore(oldest) && !norm.end().isAfter(closing)) {
        byPlayerAndTitle
            .computeIfAbsent(norm.id() + "\u0000" + norm.title().code(), k -> new ArrayList<>())
            .add(norm);
      }
    }
    List<Application> applications = new ArrayList<>();
    byPlayerAndTitle.values().forEach(made -> of(made, roll, rules).ifPresent(applications::add));
    return applications;
  }

  private static Optional<Application> of(List<Made> made, Roll roll, Rules.NormRules rules) {
    Made any = made.get(0);
    Optional<Player> player = roll.find(any.id());
    boolean open =
        player.isPresent() && player.get().sex() == any.title().sex() && !holds(player.get(), any);
    int events = (int) made.stream().map(Made::event).distinct().count();
    int games = made.stream().mapToInt(Made::games).sum();
    boolean enough =
        made.size() >= rules.norms()
            && events >= rules.minimumEvents()
            && games >= rules.minimumGames();
    if (!open || !enough) {
      return Optional.empty();
    }
    List<LocalDate> ends = made.stream().map(Made::end).sorted(Comparator.naturalOrder()).toList();
    return Optional.of(
        new Application(
            any.id(),
            any.title(),
            made.size(),
            events,
            games,
            ends.get(0),
            ends.get(ends.size() - 1)));
  }

  private static boolean holds(Player player, Made norm) {
    return Title.level(player.title(), player.sex()) >= norm.title().level();
  }
}
