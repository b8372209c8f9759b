package org.yifen.report.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.report.grid.Cell;

/**
 * What a spreadsheet shows for a number, in the last column, is what LibreOffice and Excel show.
 */
class NumberFormatTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          General            | 0.5     | 0.5
          G/通用格式          | 0.5     | 0.5
          @                  | 0.5     | 0.5
          0                  | 2       | 2
          0.0                | 0.5     | 0.5
          0.00               | 0.5     | 0.50
          #,##0              | 2000    | 2,000
          0.0_ ;[Red]-0.0\\  | -0.5    | -0.5
          0"分"              | 2       | 2分
          #,##0_);(#,##0)    | -3      | (3)
          # ?/?              | 2       | 2
          00                 | 1       | 01
          """)
  void theStoredNumberIsSeen(String code, double value, String seen) {
    assertThat(NumberFormat.of(code).cell(value, false))
        .as(seen)
        .isEqualTo(new Cell.Num(value, ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          0                  | 0.5     | 1
          0.0                | 0.25    | 0.3
          # ?/?              | 0.5     | 1/2
          ;;;                | 1       | nothing
          "胜";"负";"和"      | 1       | 胜
          "胜";"负";"和"      | 0       | 和
          [=1]"胜";0         | 1       | 胜
          0%                 | 0.5     | 50%
          0,                 | 2000    | 2
          0.00E+00           | 1234    | 1.23E+03
          0;0                | -1      | 1
          #                  | 0       | nothing
          0".5"              | 1       | 1.5
          000-0000           | 1234567 | 123-4567
          [DBNum1]0          | 1       | 一
          yyyy-mm-dd         | -1      | #######
          """)
  void somethingElseMayBeSeen(String code, double value, String seen) {
    assertThat(NumberFormat.of(code).cell(value, false))
        .as(seen)
        .isEqualTo(new Cell.Num(value, code));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yyyy-mm-dd",
        "yyyy\"年\"m\"月\"d\"日\"",
        "[$-804]yyyy\"年\"m\"月\"d\"日\";@",
        "[$-F800]dddd, mmmm dd, yyyy",
        "[DBNum1][$-804]m\"月\"d\"日\"",
        "h:mm",
        "[h]:mm:ss",
        "[mm]:ss",
        "mm:ss.0",
        "上午/下午h\"时\"mm\"分\"",
        "h:mm AM/PM",
        "m/d",
        "d-mmm",
        "e\"年\"m\"月\"",
      })
  void datesAndTimesAreKnown(String code) {
    assertThat(NumberFormat.of(code).cell(46093.25, false)).isInstanceOf(Cell.Date.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[Red]0.0", "0.0\"d\"", "\"y\"0", "0_d", "\\d0", "[$¥-804]0", "#,##0.00"})
  void lettersInTextColoursAndCurrenciesAreNoDates(String code) {
    assertThat(NumberFormat.of(code).cell(1, false)).isInstanceOf(Cell.Num.class);
  }

  /** Formats that have a number and no code, in a Chinese Excel. */
  @ParameterizedTest
  @ValueSource(ints = {14, 22, 27, 31, 36, 45, 47, 50, 58})
  void builtInDates(int number) {
    assertThat(NumberFormat.of(BuiltInFormats.code(number)).cell(1, false))
        .isInstanceOf(Cell.Date.class);
  }

  /** Excel's day 60 never was; the day after it is 1 March 1900 as well. */
  @ParameterizedTest
  @CsvSource({
    "0, 1899-12-31T00:00",
    "1, 1900-01-01T00:00",
    "59, 1900-02-28T00:00",
    "60, 1900-03-01T00:00",
    "61, 1900-03-01T00:00",
    "45659.5, 2025-01-02T12:00",
    "2958465, 9999-12-31T00:00",
  })
  void serialNumbers(double serial, String expected) {
    assertThat(SerialDate.of(serial, false).orElseThrow()).hasToString(expected);
  }
}
