package org.yifen.publish;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.ratinglist.Reason;
import org.yifen.report.csv.CsvTable;

/**
 * The reasons that a list's own files record: the changes of {@code changes.csv}, the notes of
 * {@code list.csv}, and what {@code findings.json} says of ratings that no game explains. Nothing
 * is calculated; a file that cannot be read tells nothing.
 */
public final class RecordedReasons {

  /** The word of {@code list.csv} for a first rating. */
  private static final String FIRST = "首次定级";

  private final String list;
  private final Map<String, List<Reason>> byId = new HashMap<>();
  private final Map<String, List<Reason>> byLabel = new HashMap<>();

  private RecordedReasons(String list) {
    this.list = list;
  }

  /**
   * The reasons of a list.
   *
   * @param list its name, such as {@code 2026-07}
   */
  public static RecordedReasons of(
      String list, Optional<String> changes, Optional<String> published, byte[] findings) {
    RecordedReasons reasons = new RecordedReasons(list);
    changes.ifPresent(reasons::changes);
    published.ifPresent(reasons::firstRatings);
    reasons.findings(findings);
    return reasons;
  }

  /** What is recorded of a player: events in their order, then the rest in that of its kinds. */
  public List<Reason> of(String id, String name) {
    List<Reason> all = new ArrayList<>(byId.getOrDefault(id, List.of()));
    all.addAll(byLabel.getOrDefault(name + " " + id, List.of()));
    all.sort(Comparator.comparing(Reason::kind));
    return all;
  }

  private void changes(String text) {
    CsvTable table = parse(text);
    for (CsvTable.Row row : table.rows()) {
      String games = cell(table, row, "games");
      int change = hundredths(cell(table, row, "change")).orElse(0);
      if (change != 0 || !games.equals("0")) {
        String event = cell(table, row, "event");
        boolean corrects = event.equals(ListFiles.CORRECTION);
        add(
            cell(table, row, "id"),
            corrects ? Reason.Kind.CORRECTION : Reason.Kind.EVENT,
            corrects ? "" : event,
            change);
      }
    }
  }

  private static Optional<Integer> hundredths(String text) {
    try {
      return Optional.of(new BigDecimal(text).movePointRight(2).intValueExact());
    } catch (ArithmeticException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  private void firstRatings(String text) {
    CsvTable table = parse(text);
    for (CsvTable.Row row : table.rows()) {
      if (cell(table, row, "note").contains(FIRST)) {
        add(cell(table, row, "id"), Reason.Kind.FIRST_RATING, "", 0);
      }
    }
  }

  private static String cell(CsvTable table, CsvTable.Row row, String column) {
    return row.cell(table.column(column).orElse(-1));
  }

  private void add(String id, Reason.Kind kind, String what, int number) {
    byId.computeIfAbsent(id, k -> new ArrayList<>(1)).add(new Reason(kind, list, what, number));
  }

  private static CsvTable parse(String text) {
    try {
      return CsvTable.parse(text);
    } catch (CsvTable.CsvException e) {
      return new CsvTable(List.of(), List.of());
    }
  }

  private void findings(byte[] bytes) {
    try (JsonParser json = new JsonFactory().createParser(bytes)) {
      String code = "";
      while (json.nextToken() != null) {
        if (json.currentToken() == JsonToken.VALUE_STRING && "code".equals(json.currentName())) {
          code = json.getText();
        } else if (json.currentToken() == JsonToken.START_ARRAY
            && "arguments".equals(json.currentName())) {
          finding(code, texts(json));
        }
      }
    } catch (IOException e) {
      return; // damaged: an audit of the book says so
    }
  }

  private static List<String> texts(JsonParser json) throws IOException {
    List<String> texts = new ArrayList<>();
    while (json.nextToken() == JsonToken.VALUE_STRING) {
      texts.add(json.getText());
    }
    return texts;
  }

  private void finding(String code, List<String> arguments) {
    Optional<Notice> notice = Notice.of(code).filter(n -> n.arguments() == arguments.size());
    if (notice.isEmpty()) {
      return;
    }
    switch (notice.get()) {
      case RAT_002, RAT_003 -> add(arguments, Reason.Kind.BELOW_FLOOR, "", arguments.get(1));
      case RAT_004 -> add(arguments, Reason.Kind.DECAY, "", arguments.get(2));
      case RAT_005 -> add(arguments, Reason.Kind.CANCELLED, "", "0");
      case RAT_007 -> add(arguments, Reason.Kind.TITLE, arguments.get(1), arguments.get(2));
      default -> {
        // about no rating of the list
      }
    }
  }

  private void add(List<String> arguments, Reason.Kind kind, String what, String number) {
    hundredths(number)
        .ifPresent(
            n ->
                byLabel
                    .computeIfAbsent(arguments.get(0), k -> new ArrayList<>(1))
                    .add(new Reason(kind, list, what, n / 100)));
  }
}
