package org.yifen.scoresheet;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/**
 * Which game of a file is the reported one: the numbered one, the only one, else the one between
 * the two players, of several the one of the round, of these the one with the same colours.
 *
 * @param record the game; empty after a finding
 */
record GameChoice(Optional<RecordFacts> record, Optional<Diagnostic> finding) {

  /** So many games of a file are named in a message. */
  private static final int LISTED = 4;

  /**
   * Chooses among the games of a file, of which there is at least one.
   *
   * @param file the file for the finding's places
   */
  static GameChoice of(
      ReportedGame game, FileReference reference, String file, List<RecordFacts> records) {
    List<Location> places = List.of(game.place(), new Location.WholeFile(file));
    if (reference.game().isPresent()) {
      int number = reference.game().getAsInt();
      return number <= records.size()
          ? found(records.get(number - 1))
          : none(Notice.SCO_007.at(places, game.file(), records.size()));
    }
    if (records.size() == 1) {
      return found(records.get(0));
    }
    List<RecordFacts> fitting =
        records.stream().filter(r -> Pairing.of(game, r).isTheirs()).toList();
    fitting = narrowed(fitting, r -> r.round().equals(OptionalInt.of(game.round())));
    fitting = narrowed(fitting, r -> Pairing.of(game, r) == Pairing.SAME);
    if (fitting.size() == 1) {
      return found(fitting.get(0));
    }
    return fitting.isEmpty()
        ? none(Notice.SCO_005.at(places, game.file(), game.players(), listed(records)))
        : none(Notice.SCO_006.at(places, game.file(), game.players(), listed(fitting)));
  }

  /** Those that meet a condition; all where none does. */
  private static List<RecordFacts> narrowed(
      List<RecordFacts> records, Predicate<RecordFacts> condition) {
    List<RecordFacts> narrow = records.stream().filter(condition).toList();
    return narrow.isEmpty() ? records : narrow;
  }

  private static GameChoice found(RecordFacts record) {
    return new GameChoice(Optional.of(record), Optional.empty());
  }

  private static GameChoice none(Diagnostic why) {
    return new GameChoice(Optional.empty(), Optional.of(why));
  }

  /** Games for a message: {@code #1 王斌 – 赵鑫鑫, #2 钱五 – 张伟, … (31)}. */
  private static String listed(List<RecordFacts> records) {
    String first =
        IntStream.range(0, Math.min(LISTED, records.size()))
            .mapToObj(records::get)
            .map(r -> r.game().source().place().within() + " " + r.players())
            .collect(Collectors.joining(", "));
    return records.size() > LISTED ? first + ", … (" + records.size() + ")" : first;
  }
}
