package org.yifen.xiangqi.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.adjudication.Claims;
import org.yifen.xiangqi.adjudication.ClockRun;
import org.yifen.xiangqi.adjudication.TimeControl;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.check.CheckedGame.End;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Limits;
import org.yifen.xiangqi.record.MoveTimes;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.Shown;
import org.yifen.xiangqi.record.Tag;

/**
 * The times of a record against its time control: whose flag fell, what that means for the result,
 * and readings that do not fit. A record without times has nothing to say.
 */
final class ClockCheck {

  /** Moves that one finding names at most. */
  private static final int MOST_NAMED = 12;

  private final GameRecord game;
  private final Location.Game place;
  private final Course course;
  private final List<Diagnostic> findings = new ArrayList<>();
  private Optional<ClockRun.Flag> flag = Optional.empty();

  private ClockCheck(GameRecord game, Course course) {
    this.game = game;
    this.place = game.source().place();
    this.course = course;
  }

  /** Judges the clocks of a game, up to a right claim of a draw. */
  static ClockCheck of(GameRecord game, Position start, Course course, GameRules rules) {
    ClockCheck check = new ClockCheck(game, course);
    MoveTimes times = MoveTimes.of(game);
    if (!times.isEmpty()) {
      check.reading(times);
      check
          .control(rules)
          .filter(c -> !times.moves().isEmpty())
          .ifPresent(c -> check.run(c, start.toMove(), times));
    } else if (rules.clock().isPresent()) {
      check.findings.add(Notice.GAM_039.at(check.place, "@no-times"));
    }
    return check;
  }

  List<Diagnostic> findings() {
    return findings;
  }

  /** The flag that decides, if one fell for certain. */
  Optional<CheckedGame.Flag> flag() {
    return flag.filter(ClockRun.Flag::certain).map(f -> new CheckedGame.Flag(f.ply(), f.side()));
  }

  /** Whether a flag fell, perhaps only. */
  boolean isFlagPossible() {
    return flag.isPresent();
  }

  private void reading(MoveTimes times) {
    List<Diagnostic> unread =
        times.unreadable().stream()
            .map(u -> Notice.GAM_041.at(place, u.ply(), Shown.of(u.text())))
            .toList();
    limited(unread);
    int moves = times.moves().size();
    if (times.column() > 0 && moves > 0 && times.column() != moves) {
      findings.add(Notice.GAM_032.at(place, times.column(), moves));
    }
  }

  private void limited(List<Diagnostic> all) {
    findings.addAll(all.subList(0, Math.min(all.size(), Limits.FINDINGS)));
    if (all.size() > Limits.FINDINGS) {
      String code = all.get(0).notice().code();
      findings.add(Notice.FIL_012.at(place, Limits.FINDINGS, code));
    }
  }

  private Optional<TimeControl> control(GameRules rules) {
    String text = game.tag(Tag.TIME_RULE).strip();
    if (rules.clock().isPresent()) {
      return rules.clock();
    }
    if (text.isEmpty() || text.equals("-") || text.equals("?")) {
      findings.add(Notice.GAM_039.at(place, "@no-control"));
      return Optional.empty();
    }
    TimeControl.Reading reading = TimeControl.read(text);
    if (reading.fault().isPresent()) {
      findings.add(unread(text, reading, List.of(place)));
    }
    return reading.control();
  }

  /** The finding on a text that is no time control. */
  static Diagnostic unread(String text, TimeControl.Reading reading, List<Location> where) {
    String why = "@control-" + MoveWords.kebab(reading.fault().orElseThrow());
    return Notice.GAM_040.at(where, Shown.of(text), reading.offset() + 1, why);
  }

  private void run(TimeControl control, Side first, MoveTimes times) {
    ClockRun run = new ClockRun(control, first);
    List<Claims.Ruling> rulings = course.claims();
    int end = drawn(rulings).orElse(times.moves().size());
    penalties(run, rulings, 0);
    for (int ply = 1; ply <= end; ply++) {
      MoveTimes.MoveTime time = times.moves().get(ply - 1);
      run.move(time.clock(), time.used());
      penalties(run, rulings, ply);
    }
    flag = run.flag();
    limited(run.remarks().stream().map(this::remark).toList());
    missing(run.missing());
    flag.ifPresent(f -> flag(f, times.moves().size()));
    findings.addAll(UsedTime.findings(game, first, times));
  }

  /** A right claim ends the game. */
  private static Optional<Integer> drawn(List<Claims.Ruling> rulings) {
    return rulings.stream().filter(Claims.Ruling::isRight).map(r -> r.claim().ply()).findFirst();
  }

  private static void penalties(ClockRun run, List<Claims.Ruling> rulings, int ply) {
    for (Claims.Ruling ruling : rulings) {
      if (ruling.claim().ply() == ply && !ruling.isRight()) {
        run.penalty(ruling.claim().side(), Claims.PENALTY);
      }
    }
  }

  private Diagnostic remark(ClockRun.Remark remark) {
    String side = DrawWords.side(remark.side());
    int ply = remark.ply();
    return switch (remark.doubt()) {
      case TOO_HIGH ->
          Notice.GAM_035.at(place, ply, side, clock(remark.read()), clock(remark.expected()));
      case DIFFERS ->
          Notice.GAM_036.at(place, ply, side, clock(remark.read()), clock(remark.expected()));
      case NOTHING_LEFT -> Notice.GAM_038.at(place, ply, side);
      case NOT_TOLD -> Notice.GAM_039.at(place, "@not-told " + ply);
    };
  }

  private void missing(List<Integer> plies) {
    if (!plies.isEmpty()) {
      String list =
          plies.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
      String named = plies.size() > MOST_NAMED ? list + ", …" : list;
      findings.add(Notice.GAM_037.at(place, plies.size(), named));
    }
  }

  private void flag(ClockRun.Flag fallen, int plies) {
    String side = DrawWords.side(fallen.side());
    String over = clock(fallen.over());
    if (!fallen.certain()) {
      findings.add(Notice.GAM_034.at(place, fallen.ply(), side, over));
      return;
    }
    boolean mate = course.end() != End.NONE;
    boolean stands = mate && fallen.ply() == course.moves().size();
    if (stands || !mate) {
      String limit = "@" + MoveWords.kebab(fallen.limit());
      findings.add(meaning(fallen, side, limit, over, stands));
    }
    if (!stands && plies > fallen.ply()) {
      findings.add(Notice.GAM_033.at(place, fallen.ply(), side, plies - fallen.ply()));
    }
  }

  /** A mate or stalemate with the move that took too long stands; else its side has lost. */
  private Diagnostic meaning(
      ClockRun.Flag fallen, String side, String limit, String over, boolean stands) {
    Outcome meant = fallen.side() == Side.RED ? Outcome.BLACK_WINS : Outcome.RED_WINS;
    Outcome reported = game.outcome();
    String word = "@as-reported";
    if (stands) {
      word = "@move-stands";
    } else if (course.deadPly().isPresent() && course.deadPly().get() < fallen.ply()) {
      word = "@after-dead";
    } else if (reported == Outcome.UNKNOWN) {
      word = "@none-given " + meant.pgn();
    } else if (reported != meant) {
      return Notice.GAM_030.at(place, fallen.ply(), side, limit, over, meant.pgn(), reported.pgn());
    }
    return Notice.GAM_031.at(place, fallen.ply(), side, limit, over, word);
  }

  /** {@code 0:59:30}, with a fraction where there is one. */
  static String clock(Duration time) {
    Duration positive = time.abs();
    String text =
        "%s%d:%02d:%02d"
            .formatted(
                time.isNegative() ? "-" : "",
                positive.toHours(),
                positive.toMinutesPart(),
                positive.toSecondsPart());
    int millis = positive.toMillisPart();
    return millis == 0 ? text : text + ".%03d".formatted(millis);
  }
}
