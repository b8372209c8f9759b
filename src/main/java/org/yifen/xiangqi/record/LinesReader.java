package org.yifen.xiangqi.record;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Move;

/**
 * Reads tables of games, one a line: fields between tabs, semicolons or comma and blank. A field of
 * moves is the moves, a FEN the start, a result the result; any other field becomes a tag, under
 * the name that a first line without moves gives it.
 */
final class LinesReader {

  private static final String[] SEPARATORS = {"\t", ";", ", "};
  private static final int FEWEST = 2;

  private final TextLines lines;
  private final Gathered out;
  private List<String> names = List.of();

  LinesReader(TextLines lines, Gathered out) {
    this.lines = lines;
    this.out = out;
  }

  /** Whether a line is fields of which one is moves. */
  static boolean isGame(String line) {
    List<String> fields = fields(line);
    return fields.size() >= FEWEST && fields.stream().anyMatch(LinesReader::isMoves);
  }

  private static List<String> fields(String line) {
    for (String separator : SEPARATORS) {
      if (line.contains(separator)) {
        return List.of(line.split(separator, -1));
      }
    }
    return List.of(line);
  }

  private static boolean isMoves(String field) {
    List<String> words = words(field);
    if (words.size() == 1 && words.get(0).length() > 4 && words.get(0).length() % 4 == 0) {
      String row = words.get(0);
      return MoveShape.isSquares(row.substring(0, 4)) && MoveShape.isRow(row);
    }
    int moves = 0;
    for (String word : words) {
      moves += MoveShape.isSquares(word) ? 1 : 0;
    }
    return moves > 0 && moves >= words.size() - 1;
  }

  /** The words between blanks and commas; a line may have hundreds, so without a pattern. */
  private static List<String> words(String field) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= field.length(); i++) {
      boolean end = i == field.length() || field.charAt(i) == ' ' || field.charAt(i) == ',';
      if (end && i > start) {
        words.add(field.substring(start, i));
      }
      start = end ? i + 1 : start;
    }
    return words;
  }

  void read() throws IOException {
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      if (!line.get().isBlank()) {
        line(line.get());
      }
    }
  }

  private void line(String line) {
    List<String> fields = fields(line);
    boolean game = fields.stream().anyMatch(f -> isMoves(f) || ListReader.isFen(f.strip()));
    if (game) {
      game(fields);
    } else if (out.games() == 0 && names.isEmpty()) {
      names = fields;
    } else {
      out.line(lines.number(), Notice.REC_017, line);
    }
  }

  private void game(List<String> fields) {
    Draft draft = new Draft(RecordFormat.LINES);
    for (int i = 0; i < fields.size(); i++) {
      String field = fields.get(i).strip();
      String name = i < names.size() ? names.get(i).strip() : "Field" + (i + 1);
      Optional<Outcome> outcome = Outcome.parse(field);
      if (ListReader.isFen(field)) {
        draft.fen(field, lines.number(), out);
      } else if (isMoves(field)) {
        moves(field, draft);
      } else if (outcome.isPresent()) {
        draft.result(outcome.get(), field);
      } else if (!field.isEmpty()) {
        draft.tag(name, field);
      }
    }
    draft.finish(out, lines.encoding());
  }

  private void moves(String field, Draft draft) {
    int node = GameTree.START;
    for (String word : words(field)) {
      boolean row = word.length() > 4 && MoveShape.isRow(word);
      int step = row ? 4 : Math.max(1, word.length());
      for (int i = 0; i < word.length() && !draft.tree.isFull(); i += step) {
        String text = word.substring(i, i + step);
        node = draft.tree.add(node, new RecordedMove(text, Optional.<Move>empty()));
      }
    }
  }
}
