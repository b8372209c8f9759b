package org.yifen.report.workbook;

import org.apache.poi.ss.usermodel.Name;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.yifen.event.Field;
import org.yifen.player.RegisterEntry;

/** The sheet 名册: the register's players, from whom the table's rows fill themselves in. */
final class TemplateRoster {

  static final String SHEET = "名册";

  /** The ids, and the whole list with the ids in its first column. */
  static final String IDS = "yf_ids";

  static final String PLAYERS = "yf_players";

  /** The fields in the order of the sheet's columns. */
  static final Field[] FIELDS = {
    Field.ID, Field.NAME, Field.SEX, Field.UNIT, Field.TITLE, Field.RATING
  };

  private static final int FIRST = 2;
  private static final int[] WIDTHS = {12, 14, 6, 16, 12, 8};

  private TemplateRoster() {}

  /** Adds the sheet when there are players to choose from; says whether there is one. */
  static boolean add(XSSFWorkbook workbook, Template template, TemplateStyles styles) {
    if (template.roster().isEmpty() || template.entered().size() == template.players()) {
      return false;
    }
    XSSFSheet sheet = workbook.createSheet(SHEET);
    cell(sheet.createRow(0), 0, TemplateMark.text()).setCellStyle(styles.mark);
    Row header = sheet.createRow(FIRST - 1);
    for (int i = 0; i < FIELDS.length; i++) {
      cell(header, i, FIELDS[i].chinese()).setCellStyle(styles.header);
      sheet.setColumnWidth(i, WIDTHS[i] * 256);
    }
    int row = FIRST;
    for (RegisterEntry player : template.roster()) {
      write(sheet.createRow(row++), player, styles);
    }
    name(workbook, IDS, "$A$" + (FIRST + 1) + ":$A$" + row);
    name(workbook, PLAYERS, "$A$" + (FIRST + 1) + ":$F$" + row);
    sheet.createFreezePane(2, FIRST);
    TemplateWorkbook.lock(sheet);
    return true;
  }

  private static void name(XSSFWorkbook workbook, String name, String range) {
    Name defined = workbook.createName();
    defined.setNameName(name);
    defined.setRefersToFormula("'" + SHEET + "'!" + range);
  }

  /** A player's cells from the first column on, in the order of {@link #FIELDS}. */
  static void write(Row row, RegisterEntry player, TemplateStyles styles) {
    for (int i = 0; i < FIELDS.length; i++) {
      String text = text(player, FIELDS[i]);
      XSSFCell cell = cell(row, i, "");
      cell.setCellStyle(styles.locked);
      put(cell, text, FIELDS[i]);
    }
  }

  /** Puts a player's field into a cell; a rating is a number. */
  static void put(XSSFCell cell, String text, Field field) {
    if (text.isEmpty()) {
      cell.setBlank();
    } else if (field == Field.RATING) {
      cell.setCellValue(Integer.parseInt(text));
    } else {
      cell.setCellValue(text);
    }
  }

  /** A player's field as a report writes it; empty when there is none. */
  static String text(RegisterEntry player, Field field) {
    return switch (field) {
      case ID -> player.id();
      case NAME -> player.name();
      case SEX -> player.sex().chinese();
      case UNIT -> player.unit();
      case TITLE -> player.title();
      case RATING -> player.rating().isPresent() ? "" + player.rating().getAsInt() : "";
      default -> "";
    };
  }

  private static XSSFCell cell(Row row, int column, String text) {
    XSSFCell cell = (XSSFCell) row.createCell(column);
    cell.setCellValue(text);
    return cell;
  }
}
