package org.yifen.regulation;

import java.time.DateTimeException;
import java.time.MonthDay;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rows of {@code rules.csv} by key. Every key must be asked for once, so that no row is without
 * effect and none is missing.
 */
final class RuleFile {

  static final String HEADER = "key,value,unit,article,note";

  private static final Pattern SHARE = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

  private final String name;
  private final Map<String, TableFile.Row> rows = new LinkedHashMap<>();
  private final Set<String> used = new HashSet<>();

  RuleFile(TableFile file) {
    this.name = file.name();
    for (TableFile.Row row : file.rows()) {
      if (rows.put(row.cell(0), row) != null) {
        throw row.wrong("the key '%s' is given twice".formatted(row.cell(0)));
      }
    }
  }

  private TableFile.Row row(String key) {
    used.add(key);
    TableFile.Row row = rows.get(key);
    if (row == null) {
      throw new TableException(name + ": the key '" + key + "' is missing");
    }
    return row;
  }

  /** A whole number, 0 or more. */
  int count(String key) {
    int value = row(key).number(1);
    if (value < 0) {
      throw row(key).wrong("'%s' must not be negative".formatted(key));
    }
    return value;
  }

  /** A whole number of either sign. */
  int change(String key) {
    return row(key).number(1);
  }

  /** A whole number, or empty for {@code cancel}. */
  OptionalInt changeOrCancel(String key) {
    return row(key).cell(1).equals("cancel") ? OptionalInt.empty() : OptionalInt.of(change(key));
  }

  Share share(String key) {
    TableFile.Row row = row(key);
    Matcher matcher = SHARE.matcher(row.cell(1));
    if (!matcher.matches()) {
      throw row.wrong("'%s' is not a share such as 2/3".formatted(row.cell(1)));
    }
    try {
      return new Share(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    } catch (IllegalArgumentException e) {
      throw row.wrong(String.valueOf(e.getMessage()));
    }
  }

  MonthDay monthDay(String key) {
    TableFile.Row row = row(key);
    try {
      return MonthDay.parse("--" + row.cell(1));
    } catch (DateTimeException e) {
      throw row.wrong("'%s' is not a month and day such as 05-31".formatted(row.cell(1)));
    }
  }

  TableException wrong(String key, String why) {
    return row(key).wrong(why);
  }

  void refuseUnknownKeys() {
    for (TableFile.Row row : rows.values()) {
      if (!used.contains(row.cell(0))) {
        throw row.wrong("the key '%s' is not known".formatted(row.cell(0)));
      }
    }
  }
}
