package org.yifen.trace;

import java.util.Locale;

/**
 * A place in the input. A diagnostic points to one, and so does a number of an explanation, so that
 * a complaint and an explanation name the same cell in the same way.
 *
 * <p>{@code file} is the path as the user gave it, or the path inside the book.
 */
public sealed interface Location extends Comparable<Location> {

  /** The file, as the user wrote its name. */
  String file();

  /**
   * The place as people write it: {@code cup.xlsx!名单!C7}, {@code players.csv:12}, {@code
   * a.xqf@0x1A4}.
   */
  String display();

  /** The place within its file: {@code 名单!C7}, {@code :12}, nothing for the file as a whole. */
  String within();

  /** The sheet, or nothing for a file without sheets. */
  default String sheet() {
    return "";
  }

  /** The cell in spreadsheet notation such as {@code C7}, or nothing. */
  default String cell() {
    return "";
  }

  /** The line from 1, or 0 when the place is not a line. */
  default int line() {
    return 0;
  }

  /** Reading order: file, sheet, row or line, column. */
  @Override
  default int compareTo(Location other) {
    int byFile = file().compareTo(other.file());
    return byFile != 0 ? byFile : Long.compare(order(), other.order());
  }

  /** A number that rises in reading order within one file. */
  long order();

  /** The file as a whole. */
  record WholeFile(String file) implements Location {
    @Override
    public String display() {
      return file;
    }

    @Override
    public String within() {
      return "";
    }

    @Override
    public long order() {
      return -1;
    }
  }

  /**
   * A line of a text file.
   *
   * @param line from 1
   */
  record Line(String file, int line) implements Location {
    public Line {
      if (line < 1) {
        throw new IllegalArgumentException("lines count from 1, was " + line);
      }
    }

    @Override
    public String display() {
      return file + within();
    }

    @Override
    public String within() {
      return ":" + line;
    }

    @Override
    public long order() {
      return line;
    }
  }

  /**
   * A cell of a sheet; a CSV is one sheet without a name.
   *
   * @param sheetNumber from 0, in the order of the workbook
   * @param row from 0
   * @param column from 0
   */
  record SheetCell(String file, String sheet, int sheetNumber, int row, int column)
      implements Location {
    @Override
    public String cell() {
      return CellName.of(row, column);
    }

    @Override
    public String display() {
      return file + "!" + within();
    }

    @Override
    public String within() {
      return sheet.isEmpty() ? cell() : sheet + "!" + cell();
    }

    @Override
    public long order() {
      return ((long) sheetNumber << 40) | ((long) row << 16) | column;
    }
  }

  /**
   * A byte of a file that is no text.
   *
   * @param offset from 0
   */
  record ByteOffset(String file, long offset) implements Location {
    public ByteOffset {
      if (offset < 0) {
        throw new IllegalArgumentException("offsets count from 0, was " + offset);
      }
    }

    @Override
    public String display() {
      return file + within();
    }

    @Override
    public String within() {
      return "@0x" + Long.toHexString(offset).toUpperCase(Locale.ROOT);
    }

    @Override
    public long order() {
      return offset;
    }
  }

  /**
   * A game of a file of games.
   *
   * @param number from 1
   */
  record Game(String file, int number) implements Location {
    public Game {
      if (number < 1) {
        throw new IllegalArgumentException("games count from 1, was " + number);
      }
    }

    @Override
    public String display() {
      return file + within();
    }

    @Override
    public String within() {
      return "#" + number;
    }

    @Override
    public long order() {
      return number;
    }
  }
}
