package org.yifen.report.workbook;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.apache.poi.hssf.usermodel.HSSFFont;
import org.apache.poi.hssf.usermodel.HSSFPalette;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.hssf.util.HSSFColor;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFFont;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Severity;

/**
 * The fills of marked cells: red for an error, yellow for a warning, blue for a note, all light. A
 * cell keeps its style otherwise; only a light font becomes a dark one, to stay readable.
 */
final class Fills {

  private static final Map<Severity, int[]> COLOURS =
      new EnumMap<>(
          Map.of(
              Severity.ERROR, new int[] {0xFF, 0xB3, 0xB3},
              Severity.WARNING, new int[] {0xFF, 0xEB, 0x9C},
              Severity.NOTE, new int[] {0xBD, 0xD7, 0xEE}));

  /** The nearest colours of the palette that {@code .xls} workbooks have. */
  private static final Map<Severity, int[]> PALETTE =
      new EnumMap<>(
          Map.of(
              Severity.ERROR, new int[] {0xFF, 0x99, 0xCC},
              Severity.WARNING, new int[] {0xFF, 0xFF, 0x99},
              Severity.NOTE, new int[] {0x99, 0xCC, 0xFF}));

  /** From this brightness on, of 255, a font is hard to read on the fills. */
  private static final int LIGHT = 150;

  private final Workbook workbook;

  /** A style by its index, with the fill of a severity. */
  private record Filled(int style, Severity severity) {}

  private final Map<Filled, CellStyle> filled = new HashMap<>();
  private final Map<Integer, CellStyle> plain = new HashMap<>();

  Fills(Workbook workbook) {
    this.workbook = workbook;
  }

  /** A style as it was, with the fill of a severity. */
  CellStyle filled(CellStyle style, Severity severity) {
    return filled.computeIfAbsent(
        new Filled(style.getIndex(), severity),
        k -> {
          CellStyle copy = copy(style);
          fill(copy, severity);
          Font font = workbook.getFontAt(style.getFontIndex());
          if (isLight(font)) {
            copy.setFont(dark(font));
          }
          return copy;
        });
  }

  /** A style without the fill of an earlier mark; any other style as it is. */
  CellStyle cleared(CellStyle style) {
    if (!isOurs(style)) {
      return style;
    }
    return plain.computeIfAbsent(
        (int) style.getIndex(),
        k -> {
          CellStyle copy = copy(style);
          copy.setFillPattern(FillPatternType.NO_FILL);
          return copy;
        });
  }

  /** Gives a style the fill of a severity. */
  void fill(CellStyle style, Severity severity) {
    style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
    if (style instanceof XSSFCellStyle xssf) {
      xssf.setFillForegroundColor(colour(severity));
    } else {
      style.setFillForegroundColor(indexed(severity));
    }
  }

  private CellStyle copy(CellStyle style) {
    CellStyle copy = workbook.createCellStyle();
    copy.cloneStyleFrom(style);
    return copy;
  }

  private boolean isOurs(CellStyle style) {
    if (style.getFillPattern() != FillPatternType.SOLID_FOREGROUND) {
      return false;
    }
    for (Severity severity : Severity.values()) {
      boolean same =
          style instanceof XSSFCellStyle xssf
              ? colour(severity).equals(xssf.getFillForegroundColorColor())
              : indexed(severity) == style.getFillForegroundColor();
      if (same) {
        return true;
      }
    }
    return false;
  }

  private static XSSFColor colour(Severity severity) {
    int[] rgb = COLOURS.getOrDefault(severity, new int[3]);
    return new XSSFColor(
        new byte[] {(byte) 0xFF, (byte) rgb[0], (byte) rgb[1], (byte) rgb[2]}, null);
  }

  private short indexed(Severity severity) {
    HSSFPalette palette = ((HSSFWorkbook) workbook).getCustomPalette();
    int[] rgb = PALETTE.getOrDefault(severity, new int[3]);
    HSSFColor colour = palette.findSimilarColor(rgb[0], rgb[1], rgb[2]);
    return colour == null ? IndexedColors.LIGHT_YELLOW.getIndex() : colour.getIndex();
  }

  private boolean isLight(Font font) {
    if (font instanceof XSSFFont xssf) {
      XSSFColor colour = xssf.getXSSFColor();
      byte @Nullable [] tinted = colour == null ? null : colour.getRGBWithTint();
      byte @Nullable [] rgb = tinted != null || colour == null ? tinted : colour.getRGB();
      return rgb != null
          && rgb.length == 3
          && brightness(rgb[0] & 0xff, rgb[1] & 0xff, rgb[2] & 0xff) > LIGHT;
    }
    HSSFColor colour = ((HSSFFont) font).getHSSFColor((HSSFWorkbook) workbook);
    if (colour == null) {
      return false;
    }
    short[] rgb = colour.getTriplet();
    return brightness(rgb[0], rgb[1], rgb[2]) > LIGHT;
  }

  private static int brightness(int red, int green, int blue) {
    return (299 * red + 587 * green + 114 * blue) / 1000;
  }

  private Font dark(Font font) {
    Font copy = workbook.createFont();
    copy.setFontName(font.getFontName());
    copy.setFontHeight(font.getFontHeight());
    copy.setBold(font.getBold());
    copy.setItalic(font.getItalic());
    copy.setStrikeout(font.getStrikeout());
    copy.setUnderline(font.getUnderline());
    copy.setTypeOffset(font.getTypeOffset());
    copy.setCharSet(font.getCharSet());
    copy.setColor(IndexedColors.BLACK.getIndex());
    return copy;
  }
}
