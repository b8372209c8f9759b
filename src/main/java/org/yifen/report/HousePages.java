package org.yifen.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.event.RoundNumbers;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Sex;
import org.yifen.trace.Location;

/**
 * An event in the house layout, as texts: key rows, the participants' table, and the games where
 * they have a sheet of their own.
 *
 * @param keys a key and its value each
 * @param games the rows of the sheet 对局; empty when the results stand in the table
 */
record HousePages(
    List<List<String>> keys,
    List<String> header,
    List<List<String>> rows,
    List<List<String>> games) {

  private static final List<String> GAMES_HEADER = List.of("轮次", "台次", "先手", "后手", "结果");

  private static final String SEPARATOR = "、";

  HousePages {
    keys = List.copyOf(keys);
    header = List.copyOf(header);
    rows = List.copyOf(rows);
    games = List.copyOf(games);
  }

  /**
   * Lays an event out; what the layout cannot hold is among the findings.
   *
   * @param target the layout's name, for messages
   * @param sheets whether there can be a second sheet
   */
  static Read<HousePages> of(Event event, String target, boolean sheets) {
    Location file = new Location.WholeFile(event.cells().file());
    Optional<HouseForm> form = HouseForm.of(event, sheets);
    if (form.isEmpty()) {
      boolean awarded =
          event.games().byes().stream().anyMatch(b -> b.reason() == Games.Reason.AWARDED);
      return Read.failed(Notice.CNV_008.at(file, target, awarded ? "@awards" : "@results"));
    }
    RoundNumbers rounds = RoundNumbers.of(event);
    HouseResults results = new HouseResults(event, form.get(), rounds);
    List<Field> fields = fields(event);
    List<String> header = new ArrayList<>();
    fields.stream().filter(f -> !isLast(f)).forEach(f -> header.add(f.chinese()));
    header.addAll(results.header());
    fields.stream().filter(HousePages::isLast).forEach(f -> header.add(f.chinese()));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < event.entrants().size(); i++) {
      Entrant entrant = event.entrants().get(i);
      List<String> row = new ArrayList<>();
      fields.stream().filter(f -> !isLast(f)).forEach(f -> row.add(value(entrant, f)));
      row.addAll(results.row(i));
      fields.stream().filter(HousePages::isLast).forEach(f -> row.add(value(entrant, f)));
      rows.add(row);
    }
    HousePages pages = new HousePages(keys(event), header, rows, results.games());
    return Read.of(pages, losses(event, target, form.get(), rounds, file));
  }

  private static boolean isLast(Field field) {
    return field.compareTo(Field.POINTS) >= 0;
  }

  /** The header of the games' sheet; a column 棋谱 only where the report names game files. */
  static List<String> gamesHeader(Event event) {
    List<String> header = new ArrayList<>(GAMES_HEADER);
    if (!event.games().scores().isEmpty()) {
      header.add(ScoreCell.NAME);
    }
    return List.copyOf(header);
  }

  /** The columns that the event's report has, and those that have anything. */
  private static List<Field> fields(Event event) {
    Set<Field> fields = new TreeSet<>(Set.of(Field.NO, Field.NAME));
    fields.addAll(event.cells().columns().keySet());
    for (Field field : Field.values()) {
      if (event.entrants().stream().anyMatch(e -> !value(e, field).isEmpty())) {
        fields.add(field);
      }
    }
    return List.copyOf(fields);
  }

  private static String value(Entrant entrant, Field field) {
    return switch (field) {
      case NO -> Integer.toString(entrant.no());
      case ID -> entrant.id();
      case NAME -> entrant.name();
      case SEX -> entrant.sex().map(Sex::chinese).orElse("");
      case UNIT -> entrant.unit();
      case TITLE -> entrant.title();
      case RATING ->
          entrant.rating().isPresent() ? Integer.toString(entrant.rating().getAsInt()) : "";
      case POINTS -> entrant.points().isPresent() ? Exact.points(entrant.points().getAsInt()) : "";
      case PLACE -> entrant.place().isPresent() ? Integer.toString(entrant.place().getAsInt()) : "";
      case FOULS -> entrant.fouls().isPresent() ? "" + entrant.fouls().getAsInt() : "";
      case REMARKS -> entrant.remarks();
    };
  }

  private static List<List<String>> keys(Event event) {
    List<List<String>> keys = new ArrayList<>();
    add(keys, Key.EVENT_ID, event.id());
    add(keys, Key.EVENT, event.name());
    boolean dated = !event.end().equals(Event.UNKNOWN_DATE);
    add(keys, Key.START_DATE, dated ? event.start().toString() : "");
    add(keys, Key.END_DATE, dated ? event.end().toString() : "");
    add(keys, Key.SYSTEM, event.system().chinese());
    add(keys, Key.SECTION, isSectionTold(event) ? event.section().chinese() : "");
    add(keys, Key.TEAM, event.team() ? "是" : "");
    add(
        keys,
        Key.CLASS,
        event.titles().stream()
            .sorted()
            .map(t -> t.chinese() + "称号赛")
            .collect(Collectors.joining(SEPARATOR)));
    add(keys, Key.SCORING, event.scoring().code());
    add(keys, Key.ORGANISER, event.organiser());
    add(keys, Key.PLACE, event.place());
    add(keys, Key.RULES, event.rules());
    add(keys, Key.APPROVAL, event.approval());
    add(keys, Key.CHIEF_ARBITER, event.chiefArbiter());
    add(keys, Key.NATIONAL_ARBITERS, String.join(SEPARATOR, event.nationalArbiters()));
    add(keys, Key.SUBMITTED, event.submitted().map(Object::toString).orElse(""));
    return keys;
  }

  private static void add(List<List<String>> keys, Key key, String value) {
    if (!value.isEmpty()) {
      keys.add(List.of(key.chinese(), value));
    }
  }

  /** Whether the report states the section, or everybody's sex does. */
  private static boolean isSectionTold(Event event) {
    return event.cells().keys().containsKey(Key.SECTION)
        || event.entrants().stream().allMatch(e -> e.sex().isPresent());
  }

  private static List<Diagnostic> losses(
      Event event, String target, HouseForm form, RoundNumbers rounds, Location file) {
    List<Diagnostic> losses = new ArrayList<>();
    int told = HouseForm.roundsTold(event);
    if (!form.hasRounds() && told > 0) {
      losses.add(Notice.CNV_003.at(file, told));
    } else if (form.hasRounds() && rounds.assigned() > 0) {
      losses.add(Notice.CNV_002.at(file, rounds.assigned()));
    }
    long uncoloured =
        IntStream.range(0, event.games().size())
            .filter(g -> !Games.isColoured(event.games().packed(g)))
            .count();
    if (form.hasRounds() && uncoloured > 0) {
      losses.add(Notice.CNV_004.at(file, uncoloured));
    }
    long asked =
        event.games().byes().stream()
            .filter(b -> b.reason() == Games.Reason.REQUESTED)
            .filter(b -> b.halves() == event.scoring().win())
            .count();
    if (asked > 0) {
      losses.add(Notice.CNV_001.at(file, target, "@requests (" + asked + ")"));
    }
    if (!isSectionTold(event)) {
      losses.add(Notice.CNV_007.at(file, target, Key.SECTION.chinese()));
    }
    return losses;
  }
}
