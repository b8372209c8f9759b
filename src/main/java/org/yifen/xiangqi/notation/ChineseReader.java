package org.yifen.xiangqi.notation;

import java.util.Optional;
import org.yifen.xiangqi.board.Kind;

/**
 * Reads a Chinese move text: a piece and its file (炮二), or its order on the file (前炮, 中兵, 三兵), or
 * both (前兵六, 前六兵, 前六), then 进, 退 or 平 and a digit. Which side writes it does not matter here.
 */
final class ChineseReader {

  private static final int MOST_PAWNS = 5;

  private final String text;
  private final int end;
  private int at;
  private Optional<Kind> kind = Optional.empty();
  private Order order = Order.NONE;
  private int file;
  private int sides;
  private boolean traditional;

  private ChineseReader(String text) {
    this.text = text;
    this.at = Letters.start(text);
    this.end = Letters.end(text);
  }

  static Described.Reading read(String text) {
    return new ChineseReader(text).read();
  }

  private ChineseSign sign(int index) {
    return index < end ? ChineseSign.of(text.charAt(index)) : ChineseSign.of(' ');
  }

  private Described.Reading read() {
    while (sign(at).way().isEmpty()) {
      if (at >= end || !takes(sign(at))) {
        return Described.Reading.failed(at);
      }
      traditional |= sign(at).traditional();
      at++;
    }
    ChineseSign way = sign(at);
    boolean pawn = kind.isEmpty() && order != Order.NONE && file > 0;
    if (!pawn && (kind.isEmpty() || (order == Order.NONE && file == 0))) {
      return Described.Reading.failed(at);
    }
    at++;
    ChineseSign last = sign(at);
    if (last.digit() == 0 || at + 1 < end) {
      return Described.Reading.failed(last.digit() == 0 ? at : at + 1);
    }
    return Described.Reading.of(
        new Described(
            kind.orElse(Kind.PAWN),
            order,
            Order.NONE,
            file,
            way.way().orElseThrow(),
            last.digit(),
            sides | last.sides(),
            traditional || way.traditional()));
  }

  /** Takes a sign before 进, 退 or 平; false when it has no place there. */
  private boolean takes(ChineseSign sign) {
    if (sign.kind().isPresent() && kind.isEmpty()) {
      kind = sign.kind();
      sides |= sign.sides();
      return true;
    }
    boolean number = kind.isEmpty() && order == Order.NONE && sign(at + 1).kind().isPresent();
    if (sign.digit() > 0 && number) {
      order = sign.digit() <= MOST_PAWNS ? Order.of(sign.digit()) : Order.NONE;
      return order != Order.NONE;
    }
    if (sign.digit() > 0 && file == 0) {
      file = sign.digit();
      sides |= sign.sides();
      return true;
    }
    if (sign.order() != Order.NONE && order == Order.NONE && file == 0) {
      order = sign.order();
      return true;
    }
    return false;
  }
}
