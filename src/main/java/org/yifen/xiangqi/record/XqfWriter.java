package org.yifen.xiangqi.record;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** Writes XQF 1.0, the version without keys, with texts in GB18030. */
public final class XqfWriter {

  private static final Charset GB = Charset.forName("GB18030");
  private static final int CAPTURED = 0xFF;

  /** Tags that say what the format says in its own way. */
  private static final Set<String> OWN =
      Set.of(Tag.RESULT, Tag.FEN, "Game", "Format", XqfReader.TYPE);

  private final GameRecord game;
  private final GameTree tree;
  private final KnownMoves known;
  private final Losses losses = new Losses();
  private final byte[] header = new byte[XqfSteps.HEADER];
  private final ByteArrayOutputStream steps = new ByteArrayOutputStream();

  private XqfWriter(GameRecord game) {
    this.game = game;
    this.tree = game.moves();
    this.known = new KnownMoves(tree);
  }

  public static Written write(GameRecord game) {
    XqfWriter writer = new XqfWriter(game);
    Optional<List<Optional<Square>>> board = game.start().flatMap(PieceSlots::slots);
    if (board.isEmpty()) {
      writer.losses.add(Losses.POSITION);
      return new Written(Optional.empty(), writer.losses.of(game, RecordFormat.XQF));
    }
    writer.header(board.get(), game.start().orElse(Setup.START));
    writer.tags();
    writer.moves();
    byte[] steps = writer.steps.toByteArray();
    byte[] content = Arrays.copyOf(writer.header, XqfSteps.HEADER + steps.length);
    System.arraycopy(steps, 0, content, XqfSteps.HEADER, steps.length);
    return new Written(Optional.of(content), writer.losses.of(game, RecordFormat.XQF));
  }

  private void header(List<Optional<Square>> board, Setup start) {
    header[0] = 'X';
    header[1] = 'Q';
    header[2] = XqfKeys.PLAIN;
    for (int i = 0; i < board.size(); i++) {
      header[16 + i] = (byte) board.get(i).map(XqfWriter::square).orElse(CAPTURED).intValue();
    }
    header[48] = (byte) start.moveNumber();
    header[49] = (byte) (start.moveNumber() >> 8);
    header[50] = (byte) (start.toMove() == Side.BLACK ? 1 : 0);
    header[51] = (byte) game.outcome().code();
    header[64] = (byte) Math.max(0, XqfReader.TYPES.indexOf(game.tag(XqfReader.TYPE)));
    losses.addIf(start.quietMoves() != 0, Losses.COUNTERS);
  }

  private static int square(Square square) {
    return square.file() * 10 + square.rank();
  }

  private void tags() {
    for (Tag tag : game.tags()) {
      Optional<XqfReader.HeaderField> field =
          XqfReader.FIELDS.stream().filter(f -> f.tag().equals(tag.name())).findFirst();
      boolean free = field.isPresent() && header[field.get().offset()] == 0;
      losses.addTagIf(!free && !OWN.contains(tag.name()), tag.name());
      if (free) {
        text(field.get(), tag.value());
      }
    }
  }

  /** A text as far as its field holds it, cut between characters. */
  private void text(XqfReader.HeaderField field, String value) {
    int length = 0;
    int at = 0;
    while (at < value.length()) {
      int next = at + Character.charCount(value.codePointAt(at));
      byte[] bytes = value.substring(at, next).getBytes(GB);
      if (length + bytes.length > field.size() - 1) {
        break;
      }
      System.arraycopy(bytes, 0, header, field.offset() + 1 + length, bytes.length);
      length += bytes.length;
      at = next;
    }
    header[field.offset()] = (byte) length;
    losses.addIf(at < value.length(), Losses.CUT);
  }

  private void moves() {
    boolean any = known.first(GameTree.START) != GameTree.NONE;
    step(24, 32, any, false, tree.after(GameTree.START));
    for (int node : known.nodes()) {
      Move move = tree.squares(node).orElseThrow();
      boolean followed = known.first(node) != GameTree.NONE;
      boolean alternative = known.next(node) != GameTree.NONE;
      int from = square(move.from()) + 24;
      step(from, square(move.to()) + 32, followed, alternative, tree.after(node));
    }
    losses.addIf(known.isLost(), Losses.MOVES);
    losses.addIf(tree.hasNags(), Losses.NAGS);
    losses.addIf(tree.hasHeads(), Losses.HEADS);
  }

  private void step(
      int from, int to, boolean followed, boolean alternative, List<String> comments) {
    byte[] comment = String.join("\n", comments).replace("\n", "\r\n").getBytes(GB);
    steps.write(from);
    steps.write(to);
    steps.write((followed ? 0xF0 : 0) | (alternative ? 0x0F : 0));
    steps.write(0);
    for (int i = 0; i < 4; i++) {
      steps.write(comment.length >> (8 * i));
    }
    steps.writeBytes(comment);
  }
}
