package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.yifen.xiangqi.adjudication.TimeControl.SideTime;
import org.yifen.xiangqi.adjudication.TimeControl.Stage;
import org.yifen.xiangqi.board.Side;

/** Times used and readings of the clock are two ways to say the same. */
class ClockRunProperties {

  @Provide
  Arbitrary<TimeControl> controls() {
    Arbitrary<Stage> counted =
        Combinators.combine(
                Arbitraries.integers().between(1, 4),
                Arbitraries.integers().between(1, 400),
                Arbitraries.integers().between(0, 40))
            .as((moves, time, more) -> stage(moves, time, more));
    Arbitrary<Stage> rest =
        Combinators.combine(
                Arbitraries.integers().between(1, 400), Arbitraries.integers().between(0, 40))
            .as((time, more) -> stage(0, time, more));
    Arbitrary<SideTime> sides =
        Combinators.combine(
                counted.list().ofMaxSize(2), rest, Arbitraries.integers().between(0, 90))
            .as(
                (before, last, limit) -> {
                  List<Stage> all = new ArrayList<>(before);
                  all.add(last);
                  return new SideTime(all, Duration.ofSeconds(limit), Duration.ZERO);
                });
    return Combinators.combine(sides, sides).as(TimeControl::new);
  }

  private static Stage stage(int moves, int seconds, int increment) {
    return new Stage(moves, Duration.ofSeconds(seconds), Duration.ofSeconds(increment));
  }

  private static ClockRun byUsed(TimeControl control, List<Integer> used) {
    ClockRun run = new ClockRun(control, Side.RED);
    used.forEach(seconds -> run.move(Optional.empty(), Optional.of(Duration.ofSeconds(seconds))));
    return run;
  }

  /** Up to the first flag: a clock does not go below zero, so what follows is not the same. */
  @Property
  void readingsAndTimesUsedLeaveTheSame(
      @ForAll @From("controls") TimeControl control,
      @ForAll @Size(max = 24) List<@IntRange(max = 100) Integer> used) {
    ClockRun times = new ClockRun(control, Side.RED);
    ClockRun both = new ClockRun(control, Side.RED);
    Side mover = Side.RED;
    for (int seconds : used) {
      Optional<Duration> time = Optional.of(Duration.ofSeconds(seconds));
      times.move(Optional.empty(), time);
      both.move(times.remaining(mover), time);
      if (times.flag().isPresent()) {
        break;
      }
      assertThat(both.remaining(mover)).isEqualTo(times.remaining(mover));
      mover = mover.other();
    }

    assertThat(both.remarks())
        .as("of a game without a flag")
        .filteredOn(r -> times.flag().isEmpty() && r.doubt() != ClockRun.Doubt.NOTHING_LEFT)
        .isEmpty();
  }

  /** Without further stages, which clocks may show late, readings alone tell as much. */
  @Property
  void readingsAloneLeaveTheSame(
      @ForAll @IntRange(min = 60, max = 600) int base,
      @ForAll @IntRange(max = 40) int increment,
      @ForAll @Size(max = 24) List<@IntRange(max = 100) Integer> used) {
    TimeControl control =
        TimeControl.of(
            new SideTime(List.of(stage(0, base, increment)), Duration.ZERO, Duration.ZERO));
    ClockRun times = byUsed(control, used);
    ClockRun readings = new ClockRun(control, Side.RED);
    for (int i = 1; i <= used.size(); i++) {
      Side mover = i % 2 == 1 ? Side.RED : Side.BLACK;
      readings.move(byUsed(control, used.subList(0, i)).remaining(mover), Optional.empty());
    }

    if (times.flag().isEmpty()) {
      assertThat(readings.flag()).isEmpty();
      assertThat(readings.remaining(Side.RED)).isEqualTo(times.remaining(Side.RED));
      assertThat(readings.remaining(Side.BLACK)).isEqualTo(times.remaining(Side.BLACK));
    }
  }

  /** More time for every move never keeps a flag from falling, nor lets it fall later. */
  @Property
  void slowerPlayFlagsNoLater(
      @ForAll @From("controls") TimeControl control,
      @ForAll @Size(max = 24) List<@IntRange(max = 100) Integer> used,
      @ForAll @IntRange(min = 1, max = 20) int more) {
    int ply = byUsed(control, used).flag().map(ClockRun.Flag::ply).orElse(Integer.MAX_VALUE);
    List<Integer> slower = used.stream().map(seconds -> seconds + more).toList();

    assertThat(byUsed(control, slower).flag().map(ClockRun.Flag::ply).orElse(Integer.MAX_VALUE))
        .isLessThanOrEqualTo(ply);
  }

  /** A missing time accuses nobody who is not accused with it. */
  @Property
  void missingTimesAccuseNobody(
      @ForAll @From("controls") TimeControl control,
      @ForAll @Size(min = 1, max = 24) List<@IntRange(max = 100) Integer> used,
      @ForAll @IntRange(max = 23) int gap) {
    ClockRun run = new ClockRun(control, Side.RED);
    for (int i = 0; i < used.size(); i++) {
      Optional<Duration> time = Optional.of(Duration.ofSeconds(used.get(i)));
      run.move(Optional.empty(), i == gap ? Optional.empty() : time);
    }

    if (byUsed(control, used).flag().isEmpty()) {
      assertThat(run.flag()).isEmpty();
    }
  }

  @Property
  void theTextOfAControlIsReadBackAsTheSame(@ForAll @From("controls") TimeControl control) {
    assertThat(TimeControl.read(control.toString()).control()).contains(control);
  }

  @Property
  void anyTextIsReadOrRefusedWithinIt(@ForAll String text) {
    TimeControl.Reading reading = TimeControl.read(text);

    assertThat(reading.control().isPresent()).isNotEqualTo(reading.fault().isPresent());
    assertThat(reading.offset()).isBetween(0, text.length());
  }

  @Property
  void wordsInAnyOrderAreReadOrRefused(@ForAll("phrases") List<String> words) {
    String text = String.join("", words);
    TimeControl.Reading reading = TimeControl.read(text);

    reading
        .control()
        .ifPresent(c -> assertThat(TimeControl.read(c.toString()).control()).contains(c));
    assertThat(reading.offset()).isBetween(0, text.length());
  }

  @Provide
  Arbitrary<List<String>> phrases() {
    return Arbitraries.of(
            "10",
            "5",
            "300",
            "m",
            "s",
            "h",
            "+",
            "/",
            ",",
            "|",
            "-",
            "red",
            "black",
            "=",
            " ",
            "1:00:00",
            "moves",
            "move",
            "byo-yomi",
            "game",
            "分",
            "着",
            "加",
            "红",
            "黑",
            "读秒")
        .list()
        .ofMaxSize(14);
  }
}
