package org.yifen.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

@Label("Move texts, of every legal move")
class NotationProperties {

  private static final int PLIES = 120;

  @Property(tries = 60)
  @Label("what is written is read as that move, in positions of random games")
  void randomGames(@ForAll long seed) {
    Random random = new Random(seed);
    Position position = Position.START;
    for (int ply = 0; ply < PLIES && !position.moves().isEmpty(); ply++) {
      if (ply % 4 == 3) {
        roundTrip(position);
      }
      List<Move> moves = position.moves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @Property(tries = 400)
  @Label("and where pawns, rooks, cannons and horses crowd on two files")
  void crowdedFiles(@ForAll long seed) {
    roundTrip(crowdedPosition(new Random(seed)));
  }

  @Example
  void positionsOfTheCounts() throws IOException {
    Set<String> fens = new HashSet<>();
    for (String line : Files.readAllLines(Path.of("src/test/resources/xiangqi/perft.tsv"))) {
      fens.add(line.split("\t", -1)[0]);
    }
    fens.remove("fen");
    assertThat(fens).hasSizeGreaterThan(20);
    for (String fen : fens) {
      Position position = Position.of(Fen.read(fen).setup().orElseThrow());
      roundTrip(position);
    }
  }

  @Property(tries = 300)
  @Label("for the other side, on the turned board, the WXF texts are the same")
  void turned(@ForAll long seed) {
    Position position = crowdedPosition(new Random(seed));
    Position turned = Position.of(position.setup().swapped());
    for (Move move : position.moves()) {
      Move other = new Move(move.from().turned(), move.to().turned());
      assertThat(MoveText.write(turned, other, Notation.WXF))
          .isEqualTo(MoveText.write(position, move, Notation.WXF));
    }
  }

  private static void roundTrip(Position position) {
    for (Notation notation : Notation.values()) {
      Set<String> texts = new HashSet<>();
      for (Move move : position.moves()) {
        String text = MoveText.write(position, move, notation);
        assertThat(MoveText.read(position, text, notation).found())
            .as("%s in %s%n%s", text, notation, position)
            .isEqualTo(Optional.of(move));
        texts.add(text);
      }
      assertThat(texts).hasSameSizeAs(position.moves());
    }
  }

  /** All that can share a file, most of it on two files a side, and the kings. */
  private static Setup crowded(Random random) {
    Setup setup = Setup.empty();
    for (Side side : Side.values()) {
      int back = side == Side.RED ? 0 : Square.RANKS - 1;
      setup = put(setup, Piece.of(side, Kind.KING), Square.of(3 + random.nextInt(3), back));
      int[] files = {random.nextInt(Square.FILES), random.nextInt(Square.FILES)};
      for (Kind kind : List.of(Kind.PAWN, Kind.ROOK, Kind.CANNON, Kind.HORSE, Kind.ELEPHANT)) {
        for (int i = 0; i < kind.most(); i++) {
          setup = put(setup, Piece.of(side, kind), square(random, files));
        }
      }
    }
    return setup.withToMove(random.nextBoolean() ? Side.RED : Side.BLACK);
  }

  private static Square square(Random random, int[] files) {
    boolean crowd = random.nextInt(8) > 0;
    int file = crowd ? files[random.nextInt(2)] : random.nextInt(Square.FILES);
    return Square.of(file, random.nextInt(Square.RANKS));
  }

  private static Setup put(Setup setup, Piece piece, Square square) {
    boolean free = setup.at(square).isEmpty() && piece.canStandOn(square);
    return free ? setup.with(square, Optional.of(piece)) : setup;
  }

  @Property(tries = 200)
  @Label("no text, however spoilt, is read with an exception, and where it is invalid is in it")
  void anyText(@ForAll long seed) {
    Random random = new Random(seed);
    String signs = "前中后後一二三五九19０５兵卒炮馬车士平進退進+-.=abhPCRH ２Ｃ＋—10X\t　";
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(7); length > 0; length--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      texts.add(text.toString());
    }
    Position position = crowdedPosition(random);
    for (String text : texts) {
      for (Notation notation : Notation.values()) {
        check(position, text, MoveText.read(position, text, notation));
      }
      check(position, text, MoveText.read(position, text));
    }
  }

  private static Position crowdedPosition(Random random) {
    Setup setup = crowded(random);
    while (!Position.faults(setup).isEmpty()) {
      setup = crowded(random);
    }
    return Position.of(setup);
  }

  private static void check(Position position, String text, MoveReading reading) {
    if (reading instanceof MoveReading.Invalid invalid) {
      assertThat(invalid.offset()).as(text).isBetween(0, text.length());
    } else if (reading instanceof MoveReading.Illegal illegal) {
      assertThat(illegal.alternatives()).as(text).allMatch(position::isLegal);
      assertThat(illegal.attempted().filter(position::isLegal)).as(text).isEmpty();
    } else if (reading instanceof MoveReading.Ambiguous ambiguous) {
      assertThat(ambiguous.moves()).as(text).hasSizeGreaterThan(1).allMatch(position::isLegal);
    } else {
      assertThat(reading.found().filter(position::isLegal)).as(text).isPresent();
    }
  }
}
