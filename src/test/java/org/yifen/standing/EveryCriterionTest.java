package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName(
    "Competition rules, 14.1 to 14.7: every criterion decides where all before it are equal")
class EveryCriterionTest {

  static Stream<Chain> chains() {
    return Stream.concat(PlayerChains.ALL.stream(), TeamChains.ALL.stream());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("chains")
  void isWorkedByHand(Chain chain) {
    Standing standing = chain.made().by(chain.competition());
    List<String> codes = standing.criteria().stream().map(Criterion::code).toList();
    int a = row(standing, "A");
    int b = row(standing, "B");
    for (Chain.Step step : chain.steps()) {
      int column = codes.indexOf(step.criterion());
      if (column >= 0) {
        assertThat(standing.rows().get(a).values().get(column)).isEqualTo(step.a());
        assertThat(standing.rows().get(b).values().get(column)).isEqualTo(step.b());
      }
    }
    if (chain.deciding().equals(Chain.TIED)) {
      assertThat(standing.rows().get(a).place()).isEqualTo(standing.rows().get(b).place());
    } else {
      assertThat(standing.rows().get(a).place()).isLessThan(standing.rows().get(b).place());
      assertThat(standing.between(a, b).code()).isEqualTo(chain.deciding());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("chains")
  @DisplayName("left out of the order, it leaves A tied with B or behind")
  void aloneDecides(Chain chain) {
    List<Criterion> others = new ArrayList<>(chain.competition().order());
    others.removeIf(c -> c.code().equals(chain.deciding()));
    Contest contest = chain.made().contest(chain.competition().matches());
    long[] places = Ranking.of(contest, others).places();

    assertThat(places[0]).isGreaterThanOrEqualTo(places[1]);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "TEAM_PLACES")
  @DisplayName(
      "every criterion of an order has its chain, with all before it equal, and so has a tie")
  void nothingIsLeftOut(Competition competition) {
    List<String> order = competition.order().stream().map(Criterion::code).toList();
    Set<String> decided = new TreeSet<>();
    for (Chain chain : chains().filter(c -> c.competition() == competition).toList()) {
      List<Chain.Step> steps = chain.steps();
      List<Chain.Step> before = steps.subList(0, steps.size() - 1);
      assertThat(before.stream().map(Chain.Step::criterion).toList())
          .isEqualTo(order.subList(0, before.size()));
      assertThat(before).allMatch(step -> step.a().equals(step.b()));
      decided.add(chain.deciding());
    }
    Set<String> expected = new TreeSet<>(order);
    expected.add(Chain.TIED);
    assertThat(decided).isEqualTo(expected);
  }

  private static int row(Standing standing, String name) {
    List<String> names =
        IntStream.range(0, standing.rows().size())
            .mapToObj(i -> standing.rows().get(i).name())
            .collect(Collectors.toList());
    return names.indexOf(name);
  }
}
