package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Language;
import org.yifen.player.ListedPlayer;
import org.yifen.ratinglist.Difference;
import org.yifen.ratinglist.Difference.Kind;
import org.yifen.ratinglist.ListDifference;
import org.yifen.regulation.Sex;
import org.yifen.report.grid.PlainText;

/** The difference of two lists as text for people. */
final class DiffText {

  private static final String NONE = "—";

  private final Language language;

  DiffText(Language language) {
    this.language = language;
  }

  /** The counts, then a row a player, at most so many. */
  List<String> lines(ListDifference difference, String first, String second, int top) {
    List<String> lines = new ArrayList<>();
    lines.add(PlainText.of(first + " → " + second));
    lines.add(counts(difference));
    if (difference.differences().isEmpty()) {
      return lines;
    }
    lines.add("");
    TextTable table =
        new TextTable(
            language == Language.ZH
                ? List.of("", "编号", "姓名", "前", "后", "升降", "原因")
                : List.of("", "id", "name", "before", "after", "change", "why"));
    difference.differences().stream().limit(top).forEach(d -> table.add(row(d)));
    lines.addAll(table.lines());
    int more = difference.differences().size() - Math.min(top, difference.differences().size());
    if (more > 0) {
      lines.add(language.pick("…… 另有 " + more + " 人", "… and " + more + " more"));
    }
    return lines;
  }

  private String counts(ListDifference difference) {
    StringBuilder line =
        new StringBuilder(
            language.pick(
                "前 "
                    + difference.before()
                    + " 人，后 "
                    + difference.after()
                    + " 人；相同 "
                    + difference.same(),
                "players: "
                    + difference.before()
                    + " and "
                    + difference.after()
                    + "; same "
                    + difference.same()));
    for (Kind kind : Kind.values()) {
      int count = difference.count(kind);
      if (count > 0) {
        line.append(language.pick("，", ", ")).append(word(kind)).append(' ').append(count);
      }
    }
    return line.toString();
  }

  private String word(Kind kind) {
    return switch (kind) {
      case NEW -> language.pick("新上榜", "new");
      case GONE -> language.pick("离榜", "gone");
      case CHANGED -> language.pick("变动", "changed");
      case RENAMED -> language.pick("改名", "renamed");
      case MOVED -> language.pick("转会", "moved");
      case TITLE -> language.pick("称号", "title");
      case SEX -> language.pick("性别", "sex");
      case ID -> language.pick("编号", "id");
    };
  }

  private List<String> row(Difference d) {
    return List.of(
        d.kinds().stream().map(this::word).collect(Collectors.joining(language.pick("、", ", "))),
        d.player().id(),
        d.player().name(),
        number(d.ratingBefore()),
        number(d.ratingAfter()),
        change(d.change()),
        why(d));
  }

  private static String number(OptionalInt rating) {
    return rating.isPresent() ? Integer.toString(rating.getAsInt()) : NONE;
  }

  /** A change with its sign; nothing for none. */
  static String change(OptionalInt change) {
    int points = change.orElse(0);
    return points == 0 ? "" : (points > 0 ? "+" : "−") + Math.abs(points);
  }

  /** What else changed, then the reasons. */
  private String why(Difference d) {
    List<String> parts = new ArrayList<>();
    d.before().ifPresent(a -> d.after().ifPresent(b -> details(d, a, b, parts)));
    d.reasons().forEach(r -> parts.add(r.words(language)));
    return String.join(language.pick("；", "; "), parts);
  }

  private void details(Difference d, ListedPlayer a, ListedPlayer b, List<String> parts) {
    detail(d, Kind.RENAMED, a.name(), b.name(), parts);
    detail(d, Kind.MOVED, a.unit(), b.unit(), parts);
    detail(d, Kind.TITLE, a.title(), b.title(), parts);
    detail(d, Kind.SEX, sex(a.sex()), sex(b.sex()), parts);
    detail(d, Kind.ID, a.id(), b.id(), parts);
  }

  private void detail(Difference d, Kind kind, String before, String after, List<String> parts) {
    if (d.is(kind)) {
      parts.add((before.isEmpty() ? NONE : before) + " → " + (after.isEmpty() ? NONE : after));
    }
  }

  private String sex(Optional<Sex> sex) {
    return sex.map(s -> language.pick(s.chinese(), s.code())).orElse("");
  }
}
