package org.yifen.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Games;
import org.yifen.report.PairingLine.Seat;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * Reads the lines of pairings from their sheets: below each header, in the round of the caption
 * above it, else of the sheet's name, else of a column 轮次.
 */
final class PairingLines {

  private static final Set<String> NOT_PAIRED = Set.of("notpaired", "nichtgelost", "缺席", "未编排");
  private static final String ROUND = "轮次";

  private final Findings findings;
  private final List<PairingLine> lines = new ArrayList<>();

  /** Headers seen so far: the round of a header that nothing else tells one. */
  private int blocks;

  private PairingLines(Findings findings) {
    this.findings = findings;
  }

  /** The lines of all sheets, in order. */
  static List<PairingLine> of(List<Sheet> sheets, Findings findings) {
    PairingLines lines = new PairingLines(findings);
    sheets.forEach(lines::read);
    return List.copyOf(lines.lines);
  }

  private void read(Sheet sheet) {
    Optional<PairingHeader> header = Optional.empty();
    OptionalInt caption = PairingHeader.round(sheet.name());
    OptionalInt round = OptionalInt.empty();
    for (Row row : sheet.rows()) {
      Optional<PairingHeader> here = PairingHeader.of(row);
      OptionalInt named = PairingHeader.caption(row);
      if (here.isPresent()) {
        header = here;
        blocks++;
        round = round(sheet, here.get(), caption);
      } else if (named.isPresent()) {
        caption = named;
        header = Optional.empty();
      } else if (header.isPresent()) {
        read(sheet, row, header.get(), round);
      }
    }
  }

  /** The round of the lines below a header; empty where each line tells its own. */
  private OptionalInt round(Sheet sheet, PairingHeader header, OptionalInt caption) {
    if (caption.isEmpty() && header.round() >= 0) {
      return OptionalInt.empty();
    }
    if (caption.isPresent() && Games.isRound(caption.getAsInt())) {
      return caption;
    }
    String told = caption.isPresent() ? Integer.toString(caption.getAsInt()) : sheet.name();
    findings.add(Notice.TAB_020, sheet.at(header.row(), 0), ROUND, told);
    return OptionalInt.of(blocks);
  }

  private void read(Sheet sheet, Row row, PairingHeader header, OptionalInt round) {
    Optional<Seat> first = seat(sheet, row, header.first(), header.firstNumber());
    Optional<Seat> second = seat(sheet, row, header.second(), header.secondNumber());
    if (first.isPresent() || second.isPresent()) {
      int of = round.isPresent() ? round.getAsInt() : ownRound(sheet, row, header.round());
      lines.add(
          new PairingLine(
              sheet,
              row,
              of,
              first,
              second,
              header.result(),
              ScoreCell.of(sheet, row, header.score())));
      return;
    }
    boolean bye = isBye(row, header.first()) || isBye(row, header.second());
    row.cells().stream()
        .map(c -> c.text().strip())
        .filter(text -> !text.isEmpty() && !bye)
        .findFirst()
        .ifPresent(text -> findings.add(Notice.TAB_018, sheet.at(row.index(), 0), text));
  }

  private int ownRound(Sheet sheet, Row row, int column) {
    String written = Clean.token(row.text(column));
    int round = Numbers.whole(written.replace("第", "").replace("轮", "")).orElse(0);
    if (Games.isRound(round)) {
      return round;
    }
    findings.add(Notice.TAB_020, sheet.at(row.index(), column), ROUND, written);
    return 0;
  }

  private static boolean isBye(Row row, int column) {
    return Mark.isBye(Clean.word(row.text(column)));
  }

  private static Optional<Seat> seat(Sheet sheet, Row row, int column, int numberColumn) {
    String name = Clean.text(row.text(column));
    if (name.isEmpty() || isBye(row, column) || NOT_PAIRED.contains(Clean.word(name))) {
      return Optional.empty();
    }
    if (Numbers.whole(name).isPresent()) {
      return Optional.of(new Seat("", name, sheet, row.index(), column, column));
    }
    String number = numberColumn < 0 ? "" : Clean.token(row.text(numberColumn));
    return Optional.of(new Seat(name, number, sheet, row.index(), column, numberColumn));
  }
}
