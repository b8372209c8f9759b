package org.yifen.xiangqi.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The times that a record has of the moves of its main line: commands in comments, as PGN files
 * have them, {@code [%clk 0:59:30]} for the clock after the move and {@code [%emt 12]} for the time
 * it took, or a tag {@code Times} (in a table of games the field of that name, or 用时), which has
 * the seconds of each move between blanks and {@code -} where there are none. Comments stay as they
 * are.
 *
 * @param moves a time for each move; empty when the record has no times at all
 * @param unreadable what cannot be read as a time
 * @param column how many times the tag has; 0 without one
 */
public record MoveTimes(List<MoveTime> moves, List<Unreadable> unreadable, int column) {

  /** Names of the tag. */
  public static final List<String> TAGS = List.of("Times", "用时");

  /** A record without times. */
  public static final MoveTimes NONE = new MoveTimes(List.of(), List.of(), 0);

  private static final String COMMAND = "[%";
  private static final String CLOCK = "clk";
  private static final String USED = "emt";

  /** Characters of a command at most, so that what is none costs nothing to look through. */
  private static final int LONGEST = 40;

  /**
   * The times of a move.
   *
   * @param clock what the mover's clock shows after it
   * @param used how long it took
   */
  public record MoveTime(Optional<Duration> clock, Optional<Duration> used) {

    private static final MoveTime NONE = new MoveTime(Optional.empty(), Optional.empty());

    boolean isEmpty() {
      return clock.isEmpty() && used.isEmpty();
    }
  }

  /**
   * A text in the place of a time.
   *
   * @param ply of the move, from 1
   */
  public record Unreadable(int ply, String text) {}

  public MoveTimes {
    moves = List.copyOf(moves);
    unreadable = List.copyOf(unreadable);
  }

  /** Whether there is a time of any move. */
  public boolean isEmpty() {
    return moves.isEmpty() && unreadable.isEmpty();
  }

  /** The times of a record; costs nothing for one without comments and without the tag. */
  public static MoveTimes of(GameRecord game) {
    String column = TAGS.stream().map(game::tag).filter(t -> !t.isBlank()).findFirst().orElse("");
    if (column.isEmpty() && game.moves().comments() == 0) {
      return NONE;
    }
    List<MoveTime> moves = new ArrayList<>();
    List<Unreadable> unreadable = new ArrayList<>();
    GameTree tree = game.moves();
    for (int node = tree.first(GameTree.START); node >= 0; node = tree.first(node)) {
      moves.add(ofComments(tree.after(node), moves.size() + 1, unreadable));
    }
    int entries = column.isEmpty() ? 0 : column(column, moves, unreadable);
    boolean none = moves.stream().allMatch(MoveTime::isEmpty);
    return none && unreadable.isEmpty()
        ? NONE
        : new MoveTimes(none ? List.of() : moves, unreadable, entries);
  }

  private static MoveTime ofComments(List<String> comments, int ply, List<Unreadable> unreadable) {
    MoveTime found = MoveTime.NONE;
    for (String comment : comments) {
      for (int at = comment.indexOf(COMMAND); at >= 0; at = comment.indexOf(COMMAND, at + 1)) {
        String most = comment.substring(at, Math.min(comment.length(), at + LONGEST));
        int end = most.indexOf(']');
        String command = most.substring(COMMAND.length(), end < 0 ? most.length() : end);
        found = found(found, command.strip(), ply, unreadable);
      }
    }
    return found;
  }

  /** A command read into what was found before; one that tells no time changes nothing. */
  private static MoveTime found(
      MoveTime before, String command, int ply, List<Unreadable> unreadable) {
    boolean clock = command.startsWith(CLOCK);
    if (!clock && !command.startsWith(USED)) {
      return before;
    }
    Optional<Duration> time = TimeText.read(command.substring(CLOCK.length()));
    if (time.isEmpty() || (!clock && time.get().isNegative())) {
      unreadable.add(new Unreadable(ply, command));
      return before;
    }
    return clock ? new MoveTime(time, before.used) : new MoveTime(before.clock, time);
  }

  /** Times of the tag where no comment has the time used; gives how many there are. */
  private static int column(String column, List<MoveTime> moves, List<Unreadable> unreadable) {
    int count = 0;
    int start = 0;
    for (int i = 0; i <= column.length(); i++) {
      boolean end = i == column.length() || isGap(column.charAt(i));
      if (end && i > start) {
        if (count < moves.size()) {
          entry(column.substring(start, i), count, moves, unreadable);
        }
        count++;
      }
      start = end ? i + 1 : start;
    }
    return count;
  }

  private static boolean isGap(char c) {
    return c == ',' || c == '，' || Character.isWhitespace(c);
  }

  private static void entry(
      String word, int index, List<MoveTime> moves, List<Unreadable> unreadable) {
    if (word.equals("-")) {
      return;
    }
    Optional<Duration> time = TimeText.read(word).filter(t -> !t.isNegative());
    if (time.isEmpty()) {
      unreadable.add(new Unreadable(index + 1, word));
    } else if (moves.get(index).used.isEmpty()) {
      moves.set(index, new MoveTime(moves.get(index).clock, time));
    }
  }
}
