package org.yifen.report;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Texts of chess programs that look like a table and are none of ours. They name no dates, or not
 * all participants, so that reading them as far as they go would only give many findings for one
 * cause.
 */
final class ForeignText {

  /** {@code No Name Loc Id Total 1 2 3}: the text export of SwissPerfect. */
  private static final Pattern SWISS_PERFECT =
      Pattern.compile("(?m)\\Ano\\s+name\\s.*\\bloc id\\b.*\\btotal\\b");

  /** {@code Player,456,Fox,Anthony}, a block a player, as the Irish Chess Union takes it. */
  private static final Pattern BY_PLAYER =
      Pattern.compile("(?m)\\Aevent,[\\s\\S]*^player,\\d*,[^,\\n]*,");

  /** {@code [Event "..."]}, or the tags of DhtmlXQ. */
  private static final Pattern GAME_RECORD =
      Pattern.compile("\\A(%[^\\n]*\\s+)*\\[(\\w+\\s+\"|dhtmlxq)");

  /** XQF, a version number and binary data behind it. */
  private static final Pattern XQF = Pattern.compile("\\Axq[\\x0a-\\x1f][\\s\\S]*\\x00");

  private static final Pattern MAIL =
      Pattern.compile("(?m)\\A([\\w-]+: ?.*\\R)+[\\s\\S]*^content-type:");

  private ForeignText() {}

  /**
   * The kind by the first characters of a text, a word of the catalogue; empty for any other text.
   *
   * @param head in lower case, without blanks before it
   */
  static Optional<String> kind(String head) {
    String text = head.toLowerCase(Locale.ROOT).replace('\r', '\n');
    if (GAME_RECORD.matcher(text).find() || XQF.matcher(text).find()) {
      return Optional.of("@game-record");
    }
    if (SWISS_PERFECT.matcher(text).find()) {
      return Optional.of("@sp98");
    }
    if (BY_PLAYER.matcher(text).find()) {
      return Optional.of("@by-player");
    }
    return MAIL.matcher(text).find() ? Optional.of("@mail") : Optional.empty();
  }
}
