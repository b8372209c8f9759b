package org.yifen.report.trf;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comment line in which we keep what the format has no record for: {@code ### yifen organiser:
 * 广东省象棋协会} of the event, {@code ### yifen unit 12: 广东} of the player with starting rank 12. Other
 * programs pass over it.
 *
 * @param word the English name of a key or a field, in lower case
 * @param no the player's starting rank; empty for the event
 */
public record TrfComment(String word, OptionalInt no, String value) {

  private static final Pattern FORM =
      Pattern.compile("### yifen ([a-z-]+)(?: (\\d{1,6}))?:(.*)", Pattern.CASE_INSENSITIVE);
  private static final String START = "### yifen ";

  /** Whether a line is meant for us. */
  public static boolean is(String line) {
    return line.regionMatches(true, 0, START, 0, START.length());
  }

  /** Reads a line; empty when it has not our form. */
  public static Optional<TrfComment> parse(String line) {
    Matcher matcher = FORM.matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String number = matcher.group(2);
    OptionalInt no =
        number == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(number));
    return Optional.of(
        new TrfComment(matcher.group(1).toLowerCase(Locale.ROOT), no, matcher.group(3).strip()));
  }

  /** The line. */
  String line() {
    return START + word + (no.isPresent() ? " " + no.getAsInt() : "") + ": " + value;
  }
}
