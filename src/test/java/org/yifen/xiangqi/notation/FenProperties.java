package org.yifen.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** Any pieces anywhere, positions of a game or not. */
@Label("A FEN")
class FenProperties {

  private static Setup setup(long seed) {
    Random random = new Random(seed);
    Setup setup = Setup.empty().withToMove(random.nextBoolean() ? Side.RED : Side.BLACK);
    for (int i = random.nextInt(Square.COUNT + 1); i > 0; i--) {
      Piece piece = Piece.values()[random.nextInt(Piece.values().length)];
      setup = setup.with(Square.of(random.nextInt(Square.COUNT)), Optional.of(piece));
    }
    return setup.withCounters(random.nextInt(1_000_000), 1 + random.nextInt(999_999));
  }

  @Property(tries = 1000)
  @Label("written and read again is the same setup")
  void roundTrip(@ForAll long seed) {
    Setup setup = setup(seed);

    assertThat(Fen.read(Fen.write(setup)).setup()).contains(setup);
  }

  @Property(tries = 2000)
  @Label("damaged in any way is read or refused at a place within the text")
  void damage(@ForAll long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(Fen.write(setup(seed)));
    String signs = "/ -0123456789rnbakcpKwx\u3000\u212A将";
    for (int i = random.nextInt(4); i >= 0 && text.length() > 0; i--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, signs.charAt(random.nextInt(signs.length())));
        default -> text.setLength(at + 1);
      }
    }

    Fen.Reading reading = Fen.read(text.toString());

    assertThat(reading.setup().isPresent()).isNotEqualTo(reading.fault().isPresent());
    assertThat(reading.offset()).isBetween(0, text.length());
    reading
        .setup()
        .ifPresent(setup -> assertThat(Fen.read(Fen.write(setup)).setup()).contains(setup));
  }
}
