package org.yifen.report;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.diagnostic.Notice;
import org.yifen.event.EventSystem;
import org.yifen.event.Key;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.trf.Measure;
import org.yifen.report.trf.PlayerColumns;
import org.yifen.report.trf.TrfColumns;
import org.yifen.report.trf.TrfComment;
import org.yifen.report.trf.TrfDate;

/** The tournament's records, and our own comment lines for what they cannot hold. */
final class TrfFacts {

  private static final Map<Key, String> RECORDS =
      new EnumMap<>(
          Map.of(
              Key.EVENT, "012",
              Key.PLACE, "022",
              Key.START_DATE, "042",
              Key.END_DATE, "052",
              Key.CHIEF_ARBITER, "102"));

  /** The facts that only a comment line of ours tells. */
  private static final Set<Key> OWN =
      Set.of(
          Key.EVENT_ID,
          Key.SYSTEM,
          Key.SECTION,
          Key.TEAM,
          Key.CLASS,
          Key.ORGANISER,
          Key.RULES,
          Key.APPROVAL,
          Key.NATIONAL_ARBITERS,
          Key.SUBMITTED);

  private static final String ROUNDS = "rounds";
  private static final int DATE_WIDTH = 8;

  private final TrfLines lines;
  private final Findings findings;
  private final KeyRows keys;
  private final Facts facts;
  private boolean withoutRounds;

  TrfFacts(TrfLines lines, Grid grid, Findings findings) {
    this.lines = lines;
    this.findings = findings;
    this.keys = KeyRows.of(values(), grid.sheets().get(0), findings);
    this.facts = new Facts(keys, lines.whole(), findings);
  }

  private Map<Key, KeyRows.Value> values() {
    Map<Key, KeyRows.Value> values = new EnumMap<>(Key.class);
    RECORDS.forEach(
        (key, record) -> lines.first(record).ifPresent(l -> values.put(key, value(l, l.value()))));
    for (TrfLines.Line line : lines.comments()) {
      Optional<TrfComment> comment = TrfComment.parse(line.text());
      Optional<Key> key =
          OWN.stream()
              .filter(k -> comment.isPresent() && k.names().contains(comment.get().word()))
              .findFirst();
      if (comment.isEmpty() || (comment.get().no().isEmpty() && key.isEmpty())) {
        boolean rounds = comment.filter(c -> c.word().equals(ROUNDS)).isPresent();
        withoutRounds |= rounds;
        if (!rounds) {
          findings.add(Notice.TRF_017, lines.at(line), line.text());
        }
      } else if (comment.get().no().isEmpty()) {
        KeyRows.Value before =
            values.putIfAbsent(key.get(), value(line, Clean.text(comment.get().value())));
        if (before != null) {
          findings.add(
              Notice.TAB_008, List.of(lines.at(line), before.where()), key.get().chinese());
        }
      }
    }
    return values;
  }

  private KeyRows.Value value(TrfLines.Line line, String text) {
    return new KeyRows.Value(new Cell.Text(text), lines.at(line));
  }

  /** The facts that the house layout has too, each with its finding where it is not understood. */
  Facts facts() {
    return facts;
  }

  KeyRows keys() {
    return keys;
  }

  /** Whether the rounds of the columns are only a way of writing; see the writer. */
  boolean isWithoutRounds() {
    return withoutRounds;
  }

  String name() {
    if (keys.text(Key.EVENT).isEmpty()) {
      missing(Key.EVENT);
    }
    return keys.text(Key.EVENT);
  }

  private void missing(Key key) {
    findings.add(Notice.TRF_001, lines.whole(), RECORDS.getOrDefault(key, ""), key.chinese());
  }

  /** The first and the last day; findings when one is missing, unreadable, impossible or wrong. */
  Optional<LocalDate[]> dates() {
    Optional<LocalDate> start = date(Key.START_DATE);
    Optional<LocalDate> end = date(Key.END_DATE);
    if (start.isEmpty() || end.isEmpty()) {
      return Optional.empty();
    }
    if (end.get().isBefore(start.get())) {
      findings.add(
          Notice.DAT_003,
          List.of(where(Key.END_DATE).where(), where(Key.START_DATE).where()),
          start.get(),
          end.get());
      return Optional.empty();
    }
    roundDates(start.get(), end.get());
    return Optional.of(new LocalDate[] {start.get(), end.get()});
  }

  private KeyRows.Value where(Key key) {
    return keys.find(key).orElseThrow();
  }

  private Optional<LocalDate> date(Key key) {
    if (keys.text(key).isEmpty()) {
      missing(key);
      return Optional.empty();
    }
    KeyRows.Value value = where(key);
    Optional<TrfDate> date = TrfDate.read(value.text());
    if (date.isEmpty() || date.get().candidates().isEmpty()) {
      findings.add(
          date.isEmpty() ? Notice.DAT_001 : Notice.DAT_002,
          value.where(),
          key.chinese(),
          value.text());
      return Optional.empty();
    }
    LocalDate chosen = date.get().candidates().get(0);
    if (!date.get().isCertain()) {
      findings.add(Notice.TRF_004, value.where(), key.chinese(), value.text(), chosen);
    }
    return Optional.of(chosen);
  }

  /** The dates of the rounds (132) can only be compared: in any order one has to fit the event. */
  private void roundDates(LocalDate start, LocalDate end) {
    for (TrfLines.Line line : lines.of("132")) {
      TrfColumns columns = TrfColumns.of(line.text(), Measure.CHARACTERS);
      for (int round = 1; PlayerColumns.round(round) <= columns.length(); round++) {
        int from = PlayerColumns.round(round);
        String written = columns.text(from, from + DATE_WIDTH - 1);
        Optional<TrfDate> date = TrfDate.read(written);
        boolean fits =
            date.isPresent()
                && date.get().candidates().stream()
                    .anyMatch(d -> !d.isBefore(start) && !d.isAfter(end));
        if (!written.isEmpty() && !fits) {
          findings.add(Notice.TRF_015, lines.at(line), round, written);
        }
      }
    }
  }

  /** Whether teams played: by records of teams, by the type, or by our own line. */
  boolean team() {
    boolean teams = lines.has("013") || lines.has("310");
    OptionalInt count = lines.first("082").map(l -> Numbers.whole(l.value())).orElse(none());
    return facts.team()
        || teams
        || count.orElse(0) > 0
        || type("092").contains("team")
        || type("192").contains("team");
  }

  private static OptionalInt none() {
    return OptionalInt.empty();
  }

  /** The stated system, from the coded type (192) or the words of the type (092). */
  Optional<EventSystem> system() {
    Optional<EventSystem> stated = facts.system();
    if (stated.isPresent()) {
      return stated;
    }
    Optional<EventSystem> coded = named(type("192"));
    Optional<EventSystem> worded = named(type("092"));
    return coded.isPresent() && worded.isPresent() && !coded.equals(worded)
        ? Optional.empty()
        : coded.or(() -> worded);
  }

  private String type(String record) {
    return lines.first(record).map(l -> l.value().toLowerCase(Locale.ROOT)).orElse("");
  }

  private static Optional<EventSystem> named(String type) {
    String plain = type.replaceAll("[\\s_-]", "");
    boolean robin = contains(plain, "roundrobin", "berger", "循环");
    boolean twice = contains(plain, "double", "双循环", "双");
    boolean swiss =
        contains(plain, "swiss", "瑞士", "积分编排", "fidedutch", "burstein", "dubov", "fidelim")
            || (plain.startsWith("fideteam") && !robin);
    if (robin == swiss) {
      return Optional.empty();
    }
    return Optional.of(
        swiss
            ? EventSystem.SWISS
            : twice ? EventSystem.DOUBLE_ROUND_ROBIN : EventSystem.ROUND_ROBIN);
  }

  private static boolean contains(String text, String... words) {
    return Arrays.stream(words).anyMatch(text::contains);
  }

  /** The number of rounds that were planned (142, XXR); empty when it is not told. */
  Optional<TrfLines.Line> planned() {
    return lines.first("142").or(() -> lines.first("XXR"));
  }
}
