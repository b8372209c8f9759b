package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.notation.Fen;

/** A record in the making. */
final class Draft {

  final GameTree.Builder tree = new GameTree.Builder();
  private final List<Tag> tags = new ArrayList<>();
  private final RecordFormat format;
  private Optional<Setup> start = Optional.of(Setup.START);
  private String written = "";
  private Outcome outcome = Outcome.UNKNOWN;
  private long characters;
  private boolean full;

  Draft(RecordFormat format) {
    this.format = format;
  }

  /** Adds a tag; an empty value is kept, since the file has it. */
  void tag(String name, String value) {
    characters += name.length() + value.length();
    if (tags.size() < Limits.TAGS && characters <= Limits.CHARACTERS) {
      tags.add(new Tag(name, value));
    } else {
      full = true;
    }
  }

  /** Adds a tag unless its value is blank: for formats whose fields are always there. */
  void tagIfAny(String name, String value) {
    if (!value.isBlank()) {
      tag(name, value.strip());
    }
  }

  boolean has(String name) {
    return tags.stream().anyMatch(t -> t.name().equalsIgnoreCase(name));
  }

  /** The first value under a name that is not blank. */
  Optional<String> value(String name) {
    return tags.stream()
        .filter(t -> t.name().equalsIgnoreCase(name) && !t.value().isBlank())
        .map(Tag::value)
        .findFirst();
  }

  boolean hasTags() {
    return !tags.isEmpty();
  }

  /** Whether the limit of its tags was passed. */
  boolean isFull() {
    return full;
  }

  Optional<Setup> start() {
    return start;
  }

  void start(Optional<Setup> setup) {
    start = setup;
  }

  /** The position of a FEN; a fault is told to {@code out} and leaves the start unknown. */
  void fen(String fen, int line, Gathered out) {
    start = Fen.read(fen).setup();
    if (start.isEmpty()) {
      out.line(line, Notice.REC_006, fen);
    }
  }

  void result(Outcome result, String asWritten) {
    outcome = result;
    written = asWritten;
  }

  Outcome outcome() {
    return outcome;
  }

  String written() {
    return written;
  }

  /** The record; whether its start is a position of a game is for {@link Replay} to say. */
  void finish(Gathered out, String encoding) {
    if (full) {
      out.game(Notice.REC_012, "> " + Limits.TAGS + " @tags");
    }
    GameRecord.Source source = new GameRecord.Source(format, encoding, out.place());
    out.game(new GameRecord(tags, start, tree.build(), outcome, written, source));
  }
}
