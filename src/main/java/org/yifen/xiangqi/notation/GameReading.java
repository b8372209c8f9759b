package org.yifen.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;

/**
 * The moves of a game, read as far as they are legal.
 *
 * @param start the position before the first move
 * @param notation what the texts were read as; what most are in, when nothing was said
 * @param moves all that were read; the board is where they lead
 * @param remarks what is worth saying, by ply; not {@link Note#TRADITIONAL}, which the notation
 *     says
 * @param stop why reading stopped; empty when all texts were read
 */
public record GameReading(
    Position start,
    Notation notation,
    List<Move> moves,
    List<Remark> remarks,
    Optional<Stop> stop) {

  /** How many plies are tried in a game at most, to find out which move an ambiguous text means. */
  public static final int MOST_TRIED = 20_000;

  /**
   * A note on one text.
   *
   * @param ply from 1; 0 for the game as a whole
   */
  public record Remark(int ply, Note note) {}

  /**
   * The text at which reading stopped.
   *
   * @param ply from 1
   * @param reading invalid, illegal or ambiguous
   * @param rest of an ambiguous one, why the rest of the game did not settle it
   */
  public record Stop(int ply, String text, MoveReading reading, Optional<Rest> rest) {}

  /** What came of trying each move of an ambiguous text on the rest of the game. */
  public enum Rest {
    /** With none of them the rest is legal. */
    FITS_NONE,
    /** With several of them it is. */
    FITS_SEVERAL,
    /** It was not found out within {@link #MOST_TRIED} plies. */
    TOO_LONG
  }

  public GameReading {
    moves = List.copyOf(moves);
    remarks = List.copyOf(remarks);
  }

  /** Whether all texts were read. */
  public boolean isWhole() {
    return stop.isEmpty();
  }

  /** The position after the last move read. */
  public Position end() {
    Position position = start;
    for (Move move : moves) {
      position = position.play(move);
    }
    return position;
  }

  /**
   * Reads a game in the notation most of its texts are in. Coordinates count from the rank that
   * makes them legal further, 0 or 1.
   */
  public static GameReading read(Position start, List<String> texts) {
    Notation notation = Notation.of(texts).orElse(Notation.CHINESE_SIMPLIFIED);
    if (!notation.isCoordinates() || Coordinates.firstRank(texts) != Coordinates.UNKNOWN) {
      return read(start, texts, notation);
    }
    GameReading from0 = read(start, texts, notation);
    GameReading from1 = read(start, texts, Notation.UCI_FROM_1);
    if (from1.moves().size() > from0.moves().size()) {
      return from1;
    }
    boolean either = from1.isWhole() && from0.isWhole();
    return either ? from0.remarking(new Remark(0, Note.EITHER_RANKS)) : from0;
  }

  /**
   * Reads a game that is to be in a notation; a text in another is read all the same, and noted.
   */
  public static GameReading read(Position start, List<String> texts, Notation notation) {
    return new GameReader(start, texts, notation).read();
  }

  private GameReading remarking(Remark remark) {
    List<Remark> all = new ArrayList<>(List.of(remark));
    all.addAll(remarks);
    return new GameReading(start, notation, moves, all, stop);
  }
}
