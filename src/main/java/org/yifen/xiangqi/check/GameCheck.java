package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.adjudication.Rules;
import org.yifen.xiangqi.adjudication.TimeControl;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.SetupFault;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;
import org.yifen.xiangqi.check.CheckedGame.End;
import org.yifen.xiangqi.notation.GameReading;
import org.yifen.xiangqi.notation.MoveReading;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.Replay;
import org.yifen.xiangqi.record.Replayed;

/**
 * Checks a game: its moves against the rules, its end on the board against the reported result, the
 * text of the event against both. What a referee rules on is noted and never taken for the end:
 * people play on.
 */
public final class GameCheck {

  private final GameRules rules;

  /**
   * A check with an event's natural limit, by the rules of 2020.
   *
   * @param naturalLimit rounds without a capture, from 1
   */
  public GameCheck(int naturalLimit) {
    this(naturalLimit, Rules.CXA_2020);
  }

  /**
   * A check with an event's rules.
   *
   * @param naturalLimit rounds without a capture, from 1
   * @param rules those of repetition
   */
  public GameCheck(int naturalLimit, Rules rules) {
    this(GameRules.of(naturalLimit, rules));
  }

  /** A check with all that an event sets. */
  public GameCheck(GameRules rules) {
    this.rules = rules;
  }

  /** Checks a game as its record has it. */
  public CheckedGame check(GameRecord record) {
    Replayed replayed = Replay.of(record);
    List<Diagnostic> findings = new ArrayList<>();
    Location.Game place = record.source().place();
    int plies = plies(record);
    if (replayed.start().isEmpty()) {
      record.start().ifPresent(s -> findings.add(Notice.GAM_006.at(place, faults(s))));
      findings.addAll(EventText.findings(record, Optional.empty()));
      return new CheckedGame(
          record,
          Optional.empty(),
          plies,
          0,
          Optional.empty(),
          End.NONE,
          Optional.empty(),
          Optional.empty(),
          findings);
    }
    Position start = replayed.start().get();
    Course course = Course.of(start, replayed.game(), replayed.legal(), rules);
    MoveWords words = new MoveWords(place, start, replayed.notation());
    if (replayed.sideCorrected()) {
      findings.add(side(record, start, words));
    }
    findings.addAll(words.remarks(replayed));
    findings.addAll(course.findings());
    LoopRulings rulings = new LoopRulings(place, start, course.moves(), rules.repetition());
    findings.addAll(rulings.findings(course.repetitions(), record.outcome()));
    Optional<CheckedGame.Illegal> illegal = Optional.empty();
    if (replayed.stop().isPresent()) {
      GameReading.Stop stop = replayed.stop().get();
      illegal = Optional.of(words.illegal(stop, course.end()));
      words.finding(stop, course, record.source().format()).ifPresent(findings::add);
    }
    replayed.branches().forEach(b -> findings.add(words.variation(b)));
    Optional<Outcome> proven = proven(course);
    proven.ifPresent(o -> findings.addAll(result(record, o, course)));
    ClockCheck clocks = ClockCheck.of(record, start, course, rules);
    findings.addAll(clocks.findings());
    DrawWords.offers(record, start.toMove()).ifPresent(findings::add);
    if (proven.isEmpty() && !clocks.isFlagPossible()) {
      course.deadPly().flatMap(ply -> DrawWords.dead(ply, record)).ifPresent(findings::add);
    }
    findings.addAll(EventText.findings(record, proven));
    return new CheckedGame(
        replayed.game(),
        Optional.of(start),
        plies,
        replayed.legal(),
        illegal,
        course.end(),
        proven,
        clocks.flag(),
        findings);
  }

  private static int plies(GameRecord record) {
    int plies = 0;
    int node = record.moves().first(0);
    for (; node >= 0; node = record.moves().first(node)) {
      plies++;
    }
    return plies;
  }

  private static Diagnostic side(GameRecord record, Position start, MoveWords words) {
    String given = start.toMove() == Side.RED ? "@black" : "@red";
    return Notice.GAM_015.at(
        record.source().place(), given, words.numbered(1, record.moves().move(1).toString()));
  }

  /** The finding on a text that was given as a time control and is none. */
  public static Diagnostic unreadClock(String text, TimeControl.Reading reading) {
    return ClockCheck.unread(text, reading, List.of());
  }

  /** Why a setup is no position, in words of the catalogue. */
  public static String faults(Setup setup) {
    return Position.faults(setup).stream()
        .map(GameCheck::word)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** Why a text is no move that can be made, in words of the catalogue. */
  public static String why(MoveReading reading) {
    return MoveWords.why(reading);
  }

  /** One reason, in words of the catalogue. */
  public static String word(SetupFault fault) {
    String squares =
        fault.squares().stream().map(Square::toString).collect(Collectors.joining(" "));
    String word = "@" + MoveWords.kebab(fault.reason());
    return squares.isEmpty() ? word : word + " " + squares;
  }

  /** A side without a legal move has lost, in check or not. */
  private static Optional<Outcome> proven(Course course) {
    if (course.end() == End.NONE) {
      return Optional.empty();
    }
    return Optional.of(course.toMove() == Side.RED ? Outcome.BLACK_WINS : Outcome.RED_WINS);
  }

  private static List<Diagnostic> result(GameRecord record, Outcome proven, Course course) {
    String side = course.toMove() == Side.RED ? "@red-" : "@black-";
    String end = side + (course.end() == End.MATE ? "mated" : "stalemated");
    Location.Game place = record.source().place();
    if (record.outcome() == Outcome.UNKNOWN) {
      return List.of(Notice.GAM_021.at(place, end, proven.pgn()));
    }
    return record.outcome() == proven
        ? List.of()
        : List.of(Notice.GAM_020.at(place, end, proven.pgn(), record.outcome().pgn()));
  }
}
