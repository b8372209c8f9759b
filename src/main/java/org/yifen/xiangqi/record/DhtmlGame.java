package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Square;

/** One game of DhtmlXQ: what its names say, put together when all are there. */
final class DhtmlGame {

  private static final Pattern VARIATION = Pattern.compile("move_(\\d{1,7})_(\\d{1,7})_(\\d{1,7})");
  private static final Pattern COMMENT = Pattern.compile("comment(?:(\\d{1,7})_)?(\\d{1,7})");
  private static final Pattern EMBEDDED =
      Pattern.compile("\\[(?:move_)?(\\d{1,7})_(\\d{1,7})(?:_(\\d{1,7}))?]([^\\[]*)");
  private static final String CAPTURED = "99";

  private record Value(String text, int line) {}

  private final Gathered out;
  private final Draft draft = new Draft(RecordFormat.DHTMLXQ);
  private final Map<String, Value> values = new LinkedHashMap<>();
  private final DhtmlLines lines;

  DhtmlGame(Gathered out) {
    this.out = out;
    this.lines = new DhtmlLines(draft, out);
  }

  boolean isEmpty() {
    return values.isEmpty();
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  void put(String name, String value, int line) {
    if (values.putIfAbsent(name, new Value(value, line)) != null) {
      out.line(line, Notice.REC_009, "[DhtmlXQ_" + name + "]");
    }
  }

  void finish(String encoding) {
    values.forEach(this::read);
    lines.build();
    values.forEach(this::comment);
    sideToMove();
    draft.finish(out, encoding);
  }

  private void read(String name, Value value) {
    Matcher variation = VARIATION.matcher(name);
    if (name.equals("binit")) {
      board(value);
    } else if (name.equals("movelist")) {
      moves(value);
    } else if (variation.matches()) {
      lines.add(
          number(variation, 1),
          number(variation, 2),
          number(variation, 3),
          value.text(),
          value.line());
    } else if (name.equals("result")) {
      draft.result(Outcome.parse(value.text()).orElse(Outcome.UNKNOWN), value.text().strip());
    } else if (!COMMENT.matcher(name).matches()) {
      String tag = DhtmlReader.NAMES.getOrDefault(name, name);
      draft.tagIfAny(tag, value.text().replace("||", "\n"));
    }
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  /** The main line, or in scripts all lines, each under its numbers in brackets. */
  private void moves(Value value) {
    if (!value.text().contains("[")) {
      lines.add(0, 1, 0, value.text(), value.line());
      return;
    }
    Matcher part = EMBEDDED.matcher(value.text());
    boolean main = true;
    while (part.find()) {
      boolean first = main || part.group(3) == null;
      int number = first ? 0 : number(part, 3);
      lines.add(
          first ? 0 : number(part, 1),
          first ? 1 : number(part, 2),
          number,
          part.group(4),
          value.line());
      main = false;
    }
  }

  private void board(Value value) {
    String digits = value.text().replaceAll("\\s", "");
    if (digits.isEmpty()) {
      return;
    }
    List<Optional<Square>> slots = new ArrayList<>();
    List<Square> twice = new ArrayList<>();
    boolean whole = digits.length() == 2 * PieceSlots.COUNT;
    for (int i = 0; whole && i < digits.length(); i += 2) {
      String two = digits.substring(i, i + 2);
      Optional<Square> square = square(two);
      whole = square.isPresent() || two.equals(CAPTURED);
      slots.add(square);
    }
    Setup setup = PieceSlots.setup(slots, twice);
    boolean read = whole && twice.isEmpty();
    draft.start(read ? Optional.of(setup) : Optional.empty());
    if (!read) {
      out.line(value.line(), Notice.REC_006, digits);
    }
  }

  /** A square of two digits: the file from Red's left, the rank from the top. */
  static Optional<Square> square(String two) {
    int file = two.charAt(0) - '0';
    int rank = Square.RANKS - 1 - (two.charAt(1) - '0');
    boolean exists = file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS;
    return exists ? Optional.of(Square.of(file, rank)) : Optional.empty();
  }

  private void comment(String name, Value value) {
    Matcher comment = COMMENT.matcher(name);
    if (!comment.matches() || value.text().isBlank()) {
      return;
    }
    int line = comment.group(1) == null ? 0 : number(comment, 1);
    Optional<Integer> node = lines.node(line, number(comment, 2));
    if (node.isEmpty()) {
      out.line(value.line(), Notice.REC_019, name);
    }
    String text = value.text().replace("||", "\n").strip();
    node.ifPresent(n -> draft.tree.after(n, text));
  }

  private void sideToMove() {
    draft.start(draft.start().map(s -> s.withToMove(FirstMover.of(draft).orElse(s.toMove()))));
  }
}
