package org.yifen.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All games of an event in compact form. Players are numbered by their place in the event's list of
 * entrants, from 0.
 *
 * <p>One {@code int} a game, so that the calculation of millions of games runs over arrays.
 */
public final class Games {

  /** The most entrants an event can have. */
  public static final int MAX_ENTRANTS = 1 << 14;

  /** The most rounds an event can have: more than any has. */
  public static final int MAX_ROUNDS = 400;

  /** The first player lost. */
  public static final int LOSS = 0;

  public static final int DRAW = 1;

  /** The first player won. */
  public static final int WIN = 2;

  /** Both lost, or an unplayed game gave neither a point. */
  public static final int NOBODY = 3;

  private static final int SECOND = 14;
  private static final int RESULT = 28;
  private static final int INDEX = MAX_ENTRANTS - 1;
  private static final int PLAYED = 1 << 30;
  private static final int COLOURED = 1 << 31;

  private final int[] packed;
  private final short[] rounds;
  private final long[] firstCells;
  private final long[] secondCells;
  private final List<Bye> byes;
  private final List<Score> scores;

  private Games(
      int[] packed,
      short[] rounds,
      long[] firstCells,
      long[] secondCells,
      List<Bye> byes,
      List<Score> scores) {
    this.packed = packed;
    this.rounds = rounds;
    this.firstCells = firstCells;
    this.secondCells = secondCells;
    this.byes = List.copyOf(byes);
    this.scores = List.copyOf(scores);
  }

  /**
   * Points that a participant got without an opponent. They order the event; no rating counts them.
   *
   * @param round from 1; 0 where the report does not tell
   * @param entrant the participant's place in the list of entrants, from 0
   * @param halves in halves of the event's scoring; points awarded may be below 0
   */
  public record Bye(int round, int entrant, int halves, Reason reason) {}

  /**
   * The file that a report names as a game's record (棋谱). No rating looks at it.
   *
   * @param game the game's number among these, from 0
   * @param file as written; never empty
   * @param cell where it is named, for {@link ReportCells#at(long)}
   */
  public record Score(int game, String file, long cell) {}

  /** Why a participant got points without an opponent. */
  public enum Reason {
    /** Nobody was left to play (轮空). */
    ALLOTTED,
    /** The participant asked for it. */
    REQUESTED,
    /** The organiser gave or took points beside the round's result. */
    AWARDED
  }

  /** Whether a number can be that of a round. */
  public static boolean isRound(int number) {
    return number >= 1 && number <= MAX_ROUNDS;
  }

  public int size() {
    return packed.length;
  }

  /** The game as one number, for {@link #first}, {@link #second}, {@link #result}. */
  public int packed(int game) {
    return packed[game];
  }

  /** One player of a packed game; the one who moved first where that is known. */
  public static int first(int game) {
    return game & INDEX;
  }

  /** The other player of a packed game. */
  public static int second(int game) {
    return (game >>> SECOND) & INDEX;
  }

  /** The result from the first player's side: {@link #LOSS} to {@link #NOBODY}. */
  public static int result(int game) {
    return (game >>> RESULT) & 3;
  }

  /** What a rating counts for the first player, in halves: 2, 1 or 0 (article 9). */
  public static int firstHalves(int game) {
    int result = result(game);
    return result == NOBODY ? 0 : result;
  }

  /** What a rating counts for the second player, in halves. */
  public static int secondHalves(int game) {
    int result = result(game);
    return result == NOBODY ? 0 : WIN - result;
  }

  /** Whether the game was played; an unplayed one (※) never counts for a rating. */
  public static boolean isPlayed(int game) {
    return (game & PLAYED) != 0;
  }

  /** Whether it is known that the first player moved first (先). */
  public static boolean isColoured(int game) {
    return (game & COLOURED) != 0;
  }

  /** The round from 1; 0 where the report does not tell. */
  public int round(int game) {
    return rounds[game];
  }

  /** The cell of the first player's result, for {@link ReportCells#at(long)}. */
  public long firstCell(int game) {
    return firstCells[game];
  }

  /** The cell of the second player's result; the same as the first where one cell tells both. */
  public long secondCell(int game) {
    return secondCells[game];
  }

  /** The points without an opponent, in the order of the report. */
  public List<Bye> byes() {
    return byes;
  }

  /** The game files that the report names, in its order; few reports name any. */
  public List<Score> scores() {
    return scores;
  }

  /** The games and byes of the first rounds; those of no known round are left out. */
  public Games until(int last) {
    Builder first = new Builder();
    for (int g = 0; g < size(); g++) {
      if (isRound(rounds[g]) && rounds[g] <= last) {
        copy(g, isPlayed(packed[g]), first);
      }
    }
    byes.stream().filter(b -> b.round() <= last).forEach(first::bye);
    return first.build();
  }

  /** Whether two entrants played each other; a game that was not played (※) does not count. */
  public boolean haveMet(int a, int b) {
    for (int game : packed) {
      boolean both =
          (first(game) == a && second(game) == b) || (first(game) == b && second(game) == a);
      if (both && isPlayed(game)) {
        return true;
      }
    }
    return false;
  }

  /** The same games, those between two entrants as not played (※). */
  Games without(int a, int b) {
    Builder all = new Builder();
    for (int g = 0; g < size(); g++) {
      int one = first(packed[g]);
      int other = second(packed[g]);
      boolean annulled = (one == a && other == b) || (one == b && other == a);
      copy(g, isPlayed(packed[g]) && !annulled, all);
    }
    byes.forEach(all::bye);
    return all.build();
  }

  private void copy(int g, boolean played, Builder to) {
    to.add(
        rounds[g],
        first(packed[g]),
        second(packed[g]),
        result(packed[g]),
        played,
        isColoured(packed[g]),
        firstCells[g],
        secondCells[g]);
  }

  /** Collects games in the order of the report. */
  public static final class Builder {

    private int[] packed = new int[64];
    private short[] rounds = new short[64];
    private long[] firstCells = new long[64];
    private long[] secondCells = new long[64];
    private final List<Bye> byes = new ArrayList<>();
    private final List<Score> scores = new ArrayList<>();
    private int size;

    /** Adds points without an opponent. */
    public void bye(Bye bye) {
      byes.add(bye);
    }

    /** Names the file with the record of the game added last. */
    public void score(String file, long cell) {
      scores.add(new Score(size - 1, file, cell));
    }

    /**
     * Adds a game; {@code result} is from the first player's side. One of an entrant beyond those
     * there can be is left out: there is an error about it already.
     *
     * @return whether it was added
     */
    public boolean add(
        int round,
        int first,
        int second,
        int result,
        boolean played,
        boolean coloured,
        long firstCell,
        long secondCell) {
      if (first >= MAX_ENTRANTS || second >= MAX_ENTRANTS) {
        return false;
      }
      if (size == packed.length) {
        grow();
      }
      packed[size] =
          first
              | second << SECOND
              | result << RESULT
              | (played ? PLAYED : 0)
              | (coloured ? COLOURED : 0);
      rounds[size] = (short) round;
      firstCells[size] = firstCell;
      secondCells[size] = secondCell;
      size++;
      return true;
    }

    private void grow() {
      packed = Arrays.copyOf(packed, 2 * size);
      rounds = Arrays.copyOf(rounds, 2 * size);
      firstCells = Arrays.copyOf(firstCells, 2 * size);
      secondCells = Arrays.copyOf(secondCells, 2 * size);
    }

    public Games build() {
      return new Games(
          Arrays.copyOf(packed, size),
          Arrays.copyOf(rounds, size),
          Arrays.copyOf(firstCells, size),
          Arrays.copyOf(secondCells, size),
          byes,
          scores);
    }
  }
}
