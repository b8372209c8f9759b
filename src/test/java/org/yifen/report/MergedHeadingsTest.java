package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/** A round's heading merged over several columns: opponent, colour and score each have a cell. */
class MergedHeadingsTest {

  private static final int HEADER = 5;

  private static Reading read(int columns, String... rows) {
    List<String> lines = new ArrayList<>();
    lines.addAll(List.of("赛事名称,杯", "开始日期,2026-03-01", "结束日期,2026-03-02", "赛制,积分编排", "组别,男子"));
    lines.add("序号,姓名,第1轮" + ",".repeat(columns) + "得分,名次");
    lines.addAll(List.of(rows));
    List<Row> cells = new ArrayList<>();
    for (String line : lines) {
      List<Cell> texts = new ArrayList<>();
      for (String text : line.split(",", -1)) {
        texts.add(text.isEmpty() ? Cell.Blank.INSTANCE : new Cell.Text(text));
      }
      cells.add(new Row(cells.size(), false, texts));
    }
    Sheet.Merge heading = new Sheet.Merge(HEADER, HEADER, 2, 1 + columns);
    Sheet sheet = new Sheet("r.xlsx", "", 0, false, cells, Set.of(), List.of(heading));
    return ReportReader.read(new Grid("r.xlsx", Grid.Kind.XLSX, List.of(sheet)), "r");
  }

  @Test
  void numberColourAndScoreAreApart() {
    Reading reading = read(3, "1,王斌,2,先,1,1,1", "2,赵鑫鑫,1,后,0,0,2");

    assertThat(Readings.findings(reading)).isEmpty();
    assertThat(Readings.games(reading.event().orElseThrow())).containsExactly("1: 1-2 win");
  }

  /** The figures of number and score do not run into one: 2 and 1 are not opponent 21. */
  @Test
  void numberAndScoreAreApart() {
    Reading reading = read(2, "1,王斌,2,0.5,0.5,1", "2,赵鑫鑫,1,0.5,0.5,1");

    assertThat(Readings.findings(reading)).containsExactly("RES-019 F7 F8");
    assertThat(Readings.games(reading.event().orElseThrow())).containsExactly("1: 1-2 draw");
  }

  @Test
  void aByeStandsInTheFirstOfItsCells() {
    Reading reading = read(3, "1,王斌,轮空,,,1,1", "2,赵鑫鑫,※,,,0,2");

    assertThat(Readings.findings(reading)).isEmpty();
    assertThat(reading.event().orElseThrow().games().byes()).hasSize(1);
  }

  /** A finding is at the first cell of the round. */
  @Test
  void aMistakeIsAtTheFirstCell() {
    Reading reading = read(3, "1,王斌,2,先,1,1,1", "2,赵鑫鑫,1,后,x,0,2");

    assertThat(Readings.findings(reading)).containsExactly("RES-001 C8");
  }
}
