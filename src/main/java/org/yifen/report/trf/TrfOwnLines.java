package org.yifen.report.trf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.event.Key;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;

/**
 * What an event holds and the format has no record for, as comment lines of our own: of the event
 * and of its players. TRF16 goes without them, and says so.
 */
final class TrfOwnLines {

  private static final String SEPARATOR = "、";

  private final Event event;
  private final boolean comments;
  private final TrfTexts texts;
  private final List<TrfComment> lines = new ArrayList<>();

  /**
   * The lines of an event.
   *
   * @param comments whether they will be written
   */
  TrfOwnLines(Event event, boolean comments, TrfTexts texts) {
    this.event = event;
    this.comments = comments;
    this.texts = texts;
    ofEvent();
    event.entrants().forEach(this::ofPlayer);
  }

  /**
   * Says that no game has a round, so that a reader takes those of the columns for what they are.
   */
  void withoutRounds() {
    lines.add(new TrfComment("rounds", OptionalInt.empty(), "unknown"));
  }

  /** The lines of the event. */
  List<TrfComment> ofTheEvent() {
    return lines.stream().filter(line -> line.no().isEmpty()).toList();
  }

  /** The lines of its players. */
  List<TrfComment> ofItsPlayers() {
    return lines.stream().filter(line -> line.no().isPresent()).toList();
  }

  /**
   * What is lost without the lines, each with how often: {@code 单位 (12)}; empty when nothing is.
   * Names that are too long are said where they are cut.
   */
  String lost() {
    Map<String, Integer> lost = new LinkedHashMap<>();
    for (TrfComment line : lines) {
      if (!line.word().equals(Field.NAME.english())) {
        lost.merge(chinese(line), 1, Integer::sum);
      }
    }
    if (!event.scoring().equals(Scoring.ONE_HALF_ZERO)) {
      lost.put(Key.SCORING.chinese(), 1);
    }
    return lost.entrySet().stream()
        .map(e -> e.getKey() + (e.getValue() > 1 ? " (" + e.getValue() + ")" : ""))
        .collect(Collectors.joining(", "));
  }

  private static String chinese(TrfComment comment) {
    for (Key key : Key.values()) {
      if (comment.no().isEmpty() && key.english().equals(comment.word())) {
        return key.chinese();
      }
    }
    for (Field field : Field.values()) {
      if (comment.no().isPresent() && field.english().equals(comment.word())) {
        return field.chinese();
      }
    }
    return comment.word();
  }

  /** Facts of the event that the format has no record for. */
  private void ofEvent() {
    if (comments || event.cells().keys().containsKey(Key.EVENT_ID)) {
      tell(Key.EVENT_ID, event.id());
    }
    if (event.cells().keys().containsKey(Key.SECTION) && (comments || !sexesTellSection())) {
      tell(Key.SECTION, event.section().code());
    }
    tell(
        Key.CLASS,
        event.titles().stream().sorted().map(Title::code).collect(Collectors.joining(SEPARATOR)));
    tell(Key.ORGANISER, event.organiser());
    tell(Key.RULES, event.rules());
    tell(Key.APPROVAL, event.approval());
    tell(Key.NATIONAL_ARBITERS, String.join(SEPARATOR, event.nationalArbiters()));
    tell(Key.SUBMITTED, event.submitted().map(Object::toString).orElse(""));
  }

  private boolean sexesTellSection() {
    Set<Optional<Sex>> sexes =
        event.entrants().stream().map(Entrant::sex).collect(Collectors.toSet());
    return !sexes.contains(Optional.<Sex>empty())
        && (event.section() == Section.MIXED) == (sexes.size() == 2);
  }

  private void tell(Key key, String value) {
    if (!value.isEmpty()) {
      lines.add(
          new TrfComment(key.english(), OptionalInt.empty(), texts.plain(value, key.chinese())));
    }
  }

  private void ofPlayer(Entrant entrant) {
    tell(Field.ID, entrant, TrfFields.length(entrant.id()) > TrfFields.ID ? entrant.id() : "");
    tell(
        Field.NAME,
        entrant,
        TrfFields.length(entrant.name()) > TrfFields.NAME ? entrant.name() : "");
    tell(Field.UNIT, entrant, entrant.unit());
    boolean ours = event.cells().columns().containsKey(Field.TITLE);
    tell(Field.TITLE, entrant, ours || TrfFields.title(entrant).isEmpty() ? entrant.title() : "");
    tell(
        Field.FOULS,
        entrant,
        entrant.fouls().isPresent() ? Integer.toString(entrant.fouls().getAsInt()) : "");
    tell(Field.REMARKS, entrant, entrant.remarks());
  }

  private void tell(Field field, Entrant entrant, String value) {
    if (!value.isEmpty()) {
      lines.add(
          new TrfComment(
              field.english(), OptionalInt.of(entrant.no()), texts.plain(value, field.chinese())));
    }
  }
}
