package org.yifen.title;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Key;
import org.yifen.player.Names;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Title;
import org.yifen.title.Announcement.Named;
import org.yifen.trace.Location;

/**
 * Holds what was announced before a title event against the report after it (article 6.3). What
 * counts is the report; every difference is said.
 */
public final class AnnouncementCheck {

  private static final String NONE = "—";

  private final Announcement announced;
  private final Announcement now;
  private final TitleEvent event;
  private final List<Diagnostic> found = new ArrayList<>();

  private AnnouncementCheck(Announcement announced, TitleEvent event) {
    this.announced = announced;
    this.now = Announcement.of(event);
    this.event = event;
  }

  /** The differences, in the order in which one leads to the next. */
  public static List<Diagnostic> of(Announcement announced, TitleEvent event) {
    return new AnnouncementCheck(announced, event).differences();
  }

  private List<Diagnostic> differences() {
    if (!announced.event().equals(now.event())) {
      add(Notice.NRM_007, Key.EVENT_ID, announced.event(), now.event());
      return found;
    }
    missing(announced, now).ifPresent(names -> add(Notice.NRM_004, Key.EVENT, names));
    missing(now, announced).ifPresent(names -> add(Notice.NRM_005, Key.EVENT, names));
    if (announced.average() != now.average()) {
      add(Notice.NRM_001, Key.EVENT, announced.average(), now.average());
    }
    if (announced.games() != now.games()) {
      add(Notice.NRM_002, Key.SYSTEM, announced.games(), now.games());
    }
    standards();
    return found;
  }

  private void add(Notice notice, Key place, Object... arguments) {
    Location where = event.event().cells().at(place);
    found.add(notice.at(where, arguments).of(now.event()));
  }

  private static Optional<String> missing(Announcement from, Announcement in) {
    boolean byId = from.entrants().stream().allMatch(n -> !n.id().isEmpty());
    byId &= in.entrants().stream().allMatch(n -> !n.id().isEmpty());
    Function<Named, String> key = byId ? Named::id : named -> Names.key(named.name());
    Set<String> there = new HashSet<>();
    in.entrants().forEach(named -> there.add(key.apply(named)));
    String names =
        from.entrants().stream()
            .filter(named -> !there.contains(key.apply(named)))
            .map(Named::label)
            .collect(Collectors.joining("、"));
    return names.isEmpty() ? Optional.empty() : Optional.of(names);
  }

  private void standards() {
    for (Title title : Title.values()) {
      String before = standard(announced, title);
      String after = standard(now, title);
      if (!before.equals(after)) {
        add(Notice.NRM_003, Key.CLASS, "@" + title.code(), before, after);
      }
    }
  }

  private static String standard(Announcement of, Title title) {
    return of.standards().stream()
        .filter(s -> s.title() == title && s.halves().isPresent())
        .map(s -> Exact.points(s.halves().getAsInt()))
        .findFirst()
        .orElse(NONE);
  }
}
