package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.trace.Location;
import org.yifen.xiangqi.board.Position;

/**
 * Checks a file of known numbers of positions, row by row: differences to standard output, what
 * cannot be read to standard error.
 */
final class PerftBatch {

  private static final List<String> COLUMNS = List.of("fen", "depth", "nodes");
  private static final String TAB = "\t";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Terminal terminal;
  private final Findings differences;
  private final Findings errors;
  private final int[] columns = new int[COLUMNS.size()];
  private int rows;
  private int different;
  private int unread;

  PerftBatch(Terminal terminal) {
    this.terminal = terminal;
    differences = new Findings(terminal.language(), terminal::print);
    errors = new Findings(terminal.language(), terminal::complain);
  }

  /** Checks all rows; gives the exit code. */
  int run(String file) throws BookProblem {
    String text = new String(Disk.read(Path.of(file), file), StandardCharsets.UTF_8);
    List<String> lines =
        (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).lines().toList();
    String head = lines.isEmpty() ? "" : lines.get(0);
    if (!isHeader(head)) {
      errors.print(Notice.GAM_009.at(new Location.Line(file, 1), head));
      return ExitCode.INPUT;
    }
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        check(lines.get(i), new Location.Line(file, i + 1));
      }
    }
    terminal.print(
        terminal.say("行数 ", "rows ")
            + rows
            + terminal.say("，不符 ", ", different ")
            + different
            + terminal.say("，读不了 ", ", unreadable ")
            + unread);
    return different + unread > 0 ? ExitCode.INPUT : ExitCode.DONE;
  }

  private boolean isHeader(String line) {
    List<String> names = List.of(line.split(TAB, -1));
    for (int i = 0; i < columns.length; i++) {
      columns[i] = names.indexOf(COLUMNS.get(i));
    }
    return names.containsAll(COLUMNS);
  }

  private void check(String line, Location where) {
    rows++;
    List<String> cells = List.of(line.split(TAB, -1));
    List<String> values = new ArrayList<>();
    for (int column : columns) {
      values.add(column < cells.size() ? cells.get(column).strip() : "");
    }
    OptionalInt depth = GamePerftCommand.depth(values.get(1));
    if (depth.isEmpty() || !values.get(2).matches("[0-9]{1,18}")) {
      report(List.of(Notice.GAM_008.at(where, values.get(1), values.get(2))));
      return;
    }
    Read<Position> position = GivenFen.read(values.get(0), List.of(where));
    if (position.value().isEmpty()) {
      report(position.diagnostics());
      return;
    }
    long nodes = position.value().get().board().perft(depth.getAsInt());
    if (nodes != Long.parseLong(values.get(2))) {
      different++;
      differences.print(
          Notice.GAM_007.at(where, depth.getAsInt(), nodes, values.get(2), values.get(0)));
    }
  }

  private void report(List<Diagnostic> findings) {
    unread++;
    errors.print(findings);
  }
}
