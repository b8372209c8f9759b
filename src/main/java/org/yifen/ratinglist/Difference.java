package org.yifen.ratinglist;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Listing;
import org.yifen.player.Names;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;

/**
 * What has become of one player between two lists.
 *
 * @param before the line of the first list; empty without one
 * @param after the line of the second list; empty without one
 * @param kinds what differs, in the order of {@link Kind}; never empty
 */
public record Difference(
    Optional<ListedPlayer> before,
    Optional<ListedPlayer> after,
    Set<Kind> kinds,
    List<Reason> reasons) {

  /** What can differ. Who is new or gone differs in nothing else. */
  public enum Kind {
    NEW,
    GONE,
    CHANGED,
    RENAMED,
    MOVED,
    TITLE,
    SEX,
    ID;

    /** The name in files, such as {@code renamed}. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Difference {
    kinds = kinds.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(kinds));
    reasons = List.copyOf(reasons);
  }

  /** What differs between the lines of one player; empty when nothing does. */
  static Optional<Difference> of(Counterparts.Pair pair, Listing first, Listing second) {
    boolean was = pair.before().filter(ListedPlayer::isListed).isPresent();
    boolean is = pair.after().filter(ListedPlayer::isListed).isPresent();
    EnumSet<Kind> kinds = EnumSet.noneOf(Kind.class);
    if (was != is) {
      kinds.add(is ? Kind.NEW : Kind.GONE);
    } else if (pair.before().isPresent() && pair.after().isPresent()) {
      compare(pair.before().get(), pair.after().get(), first, second, kinds);
    }
    return kinds.isEmpty()
        ? Optional.empty()
        : Optional.of(new Difference(pair.before(), pair.after(), kinds, List.of()));
  }

  private static void compare(
      ListedPlayer a, ListedPlayer b, Listing first, Listing second, Set<Kind> kinds) {
    add(!a.rating().equals(b.rating()), Kind.CHANGED, kinds);
    add(
        both(first, second, Listing.Column.NAME) && differ(a.name(), b.name()),
        Kind.RENAMED,
        kinds);
    add(both(first, second, Listing.Column.UNIT) && differ(a.unit(), b.unit()), Kind.MOVED, kinds);
    Sex sex = a.sex().or(b::sex).orElse(Sex.MAN);
    boolean sameTitle = Title.same(a.title(), b.title(), sex);
    add(both(first, second, Listing.Column.TITLE) && !sameTitle, Kind.TITLE, kinds);
    boolean known = a.sex().isPresent() && b.sex().isPresent();
    add(known && !a.sex().equals(b.sex()), Kind.SEX, kinds);
    boolean ids = !a.id().isEmpty() && !b.id().isEmpty();
    add(ids && !a.id().equals(b.id()), Kind.ID, kinds);
  }

  private static void add(boolean differs, Kind kind, Set<Kind> kinds) {
    if (differs) {
      kinds.add(kind);
    }
  }

  private static boolean both(Listing first, Listing second, Listing.Column column) {
    return first.has(column) && second.has(column);
  }

  private static boolean differ(String a, String b) {
    return !Names.key(a).equals(Names.key(b));
  }

  /** The line to call the player by: that of the second list where there is one. */
  public ListedPlayer player() {
    return after.or(() -> before).orElseThrow();
  }

  public boolean is(Kind kind) {
    return kinds.contains(kind);
  }

  /** The rating in the first list, in points; empty for a player not on it. */
  public OptionalInt ratingBefore() {
    return before.map(ListedPlayer::rating).orElse(OptionalInt.empty());
  }

  /** The rating in the second list, in points; empty for a player not on it. */
  public OptionalInt ratingAfter() {
    return after.map(ListedPlayer::rating).orElse(OptionalInt.empty());
  }

  /** The second rating less the first, in points; empty for a player not on both lists. */
  public OptionalInt change() {
    return ratingBefore().isPresent() && ratingAfter().isPresent()
        ? OptionalInt.of(ratingAfter().getAsInt() - ratingBefore().getAsInt())
        : OptionalInt.empty();
  }

  /** The same with the reasons that a book knows. */
  public Difference with(List<Reason> known) {
    return new Difference(before, after, kinds, known);
  }
}
