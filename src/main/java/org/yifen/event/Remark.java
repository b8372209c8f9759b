package org.yifen.event;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the remarks (备注) state of a player's name and unit (article 7): 更名, 改名, 原名, 曾用名, 转会, 转入, in
 * English renamed, formerly, transferred.
 *
 * @param isRenamed whether a change of name is stated
 * @param formerName the old name, where it is stated
 * @param newName the new name, where it is stated
 * @param isTransferred whether a change of unit is stated
 */
record Remark(
    boolean isRenamed,
    Optional<String> formerName,
    Optional<String> newName,
    boolean isTransferred) {

  private static final Remark NOTHING =
      new Remark(false, Optional.empty(), Optional.empty(), false);

  private static final String NOT = "(?<![未没无不非])(?<!not )";
  private static final String RENAMING = "(?:更名|改名)";
  private static final Pattern RENAMED =
      Pattern.compile(
          NOT + "(?:" + RENAMING + "|原名|曾用名|\\brenamed\\b|\\bformerly\\b)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern TRANSFERRED =
      Pattern.compile(NOT + "(?:转会|转入|\\btransferred\\b)", Pattern.CASE_INSENSITIVE);

  private static final Pattern BLANKS = Pattern.compile("\\s{2,}");

  /** A name ends at a mark, at a digit, and where the sentence goes on. */
  private static final String NAME =
      "[为是叫:：\\s]*([^,，;；。、()（）\\d]+?)\\s*"
          + "(?=[,，;；。、()（）\\d]|$|更名|改名|现名|转会|转入|\\bto\\b|\\brenamed\\b|\\btransferred\\b)";

  private static final Pattern FORMER =
      Pattern.compile(
          "(?:原名|曾用名|\\bformerly\\b|\\brenamed from\\b)" + NAME, Pattern.CASE_INSENSITIVE);
  private static final Pattern FROM = Pattern.compile("由([^由,，;；。、()（）\\d]+?)" + RENAMING);
  private static final Pattern NEW =
      Pattern.compile(
          "(?:" + RENAMING + "为|\\brenamed (?:from .{1,200}? )?to\\b)" + NAME,
          Pattern.CASE_INSENSITIVE);

  /** Reads the remarks of a participant. */
  static Remark of(String written) {
    if (written.isEmpty()) {
      return NOTHING;
    }
    // the patterns above take time with the square of a row of blanks
    String remarks = BLANKS.matcher(written).replaceAll(" ");
    boolean renamed = RENAMED.matcher(remarks).find();
    return new Remark(
        renamed,
        renamed ? first(FORMER, remarks).or(() -> first(FROM, remarks)) : Optional.empty(),
        renamed ? first(NEW, remarks) : Optional.empty(),
        TRANSFERRED.matcher(remarks).find());
  }

  private static Optional<String> first(Pattern pattern, String remarks) {
    Matcher matcher = pattern.matcher(remarks);
    return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
  }
}
