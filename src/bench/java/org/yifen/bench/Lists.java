package org.yifen.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.yifen.publish.ListWorkbook;
import org.yifen.ratinglist.ListEntry;
import org.yifen.ratinglist.RatingList;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;
import org.yifen.report.GridReader;
import org.yifen.report.grid.Limits;
import org.yifen.report.workbook.CellLook;
import org.yifen.report.workbook.CellValue;
import org.yifen.report.workbook.ColumnModel;
import org.yifen.report.workbook.SheetModel;
import org.yifen.report.workbook.WorkbookModel;
import org.yifen.report.workbook.WorkbookWriter;

/**
 * A list of 100,000 players, written ({@code Lists write FILE}) or read ({@code Lists read FILE}),
 * each in a process of its own.
 */
public final class Lists {

  private static final int OF_EACH_SEX = 50_000;
  private static final String[] UNITS = {"北京", "上海", "广东", "浙江民泰银行", "黑龙江"};
  private static final List<String> HEADER =
      List.of("名次", "编号", "姓名", "单位", "称号", "等级分", "升降", "对局数", "备注");

  private Lists() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[1]);
    if (args[0].equals("write")) {
      RatingList list = new RatingList(Federation.OPENING, entries());
      Files.write(file, ListWorkbook.bytes(list, Regulation.builtIn().rules().halves()));
    } else if (GridReader.read(args[1], Files.readAllBytes(file)).value().isEmpty()) {
      throw new IOException(file + " cannot be read");
    }
  }

  /** The same list on sheets of as many rows as the reader takes, to be read. */
  static void writeSheets(Path file) throws IOException {
    List<ListEntry> entries = entries();
    int most = Limits.ROWS - 1;
    List<SheetModel> sheets = new ArrayList<>();
    for (int from = 0; from < entries.size(); from += most) {
      List<ListEntry> some = entries.subList(from, Math.min(from + most, entries.size()));
      sheets.add(
          new SheetModel(
              "表" + (sheets.size() + 1),
              List.of(),
              HEADER.stream().map(h -> new ColumnModel(h, CellLook.TEXT)).toList(),
              () -> some.stream().map(Lists::row).iterator(),
              "",
              ""));
    }
    try (OutputStream out = Files.newOutputStream(file)) {
      WorkbookWriter.write(new WorkbookModel("等级分表", sheets), out);
    }
  }

  private static List<CellValue> row(ListEntry entry) {
    return List.of(
        CellValue.of(entry.rank()),
        CellValue.of(entry.id()),
        CellValue.of(entry.name()),
        CellValue.of(entry.unit()),
        CellValue.of(entry.title()),
        CellValue.of(entry.rating()),
        CellValue.of(entry.change().orElse(0)),
        CellValue.of(entry.games()),
        CellValue.of(entry.note()));
  }

  private static List<ListEntry> entries() {
    List<ListEntry> entries = new ArrayList<>();
    for (Sex sex : Sex.values()) {
      IntStream.range(0, OF_EACH_SEX).forEach(i -> entries.add(entry(i, sex)));
    }
    return entries;
  }

  private static ListEntry entry(int i, Sex sex) {
    return new ListEntry(
        i + 1,
        (sex == Sex.MAN ? "M" : "F") + (100_000 + i),
        "棋手" + i,
        sex,
        UNITS[i % UNITS.length],
        "",
        2712 - i / 25,
        OptionalInt.of(i % 47 - 23),
        i % 40,
        i % 13 == 5 ? "新进" : "");
  }
}
