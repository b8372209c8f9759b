package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.report.WrittenRows.Marked;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

class WrittenRowsTest {

  private static final String FILE = "x.xlsx";

  /** Row 3 of the sheet 甲 is 丁一, blank, 0.5; row 1 of the sheet 乙 is the word 附. */
  private static final Grid GRID =
      new Grid(
          FILE,
          Grid.Kind.XLSX,
          List.of(
              sheet(
                  "甲", 0, row(2, new Cell.Text("丁一"), Cell.Blank.INSTANCE, new Cell.Num(0.5, ""))),
              sheet("乙", 1, row(0, new Cell.Text("附")))));

  private static Sheet sheet(String name, int number, Row row) {
    return new Sheet(FILE, name, number, false, List.of(row), Set.of(), List.of());
  }

  private static Row row(int index, Cell... cells) {
    return new Row(index, false, List.of(cells));
  }

  private static Location at(int sheet, int row, int column) {
    return GRID.sheets().get(sheet).at(row, column);
  }

  private static List<Marked> rows(Location... places) {
    Diagnostic finding = Notice.TAB_011.at(List.of(places));
    return WrittenRows.of(GRID, List.of(finding)).of(finding);
  }

  @Test
  void theRowOfACellIsAsReadersOfTheFileSeeIt() {
    assertThat(rows(at(0, 2, 2)))
        .containsExactly(new Marked("甲", 3, List.of("丁一", "", "0.5"), Set.of(2)));
  }

  @Test
  void cellsOfOneRowAreMarkedTogetherAndAnotherRowFollows() {
    assertThat(rows(at(1, 0, 0), at(0, 2, 2), at(0, 2, 0)))
        .containsExactly(
            new Marked("乙", 1, List.of("附"), Set.of(0)),
            new Marked("甲", 3, List.of("丁一", "", "0.5"), Set.of(0, 2)));
  }

  @Test
  void noMoreThanTwoRowsAreShown() {
    assertThat(rows(at(0, 2, 0), at(0, 7, 0), at(0, 8, 0)))
        .extracting(Marked::number)
        .containsExactly(3, 8);
  }

  @Test
  void aBlankRowHasNoCells() {
    assertThat(rows(at(0, 7, 1))).containsExactly(new Marked("甲", 8, List.of(), Set.of(1)));
  }

  @Test
  void placesOfOtherFilesAndOfNoCellHaveNoRow() {
    assertThat(rows(new Location.WholeFile(FILE))).isEmpty();
    assertThat(rows(new Location.SheetCell("other.xlsx", "甲", 0, 2, 0))).isEmpty();
    assertThat(rows(new Location.SheetCell(FILE, "丙", 9, 0, 0))).isEmpty();
    assertThat(WrittenRows.of(GRID, List.of())).isSameAs(WrittenRows.NONE);
  }

  @Test
  void aLineOfATextFileIsARowOfItsOnlySheet() {
    assertThat(rows(new Location.Line(FILE, 3)))
        .containsExactly(new Marked("甲", 3, List.of("丁一", "", "0.5"), Set.of(0)));
  }

  @Test
  void anExcerptOfAWideRowSaysWhereColumnsAreLeftOut() {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      cells.add("单元格" + i);
    }
    Marked row = new Marked("", 1, cells, Set.of(20));

    Excerpt excerpt = Excerpt.of(List.of(row), 65);

    assertThat(excerpt.columns()).containsExactly(0, 1, 2, 19, 20, 21);
    assertThat(excerpt.hasGapBefore(19)).isTrue();
    assertThat(excerpt.hasGapBefore(20)).isFalse();
    assertThat(excerpt.hasGapBehind()).isTrue();
    assertThat(excerpt.text(row, 20)).isEqualTo("[单元格20]");
    assertThat(excerpt.width(20)).isEqualTo(10);
  }

  @Test
  void aLongCellIsCutAndACellBehindTheRowIsBlank() {
    Marked row = new Marked("", 1, List.of("很长的一段说明文字很长的一段说明文字"), Set.of(0, 5));

    Excerpt excerpt = Excerpt.of(List.of(row), 10);

    assertThat(excerpt.text(row, 0)).isEqualTo("[很长的一段说明文字很长…]");
    assertThat(excerpt.text(row, 5)).isEqualTo("[]");
    assertThat(excerpt.hasGapBehind()).isFalse();
  }
}
