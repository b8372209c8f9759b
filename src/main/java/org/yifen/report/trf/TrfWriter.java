package org.yifen.report.trf;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.event.RoundNumbers;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.trace.Location;

/**
 * Writes an event as a Tournament Report File: UTF-8, columns counted in characters, lines that end
 * in CR LF. TRF16 holds what the format has records for; TRF26 holds everything, the rest in
 * comment lines of our own ({@link TrfComment}).
 */
public final class TrfWriter {

  private static final String END = "\r\n";
  private static final String SEPARATOR = "、";
  private static final int NAME = 33;
  private static final int TITLE = 3;
  private static final int NUMBER = 4;
  private static final int ID = 11;

  private final Event event;
  private final boolean comments;
  private final RoundNumbers rounds;
  private final StringBuilder out = new StringBuilder();
  private final List<TrfComment> own = new ArrayList<>();
  private final List<Diagnostic> losses = new ArrayList<>();
  private final TreeMap<String, Integer> cut = new TreeMap<>();
  private boolean tooLong;

  private TrfWriter(Event event, boolean comments) {
    this.event = event;
    this.comments = comments;
    this.rounds = RoundNumbers.of(event);
  }

  /** Writes TRF16; what it cannot hold is among the findings. */
  public static Read<byte[]> trf16(Event event) {
    return new TrfWriter(event, false).write();
  }

  /** Writes TRF26; what it cannot hold is among the findings. */
  public static Read<byte[]> trf26(Event event) {
    return new TrfWriter(event, true).write();
  }

  private Read<byte[]> write() {
    eventFacts();
    event.entrants().forEach(this::playerFacts);
    roundFacts();
    tournament();
    players();
    if (comments) {
      own.stream().filter(c -> c.no().isPresent()).forEach(c -> line(c.line()));
      awards();
    } else {
      withoutComments();
    }
    Optional<Diagnostic> refused = refused();
    return refused.isPresent()
        ? Read.failed(refused.get())
        : Read.of(out.toString().getBytes(StandardCharsets.UTF_8), losses);
  }

  /** What would make the file contradict itself. */
  private Optional<Diagnostic> refused() {
    boolean awarded =
        event.games().byes().stream().anyMatch(b -> b.reason() == Games.Reason.AWARDED);
    if (awarded && !comments) {
      return Optional.of(Notice.CNV_008.at(file(), form(), "@awards"));
    }
    return tooLong ? Optional.of(Notice.CNV_008.at(file(), form(), "@numbers")) : Optional.empty();
  }

  private String form() {
    return comments ? "TRF26" : "TRF16";
  }

  private Location file() {
    return new Location.WholeFile(event.cells().file());
  }

  private void line(String text) {
    out.append(text.stripTrailing()).append(END);
  }

  private void record(String record, String value) {
    if (!value.isEmpty()) {
      line(record + " " + plain(value, record));
    }
  }

  /** A text in one line; a line break in it is a blank then. */
  private String plain(String text, String where) {
    String flat = text.replaceAll("\\p{Cntrl}+", " ").strip();
    if (!flat.equals(text.strip())) {
      cut.merge(where, 1, Integer::sum);
    }
    return flat;
  }

  private void tournament() {
    record("012", event.name());
    record("022", event.place());
    record("042", date(event.start()));
    record("052", date(event.end()));
    record("062", Integer.toString(event.entrants().size()));
    long rated = event.entrants().stream().filter(e -> e.rating().isPresent()).count();
    record("072", Long.toString(rated));
    record("092", (event.team() ? "Team: " : "Individual: ") + type(event.system()));
    record("102", event.chiefArbiter());
    if (comments) {
      record("142", Integer.toString(rounds.last()));
      line("162  " + scoring());
      own.stream().filter(c -> c.no().isEmpty()).forEach(c -> line(c.line()));
    }
  }

  private static String date(LocalDate date) {
    return date.equals(Event.UNKNOWN_DATE) ? "" : date.toString().replace('-', '/');
  }

  private static String type(EventSystem system) {
    return switch (system) {
      case ROUND_ROBIN -> "Round-Robin";
      case DOUBLE_ROUND_ROBIN -> "Double Round-Robin";
      case SWISS -> "Swiss-System";
    };
  }

  private String scoring() {
    Scoring scoring = event.scoring();
    String games = value('W', scoring.win()) + value('D', scoring.draw()) + value('L', 0);
    return allotted() == scoring.win() ? games : games + value('P', allotted());
  }

  private static String value(char symbol, int halves) {
    return symbol + padded(points(halves), NUMBER) + "    ";
  }

  /** Facts of the event that the format has no record for. */
  private void eventFacts() {
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
      own.add(new TrfComment(key.english(), OptionalInt.empty(), plain(value, key.chinese())));
    }
  }

  private void playerFacts(Entrant entrant) {
    tell(Field.ID, entrant, length(entrant.id()) > ID ? entrant.id() : "");
    tell(Field.NAME, entrant, length(entrant.name()) > NAME ? entrant.name() : "");
    tell(Field.UNIT, entrant, entrant.unit());
    boolean ours = event.cells().columns().containsKey(Field.TITLE);
    tell(Field.TITLE, entrant, ours || title(entrant).isEmpty() ? entrant.title() : "");
    tell(Field.REMARKS, entrant, entrant.remarks());
  }

  private void tell(Field field, Entrant entrant, String value) {
    if (!value.isEmpty()) {
      own.add(
          new TrfComment(
              field.english(), OptionalInt.of(entrant.no()), plain(value, field.chinese())));
    }
  }

  /** A title that fits the record; FIDE's are up to three letters. */
  private static String title(Entrant entrant) {
    boolean fits =
        entrant.title().length() <= TITLE && entrant.title().chars().allMatch(c -> c < 0x80);
    return fits ? entrant.title() : "";
  }

  private void roundFacts() {
    if (rounds.assigned() == 0) {
      return;
    }
    if (comments && rounds.assigned() == event.games().size()) {
      // our reader takes the rounds for what they are: unknown
      own.add(new TrfComment("rounds", OptionalInt.empty(), "unknown"));
    } else {
      losses.add(Notice.CNV_002.at(file(), rounds.assigned()));
    }
  }

  /** Says what TRF16 leaves out; names that are too long are said where they are cut. */
  private void withoutComments() {
    Map<String, Integer> left = new LinkedHashMap<>();
    for (TrfComment comment : own) {
      if (!comment.word().equals(Field.NAME.english())) {
        left.merge(chinese(comment), 1, Integer::sum);
      }
    }
    if (event.scoring() != Scoring.ONE_HALF_ZERO) {
      left.put(Key.SCORING.chinese(), 1);
    }
    if (!left.isEmpty()) {
      losses.add(
          Notice.CNV_001.at(
              file(),
              form(),
              left.entrySet().stream()
                  .map(e -> e.getKey() + (e.getValue() > 1 ? " (" + e.getValue() + ")" : ""))
                  .collect(Collectors.joining(", "))));
    }
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

  private void players() {
    int size = event.entrants().size();
    String[][] cells = new String[size][rounds.last()];
    for (Games.Bye bye : event.games().byes()) {
      if (bye.reason() != Games.Reason.AWARDED && bye.round() > 0) {
        cells[bye.entrant()][bye.round() - 1] = bye(bye);
      }
    }
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      int round = rounds.of(g) - 1;
      cells[Games.first(game)][round] = game(game, Games.second(game), 'w', true);
      cells[Games.second(game)][round] = game(game, Games.first(game), 'b', false);
    }
    for (int i = 0; i < size; i++) {
      player(event.entrants().get(i), cells[i]);
    }
    if (!cut.isEmpty()) {
      int count = cut.values().stream().mapToInt(Integer::intValue).sum();
      losses.add(Notice.CNV_006.at(file(), count, String.join(", ", cut.keySet())));
    }
  }

  private void player(Entrant entrant, String[] cells) {
    StringBuilder line = new StringBuilder("001 ");
    line.append(number(OptionalInt.of(entrant.no()))).append(' ');
    line.append(entrant.sex().map(s -> s.code().equals("M") ? "m" : "w").orElse(" "));
    line.append(padded(title(entrant), TITLE)).append(' ');
    line.append(name(entrant)).append(' ');
    line.append(number(entrant.rating())).append("     ");
    line.append(padded(length(entrant.id()) > ID ? "" : entrant.id(), ID)).append(" ".repeat(12));
    line.append(total(entrant)).append(' ').append(number(entrant.place()));
    for (String cell : cells) {
      line.append("  ").append(cell == null ? "0000 - Z" : cell);
    }
    line(line.toString());
  }

  private String name(Entrant entrant) {
    String name = plain(entrant.name(), Field.NAME.chinese());
    int[] characters = name.codePoints().toArray();
    if (characters.length <= NAME) {
      return name + " ".repeat(NAME - characters.length);
    }
    if (!comments) {
      cut.merge(Field.NAME.chinese(), 1, Integer::sum);
    }
    return new String(characters, 0, NAME);
  }

  private String number(OptionalInt number) {
    return fitting(number.isPresent() ? Integer.toString(number.getAsInt()) : "");
  }

  private String total(Entrant entrant) {
    if (entrant.points().isEmpty()) {
      return fitting("");
    }
    String points = points(entrant.points().getAsInt());
    return fitting(points.length() > NUMBER ? points.replaceFirst("\\.0$", "") : points);
  }

  private String fitting(String text) {
    tooLong |= text.length() > NUMBER;
    return padded(text, NUMBER);
  }

  private static String points(int halves) {
    return halves % 2 == 0 ? Exact.points(halves) + ".0" : Exact.points(halves);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static String padded(String text, int width) {
    return " ".repeat(Math.max(0, width - length(text))) + text;
  }

  /**
   * The points of a bye of the pairing, in halves; only TRF26 can say that they are not a win's.
   */
  private int allotted() {
    return event.games().byes().stream()
        .filter(b -> comments && b.reason() == Games.Reason.ALLOTTED)
        .mapToInt(Games.Bye::halves)
        .findFirst()
        .orElse(event.scoring().win());
  }

  private String bye(Games.Bye bye) {
    if (bye.reason() == Games.Reason.ALLOTTED && bye.halves() == allotted()) {
      return "0000 - U";
    }
    tooLong |= bye.halves() != event.scoring().draw() && bye.halves() != event.scoring().win();
    return bye.halves() == event.scoring().draw() ? "0000 - H" : "0000 - F";
  }

  private String game(int game, int opponent, char colour, boolean first) {
    String no = number(OptionalInt.of(event.entrants().get(opponent).no()));
    return no + " " + (Games.isColoured(game) ? colour : '-') + " " + result(game, first);
  }

  private static char result(int game, boolean first) {
    boolean played = Games.isPlayed(game);
    return switch (Games.result(game)) {
      case Games.DRAW -> played ? '=' : 'D';
      case Games.NOBODY -> played ? '0' : '-';
      default -> {
        boolean won = (Games.result(game) == Games.WIN) == first;
        yield won ? (played ? '1' : '+') : (played ? '0' : '-');
      }
    };
  }

  /** Points that the organiser gave or took (299): one record a participant. */
  private void awards() {
    for (Games.Bye bye : event.games().byes()) {
      if (bye.reason() == Games.Reason.AWARDED) {
        String round = bye.round() == 0 ? "" : Integer.toString(bye.round());
        line(
            "299"
                + padded(points(bye.halves()), 14)
                + padded(round, 5)
                + " "
                + padded(Integer.toString(event.entrants().get(bye.entrant()).no()), NUMBER));
      }
    }
  }
}
