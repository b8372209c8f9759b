package org.yifen.xiangqi.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** Reads CBR (CCBridge 象棋桥), a file of its own or a record within a library. */
final class CbrReader {

  static final byte[] MAGIC = "CCBridge Record\0".getBytes(StandardCharsets.ISO_8859_1);

  /** A text in UTF-16 that ends at a zero character, or with its field. */
  private record HeaderField(String tag, int offset, int size) {}

  private static final HeaderField TITLE = new HeaderField(Tag.TITLE, 180, 128);

  private static final List<HeaderField> FIELDS =
      List.of(
          TITLE,
          new HeaderField("Script", 52, 128),
          new HeaderField(Tag.OPENING, 308, 256),
          new HeaderField("Source", 564, 64),
          new HeaderField("EventClass", 628, 64),
          new HeaderField(Tag.EVENT, 692, 64),
          new HeaderField(Tag.ROUND, 756, 64),
          new HeaderField("Group", 820, 32),
          new HeaderField("Board", 852, 32),
          new HeaderField(Tag.DATE, 884, 64),
          new HeaderField(Tag.SITE, 948, 64),
          new HeaderField(Tag.TIME_RULE, 1012, 64),
          new HeaderField(Tag.RED, 1076, 64),
          new HeaderField(Tag.RED_TEAM, 1140, 64),
          new HeaderField(Tag.RED_TIME, 1204, 64),
          new HeaderField("RedRating", 1268, 32),
          new HeaderField(Tag.BLACK, 1300, 64),
          new HeaderField(Tag.BLACK_TEAM, 1364, 64),
          new HeaderField(Tag.BLACK_TIME, 1428, 64),
          new HeaderField("BlackRating", 1492, 32),
          new HeaderField("Referee", 1524, 64),
          new HeaderField("Recorder", 1588, 64),
          new HeaderField(Tag.ANNOTATOR, 1652, 64),
          new HeaderField("AnnotatorMail", 1716, 64),
          new HeaderField(Tag.AUTHOR, 1780, 64),
          new HeaderField("AuthorMail", 1844, 64),
          new HeaderField("Created", 1908, 40),
          new HeaderField("Saved", 1972, 40),
          new HeaderField("Nature", 2044, 32),
          new HeaderField("Termination", 2080, 32));

  /** The layout that is known; another is told and not guessed. */
  private static final int LAYOUT = 2;

  private static final int LAYOUT_AT = 19;
  private static final int RESULT = 2076;
  private static final int TO_MOVE = 2112;
  private static final int FIRST_NUMBER = 2116;
  private static final int BOARD = 2120;
  static final int STEPS = 2214;

  private static final int END = 1;
  private static final int ALTERNATIVE = 2;
  private static final int COMMENT = 4;

  private static final Kind[] KINDS = {
    Kind.ROOK, Kind.HORSE, Kind.ELEPHANT, Kind.ADVISOR, Kind.KING, Kind.CANNON, Kind.PAWN
  };

  private final byte[] bytes;
  private final int from;
  private final int to;
  private final Gathered out;
  private final Draft draft;
  private int at;
  private int flags;
  private int step;
  private String comment = "";

  CbrReader(byte[] bytes, int from, int to, RecordFormat format, Gathered out) {
    this.bytes = bytes;
    this.from = from;
    this.to = to;
    this.out = out;
    this.draft = new Draft(format);
    this.at = from + STEPS;
  }

  /** Whether a record begins at a byte. */
  static boolean isAt(byte[] bytes, int at) {
    for (int i = 0; i < MAGIC.length; i++) {
      if (at + i >= bytes.length || bytes[at + i] != MAGIC[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the record has neither pieces nor moves: a heading of a library. */
  boolean isHeading() {
    if (to - from < STEPS + 4 || (bytes[from + STEPS] & END) == 0) {
      return false;
    }
    for (int i = 0; i < Square.COUNT; i++) {
      if (bytes[from + BOARD + i] != 0) {
        return false;
      }
    }
    return true;
  }

  String title() {
    return to - from < STEPS ? "" : text(TITLE);
  }

  void read() {
    if (to - from < STEPS) {
      out.at(to, Notice.REC_002, to - from + " < " + STEPS + " @bytes");
      return;
    }
    int layout = bytes[from + LAYOUT_AT];
    if (layout != LAYOUT) {
      out.at(from + LAYOUT_AT, Notice.REC_002, "CBR " + layout);
      return;
    }
    FIELDS.forEach(field -> draft.tagIfAny(field.tag(), text(field)));
    board();
    int result = bytes[from + RESULT] & 0xFF;
    draft.result(Outcome.ofCode(result).orElse(Outcome.UNKNOWN), Integer.toString(result));
    steps();
    draft.finish(out, Encoding.UTF_16.title());
  }

  private String text(HeaderField field) {
    return Utf16Text.of(bytes, from + field.offset(), field.size());
  }

  private void board() {
    Setup setup = Setup.empty();
    boolean known = true;
    for (int i = 0; i < Square.COUNT; i++) {
      int piece = bytes[from + BOARD + i] & 0xFF;
      int kind = (piece & 0xF) - 1;
      boolean red = piece >> 4 == 1;
      boolean real = (red || piece >> 4 == 2) && kind >= 0 && kind < KINDS.length;
      if (real) {
        Piece stands = Piece.of(red ? Side.RED : Side.BLACK, KINDS[kind]);
        setup = setup.with(square(i), Optional.of(stands));
      } else if (piece != 0 && known) {
        known = false;
        out.at(from + BOARD + i, Notice.REC_006, square(i) + " = " + piece);
      }
    }
    int number =
        (bytes[from + FIRST_NUMBER] & 0xFF) | ((bytes[from + FIRST_NUMBER + 1] & 0xFF) << 8);
    boolean black = bytes[from + TO_MOVE] == 2;
    Setup whole =
        setup.withToMove(black ? Side.BLACK : Side.RED).withCounters(0, Math.max(1, number));
    draft.start(known ? Optional.of(whole) : Optional.empty());
  }

  /** The square of an index that runs from Black's back rank. */
  private static Square square(int index) {
    return Square.of(index % Square.FILES, Square.RANKS - 1 - index / Square.FILES);
  }

  private void steps() {
    Optional<String> fault = step();
    draft.tree.after(GameTree.START, comment);
    int parent = GameTree.START;
    Deque<Integer> pending = new ArrayDeque<>();
    boolean more = fault.isEmpty() && (flags & END) == 0;
    while (more && !draft.tree.isFull()) {
      fault = step();
      if (fault.isPresent()) {
        break;
      }
      int node = node(parent);
      if ((flags & ALTERNATIVE) != 0) {
        pending.push(parent);
      }
      boolean ends = (flags & END) != 0;
      parent = !ends ? node : pending.isEmpty() ? GameTree.NONE : pending.pop();
      more = parent != GameTree.NONE;
    }
    fault.ifPresent(f -> out.at(step, Notice.REC_002, f));
    if (draft.tree.isFull()) {
      out.at(step, Notice.REC_012, draft.tree.limit());
    }
  }

  private int node(int parent) {
    int start = bytes[step + 2] & 0xFF;
    int end = bytes[step + 3] & 0xFF;
    int node;
    if (start < Square.COUNT && end < Square.COUNT) {
      node = draft.tree.add(parent, new Move(square(start), square(end)));
    } else {
      String text = start + "-" + end;
      out.at(step, Notice.REC_013, text);
      node = draft.tree.add(parent, new RecordedMove(text, Optional.empty()));
    }
    draft.tree.after(node, comment);
    return node;
  }

  /** Reads a move's flags and comment; says what is wrong when it is not whole. */
  private Optional<String> step() {
    step = at;
    comment = "";
    if (to - at < 4) {
      return Optional.of(to - at + " < 4 @bytes");
    }
    flags = bytes[at];
    at += 4;
    return (flags & COMMENT) == 0 ? Optional.empty() : comment();
  }

  private Optional<String> comment() {
    if (to - at < 4) {
      return Optional.of(to - at + " < 4 @bytes");
    }
    long length = 0;
    for (int i = 0; i < 4; i++) {
      length |= (bytes[at + i] & 0xFFL) << (8 * i);
    }
    at += 4;
    if (length > to - at) {
      return Optional.of(length + " > " + (to - at) + " @bytes");
    }
    comment = Utf16Text.of(bytes, at, (int) length);
    if (Encoding.isBroken(comment)) {
      out.at(at, Notice.REC_005, comment, Encoding.UTF_16.title());
    }
    at += (int) length;
    return Optional.empty();
  }
}
