package org.yifen.xiangqi.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.adjudication.TimeControl;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.MoveTimes;
import org.yifen.xiangqi.record.Shown;
import org.yifen.xiangqi.record.Tag;
import org.yifen.xiangqi.record.TimeText;

/**
 * The total time of a player, as {@code RedTime} and {@code BlackTime} have it, beside the times of
 * the moves. A number alone may be seconds or minutes; a total that cannot be read is passed over.
 */
final class UsedTime {

  private UsedTime() {}

  static List<Diagnostic> findings(GameRecord game, Side first, MoveTimes times) {
    List<Diagnostic> findings = new ArrayList<>();
    for (Side side : Side.values()) {
      String name = side == Side.RED ? Tag.RED_TIME : Tag.BLACK_TIME;
      String text = game.tag(name).strip();
      List<Duration> said = said(text);
      Optional<Duration> sum = said.isEmpty() ? Optional.empty() : sum(first, side, times);
      if (sum.isPresent() && said.stream().noneMatch(s -> agrees(s, sum.get(), times))) {
        findings.add(
            Notice.GAM_042.at(
                game.source().place(), name, Shown.of(text), ClockCheck.clock(sum.get())));
      }
    }
    return findings;
  }

  /** What a text can mean. */
  private static List<Duration> said(String text) {
    Optional<Duration> time = TimeText.read(text);
    if (time.isPresent() && text.indexOf(':') < 0) {
      return List.of(time.get(), time.get().multipliedBy(60));
    }
    if (time.isPresent()) {
      return List.of(time.get());
    }
    return TimeControl.read(text).control().stream()
        .map(c -> c.red().stages().get(0).time())
        .toList();
  }

  /** The time a side used; empty when a move has none. */
  private static Optional<Duration> sum(Side first, Side side, MoveTimes times) {
    Duration sum = Duration.ZERO;
    for (int i = side == first ? 0 : 1; i < times.moves().size(); i += 2) {
      Optional<Duration> used = times.moves().get(i).used();
      if (used.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.plus(used.get());
    }
    return Optional.of(sum);
  }

  /** Equal but for a second a move, or within a minute where only minutes are written. */
  private static boolean agrees(Duration said, Duration sum, MoveTimes times) {
    long most = Math.max(said.toSecondsPart() == 0 ? 60 : 0, times.moves().size() / 2 + 1);
    return Math.abs(said.minus(sum).toSeconds()) <= most;
  }
}
