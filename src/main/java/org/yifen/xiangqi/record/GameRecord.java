package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.trace.Location;
import org.yifen.xiangqi.board.Setup;

/**
 * The record of a game (棋谱): what a file says, without judging it. Moves are not known to be legal.
 *
 * @param tags in the order of the file
 * @param start the position before the first move; empty when what the file says cannot be read
 * @param moves the main line, variations, comments and marks
 * @param outcome the result as recorded; {@link Outcome#UNKNOWN} where the file says nothing
 * @param written the result in the file's own word; empty where it says nothing
 */
public record GameRecord(
    List<Tag> tags,
    Optional<Setup> start,
    GameTree moves,
    Outcome outcome,
    String written,
    Source source) {

  /**
   * Where a record was read.
   *
   * @param encoding of the texts, such as {@code GB18030}
   * @param place the game within its file
   */
  public record Source(RecordFormat format, String encoding, Location.Game place) {}

  public GameRecord {
    tags = List.copyOf(tags);
  }

  /** The first value under a name, whatever the case of its letters; empty when there is none. */
  public String tag(String name) {
    return tags.stream()
        .filter(t -> t.name().equalsIgnoreCase(name))
        .map(Tag::value)
        .findFirst()
        .orElse("");
  }

  /** The same with a tag in place of those of its name. */
  public GameRecord withTag(Tag tag) {
    List<Tag> others = new ArrayList<>(tags);
    others.removeIf(t -> t.name().equalsIgnoreCase(tag.name()));
    others.add(tag);
    return new GameRecord(others, start, moves, outcome, written, source);
  }

  /** The same with another start. */
  public GameRecord withStart(Setup other) {
    return new GameRecord(tags, Optional.of(other), moves, outcome, written, source);
  }

  /** The same with other moves, such as texts that have been understood. */
  public GameRecord withMoves(GameTree other) {
    return new GameRecord(tags, start, other, outcome, written, source);
  }
}
