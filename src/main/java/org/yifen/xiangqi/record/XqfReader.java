package org.yifen.xiangqi.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** Reads XQF (XQStudio 象棋演播室) of all versions. */
final class XqfReader {

  /** A text of the header: a byte of length, then the text; the size counts both. */
  record HeaderField(String tag, int offset, int size) {}

  static final List<HeaderField> FIELDS =
      List.of(
          new HeaderField(Tag.TITLE, 80, 64),
          new HeaderField("Title2", 144, 64),
          new HeaderField(Tag.EVENT, 208, 64),
          new HeaderField(Tag.DATE, 272, 16),
          new HeaderField(Tag.SITE, 288, 16),
          new HeaderField(Tag.RED, 304, 16),
          new HeaderField(Tag.BLACK, 320, 16),
          new HeaderField(Tag.TIME_RULE, 336, 64),
          new HeaderField(Tag.RED_TIME, 400, 16),
          new HeaderField(Tag.BLACK_TIME, 416, 16),
          new HeaderField(Tag.ANNOTATOR, 464, 16),
          new HeaderField(Tag.AUTHOR, 480, 16));

  static final String TYPE = "Type";
  static final List<String> TYPES = List.of("game", "opening", "middlegame", "endgame");

  private static final int FIRST_NUMBER = 48;
  private static final int TO_MOVE = 50;
  private static final int RESULT = 51;
  private static final int TYPE_AT = 64;

  private final byte[] bytes;
  private final Gathered out;
  private final Draft draft = new Draft(RecordFormat.XQF);
  private final FieldTexts texts = new FieldTexts();
  private final Map<Integer, Integer> comments = new LinkedHashMap<>();

  XqfReader(byte[] bytes, Gathered out) {
    this.bytes = bytes;
    this.out = out;
  }

  void read() {
    if (bytes.length < XqfSteps.HEADER) {
      out.at(bytes.length, Notice.REC_002, bytes.length + " < " + XqfSteps.HEADER + " @bytes");
      return;
    }
    XqfKeys keys = new XqfKeys(bytes);
    if (!keys.isChecked()) {
      out.at(12, Notice.REC_003);
    }
    Map<HeaderField, Integer> fields = new LinkedHashMap<>();
    FIELDS.forEach(f -> fields.put(f, texts.add(field(f), f.offset() + 1)));
    board(keys);
    moves(new XqfSteps(bytes, keys));
    texts.decide();
    fields.forEach((f, text) -> draft.tagIfAny(f.tag(), texts.text(text, out)));
    comments.forEach((node, text) -> draft.tree.after(node, texts.text(text, out)));
    numbers();
    sideToMove();
    draft.finish(out, texts.encoding());
  }

  private byte[] field(HeaderField field) {
    int length = Math.min(bytes[field.offset()] & 0xFF, field.size() - 1);
    return Arrays.copyOfRange(bytes, field.offset() + 1, field.offset() + 1 + length);
  }

  private void numbers() {
    int type = bytes[TYPE_AT] & 0xFF;
    if (type > 0) {
      draft.tag(TYPE, type < TYPES.size() ? TYPES.get(type) : Integer.toString(type));
    }
    int first = (bytes[FIRST_NUMBER] & 0xFF) | ((bytes[FIRST_NUMBER + 1] & 0xFF) << 8);
    draft.start(draft.start().map(s -> s.withCounters(0, Math.max(1, first))));
    int result = bytes[RESULT] & 0xFF;
    draft.result(Outcome.ofCode(result).orElse(Outcome.UNKNOWN), Integer.toString(result));
  }

  private void board(XqfKeys keys) {
    List<Optional<Square>> slots = new ArrayList<>();
    for (int value : keys.pieces(bytes)) {
      slots.add(square(value));
    }
    List<Square> twice = new ArrayList<>();
    Setup setup = PieceSlots.setup(slots, twice);
    draft.start(twice.isEmpty() ? Optional.of(setup) : Optional.empty());
    if (!twice.isEmpty()) {
      out.at(16, Notice.REC_006, twice + " × 2");
    }
  }

  /** Ten times the file and the rank; above 89 is no square. */
  private static Optional<Square> square(int value) {
    return value < Square.COUNT ? Optional.of(Square.of(value / 10, value % 10)) : Optional.empty();
  }

  private void moves(XqfSteps steps) {
    Optional<String> fault = steps.read();
    comment(GameTree.START, steps);
    int parent = GameTree.START;
    Deque<Integer> pending = new ArrayDeque<>();
    boolean more = fault.isEmpty() && steps.followed;
    while (more && !draft.tree.isFull()) {
      fault = steps.read();
      if (fault.isPresent()) {
        if (steps.comment.length > 0) {
          node(parent, steps);
        }
        break;
      }
      int node = node(parent, steps);
      if (steps.alternative) {
        pending.push(parent);
      }
      parent = steps.followed ? node : pending.isEmpty() ? GameTree.NONE : pending.pop();
      more = parent != GameTree.NONE;
    }
    end(steps, fault);
  }

  private int node(int parent, XqfSteps steps) {
    Optional<Square> from = square(steps.from);
    Optional<Square> to = square(steps.to);
    int node;
    if (from.isPresent() && to.isPresent()) {
      node = draft.tree.add(parent, new Move(from.get(), to.get()));
    } else {
      String text = steps.from + "-" + steps.to;
      out.at(steps.offset, Notice.REC_013, text);
      node = draft.tree.add(parent, new RecordedMove(text, Optional.empty()));
    }
    comment(node, steps);
    return node;
  }

  private void comment(int node, XqfSteps steps) {
    if (steps.comment.length > 0) {
      comments.put(node, texts.add(steps.comment, steps.commentOffset));
    }
  }

  private void end(XqfSteps steps, Optional<String> fault) {
    if (fault.isPresent()) {
      out.at(steps.offset, Notice.REC_002, fault.get());
    } else if (draft.tree.isFull()) {
      out.at(steps.offset, Notice.REC_012, draft.tree.limit());
    } else if (steps.left() > 0) {
      out.at((long) bytes.length - steps.left(), Notice.REC_017, steps.left() + " @bytes");
    }
  }

  /** The header's word is not reliable: the side of the piece that moves first counts. */
  private void sideToMove() {
    Optional<Side> mover = FirstMover.of(draft);
    Side header = bytes[TO_MOVE] == 1 ? Side.BLACK : Side.RED;
    draft.start(draft.start().map(s -> s.withToMove(mover.orElse(header))));
  }
}
