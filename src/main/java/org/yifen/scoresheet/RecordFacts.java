package org.yifen.scoresheet;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.Tag;
import org.yifen.xiangqi.record.ToldResult;

/**
 * What a record says of its game besides the moves. Names and result stand in tags of their own;
 * where these are missing, in a title such as 许银川 先胜 吕钦.
 *
 * @param outcome {@link Outcome#UNKNOWN} where nothing tells it
 */
record RecordFacts(GameRecord game, WrittenName red, WrittenName black, Outcome outcome) {

  /** Two names and a result without 先; in an event's name 广东 和 江苏 are two teams. */
  private static final Pattern WITHOUT =
      Pattern.compile("(.*?)\\s+([胜勝负負和])\\s+(.*)", Pattern.DOTALL);

  private static final Pattern DATE =
      Pattern.compile(
          "(?<!\\d)(\\d{4})([-./年])(\\d{1,2})[-./月](\\d{1,2})(?!\\d).*", Pattern.DOTALL);

  private static final Pattern ROUND =
      Pattern.compile(
          "第\\s*(\\d{1,3}|[一二三四五六七八九十]{1,3})\\s*轮.*|\\D{0,9}(\\d{1,3})(?!\\d).*", Pattern.DOTALL);

  /** Longer texts are no titles; a search in them costs time. */
  private static final int LONGEST_TITLE = 200;

  private static final String FIGURES = "一二三四五六七八九";
  private static final int TEN = 10;

  static RecordFacts of(GameRecord game) {
    WrittenName red = new WrittenName(game.tag(Tag.RED));
    WrittenName black = new WrittenName(game.tag(Tag.BLACK));
    Optional<ToldResult> title = title(game, red, black);
    Outcome outcome = game.outcome();
    if (outcome == Outcome.UNKNOWN) {
      outcome = title.map(ToldResult::outcome).orElse(Outcome.UNKNOWN);
    }
    if (red.isBlank() && black.isBlank() && title.isPresent()) {
      WrittenName first = new WrittenName(title.get().first());
      WrittenName second = new WrittenName(title.get().second());
      return new RecordFacts(game, first, second, outcome);
    }
    return new RecordFacts(game, red, black, outcome);
  }

  /** What a title tells, unless it names others than the tags: 广东 和 湖北 is a match. */
  private static Optional<ToldResult> title(GameRecord game, WrittenName red, WrittenName black) {
    String title = titleText(game.tag(Tag.TITLE));
    String event = titleText(game.tag(Tag.EVENT));
    List<ToldResult> inTitle = ToldResult.all(title);
    List<ToldResult> told = inTitle.isEmpty() ? ToldResult.all(event) : inTitle;
    String text = inTitle.isEmpty() && !told.isEmpty() ? event : title;
    Matcher plain = WITHOUT.matcher(title);
    Optional<ToldResult> first =
        told.isEmpty() && plain.matches()
            ? Optional.of(ToldResult.of(plain.group(1), plain.group(2), plain.group(3)))
            : told.stream().findFirst();
    return first.filter(t -> isNamedIn(text, red) && isNamedIn(text, black));
  }

  private static String titleText(String text) {
    return text.length() <= LONGEST_TITLE ? text : "";
  }

  private static boolean isNamedIn(String title, WrittenName name) {
    return name.isBlank() || title.contains(name.text().strip());
  }

  /** Whether neither player is named. */
  boolean isUnnamed() {
    return red.isBlank() && black.isBlank();
  }

  /** The players for messages, Red first. */
  String players() {
    return shown(red) + " – " + shown(black);
  }

  private static String shown(WrittenName name) {
    return name.isBlank() ? "?" : name.text().strip();
  }

  /** The round as the record has it; empty without one. */
  String roundText() {
    return game.tag(Tag.ROUND).strip();
  }

  /** The round's number; empty where the record tells none that can be read. */
  OptionalInt round() {
    Matcher matcher = ROUND.matcher(roundText());
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    String number = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    boolean han = !Character.isDigit(number.charAt(0));
    return OptionalInt.of(han ? ofHan(number) : Integer.parseInt(number));
  }

  /** A number below a hundred in Han figures: 三, 十, 十二, 二十, 二十一. */
  private static int ofHan(String number) {
    int ten = number.indexOf('十');
    if (ten < 0) {
      return FIGURES.indexOf(number.charAt(0)) + 1;
    }
    int tens = ten == 0 ? 1 : FIGURES.indexOf(number.charAt(0)) + 1;
    int ones = ten == number.length() - 1 ? 0 : FIGURES.indexOf(number.charAt(ten + 1)) + 1;
    return TEN * tens + ones;
  }

  /** The day; empty where the record does not tell all of it. */
  Optional<LocalDate> date() {
    Matcher matcher = DATE.matcher(game.tag(Tag.DATE).strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          LocalDate.of(
              Integer.parseInt(matcher.group(1)),
              Integer.parseInt(matcher.group(3)),
              Integer.parseInt(matcher.group(4))));
    } catch (DateTimeException e) {
      return Optional.empty(); // a day that no calendar has is not another day
    }
  }
}
