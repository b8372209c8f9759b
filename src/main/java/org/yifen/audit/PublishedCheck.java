package org.yifen.audit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.yifen.audit.Cause.Fit;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Listing;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;
import org.yifen.player.Suggestions;
import org.yifen.ratinglist.Difference;
import org.yifen.ratinglist.ListDifference;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;

/**
 * A list published elsewhere beside the book's list of the same half: what differs, grouped by
 * likely cause. A cause is one that the record of the calculation proves possible, never a guess.
 */
public final class PublishedCheck {

  /**
   * Pairs of people who match nobody on either side; where there are more, the lists are different
   * ones and nearness of names is chance.
   */
  private static final long MOST_PAIRS = 5_000_000;

  private static final Comparator<PublishedDifference> BY_SIZE =
      Comparator.comparing((PublishedDifference d) -> -Math.abs(d.size().orElse(0)))
          .thenComparing(d -> -d.publishedRating().orElse(d.ourRating().orElse(0)))
          .thenComparing(d -> d.player().id())
          .thenComparing(d -> d.player().name());

  private final Regulation regulation;
  private final Optional<ClosedHalf> half;
  private final ListDifference difference;
  private final Map<String, Integer> before;

  private PublishedCheck(
      Regulation regulation,
      Optional<ClosedHalf> half,
      ListDifference difference,
      Map<String, Integer> before) {
    this.regulation = regulation;
    this.half = half;
    this.difference = difference;
    this.before = before;
  }

  /**
   * What came of a comparison.
   *
   * @param published how many players the published list has
   * @param ours how many the book's list has
   * @param same how many are in both without any difference
   * @param leftAside how many of the book's list are of the sex that the published list has nobody
   *     of: such a list is one of men or of women alone
   * @param groups by cause in the order of {@link Cause}, within it by case; each by size
   */
  public record Result(
      int published,
      int ours,
      int same,
      int leftAside,
      Map<Fit, List<PublishedDifference>> groups) {

    /** Whether nothing at all differs. */
    public boolean isEqual() {
      return groups.isEmpty();
    }

    /** All differences, group after group. */
    public List<PublishedDifference> differences() {
      return groups.values().stream().flatMap(List::stream).toList();
    }
  }

  /**
   * Compares the lists.
   *
   * @param half the half-year calculated again; without it no cause that takes one is tested
   * @param ours the whole register after the book's list
   * @param previous the list before as it was published elsewhere; empty where it is not at hand
   */
  public static Result of(
      Regulation regulation,
      Optional<ClosedHalf> half,
      Listing ours,
      Listing published,
      Optional<Listing> previous) {
    Set<Sex> sexes = sexes(published, ours);
    Listing compared =
        new Listing(
            ours.players().stream().filter(p -> sexes.contains(p.sex().orElseThrow())).toList(),
            ours.columns());
    ListDifference difference = ListDifference.of(published, compared);
    Map<String, Integer> before = new HashMap<>();
    previous.ifPresent(
        list ->
            ListDifference.pairs(list, ours)
                .forEach((id, line) -> line.rating().ifPresent(r -> before.put(id, r))));
    int aside = ours.listed() - compared.listed();
    return new PublishedCheck(regulation, half, difference, before).result(aside);
  }

  /** The sexes that a list has players of: by its own word, else by who they are in the book. */
  private static Set<Sex> sexes(Listing published, Listing ours) {
    Set<Sex> sexes = EnumSet.noneOf(Sex.class);
    published.players().forEach(p -> p.sex().ifPresent(sexes::add));
    if (published.players().stream().anyMatch(p -> p.sex().isEmpty())) {
      Set<String> known = ListDifference.pairs(published, ours).keySet();
      ours.players().stream()
          .filter(p -> known.contains(p.id()))
          .forEach(p -> p.sex().ifPresent(sexes::add));
    }
    return sexes.isEmpty() ? EnumSet.allOf(Sex.class) : sexes;
  }

  private Result result(int leftAside) {
    List<Difference> rated =
        difference.differences().stream().filter(PublishedCheck::isOfRating).toList();
    List<List<Fit>> fits = fits(rated);
    Map<Fit, Integer> explained = explained(rated, fits);
    Comparator<Fit> likeliest =
        Comparator.comparing((Fit f) -> -explained.getOrDefault(f, 0))
            .thenComparing(Comparator.naturalOrder());
    Map<Fit, List<PublishedDifference>> groups = new TreeMap<>();
    for (int i = 0; i < rated.size(); i++) {
      Difference d = rated.get(i);
      boolean off = d.ratingBefore().isEmpty();
      List<Fit> ordered =
          fits.get(i).stream()
              .filter(f -> !off || f.cause().takesOff() || explained.containsKey(f))
              .sorted(likeliest)
              .toList();
      Fit cause = ordered.isEmpty() ? unexplained(d) : ordered.get(0);
      add(groups, d, cause, ordered.stream().skip(1).toList());
    }
    for (Difference d : difference.differences()) {
      d.kinds().forEach(k -> written(k).ifPresent(cause -> add(groups, d, cause.fit(), List.of())));
    }
    groups.values().forEach(group -> group.sort(BY_SIZE));
    return new Result(
        difference.before(), difference.after(), difference.same(), leftAside, groups);
  }

  /**
   * How many published numbers each cause explains. Who is off the list says little: nearly
   * everything takes somebody off who is near the floor.
   */
  private static Map<Fit, Integer> explained(List<Difference> rated, List<List<Fit>> fits) {
    Map<Fit, Integer> explained = new HashMap<>();
    for (int i = 0; i < rated.size(); i++) {
      if (rated.get(i).ratingBefore().isPresent()) {
        fits.get(i).forEach(fit -> explained.merge(fit, 1, Integer::sum));
      }
    }
    return explained;
  }

  /** What differs in words; empty for what is about ratings. */
  private static Optional<Cause> written(Difference.Kind kind) {
    return switch (kind) {
      case RENAMED -> Optional.of(Cause.RENAMED);
      case MOVED -> Optional.of(Cause.MOVED);
      case TITLE -> Optional.of(Cause.TITLE);
      case SEX -> Optional.of(Cause.SEX);
      case ID -> Optional.of(Cause.ID);
      case NEW, GONE, CHANGED -> Optional.empty();
    };
  }

  private static boolean isOfRating(Difference d) {
    return d.is(Difference.Kind.CHANGED) || d.is(Difference.Kind.NEW) || d.is(Difference.Kind.GONE);
  }

  private void add(
      Map<Fit, List<PublishedDifference>> groups, Difference d, Fit cause, List<Fit> others) {
    groups
        .computeIfAbsent(cause, c -> new ArrayList<>())
        .add(new PublishedDifference(d.before(), d.after(), opening(d), cause, others));
  }

  private static Fit unexplained(Difference d) {
    if (d.before().isEmpty()) {
      return Cause.ONLY_BOOK.fit();
    }
    return d.after().isEmpty() ? Cause.ONLY_PUBLISHED.fit() : Cause.UNEXPLAINED.fit();
  }

  private OptionalInt opening(Difference d) {
    return half.flatMap(h -> d.after().flatMap(ours -> h.opening().find(ours.id())))
        .map(RegisterEntry::rating)
        .orElse(OptionalInt.empty());
  }

  /** For each difference the causes that fit, the simplest first. */
  private List<List<Fit>> fits(List<Difference> rated) {
    Optional<Roll> alone = alone(rated);
    List<List<PlayedEvent>> events = half.map(h -> events(h, rated)).orElse(List.of());
    List<List<Fit>> fits = new ArrayList<>();
    for (Difference d : rated) {
      if (d.after().isEmpty()) {
        fits.add(named(d.before().orElseThrow(), alone));
      } else {
        fits.add(half.map(h -> tested(h, d, events)).orElse(List.of()));
      }
    }
    return fits;
  }

  private List<Fit> tested(ClosedHalf closed, Difference d, List<List<PlayedEvent>> events) {
    ListedPlayer ours = d.after().orElseThrow();
    int player = closed.opening().index(ours.id());
    if (player < 0) {
      return List.of();
    }
    OptionalInt told = d.before().map(ListedPlayer::before).orElse(OptionalInt.empty());
    Integer known = before.get(ours.id());
    return OtherOutcomes.fitting(
        regulation,
        closed.opening().entries().get(player),
        closed.result().closing(player),
        events.get(player),
        d.ratingBefore(),
        known == null ? told : OptionalInt.of(known));
  }

  private List<List<PlayedEvent>> events(ClosedHalf closed, List<Difference> rated) {
    boolean[] wanted = new boolean[closed.opening().size()];
    for (Difference d : rated) {
      int player = d.after().map(p -> closed.opening().index(p.id())).orElse(-1);
      if (player >= 0) {
        wanted[player] = true;
      }
    }
    return PlayedEvent.of(closed, regulation.expectations(), wanted);
  }

  /** The book's players whom the published list does not have: one of them may be meant. */
  private Optional<Roll> alone(List<Difference> rated) {
    long theirs = rated.stream().filter(d -> d.after().isEmpty()).count();
    long ours = rated.stream().filter(d -> d.before().isEmpty()).count();
    if (theirs * ours == 0 || theirs * ours > MOST_PAIRS) {
      return Optional.empty();
    }
    return Optional.of(
        new Roll(
            rated.stream()
                .filter(d -> d.before().isEmpty())
                .map(d -> person(d.after().orElseThrow()))
                .toList()));
  }

  private static Player person(ListedPlayer p) {
    Sex sex = p.sex().orElse(Sex.MAN);
    return new Player(p.id(), p.name(), sex, p.unit(), p.title(), "", p.formerNames(), "");
  }

  private static List<Fit> named(ListedPlayer player, Optional<Roll> alone) {
    List<Player> meant =
        alone
            .map(roll -> Suggestions.of(player.name(), player.unit(), player.sex(), roll))
            .orElse(List.of());
    return meant.isEmpty()
        ? List.of()
        : List.of(Cause.NAME.fit(), Cause.MEANT.fit(Suggestions.text(meant)));
  }
}
