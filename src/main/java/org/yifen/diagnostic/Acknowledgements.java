package org.yifen.diagnostic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The warnings that somebody has looked at and found to be in order (a book's {@code
 * acknowledged.csv}). An acknowledged warning stays a finding; it only asks for nothing any more.
 */
public final class Acknowledgements {

  /** For a run without a book. */
  public static final Acknowledgements NONE = new Acknowledgements(List.of());

  private static final Map<String, Notice> CODES =
      Arrays.stream(Notice.values()).collect(Collectors.toMap(Notice::code, Function.identity()));

  /** Conditions of articles 4 and 6, which an event fails however often that was looked at. */
  private static final Set<Notice> CONDITIONS =
      Set.of(
          Notice.CND_001,
          Notice.CND_002,
          Notice.CND_003,
          Notice.CND_004,
          Notice.CND_005,
          Notice.CND_007,
          Notice.CND_008);

  /** In the order of the file. */
  private final List<AcknowledgedRow> rows;

  /** The same by code: there may be thousands of rows, and of findings. */
  private final Map<String, List<AcknowledgedRow>> byCode;

  public Acknowledgements(List<AcknowledgedRow> rows) {
    this.rows = List.copyOf(rows);
    this.byCode = this.rows.stream().collect(Collectors.groupingBy(AcknowledgedRow::code));
  }

  /**
   * Marks the acknowledged warnings, and says which rows acknowledge nothing.
   *
   * @param read the event of each report that was read, by the file's name as findings have it; a
   *     row of any other event is left alone, since its findings are not here
   */
  public List<Diagnostic> applyTo(List<Diagnostic> findings, Map<String, String> read) {
    if (rows.isEmpty()) {
      return findings;
    }
    List<Diagnostic> all = new ArrayList<>(findings.size());
    Set<AcknowledgedRow> used = new HashSet<>();
    Set<AcknowledgedRow> conditions = new HashSet<>();
    for (Diagnostic finding : findings) {
      String event = eventOf(finding, read);
      List<AcknowledgedRow> fitting =
          byCode.getOrDefault(finding.notice().code(), List.of()).stream()
              .filter(row -> fits(row, finding, event))
              .toList();
      used.addAll(fitting);
      boolean warning = finding.notice().severity() == Severity.WARNING;
      all.add(warning && !fitting.isEmpty() ? finding.acknowledged(fitting.get(0).by()) : finding);
      if (CONDITIONS.contains(finding.notice())) {
        conditions.addAll(fitting);
      }
    }
    Set<String> events = Set.copyOf(read.values());
    for (AcknowledgedRow row : rows) {
      if (isAbout(row, events, read.keySet())) {
        about(row, used.contains(row), conditions.contains(row)).ifPresent(all::add);
      }
    }
    return all;
  }

  /** The event a finding is about: that of its report where it names none itself. */
  private static String eventOf(Diagnostic finding, Map<String, String> read) {
    return finding.event().isEmpty()
        ? finding.place().map(p -> read.getOrDefault(p.file(), "")).orElse("")
        : finding.event();
  }

  /** Whether a row of the finding's code is of its event and place. */
  private static boolean fits(AcknowledgedRow row, Diagnostic finding, String event) {
    boolean sameEvent = row.event().equals(event) || row.event().equals(finding.event());
    return sameEvent && finding.place().map(row::isAt).orElse(row.place().isEmpty());
  }

  private static boolean isAbout(AcknowledgedRow row, Set<String> events, Set<String> files) {
    return row.event().isEmpty()
        ? files.stream().anyMatch(row::names)
        : events.contains(row.event());
  }

  /** What is to be said of a row itself; nothing when it acknowledges a warning. */
  private static Optional<Diagnostic> about(AcknowledgedRow row, boolean used, boolean condition) {
    Notice notice = CODES.get(row.code());
    Optional<Diagnostic> said = Optional.empty();
    if (notice == null) {
      said = Optional.of(Notice.BOK_016.at(row.where(), row.code()));
    } else if (notice.severity() != Severity.WARNING) {
      said = Optional.of(Notice.BOK_015.at(row.where(), row.code()));
    } else if (!used) {
      String place = row.place().isEmpty() ? "-" : row.place();
      said = Optional.of(Notice.BOK_017.at(row.where(), row.code(), row.event(), place));
    } else if (condition) {
      said = Optional.of(Notice.BOK_018.at(row.where(), row.code(), row.event()));
    }
    return said.map(d -> d.of(row.event()));
  }

  public List<AcknowledgedRow> rows() {
    return rows;
  }
}
