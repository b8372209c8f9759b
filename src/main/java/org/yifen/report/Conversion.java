package org.yifen.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.report.trf.TrfColumns;
import org.yifen.report.trf.TrfRecord;
import org.yifen.trace.Location;

/** A report in another form. What is lost on the way is a finding each. */
public final class Conversion {

  /** The columns of a games' sheet that an event does not keep. */
  private static final Set<String> UNKEPT = Set.of("台次", "备注", "board", "remarks");

  /** The records that an event keeps, and those that repeat what others say. */
  private static final Set<String> KEPT =
      Set.of(
          "001",
          "012",
          "022",
          "042",
          "052",
          "062",
          "072",
          "092",
          "102",
          "162",
          "192",
          "142",
          "240",
          "299",
          "XXR",
          "XXS",
          "BBW",
          "BBD",
          TrfRecord.COMMENT);

  private static final int FEDERATION = 54;
  private static final int BIRTH = 70;

  private Conversion() {}

  /**
   * Writes a report without errors in another form.
   *
   * @param reading with an event
   * @return the file's bytes, and a finding for every kind of loss
   */
  public static Read<byte[]> of(Reading reading, Target target) {
    Event event = reading.event().orElseThrow();
    Read<byte[]> written = target.write(event);
    List<Diagnostic> losses = new ArrayList<>(written.diagnostics());
    int scores =
        target == Target.HOUSE_XLSX && HouseForm.keepsScores(event)
            ? 0
            : event.games().scores().size();
    String unkept = reading.grid().map(g -> unkept(g, scores)).orElse("");
    if (!unkept.isEmpty()) {
      losses.add(Notice.CNV_005.at(new Location.WholeFile(event.cells().file()), unkept));
    }
    return new Read<>(written.value(), losses);
  }

  /**
   * What the report holds and the other form will not, with how often; empty when there is nothing.
   *
   * @param scores how many names of game files are lost
   */
  private static String unkept(Grid grid, int scores) {
    Map<String, Integer> found =
        grid.kind().isTrf() ? ofLines(TrfLines.of(grid)) : ofGames(grid.sheets());
    if (scores > 0) {
      found.put(ScoreCell.NAME, scores);
    }
    return found.entrySet().stream()
        .map(e -> e.getKey() + (e.getValue() > 1 ? " (" + e.getValue() + ")" : ""))
        .collect(Collectors.joining(", "));
  }

  private static Map<String, Integer> ofLines(TrfLines lines) {
    Map<String, Integer> found = new LinkedHashMap<>();
    TrfPlayers players = new TrfPlayers(lines, new Findings());
    for (TrfLines.Line line : lines.all()) {
      boolean told = !line.value().isEmpty() && !line.value().equals("0");
      // of a national record number and rating are kept
      boolean known = TrfRecord.isKnown(line.text()) && !TrfRecord.isNational(line.text());
      if (known && !KEPT.contains(line.record()) && told) {
        found.merge(line.record(), 1, Integer::sum);
      }
    }
    for (TrfLines.Line line : lines.players()) {
      TrfColumns columns = TrfColumns.of(line.text(), players.measure());
      count(found, "@federations", columns.text(FEDERATION, FEDERATION + 2));
      count(found, "@births", columns.text(BIRTH, BIRTH + 9).replaceAll("[ .0/]+", ""));
    }
    return found;
  }

  private static Map<String, Integer> ofGames(List<Sheet> sheets) {
    Map<String, Integer> found = new LinkedHashMap<>();
    for (Sheet sheet : sheets) {
      Optional<Row> header = GamesSheet.is(sheet) ? GamesSheet.header(sheet) : Optional.empty();
      for (int column = 0; header.isPresent() && column < header.get().cells().size(); column++) {
        String name = header.get().text(column);
        for (Row row : UNKEPT.contains(Clean.word(name)) ? sheet.rows() : List.<Row>of()) {
          count(found, name, row.index() > header.get().index() ? row.text(column) : "");
        }
      }
    }
    return found;
  }

  private static void count(Map<String, Integer> found, String what, String text) {
    if (!text.isEmpty()) {
      found.merge(what, 1, Integer::sum);
    }
  }
}
