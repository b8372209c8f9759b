package org.yifen.report;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.regulation.Sex;
import org.yifen.report.trf.Measure;
import org.yifen.report.trf.PlayerColumns;
import org.yifen.report.trf.TrfColumns;
import org.yifen.report.trf.TrfComment;
import org.yifen.trace.Location;

/**
 * The players of a Tournament Report File. The starting rank is their number, the national number
 * or else the FIDE number their id; the federation is no unit.
 */
final class TrfPlayers {

  private static final String NONE = "0";
  private static final int MOST_GAPS = 12;

  private final TrfLines lines;
  private final Findings findings;
  private final Measure measure;
  private final List<Entrant> entrants = new ArrayList<>();
  private final List<TrfColumns> columns = new ArrayList<>();
  private final Map<Integer, Integer> indexByNumber = new HashMap<>();
  private final Map<Integer, TrfColumns> national = new HashMap<>();
  private final Set<Integer> misplaced = new HashSet<>();
  private boolean misnumbered;

  TrfPlayers(TrfLines lines, Findings findings) {
    this.lines = lines;
    this.findings = findings;
    this.measure =
        PlayerColumns.measure(lines.players().stream().map(TrfLines.Line::text).toList());
  }

  /** Reads every player's line. */
  void read() {
    measured();
    for (TrfLines.Line line : lines.national()) {
      TrfColumns record = TrfColumns.of(line.text(), measure);
      Numbers.whole(record.text(5, 8)).ifPresent(no -> national.putIfAbsent(no, record));
    }
    boolean points =
        lines.players().stream()
            .anyMatch(l -> !TrfColumns.of(l.text(), measure).text(81, 84).isEmpty());
    for (TrfLines.Line line : lines.players()) {
      add(line, TrfColumns.of(line.text(), measure), points);
    }
    if (entrants.isEmpty()) {
      findings.add(Notice.TAB_017, lines.whole());
      findings.doubtAll();
    }
    gaps();
    comments();
  }

  /** Says which lines were padded by something else than characters. */
  private void measured() {
    List<Location> places =
        lines.players().stream()
            .filter(l -> PlayerColumns.isOdd(TrfColumns.of(l.text(), Measure.CHARACTERS)))
            .filter(l -> !PlayerColumns.isOdd(TrfColumns.of(l.text(), measure)))
            .map(lines::at)
            .toList();
    if (measure != Measure.CHARACTERS) {
      findings.add(
          Notice.TRF_002, places, places.size(), measure == Measure.BYTES ? "@bytes" : "@cells");
    }
  }

  private void add(TrfLines.Line line, TrfColumns record, boolean points) {
    Location where = lines.at(line);
    Optional<Integer> gap = PlayerColumns.misplaced(record);
    OptionalInt no = Numbers.whole(record.text(5, 8));
    if (gap.isPresent()) {
      int column = gap.get();
      findings.add(Notice.TRF_003, where, column, Character.toString(record.at(column)));
      findings.doubtAll();
    } else if (no.isEmpty() || no.getAsInt() == 0) {
      findings.add(Notice.TAB_009, where, record.text(5, 8));
      misnumber();
    }
    if (no.isEmpty() || no.getAsInt() == 0) {
      return;
    }
    if (entrants.size() == Games.MAX_ENTRANTS) {
      findings.add(Notice.FIL_008, where, Games.MAX_ENTRANTS + " @participants");
      return;
    }
    Integer before = indexByNumber.putIfAbsent(no.getAsInt(), entrants.size());
    if (before != null) {
      findings.add(
          Notice.TAB_010,
          List.of(where, at(entrants.get(before))),
          Integer.toString(no.getAsInt()));
      misnumber();
    }
    if (gap.isPresent()) {
      misplaced.add(entrants.size());
    }
    entrants.add(entrant(no.getAsInt(), line, record, gap.isEmpty(), points));
    columns.add(record);
  }

  private Entrant entrant(
      int no, TrfLines.Line line, TrfColumns record, boolean aligned, boolean points) {
    Location where = lines.at(line);
    String name = Clean.text(record.text(15, 47));
    if (name.isEmpty() && aligned) {
      findings.add(Notice.PLY_012, where);
    }
    TrfColumns numbers = national.getOrDefault(no, record);
    String rating = numbers.text(49, 52).isEmpty() ? record.text(49, 52) : numbers.text(49, 52);
    String id = numbers.text(58, 68).isEmpty() ? record.text(58, 68) : numbers.text(58, 68);
    return new Entrant(
        no,
        id.equals(NONE) ? "" : id,
        name,
        aligned ? sex(record.text(10, 10), where) : Optional.empty(),
        "",
        record.text(11, 13),
        aligned ? rating(rating, where) : OptionalInt.empty(),
        aligned && points ? points(record.text(81, 84), where) : OptionalInt.empty(),
        aligned ? place(record.text(86, 89), where) : OptionalInt.empty(),
        "",
        line.row());
  }

  private Optional<Sex> sex(String written, Location where) {
    return switch (written.toLowerCase(Locale.ROOT)) {
      case "" -> Optional.empty();
      case "m", "男" -> Optional.of(Sex.MAN);
      case "w", "f", "女" -> Optional.of(Sex.WOMAN);
      default -> {
        findings.add(Notice.PLY_010, where, written);
        yield Optional.empty();
      }
    };
  }

  private OptionalInt rating(String written, Location where) {
    OptionalInt rating = Numbers.whole(written);
    if (rating.isEmpty() && !written.isEmpty()) {
      findings.add(Notice.PLY_013, where, written);
    }
    return rating.isPresent() && rating.getAsInt() == 0 ? OptionalInt.empty() : rating;
  }

  private OptionalInt points(String written, Location where) {
    OptionalInt points = Numbers.halves(Clean.token(written));
    if (points.isEmpty()) {
      findings.add(Notice.RES_014, where, written);
    }
    return points;
  }

  /** A place; 0 is no place yet. */
  private OptionalInt place(String written, Location where) {
    OptionalInt place = Numbers.whole(written);
    if (place.isEmpty() && !written.isEmpty()) {
      findings.add(Notice.RES_015, where, written);
    }
    return place.isPresent() && place.getAsInt() == 0 ? OptionalInt.empty() : place;
  }

  /** Starting ranks that nobody has, although higher ones are there: a line may be lost. */
  private void gaps() {
    Set<Integer> missing = new TreeSet<>();
    int highest = indexByNumber.keySet().stream().max(Integer::compare).orElse(0);
    for (int no = 1; no < highest && missing.size() < MOST_GAPS; no++) {
      if (!indexByNumber.containsKey(no)) {
        missing.add(no);
      }
    }
    if (!missing.isEmpty() && !misnumbered) {
      String list = String.join(", ", missing.stream().map(String::valueOf).toList());
      findings.add(
          Notice.TRF_013, lines.whole(), list + (missing.size() == MOST_GAPS ? " ..." : ""));
    }
  }

  /** What our own comment lines say of players. */
  private void comments() {
    for (TrfLines.Line line : lines.comments()) {
      Optional<TrfComment> comment = TrfComment.parse(line.text());
      if (comment.isEmpty() || comment.get().no().isEmpty()) {
        continue;
      }
      int index = index(comment.get().no().getAsInt());
      Optional<Entrant> changed =
          index < 0 ? Optional.empty() : with(entrants.get(index), comment.get());
      changed.ifPresent(e -> entrants.set(index, e));
      if (changed.isEmpty()) {
        findings.add(Notice.TRF_017, lines.at(line), line.text());
      }
    }
  }

  private static Optional<Entrant> with(Entrant e, TrfComment comment) {
    String value = Clean.text(comment.value());
    return switch (comment.word()) {
      case "id" -> Optional.of(copy(e, value, e.name(), e.unit(), e.title(), e.remarks()));
      case "name" -> Optional.of(copy(e, e.id(), value, e.unit(), e.title(), e.remarks()));
      case "unit" -> Optional.of(copy(e, e.id(), e.name(), value, e.title(), e.remarks()));
      case "title" -> Optional.of(copy(e, e.id(), e.name(), e.unit(), value, e.remarks()));
      case "fouls" -> fouls(e, Numbers.whole(value));
      case "remarks" -> Optional.of(copy(e, e.id(), e.name(), e.unit(), e.title(), value));
      default -> Optional.empty();
    };
  }

  private static Entrant copy(
      Entrant e, String id, String name, String unit, String title, String remarks) {
    return new Entrant(
        e.no(),
        id,
        name,
        e.sex(),
        unit,
        title,
        e.rating(),
        e.points(),
        e.place(),
        remarks,
        e.row(),
        e.fouls());
  }

  private static Optional<Entrant> fouls(Entrant e, OptionalInt fouls) {
    return fouls.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Entrant(
                e.no(),
                e.id(),
                e.name(),
                e.sex(),
                e.unit(),
                e.title(),
                e.rating(),
                e.points(),
                e.place(),
                e.remarks(),
                e.row(),
                fouls));
  }

  /** A line without a number of its own leaves the results of everybody in doubt. */
  private void misnumber() {
    misnumbered = true;
    findings.doubtAll();
  }

  /** Whether a participant's line does not keep to the columns: its results cannot be read. */
  boolean isMisplaced(int entrant) {
    return misplaced.contains(entrant);
  }

  boolean isMisnumbered() {
    return misnumbered;
  }

  /**
   * The fields that the file tells. Titles of the record are FIDE's, which no register of ours
   * knows; only our own comment lines tell the federation's.
   */
  Set<Field> fields() {
    Set<Field> fields = EnumSet.of(Field.NO, Field.NAME);
    addIf(fields, Field.ID, entrants.stream().anyMatch(e -> !e.id().isEmpty()));
    addIf(fields, Field.SEX, entrants.stream().anyMatch(e -> e.sex().isPresent()));
    addIf(fields, Field.UNIT, entrants.stream().anyMatch(e -> !e.unit().isEmpty()));
    addIf(fields, Field.RATING, entrants.stream().anyMatch(e -> e.rating().isPresent()));
    addIf(fields, Field.POINTS, entrants.stream().anyMatch(e -> e.points().isPresent()));
    addIf(fields, Field.PLACE, entrants.stream().anyMatch(e -> e.place().isPresent()));
    addIf(fields, Field.FOULS, entrants.stream().anyMatch(e -> e.fouls().isPresent()));
    addIf(fields, Field.REMARKS, entrants.stream().anyMatch(e -> !e.remarks().isEmpty()));
    addIf(
        fields,
        Field.TITLE,
        lines.comments().stream()
            .flatMap(l -> TrfComment.parse(l.text()).stream())
            .anyMatch(c -> c.word().equals("title") && c.no().isPresent()));
    return fields;
  }

  private static void addIf(Set<Field> fields, Field field, boolean told) {
    if (told) {
      fields.add(field);
    }
  }

  List<Entrant> entrants() {
    return entrants;
  }

  /** The line of a participant by index. */
  TrfColumns columns(int entrant) {
    return columns.get(entrant);
  }

  Location at(Entrant entrant) {
    return lines.at(entrant.row());
  }

  /** The participant with a starting rank; -1 when nobody has it. */
  int index(int number) {
    return indexByNumber.getOrDefault(number, -1);
  }

  /** How a line's columns are counted. */
  Measure measure() {
    return measure;
  }
}
