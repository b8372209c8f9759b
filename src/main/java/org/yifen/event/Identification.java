package org.yifen.event;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.player.Suggestions;
import org.yifen.regulation.Sex;
import org.yifen.trace.Location;

/**
 * Says which registered player each participant is: by id, else by name, unit and sex. Nothing is
 * guessed; two candidates are an error that lists both.
 */
public final class Identification {

  private final Event event;
  private final Roll roll;
  private final List<Diagnostic> found = new ArrayList<>();

  private Identification(Event event, Roll roll) {
    this.event = event;
    this.roll = roll;
  }

  /** The player of each entrant, in the entrants' order; no value when one is not known. */
  public static Read<List<Player>> of(Event event, Roll roll) {
    return new Identification(event, roll).run();
  }

  /**
   * The sex of an entrant: as reported, else that of a section for one sex. Where no section is
   * stated, nothing is assumed.
   */
  public static Optional<Sex> sex(Event event, Entrant entrant) {
    if (!isSectionStated(event)) {
      return entrant.sex();
    }
    return switch (event.section()) {
      case MEN -> Optional.of(entrant.sex().orElse(Sex.MAN));
      case WOMEN -> Optional.of(entrant.sex().orElse(Sex.WOMAN));
      case MIXED -> entrant.sex();
    };
  }

  private static boolean isSectionStated(Event event) {
    return event.cells().keys().containsKey(Key.SECTION);
  }

  /**
   * Whether nobody on the roll can be this entrant, who has no id: a new player, then. One who
   * changed names (更名) is on the roll under another name, whoever that is.
   */
  public static boolean isUnknown(Event event, Entrant entrant, Roll roll) {
    return entrant.id().isEmpty()
        && !Remark.of(entrant.remarks()).isRenamed()
        && candidates(event, entrant, roll).isEmpty();
  }

  /** The player of an entrant; empty when there is none, or several. */
  public static Optional<Player> find(Event event, Entrant entrant, Roll roll) {
    if (!entrant.id().isEmpty()) {
      return roll.find(entrant.id());
    }
    List<Player> candidates = candidates(event, entrant, roll);
    return candidates.size() == 1 ? Optional.of(candidates.get(0)) : Optional.empty();
  }

  private Read<List<Player>> run() {
    List<Player> players = new ArrayList<>();
    Map<String, Entrant> seen = new HashMap<>();
    for (Entrant entrant : event.entrants()) {
      Optional<Player> player = find(entrant);
      player.ifPresent(
          p -> {
            players.add(p);
            compare(entrant, p);
            Entrant before = seen.putIfAbsent(p.id(), entrant);
            if (before != null) {
              found.add(Notice.PLY_004.at(both(before, entrant), p.label()));
            }
          });
    }
    boolean complete = players.size() == event.entrants().size();
    return new Read<>(complete ? Optional.of(List.copyOf(players)) : Optional.empty(), found);
  }

  private Optional<Player> find(Entrant entrant) {
    if (!entrant.id().isEmpty()) {
      Optional<Player> player = roll.find(entrant.id());
      if (player.isEmpty()) {
        found.add(Notice.PLY_001.at(cell(entrant, Field.ID), entrant.id()));
      }
      return player;
    }
    List<Player> candidates = candidates(event, entrant, roll);
    if (candidates.size() == 1) {
      return Optional.of(candidates.get(0));
    }
    Location where = cell(entrant, Field.NAME);
    if (candidates.isEmpty()) {
      String sex = sex(event, entrant).map(Sex::chinese).orElse("@no-sex");
      List<Player> alike = alike(entrant);
      found.add(
          alike.isEmpty()
              ? Notice.PLY_002.at(where, entrant.name(), unit(entrant.unit()), sex)
              : Notice.PLY_018.at(
                  where, entrant.name(), unit(entrant.unit()), sex, Suggestions.text(alike)));
    } else {
      String list = String.join("; ", candidates.stream().map(Player::label).toList());
      found.add(Notice.PLY_003.at(where, entrant.name(), list));
    }
    return Optional.empty();
  }

  /** Who may be meant: by the old name where the remarks state it, else by the name. */
  private List<Player> alike(Entrant entrant) {
    Optional<Sex> sex = sex(event, entrant);
    List<Player> before =
        Remark.of(entrant.remarks())
            .formerName()
            .map(name -> Suggestions.of(name, entrant.unit(), sex, roll))
            .orElse(List.of());
    return before.isEmpty() ? Suggestions.of(entrant.name(), entrant.unit(), sex, roll) : before;
  }

  /** Who has or had the name, the old name first where the remarks state it (更名). */
  private static List<Player> candidates(Event event, Entrant entrant, Roll roll) {
    Remark remark = Remark.of(entrant.remarks());
    List<Player> before =
        remark
            .formerName()
            .map(name -> named(name, event, entrant, remark, roll))
            .orElse(List.of());
    return before.isEmpty() ? named(entrant.name(), event, entrant, remark, roll) : before;
  }

  private static List<Player> named(
      String name, Event event, Entrant entrant, Remark remark, Roll roll) {
    Optional<Sex> sex = sex(event, entrant);
    return roll.named(name).stream()
        .filter(p -> sex.isEmpty() || sex.get() == p.sex())
        .filter(p -> remark.isTransferred() || p.isOrWasOf(entrant.unit(), event.start()))
        .toList();
  }

  private void compare(Entrant entrant, Player player) {
    Remark remark = Remark.of(entrant.remarks());
    Optional<String> former = remark.formerName().filter(name -> !player.hasOrHad(name));
    if (former.isPresent()) {
      found.add(
          Notice.PLY_022.at(
              List.of(cell(entrant, Field.REMARKS), cell(entrant, Field.NAME)),
              former.get(),
              player.label()));
      return;
    }
    if (!entrant.name().isEmpty() && !(remark.isRenamed() || player.hasOrHad(entrant.name()))) {
      found.add(
          Notice.PLY_007.at(
              List.of(cell(entrant, Field.NAME), cell(entrant, Field.ID)),
              entrant.name(),
              player.name()));
      return;
    }
    if (entrant.sex().isPresent() && entrant.sex().get() != player.sex()) {
      found.add(
          Notice.PLY_008.at(
              cell(entrant, Field.SEX), entrant.sex().get().chinese(), player.sex().chinese()));
    } else if (entrant.sex().isEmpty()
        && isSectionStated(event)
        && !event.section().admits(player.sex())) {
      found.add(
          Notice.PLY_011.at(
              cell(entrant, Field.NAME), player.sex().chinese(), event.section().chinese()));
    }
    boolean sameUnit =
        entrant.unit().isEmpty()
            || remark.isTransferred()
            || player.isOrWasOf(entrant.unit(), event.start());
    if (!sameUnit) {
      found.add(Notice.PLY_009.at(cell(entrant, Field.UNIT), entrant.unit(), unit(player.unit())));
    }
  }

  private List<Location> both(Entrant first, Entrant second) {
    return List.of(cell(second, Field.NAME), cell(first, Field.NAME));
  }

  private Location cell(Entrant entrant, Field field) {
    return event.cells().at(entrant, field);
  }

  private static String unit(String unit) {
    return unit.isEmpty() ? "@no-unit" : unit;
  }
}
