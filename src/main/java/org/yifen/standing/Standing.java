package org.yifen.standing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.yifen.regulation.Sex;

/**
 * The places of an event.
 *
 * @param only whom it places, of a mixed event; empty for everybody
 * @param criteria what places are by, then the tie-breaks in their order
 * @param missed those of the criteria that a tie came to, and for which the report does not tell
 *     enough: they were passed over
 * @param rows by place; those who share one by number
 */
public record Standing(
    Competition competition,
    Optional<Sex> only,
    List<Criterion> criteria,
    List<Criterion> missed,
    List<Row> rows) {

  public Standing {
    criteria = List.copyOf(criteria);
    missed = List.copyOf(missed);
    rows = List.copyOf(rows);
  }

  /**
   * A player or team with a place.
   *
   * @param place from 1; those whom no criterion separates share one, and the next is left out
   * @param no the running number; of a team the lowest of its players'
   * @param id the register's id; empty for a team or where the report has none
   * @param name the player's name, or the team's unit
   * @param values of the criteria, in their order, as people write them; empty where a criterion
   *     played no part. One that goes through the rounds has the round and a colon before it
   * @param by what put it behind the row above; empty for the first row, and for those who share
   *     their place with the row above
   */
  public record Row(
      int place, int no, String id, String name, List<String> values, Optional<Decision> by) {
    public Row {
      values = List.copyOf(values);
    }
  }

  /** What separates two rows, the upper one first: of all that does, what comes first. */
  Criterion between(int upper, int lower) {
    return rows.subList(upper + 1, lower + 1).stream()
        .flatMap(row -> row.by().stream())
        .map(Decision::criterion)
        .min(Comparator.comparing(criteria::indexOf))
        .orElseThrow();
  }

  /** Whether a row shares its place with another. */
  public boolean isShared(int row) {
    int place = rows.get(row).place();
    boolean above = row > 0 && rows.get(row - 1).place() == place;
    return above || (row + 1 < rows.size() && rows.get(row + 1).place() == place);
  }
}
