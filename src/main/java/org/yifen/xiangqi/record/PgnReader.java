package org.yifen.xiangqi.record;

import java.io.IOException;
import java.util.Optional;
import org.yifen.diagnostic.Notice;

/**
 * Reads PGN game by game. Another game begins with a tag after moves or a result, with a tag that
 * is there already (after a blank line, if it is not the first of a game), and in a file without
 * tags with a move after a result.
 */
final class PgnReader {

  /** Characters that are kept of a text outside the games, for one finding. */
  private static final int OUTSIDE = 200;

  private final TextLines lines;
  private final Gathered out;
  private Draft draft = new Draft(RecordFormat.PGN);
  private MoveTextReader moves;
  private String encoding = "";
  private String firstText = "";
  private boolean blank;

  /** Text outside the games since the last one, and where it began. */
  private final StringBuilder outside = new StringBuilder();

  private int outsideLine;

  PgnReader(TextLines lines, Gathered out) {
    this.lines = lines;
    this.out = out;
    this.moves = new MoveTextReader(draft, out);
  }

  void read() throws IOException {
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      line(line.get());
    }
    finish();
  }

  private void line(String line) {
    boolean tag = PgnTags.isTag(line);
    if (moves.isInComment() && blank && PgnTags.isWhole(line)) {
      moves.breakComment();
    }
    if (moves.isInComment()) {
      moves.read(line, lines.number());
    } else if (tag) {
      tags(line);
    } else if (line.startsWith("%")) {
      outside(line);
    } else if (!line.isBlank()) {
      text(line);
    }
    blank = line.isBlank();
  }

  private void tags(String line) {
    PgnTags.Line read = PgnTags.of(line);
    boolean again = read.tags().stream().anyMatch(t -> draft.has(t.name()) && begins(t.name()));
    if (moves.hasAny() || again) {
      finish();
    }
    encoding = lines.encoding();
    read.malformed().forEach(text -> out.line(lines.number(), Notice.REC_009, text));
    for (Tag tag : read.tags()) {
      draft.tag(tag.name(), tag.value());
      boolean fen = tag.name().equalsIgnoreCase(Tag.FEN) && !tag.value().isBlank();
      if (fen) {
        draft.fen(tag.value(), lines.number(), out);
      }
    }
  }

  /** Whether a tag that is there already begins another game. */
  private boolean begins(String name) {
    return blank || name.equalsIgnoreCase(Tag.EVENT) || name.equalsIgnoreCase("Game");
  }

  private void text(String line) {
    if (moves.isEnded() && !isComment(line)) {
      if (!beginsWithMove(line)) {
        outside(line);
        return;
      }
      finish();
    }
    if (isRule(line)) {
      outside(line);
      return;
    }
    encoding = lines.encoding();
    if (!moves.hasAny()) {
      firstText = line;
    }
    moves.read(line, lines.number());
  }

  private static boolean isComment(String line) {
    String text = line.strip();
    return text.startsWith("{") || text.startsWith("(") || text.startsWith(";");
  }

  /** A line drawn below the moves. */
  private static boolean isRule(String line) {
    String text = line.strip();
    return text.length() >= 3 && text.chars().allMatch(c -> c == text.charAt(0) && c != '.');
  }

  /** Whether a line is moves rather than words about the file. */
  static boolean beginsWithMove(String line) {
    for (String word : line.strip().split("[\\s\u3000]+", 3)) {
      String rest = word.substring(MoveNumber.length(word));
      if (MoveShape.isMove(rest) || MoveShape.isRow(rest)) {
        return true;
      }
    }
    return false;
  }

  private void outside(String line) {
    if (outside.length() == 0) {
      outsideLine = lines.number();
    }
    if (outside.length() < OUTSIDE) {
      outside.append(outside.length() == 0 ? "" : " ").append(line.strip());
    }
  }

  private void finish() {
    if (outside.length() > 0) {
      out.line(outsideLine, Notice.REC_017, outside);
      outside.setLength(0);
    }
    moves.finish();
    if (draft.hasTags() || draft.tree.size() > 0 || moves.isEnded()) {
      result();
      draft.finish(out, encoding);
    } else if (moves.hasAny()) {
      out.line(lines.number(), Notice.REC_017, firstText);
    }
    draft = new Draft(RecordFormat.PGN);
    moves = new MoveTextReader(draft, out);
  }

  /** The result of the tag and that after the moves; where they differ the tag's stands. */
  private void result() {
    Optional<String> tag = draft.value(Tag.RESULT);
    if (tag.isEmpty()) {
      return;
    }
    Optional<Outcome> outcome = Outcome.parse(tag.get());
    boolean differs = moves.isEnded() && outcome.isPresent() && outcome.get() != draft.outcome();
    if (differs) {
      out.game(Notice.REC_010, tag.get(), draft.written());
    }
    if (outcome.isPresent() || !moves.isEnded()) {
      draft.result(outcome.orElse(Outcome.UNKNOWN), tag.get());
    }
  }
}
