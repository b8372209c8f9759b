package org.yifen.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.yifen.regulation.Exact;
import org.yifen.report.workbook.CellLook;
import org.yifen.report.workbook.CellValue;
import org.yifen.report.workbook.ColumnModel;
import org.yifen.report.workbook.SheetModel;
import org.yifen.report.workbook.WorkbookModel;
import org.yifen.report.workbook.WorkbookWriter;

/**
 * A report of nearly as many cells as a file may have (1,000,000): a Swiss event of 16,000 over 57
 * rounds without a mistake.
 */
final class LargestReport {

  private static final int SIZE = 16_000;
  private static final int ROUNDS = 57;
  private static final String CLUB = "俱乐部";

  private LargestReport() {}

  static void write(Path file) throws IOException {
    int[][] results = results();
    List<ColumnModel> columns = new ArrayList<>();
    List.of("序号", "姓名", "单位").forEach(h -> columns.add(new ColumnModel(h, CellLook.TEXT)));
    IntStream.rangeClosed(1, ROUNDS)
        .forEach(r -> columns.add(new ColumnModel("第" + r + "轮", CellLook.CENTERED)));
    columns.add(new ColumnModel("得分", CellLook.CENTERED));
    SheetModel sheet =
        new SheetModel(
            "成绩表",
            List.of(),
            List.of(
                new SheetModel.Key("赛事名称", "大型公开赛"),
                new SheetModel.Key("开始日期", "2026-03-01"),
                new SheetModel.Key("结束日期", "2026-03-31"),
                new SheetModel.Key("赛制", "积分编排"),
                new SheetModel.Key("组别", "男子")),
            columns,
            () -> IntStream.range(0, SIZE).mapToObj(i -> row(i, results)).iterator(),
            "",
            "");
    try (OutputStream out = Files.newOutputStream(file)) {
      WorkbookWriter.write(new WorkbookModel("大型公开赛", List.of(sheet)), out);
    }
  }

  /** By round and player, in half points. */
  private static int[][] results() {
    int[][] results = new int[ROUNDS][SIZE];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < SIZE; i++) {
        int other = opponent(i, round);
        int halves = (i * 31 + other * 31 + round) % 3;
        results[round][i] = i < other ? halves : 2 - halves;
      }
    }
    return results;
  }

  /** The other half sits still while this one moves on by a place each round. */
  private static int opponent(int player, int round) {
    int half = SIZE / 2;
    return player < half
        ? half + (player + round) % half
        : Math.floorMod(player - half - round, half);
  }

  private static List<CellValue> row(int player, int[][] results) {
    List<CellValue> row = new ArrayList<>();
    row.add(CellValue.of(player + 1));
    row.add(CellValue.of("棋手" + (player + 1)));
    row.add(CellValue.of(CLUB + player % 8));
    int points = 0;
    for (int round = 0; round < ROUNDS; round++) {
      boolean first = (player < SIZE / 2) == (round % 2 == 0);
      int halves = results[round][player];
      points += halves;
      row.add(
          CellValue.of(opponent(player, round) + 1 + (first ? "先" : "后") + Exact.points(halves)));
    }
    row.add(CellValue.of(Exact.points(points)));
    return row;
  }
}
