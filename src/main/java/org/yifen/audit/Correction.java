package org.yifen.audit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.regulation.PeriodId;
import org.yifen.trace.Location;

/**
 * A row of {@code corrections.csv}: what is put right of a half-year whose list is published. The
 * published list stays; a later one carries the difference.
 *
 * @param list the list that carries it, or a later one where that was made without it
 * @param event the event's id; empty for a late report, which tells it
 * @param report the path of the report from the book's folder; empty where there is none
 * @param players the ids of the two players of an annulled game; empty otherwise
 */
public record Correction(
    PeriodId list,
    Kind kind,
    String event,
    String report,
    List<String> players,
    String authority,
    String date,
    String reason,
    Location where) {

  /** What is put right. */
  public enum Kind {
    /** A report of a closed half that came too late. */
    LATE,
    /** A corrected report in place of the one that a list used. */
    REPLACE,
    /** An event that does not count. */
    ANNUL,
    /** A game that does not count. */
    ANNUL_GAME;

    /** As {@code corrections.csv} has it. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The kind of a code; empty when there is none such. */
    public static Optional<Kind> parse(String code) {
      return Arrays.stream(values()).filter(k -> k.code().equals(code.strip())).findFirst();
    }

    /** All codes, for messages. */
    public static String codes() {
      return Arrays.stream(values()).map(Kind::code).collect(Collectors.joining(", "));
    }
  }

  public Correction {
    players = List.copyOf(players);
  }

  /** Whether two rows say the same, wherever they stand. */
  public boolean isSame(Correction other) {
    return kind == other.kind
        && event.equals(other.event)
        && report.equals(other.report)
        && players.equals(other.players);
  }
}
