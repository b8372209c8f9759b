package org.yifen.publish;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import org.yifen.ratinglist.ListEntry;
import org.yifen.ratinglist.RatingList;
import org.yifen.regulation.Halves;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.report.workbook.CellLook;
import org.yifen.report.workbook.CellValue;
import org.yifen.report.workbook.ColumnModel;
import org.yifen.report.workbook.SheetModel;
import org.yifen.report.workbook.WorkbookModel;
import org.yifen.report.workbook.WorkbookWriter;

/**
 * A list as a workbook to read and to print: men and women on sheets of their own.
 *
 * <p>Nothing in it is a formula, whatever a name or note holds, and the same list gives the same
 * bytes ({@link WorkbookWriter}).
 */
public final class ListWorkbook {

  private static final String LIST = "象棋棋手等级分表";

  private static final List<ColumnModel> COLUMNS =
      List.of(
          new ColumnModel("名次", CellLook.CENTERED),
          new ColumnModel("编号", CellLook.CENTERED),
          new ColumnModel("姓名", CellLook.TEXT),
          new ColumnModel("单位", CellLook.TEXT),
          new ColumnModel("称号", CellLook.CENTERED),
          new ColumnModel("等级分", CellLook.CENTERED),
          new ColumnModel("升降", CellLook.SIGNED),
          new ColumnModel("对局数", CellLook.NUMBER),
          new ColumnModel("备注", CellLook.TEXT));

  private ListWorkbook() {}

  /** The bytes of {@code list.xlsx}. */
  public static byte[] bytes(RatingList list, Halves halves) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      WorkbookWriter.write(of(list, halves), out);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written", e);
    }
    return out.toByteArray();
  }

  /** The workbook as a model; the rows are made as they are written. */
  static WorkbookModel of(RatingList list, Halves halves) {
    String title = LIST + " " + day(halves.published(list.period()));
    List<SheetModel> sheets =
        Arrays.stream(Sex.values()).map(sex -> sheet(list, sex, halves)).toList();
    return new WorkbookModel(title, sheets);
  }

  private static SheetModel sheet(RatingList list, Sex sex, Halves halves) {
    String name = sex.chinese() + "子";
    String title = LIST + "（" + name + "）";
    return new SheetModel(
        name,
        List.of(title, periodLine(list.period(), halves)),
        COLUMNS,
        () -> list.of(sex).map(ListWorkbook::row).iterator(),
        "本期没有" + name + "棋手。",
        title + " " + day(halves.published(list.period())));
  }

  private static List<CellValue> row(ListEntry entry) {
    return List.of(
        CellValue.of(entry.rank()),
        CellValue.of(entry.id()),
        CellValue.of(entry.name()),
        CellValue.of(entry.unit()),
        CellValue.of(title(entry)),
        CellValue.of(entry.rating()),
        entry.change().isPresent() ? CellValue.of(entry.change().getAsInt()) : CellValue.BLANK,
        CellValue.of(entry.games()),
        CellValue.of(entry.note()));
  }

  /**
   * The title as it stands behind a name; a title of the other sex in full, any other as written.
   */
  private static String title(ListEntry entry) {
    return Title.parse(entry.title(), entry.sex())
        .map(title -> title.sex() == entry.sex() ? title.shortChinese() : title.chinese())
        .orElse(entry.title());
  }

  private static String periodLine(PeriodId period, Halves halves) {
    return day(halves.published(period))
        + "公布 · "
        + day(halves.firstDay(period))
        + "至"
        + day(halves.lastDay(period))
        + "的比赛";
  }

  private static String day(LocalDate date) {
    return date.getYear() + "年" + date.getMonthValue() + "月" + date.getDayOfMonth() + "日";
  }
}
