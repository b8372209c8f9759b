package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;

/** What must hold of every ruling, tried on loops of random play. */
@Label("A ruling on a loop of random play")
class RulingProperties {

  @Property(tries = 150)
  @Label("is the same when left and right are exchanged")
  void mirror(@ForAll long seed, @ForAll Rules rules) {
    Loop loop = Loop.random(new Random(seed));
    Ruling ruling = loop.ruling(rules);
    Ruling image = loop.mirrored().ruling(rules);
    Assume.that(isComplete(ruling) && isComplete(image));

    assertThat(image.labels()).as("%s", loop).isEqualTo(ruling.labels());
    assertThat(image.verdict()).isEqualTo(ruling.verdict());
    assertThat(List.of(image.red(), image.black()))
        .as("%s", loop)
        .isEqualTo(List.of(ruling.red(), ruling.black()));
  }

  @Property(tries = 150)
  @Label("is turned round when the colours are exchanged")
  void colours(@ForAll long seed, @ForAll Rules rules) {
    Loop loop = Loop.random(new Random(seed));
    Ruling ruling = loop.ruling(rules);
    Ruling image = loop.swapped().ruling(rules);
    Assume.that(isComplete(ruling) && isComplete(image));

    assertThat(image.labels()).as("%s", loop).isEqualTo(ruling.labels());
    assertThat(image.verdict()).isEqualTo(other(ruling.verdict()));
    assertThat(List.of(image.black(), image.red()))
        .as("%s", loop)
        .isEqualTo(List.of(ruling.red(), ruling.black()));
  }

  @Property(tries = 150)
  @Label("is the same wherever the loop is begun")
  void rotation(@ForAll long seed, @ForAll Rules rules) {
    Loop loop = Loop.random(new Random(seed));
    Ruling ruling = loop.ruling(rules);
    Ruling later = loop.begunLater().ruling(rules);

    String labels = ruling.labels();
    assertThat(later.labels()).as("%s", loop).isEqualTo(labels.substring(1) + labels.charAt(0));
    assertThat(later.verdict()).isEqualTo(ruling.verdict());
  }

  @Property(tries = 20)
  @Label("is the same, reasons and all, when asked again")
  void again(@ForAll long seed, @ForAll Rules rules) {
    Loop loop = Loop.random(new Random(seed));

    assertThat(loop.ruling(rules)).isEqualTo(loop.ruling(rules));
  }

  /** Where the search for mates is cut off, the order of moves may decide what it has found. */
  private static boolean isComplete(Ruling ruling) {
    return ruling.moves().stream().noneMatch(MoveRuling::isBounded);
  }

  private static Verdict other(Verdict verdict) {
    return switch (verdict) {
      case RED_MUST_CHANGE -> Verdict.BLACK_MUST_CHANGE;
      case BLACK_MUST_CHANGE -> Verdict.RED_MUST_CHANGE;
      case RED_LOSES -> Verdict.BLACK_LOSES;
      case BLACK_LOSES -> Verdict.RED_LOSES;
      case DRAW, NONE -> verdict;
    };
  }

  @Property(tries = 60)
  @Label("is the one on the game that goes round it three times")
  void aGameIsItsLoop(@ForAll long seed) {
    Loop loop = Loop.random(new Random(seed));
    Ruling given = loop.ruling(Rules.CXA_2020);

    Ruling found = Ruling.of(loop.start(), loop.times(3), Rules.CXA_2020, false);
    assertThat(found.cycle()).contains(new Cycle(8, 12, Cycle.Reason.THREEFOLD));
    assertThat(found.labels()).isEqualTo(given.labels());
    assertThat(found.verdict()).isEqualTo(given.verdict());
    assertThat(Ruling.of(loop.start(), loop.times(2), Rules.CXA_2020, false).verdict())
        .isEqualTo(Verdict.NONE);
  }

  @Property(tries = 60)
  @Label("proves every chase and every kill by moves")
  void everythingIsProved(@ForAll long seed) {
    Loop loop = Loop.random(new Random(seed));
    for (MoveRuling move : loop.ruling(Rules.CXA_2020).moves()) {
      assertThat(move.mate().isEmpty()).isEqualTo(move.kind() != MoveKind.KILL);
      assertThat(move.chases().isEmpty()).isEqualTo(move.kind() != MoveKind.CHASE);
      for (Chase chase : move.chases()) {
        assertThat(chase.line().get(0).from()).isEqualTo(chase.from());
        assertThat(chase.target().side()).isNotEqualTo(move.piece().side());
        assertThat(chase.piece().side()).isEqualTo(move.piece().side());
      }
    }
  }

  @Property(tries = 40)
  @Label("follows the kinds that a referee declares")
  void declared(@ForAll long seed, @ForAll MoveKind kind) {
    Loop loop = Loop.random(new Random(seed));
    Ruling plain = loop.ruling(Rules.CXA_2020);
    Ruling ruling =
        Ruling.of(loop.start(), loop.moves(), Rules.CXA_2020, true, Map.of(1, kind, 3, kind));

    assertThat(ruling.isDeclared()).isTrue();
    assertThat(plain.isDeclared()).isFalse();
    assertThat(ruling.moves().get(1).kind()).isEqualTo(kind);
    assertThat(ruling.moves().get(1).found()).isEqualTo(plain.moves().get(1).kind());
    assertThat(ruling.moves().get(0)).isEqualTo(plain.moves().get(0));
  }
}
