package org.yifen.cli;

import java.util.List;
import java.util.OptionalInt;
import org.yifen.book.BookProblem;
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

  private final Terminal terminal;
  private final Findings differences;
  private final Findings errors;
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
    for (TsvRows.Row row : TsvRows.read(file, COLUMNS, Notice.GAM_009)) {
      check(row.values(), row.where());
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

  private void check(List<String> values, Location where) {
    rows++;
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
