package org.yifen.player;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A change of name or unit as a person's note in {@code players.csv} tells it: {@code 更名 2026-03-12
 * 原名 王小斌}, {@code 转会 2026-03-12 原单位 上海}.
 *
 * @param isName whether the name changed; else the unit
 * @param day the last day of the event whose report stated it
 * @param before the old name or unit; empty for a player who had no unit
 */
record NotedChange(boolean isName, LocalDate day, String before) {

  private static final String SEPARATOR = "；";
  private static final Pattern NOTE =
      Pattern.compile("(更名|转会) (\\d{4}-\\d\\d-\\d\\d)(?: (?:原名|原单位) ([^；;]+))?");

  static NotedChange ofName(LocalDate day, String before) {
    return new NotedChange(true, day, before);
  }

  static NotedChange ofUnit(LocalDate day, String before) {
    return new NotedChange(false, day, before);
  }

  /** The changes that a note tells, in its order. */
  static List<NotedChange> in(String note) {
    List<NotedChange> changes = new ArrayList<>();
    Matcher matcher = NOTE.matcher(note);
    while (matcher.find()) {
      String before = matcher.group(3) == null ? "" : matcher.group(3).strip();
      boolean isName = matcher.group(1).equals("更名");
      day(matcher.group(2)).ifPresent(day -> changes.add(new NotedChange(isName, day, before)));
    }
    return changes;
  }

  /** The day; empty where there is no such day: somebody's own words. */
  private static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** A note with this change at its end, once. */
  String addedTo(String note) {
    if (in(note).contains(this)) {
      return note;
    }
    return note.isEmpty() ? text() : note + SEPARATOR + text();
  }

  private String text() {
    String old = before.isEmpty() ? "" : (isName ? " 原名 " : " 原单位 ") + before;
    return (isName ? "更名 " : "转会 ") + day + old;
  }
}
