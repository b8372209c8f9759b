package org.yifen.event;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.player.Names;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.player.Suggestions;
import org.yifen.regulation.Sex;
import org.yifen.trace.Location;

/**
 * New players of a half-year: participants without an id whom nobody on the roll matches.
 *
 * @param players in the order of their new ids, which follow the highest id in use; the same name,
 *     unit and sex in two events is one player
 * @param notes one a player, at the first place they appear
 */
public record Enrolment(List<Player> players, List<Diagnostic> notes) {

  private static final Pattern ID = Pattern.compile("(.*?)(\\d{1,9})");
  private static final String FIRST = "P0000";

  public Enrolment {
    players = List.copyOf(players);
    notes = List.copyOf(notes);
  }

  /** Registers the unknown participants of events, in the order of the calculation. */
  public static Enrolment of(Collection<Event> events, Roll roll) {
    Map<String, Player> players = new LinkedHashMap<>();
    List<Diagnostic> notes = new ArrayList<>();
    String id = highest(roll);
    List<Event> ordered =
        events.stream().sorted(Comparator.comparing(Event::end).thenComparing(Event::id)).toList();
    for (Event event : ordered) {
      for (Entrant entrant : event.entrants()) {
        Optional<Sex> sex = Identification.sex(event, entrant);
        if (sex.isEmpty() || !Identification.isUnknown(event, entrant, roll)) {
          continue;
        }
        String key = Names.key(entrant.name()) + "/" + Names.key(entrant.unit()) + "/" + sex.get();
        if (!players.containsKey(key)) {
          id = next(id);
          players.put(key, player(id, entrant, sex.get()));
          notes.add(note(event, entrant, sex.get(), id, roll));
        }
      }
    }
    return new Enrolment(List.copyOf(players.values()), notes);
  }

  /** Says who is new; a warning where the new player is much like one who is known. */
  private static Diagnostic note(Event event, Entrant entrant, Sex sex, String id, Roll roll) {
    Location where = event.cells().at(entrant, Field.NAME);
    List<Player> alike = Suggestions.of(entrant.name(), entrant.unit(), Optional.of(sex), roll);
    return alike.isEmpty()
        ? Notice.PLY_015.at(where, entrant.name(), id).of(event.id())
        : Notice.PLY_024.at(where, entrant.name(), id, Suggestions.text(alike)).of(event.id());
  }

  private static Player player(String id, Entrant entrant, Sex sex) {
    return new Player(
        id, entrant.name().strip(), sex, entrant.unit(), entrant.title(), "", List.of(), "");
  }

  /** The id with the highest number at its end. */
  private static String highest(Roll roll) {
    String highest = FIRST;
    long number = -1;
    for (Player player : roll.players()) {
      Matcher matcher = ID.matcher(player.id());
      if (matcher.matches() && Long.parseLong(matcher.group(2)) > number) {
        number = Long.parseLong(matcher.group(2));
        highest = player.id();
      }
    }
    return highest;
  }

  private static String next(String id) {
    Matcher matcher = ID.matcher(id);
    if (!matcher.matches()) {
      return id + "1";
    }
    String digits = Long.toString(Long.parseLong(matcher.group(2)) + 1);
    int padding = matcher.group(2).length() - digits.length();
    return matcher.group(1) + "0".repeat(Math.max(0, padding)) + digits;
  }
}
