package org.yifen.xiangqi.record;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the WXF files of playing programs: lines {@code RED name;;;}, then the moves, in braces
 * between the words START and END. A mark before a number belongs to the move before it: these
 * files set moves in columns, marks after them.
 */
final class WxfReader {

  private static final String START = "START{";
  private static final Map<String, String> NAMES =
      Map.of(
          "RED", Tag.RED,
          "BLACK", Tag.BLACK,
          "DATE", Tag.DATE,
          "EVENT", Tag.EVENT,
          "GAME", Tag.EVENT,
          "SITE", Tag.SITE,
          "PLACE", Tag.SITE,
          "RESULT", Tag.RESULT,
          "FEN", Tag.FEN);

  private final TextLines lines;
  private final Gathered out;
  private Draft draft = new Draft(RecordFormat.WXF);
  private MoveTextReader moves;
  private boolean inMoves;
  private boolean ended;
  private boolean any;

  WxfReader(TextLines lines, Gathered out) {
    this.lines = lines;
    this.out = out;
    this.moves = new MoveTextReader(draft, out);
  }

  /** Whether a line begins the moves, or is the first of a file. */
  static boolean isStart(String line) {
    String text = line.strip().toUpperCase(Locale.ROOT);
    return text.startsWith(START) || text.matches("FORMAT\\s+WXF\\s*");
  }

  void read() throws IOException {
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      line(line.get());
    }
    finish();
  }

  private void line(String line) {
    String text = line.strip();
    if (inMoves) {
      moves(text);
    } else if (text.toUpperCase(Locale.ROOT).startsWith(START)) {
      begin();
      inMoves = true;
      moves(text.substring(START.length()));
    } else if (moves.isInComment() || text.startsWith("/*")) {
      moves.read(text, lines.number());
    } else if (!text.isEmpty()) {
      begin();
      header(text);
    }
  }

  private void begin() {
    if (ended) {
      finish();
    }
  }

  private void moves(String text) {
    int end = moves.isInComment() ? -1 : text.indexOf('}');
    moves.read(end < 0 ? text : text.substring(0, end), lines.number());
    if (end >= 0) {
      inMoves = false;
      ended = true;
    }
  }

  private void header(String text) {
    String[] parts = text.split("\\s+", 2);
    String value = parts.length < 2 ? "" : parts[1].strip().replaceAll("[;\\s]+$", "");
    String key = parts[0].toUpperCase(Locale.ROOT);
    String name = NAMES.getOrDefault(key, parts[0]);
    if (key.equals("FORMAT")) {
      any = true;
    } else {
      draft.tagIfAny(name, value);
    }
    if (name.equals(Tag.FEN)) {
      draft.fen(value, lines.number(), out);
    } else if (name.equals(Tag.RESULT)) {
      draft.result(Outcome.parse(value).orElse(Outcome.UNKNOWN), value);
    }
  }

  private void finish() {
    moves.finish();
    if (any || draft.hasTags() || moves.hasAny()) {
      draft.finish(out, lines.encoding());
    }
    draft = new Draft(RecordFormat.WXF);
    moves = new MoveTextReader(draft, out);
    ended = false;
    any = false;
  }
}
