package org.yifen.report.workbook;

/**
 * The number formats that have a number and no code in the file (ECMA-376 part 1, 18.8.30). 27 to
 * 36 and 50 to 58 are dates and times in each of the East Asian languages; the Chinese ones are
 * given here.
 */
final class BuiltInFormats {

  private static final String GENERAL = "General";
  private static final String ACCOUNTING = "#,##0_);(#,##0)";
  private static final String ACCOUNTING_DECIMALS = "#,##0.00_);(#,##0.00)";

  private static final String[] CODES = new String[59];

  static {
    put(GENERAL, 0);
    put("0", 1);
    put("0.00", 2);
    put("#,##0", 3);
    put("#,##0.00", 4);
    put(ACCOUNTING, 5, 6, 37, 38, 41, 42);
    put(ACCOUNTING_DECIMALS, 7, 8, 39, 40, 43, 44);
    put("0%", 9);
    put("0.00%", 10);
    put("0.00E+00", 11);
    put("# ?/?", 12);
    put("# ??/??", 13);
    put("yyyy/m/d", 14);
    put("d-mmm-yy", 15);
    put("d-mmm", 16);
    put("mmm-yy", 17);
    put("h:mm AM/PM", 18);
    put("h:mm:ss AM/PM", 19);
    put("h:mm", 20);
    put("h:mm:ss", 21);
    put("yyyy/m/d h:mm", 22);
    put("yyyy\"年\"m\"月\"", 27, 36, 50, 52, 57);
    put("m\"月\"d\"日\"", 28, 29, 51, 53, 54, 58);
    put("m-d-yy", 30);
    put("yyyy\"年\"m\"月\"d\"日\"", 31);
    put("h\"时\"mm\"分\"", 32);
    put("h\"时\"mm\"分\"ss\"秒\"", 33);
    put("上午/下午h\"时\"mm\"分\"", 34, 55);
    put("上午/下午h\"时\"mm\"分\"ss\"秒\"", 35, 56);
    put("mm:ss", 45);
    put("[h]:mm:ss", 46);
    put("mm:ss.0", 47);
    put("##0.0E+0", 48);
    put("@", 49);
  }

  private BuiltInFormats() {}

  /** The code of a number, {@code General} when nothing is built in for it. */
  static String code(int number) {
    String code = number >= 0 && number < CODES.length ? CODES[number] : GENERAL;
    return code == null ? GENERAL : code;
  }

  private static void put(String code, int... numbers) {
    for (int number : numbers) {
      CODES[number] = code;
    }
  }
}
