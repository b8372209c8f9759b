package org.yifen.ratinglist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.ratinglist.ListDifferenceTest.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Listing;
import org.yifen.player.Listing.Column;

/** Names and units are few on purpose: namesakes are what matching can go wrong with. */
@Label("The difference of any two lists")
class ListDifferenceProperties {

  private static Listing random(Random random) {
    List<ListedPlayer> players = new ArrayList<>();
    boolean ids = random.nextInt(3) > 0;
    for (int i = 0; i < 1 + random.nextInt(12); i++) {
      String rating = random.nextInt(6) == 0 ? "-" : "" + (2301 + random.nextInt(4));
      players.add(
          player(
              String.join(
                  " ",
                  ids && random.nextInt(5) > 0 ? "P" + i : "-",
                  "" + "王李张".charAt(random.nextInt(3)) + "一二".charAt(random.nextInt(2)),
                  List.of("M", "F", "-").get(random.nextInt(3)),
                  List.of("甲", "乙", "-").get(random.nextInt(3)),
                  List.of("-", "大师").get(random.nextInt(2)),
                  rating)));
    }
    return new Listing(players, EnumSet.allOf(Column.class));
  }

  private static Listing shuffled(Listing list, Random random) {
    List<ListedPlayer> players = new ArrayList<>(list.players());
    Collections.shuffle(players, random);
    return new Listing(players, list.columns());
  }

  @Property(tries = 500)
  @Label("a list differs from itself in nothing")
  void itself(@ForAll long seed) {
    Listing list = random(new Random(seed));
    ListDifference difference = ListDifference.of(list, shuffled(list, new Random(~seed)));

    assertThat(difference.differences()).isEmpty();
    assertThat(difference.same()).isEqualTo(list.listed());
  }

  @Property(tries = 500)
  @Label("the way back is the way there, mirrored: new for gone, the changes with the other sign")
  void mirrored(@ForAll long seed) {
    Random random = new Random(seed);
    Listing a = random(random);
    Listing b = random(random);

    assertThat(lines(ListDifference.of(a, b), false))
        .isEqualTo(lines(ListDifference.of(b, a), true));
  }

  @Property(tries = 500)
  @Label("the order of the rows makes no difference")
  void order(@ForAll long seed) {
    Random random = new Random(seed);
    Listing a = random(random);
    Listing b = random(random);
    ListDifference straight = ListDifference.of(a, b);
    ListDifference other = ListDifference.of(shuffled(a, random), shuffled(b, random));

    assertThat(lines(other, false)).isEqualTo(lines(straight, false));
    assertThat(other.same()).isEqualTo(straight.same());
  }

  @Property(tries = 500)
  @Label("nobody is lost: who is in both, new and gone add up to each list")
  void sums(@ForAll long seed) {
    Random random = new Random(seed);
    Listing a = random(random);
    Listing b = random(random);
    ListDifference d = ListDifference.of(a, b);
    long both =
        d.same()
            + d.differences().stream()
                .filter(x -> x.ratingBefore().isPresent() && x.ratingAfter().isPresent())
                .count();

    assertThat(both + d.count(Difference.Kind.GONE)).isEqualTo(a.listed());
    assertThat(both + d.count(Difference.Kind.NEW)).isEqualTo(b.listed());
  }

  private static List<String> lines(ListDifference difference, boolean turned) {
    return difference.differences().stream().map(d -> line(d, turned)).sorted().toList();
  }

  private static String line(Difference d, boolean turned) {
    Set<String> kinds =
        d.kinds().stream()
            .map(k -> turned ? mirror(k) : k)
            .map(Difference.Kind::code)
            .collect(Collectors.toSet());
    String before = d.before().map(ListDifferenceProperties::text).orElse("");
    String after = d.after().map(ListDifferenceProperties::text).orElse("");
    return kinds.stream().sorted().toList() + (turned ? after + before : before + after);
  }

  private static Difference.Kind mirror(Difference.Kind kind) {
    return switch (kind) {
      case NEW -> Difference.Kind.GONE;
      case GONE -> Difference.Kind.NEW;
      default -> kind;
    };
  }

  private static String text(ListedPlayer p) {
    return p.id() + p.name() + p.sex() + p.unit() + p.title() + p.rating() + ";";
  }
}
