package org.yifen.report.workbook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.report.grid.Cell;

/**
 * A number format such as {@code 0.00} or {@code yyyy"年"m"月"d"日"} (ECMA-376 part 1, 18.8.31). It is
 * asked two things: does it make a date of the number, and may it show something else than the
 * number that is stored?
 */
final class NumberFormat {

  static final NumberFormat GENERAL = new NumberFormat("General");

  private final String code;
  private final List<FormatSection> sections;

  private NumberFormat(String code) {
    this.code = code;
    this.sections = sections(code);
  }

  static NumberFormat of(String code) {
    return code.isEmpty() || code.equals("General") ? GENERAL : new NumberFormat(code);
  }

  /** The cell of a stored number under this format. */
  Cell cell(double value, boolean from1904) {
    FormatSection section = section(value);
    if (section.date()) {
      Optional<Cell> date = SerialDate.of(value, from1904).map(day -> new Cell.Date(day, value));
      return date.orElseGet(() -> new Cell.Num(value, code));
    }
    return new Cell.Num(value, shows(section, value) ? "" : code);
  }

  /** The section for a number: one for all, or for negative ones, or for zero apart. */
  private FormatSection section(double value) {
    int count = sections.size();
    if (count >= 2 && value < 0) {
      return sections.get(1);
    }
    return count >= 3 && value == 0 ? sections.get(2) : sections.get(0);
  }

  private boolean shows(FormatSection section, double value) {
    boolean signLost = value < 0 && sections.size() > 1 && !section.signed();
    return !signLost && !hasConditions() && section.shows(value);
  }

  /** Which section applies depends on conditions such as {@code [>=1]}; what it shows is open. */
  private boolean hasConditions() {
    return sections.stream().anyMatch(FormatSection::conditional);
  }

  private static List<FormatSection> sections(String code) {
    List<FormatSection> sections = new ArrayList<>();
    FormatReader reader = new FormatReader(code);
    do {
      sections.add(reader.section());
    } while (reader.more());
    return sections;
  }
}
