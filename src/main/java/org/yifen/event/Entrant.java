package org.yifen.event;

import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.player.Player;
import org.yifen.regulation.Sex;

/**
 * A participant as the report has it.
 *
 * @param no the running number (序号), from 1
 * @param id the register's id (编号); empty when the report leaves it out
 * @param name as written
 * @param sex empty when the report leaves it out
 * @param title as written; empty without one
 * @param rating as reported, in points; empty when blank
 * @param points as reported, in halves of the event's scoring; empty when the report has none
 * @param place as reported, from 1; empty when the report has none
 * @param row the row of the table, from 0
 * @param fouls the number in the column 犯规; empty without one
 */
public record Entrant(
    int no,
    String id,
    String name,
    Optional<Sex> sex,
    String unit,
    String title,
    OptionalInt rating,
    OptionalInt points,
    OptionalInt place,
    String remarks,
    int row,
    OptionalInt fouls) {

  /** A participant of whom no column tells the fouls. */
  public Entrant(
      int no,
      String id,
      String name,
      Optional<Sex> sex,
      String unit,
      String title,
      OptionalInt rating,
      OptionalInt points,
      OptionalInt place,
      String remarks,
      int row) {
    this(no, id, name, sex, unit, title, rating, points, place, remarks, row, OptionalInt.empty());
  }

  /** The same row as another player's, without the rating and the title that it reported. */
  public Entrant as(Player player) {
    return new Entrant(
        no,
        player.id(),
        player.name(),
        Optional.of(player.sex()),
        player.unit(),
        "",
        OptionalInt.empty(),
        points,
        place,
        remarks,
        row,
        fouls);
  }

  /** The participant for messages: number and name. */
  public String label() {
    return no + " " + name;
  }

  /** The name alone, for reports in which the number is none that anybody wrote. */
  public String named() {
    return name.isEmpty() ? label() : name;
  }
}
