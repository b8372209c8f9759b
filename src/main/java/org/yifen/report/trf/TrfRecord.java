package org.yifen.report.trf;

import java.util.Set;
import java.util.regex.Pattern;

/** What the first three characters of a line say it is. */
public final class TrfRecord {

  public static final String PLAYER = "001";
  public static final String COMMENT = "###";

  /** Records that TRF26 brought. */
  private static final Set<String> NEW =
      Set.of(
          "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299",
          "300", "310", "320", "330", "352", "362", "801", "802", COMMENT);

  private static final Set<String> OLD =
      Set.of(
          "001", "012", "013", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112",
          "122", "132");

  /** Records that pairing programs and web sites add of their own. */
  private static final Set<String> ADDED =
      Set.of(
          "XXR", "XXC", "XXZ", "XXS", "XXA", "XXP", "XXB", "XXT", "BBW", "BBD", "BBL", "BBZ", "BBF",
          "BBU", "DAT");

  private static final Pattern NATIONAL = Pattern.compile("[A-Z]{3} [ \\d]{3}\\d .*");
  private static final Pattern NUMBERED = Pattern.compile("\\d{3}( .*)?");
  private static final int LENGTH = 3;

  private TrfRecord() {}

  /** The identifier of a line; shorter than three characters on a shorter line. */
  public static String of(String line) {
    return line.substring(0, Math.min(LENGTH, line.length()));
  }

  /** Whether a line is a record of the format or of the programs that extend it. */
  public static boolean isKnown(String line) {
    String record = of(line);
    boolean apart = line.length() <= LENGTH || Character.isWhitespace(line.charAt(LENGTH));
    return record.equals(COMMENT)
        || (apart && (NEW.contains(record) || OLD.contains(record) || ADDED.contains(record)))
        || isNational(line);
  }

  /** Whether a line is a record of TRF26. */
  public static boolean isNew(String line) {
    return isKnown(line) && NEW.contains(of(line));
  }

  /** Whether a line holds a national rating: a federation's code in place of 001. */
  public static boolean isNational(String line) {
    return !ADDED.contains(of(line)) && NATIONAL.matcher(line).matches();
  }

  /** Whether a line could be a record of a kind we do not know. */
  static boolean isNumbered(String line) {
    return NUMBERED.matcher(line).matches();
  }
}
