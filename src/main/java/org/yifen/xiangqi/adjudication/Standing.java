package org.yifen.xiangqi.adjudication;

import java.util.BitSet;
import org.yifen.xiangqi.board.Position;

/** What hangs as things stand: squares whose pieces the side to move wins by capture. */
final class Standing {

  private Standing() {}

  static BitSet of(Position position) {
    BitSet squares = new BitSet();
    if (!position.isCheck()) {
      new Exchange(position, Terms.plain())
          .byCapture()
          .forEach(gain -> squares.set(gain.target().index()));
    }
    return squares;
  }
}
