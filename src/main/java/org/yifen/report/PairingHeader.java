package org.yifen.report;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * The header of a list of pairings: who moves first, who second, the result. Columns count from 0;
 * -1 for one that is not there.
 *
 * @param firstNumber the number (编号) of the first mover, left of the result
 * @param secondNumber the number of the second mover, right of the result
 * @param round a column 轮次
 * @param score a column 棋谱
 */
record PairingHeader(
    int row,
    int first,
    int second,
    int result,
    int firstNumber,
    int secondNumber,
    int round,
    int score) {

  private static final Set<String> FIRST =
      Set.of("先手", "先手方", "先", "红方", "红", "红棋", "红先", "white", "weiss", "weiß");
  private static final Set<String> SECOND =
      Set.of("后手", "后手方", "后", "黑方", "黑", "黑棋", "黑后", "black", "schwarz");
  private static final Set<String> RESULT =
      Set.of("结果", "比分", "成绩", "胜负", "result", "res.", "ergebnis", "erg.");
  private static final Set<String> NUMBER = Set.of("编号", "序号", "号码", "号", "no.", "no", "nr.");
  private static final Set<String> ROUND = Set.of("轮次", "round");

  private static final int LONGEST = 16;

  private static final Pattern CAPTION =
      Pattern.compile(
          "第\\s*([\\d一二三四五六七八九十]++)\\s*轮|(?i:round|runde)\\s*(\\d+)"
              // possessive and from the first figure on: a cell may hold thousands of figures
              + "|(?<!\\d)(\\d++)\\.\\s*(?i:round|runde|rd)");

  /** The header in a row; empty when it is none. */
  static Optional<PairingHeader> of(Row row) {
    int first = -1;
    int second = -1;
    int result = -1;
    int round = -1;
    for (int column = 0; column < row.cells().size(); column++) {
      String word = heading(row, column);
      first = FIRST.contains(word) && first < 0 ? column : first;
      second = SECOND.contains(word) && second < 0 ? column : second;
      result = RESULT.contains(word) && result < 0 ? column : result;
      round = ROUND.contains(word) && round < 0 ? column : round;
    }
    if (first < 0 || second < 0 || result < 0) {
      return Optional.empty();
    }
    int left = number(row, 0, result, first);
    int right = number(row, result + 1, row.cells().size(), second);
    int score = ScoreCell.column(row);
    return Optional.of(
        new PairingHeader(row.index(), first, second, result, left, right, round, score));
  }

  /** A short text without what stands in brackets behind it; every row of a sheet is looked at. */
  private static String heading(Row row, int column) {
    // no heading of pairings begins with a figure, and most cells of a table do
    boolean text =
        row.cell(column) instanceof Cell.Text t
            && t.text().length() <= LONGEST
            && !Numbers.beginsWithFigure(t.text());
    String word = text ? Clean.word(row.text(column)) : "";
    int bracket = word.endsWith(")") ? word.indexOf('(') : -1;
    return bracket > 0 ? word.substring(0, bracket) : word;
  }

  private static int number(Row row, int from, int to, int name) {
    int nearest = -1;
    for (int column = from; column < to; column++) {
      boolean number = NUMBER.contains(Clean.word(row.text(column)));
      if (number && (nearest < 0 || Math.abs(column - name) < Math.abs(nearest - name))) {
        nearest = column;
      }
    }
    return nearest;
  }

  /** The round that a caption above pairings names. */
  static OptionalInt caption(Row row) {
    for (int column = 0; column < row.cells().size(); column++) {
      OptionalInt round = round(row.text(column));
      if (round.isPresent()) {
        return round;
      }
    }
    return OptionalInt.empty();
  }

  /** The round that a text names: {@code 第1轮对阵表}, {@code Round 3}. */
  static OptionalInt round(String text) {
    Matcher matcher = CAPTION.matcher(Clean.text(text));
    if (!matcher.find()) {
      return OptionalInt.empty();
    }
    for (int group = 1; group <= 3; group++) {
      if (matcher.group(group) != null) {
        return Header.round("第" + matcher.group(group) + "轮");
      }
    }
    return OptionalInt.empty();
  }

  /** Whether a visible sheet has pairings. */
  static boolean isIn(Sheet sheet) {
    return !sheet.hidden()
        && !GamesSheet.is(sheet)
        && sheet.rows().stream().anyMatch(row -> of(row).isPresent());
  }
}
