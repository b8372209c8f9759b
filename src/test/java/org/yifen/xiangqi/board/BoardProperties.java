package org.yifen.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.yifen.xiangqi.notation.Fen;

/** What must hold on every board, tried on positions of random play. */
@Label("A board of random play")
class BoardProperties {

  private static final int PLIES = 120;

  @Property(tries = 300)
  @Label("is as before when moves are taken back")
  void undoRestoresEverything(@ForAll long seed) {
    Random random = new Random(seed);
    Board board = Positions.played(random, PLIES);
    String before = state(board);
    int depth = 0;
    int[] moves = new int[Board.MOST_MOVES];
    for (int count = board.moves(moves); depth < 40 && count > 0; count = board.moves(moves)) {
      board.make(moves[random.nextInt(count)]);
      depth++;
    }
    for (int i = 0; i < depth; i++) {
      board.undo();
    }

    assertThat(state(board)).isEqualTo(before);
  }

  private static String state(Board board) {
    return Fen.write(board.setup())
        + " hash "
        + board.hash()
        + " made "
        + board.made()
        + " capture "
        + board.isCapture()
        + " quiet "
        + board.quietMoves()
        + " times "
        + board.repetitions()
        + " check "
        + board.isCheck()
        + " "
        + Positions.moves(board);
  }

  @Property(tries = 200)
  @Label("has the hash, the moves and the end of a fresh board with the same setup")
  void aPlayedBoardIsAFreshOne(@ForAll long seed) {
    Board played = Positions.played(new Random(seed), PLIES);
    Board fresh = Position.of(played.setup()).board();

    assertThat(fresh.hash()).isEqualTo(played.hash());
    assertThat(Positions.moves(fresh)).isEqualTo(Positions.moves(played));
    assertThat(fresh.isCheck()).isEqualTo(played.isCheck());
    assertThat(fresh.hasMove()).isEqualTo(played.hasMove());
    assertThat(fresh.quietMoves()).isEqualTo(played.quietMoves());
  }

  @Property(tries = 150)
  @Label("lists the moves that are legal one by one, and says why the others are not")
  void listAndQuestionAgree(@ForAll long seed) {
    Board board = Positions.played(new Random(seed), PLIES);
    Position position = Position.of(board.setup());
    Set<String> legal = new TreeSet<>();
    for (int from = 0; from < Square.COUNT; from++) {
      for (int to = 0; to < Square.COUNT; to++) {
        Move move = new Move(Square.of(from), Square.of(to));
        boolean isLegal = board.isLegal(move.packed());
        assertThat(position.whyIllegal(move).isEmpty())
            .as("%s %s", position, move)
            .isEqualTo(isLegal);
        if (isLegal) {
          legal.add(move.toString());
        }
      }
    }

    assertThat(Positions.moves(board)).isEqualTo(legal);
    assertThat(board.countMoves()).isEqualTo(legal.size());
    assertThat(board.hasMove()).isEqualTo(!legal.isEmpty());
    assertThat(position.moves().stream().map(Move::toString))
        .containsExactlyInAnyOrderElementsOf(legal);
    assertThat(position.moves()).isSortedAccordingTo(Comparator.comparing(Move::packed));
  }

  @Property(tries = 200)
  @Label("has the mirrored moves when mirrored")
  void mirror(@ForAll long seed) {
    Setup setup = Positions.played(new Random(seed), PLIES).setup();

    assertSymmetric(setup, setup.mirrored(), Square::mirrored);
    assertThat(setup.mirrored().mirrored()).isEqualTo(setup);
  }

  @Property(tries = 200)
  @Label("has the same moves, turned, when the sides are exchanged")
  void exchangeOfSides(@ForAll long seed) {
    Setup setup = Positions.played(new Random(seed), PLIES).setup();

    assertSymmetric(setup, setup.swapped(), Square::turned);
    assertThat(setup.swapped().swapped()).isEqualTo(setup);
  }

  private static void assertSymmetric(Setup setup, Setup image, UnaryOperator<Square> map) {
    List<Move> moves = new ArrayList<>();
    for (Move move : Position.of(setup).moves()) {
      moves.add(new Move(map.apply(move.from()), map.apply(move.to())));
    }
    Position position = Position.of(image);

    assertThat(position.moves()).containsExactlyInAnyOrderElementsOf(moves);
    assertThat(position.isCheck()).isEqualTo(Position.of(setup).isCheck());
    assertThat(position.isMate()).isEqualTo(Position.of(setup).isMate());
  }

  @Property(tries = 100)
  @Label("goes where an immutable position goes")
  void boardAndPositionAgree(@ForAll long seed) {
    Random random = new Random(seed);
    Position position = Positions.position(random, PLIES);
    Board board = position.board();
    for (int ply = 0; ply < 20 && board.hasMove(); ply++) {
      List<Move> moves = position.moves();
      Move move = moves.get(random.nextInt(moves.size()));
      position = position.play(move);
      board.make(move.packed());

      assertThat(board.setup()).isEqualTo(position.setup());
      assertThat(board.toMove()).isEqualTo(position.toMove());
      for (int i = 0; i < Square.COUNT; i++) {
        assertThat(board.at(Square.of(i))).isEqualTo(position.at(Square.of(i)));
      }
    }
  }

  @Property(tries = 200)
  @Label("counts how often its position has come about since the last capture")
  void repetitions(@ForAll long seed) {
    Random random = new Random(seed);
    Board board = Position.of(Positions.played(random, PLIES).setup()).board();
    List<String> seen = new ArrayList<>(List.of(placing(board)));
    int[] moves = new int[Board.MOST_MOVES];
    int[] last = {Move.NONE, Move.NONE};
    for (int ply = 0; ply < 60; ply++) {
      int count = board.moves(moves);
      if (count == 0) {
        break;
      }
      int own = last[ply % 2];
      int back = own == Move.NONE ? own : Move.pack(Move.to(own), Move.from(own));
      boolean goesBack = back != Move.NONE && board.isLegal(back) && random.nextInt(4) > 0;
      int move = goesBack ? back : moves[random.nextInt(count)];
      last[ply % 2] = move;
      board.make(move);
      if (board.isCapture()) {
        seen.clear();
      }
      seen.add(placing(board));

      String now = placing(board);
      assertThat(board.repetitions()).isEqualTo((int) seen.stream().filter(now::equals).count());
    }
  }

  /** The pieces and the side to move. */
  private static String placing(Board board) {
    return board.setup().toString();
  }

  @Property(tries = 1)
  @Label("shares its hash with no other position of 30,000")
  void hashesDiffer() {
    Random random = new Random(20_260_101);
    Set<String> placings = new HashSet<>();
    Set<Long> hashes = new HashSet<>();
    for (int i = 0; i < 30_000; i++) {
      Board board = Positions.played(random, 20);
      placings.add(placing(board));
      hashes.add(board.hash());
    }

    assertThat(placings).hasSizeGreaterThan(20_000);
    assertThat(hashes).hasSameSizeAs(placings);
  }

  @Property(tries = 1)
  @Label("meets checks, mates, stalemates, captures and repetitions in random play")
  void randomPlayHasEverythingInIt() {
    Set<String> seen = new TreeSet<>();
    for (long seed = 0; seed < 3_000; seed++) {
      Board board = Positions.played(new Random(seed), PLIES);
      seen.add(board.isCheck() ? "check" : "no check");
      seen.add(board.isMate() ? "mate" : "no mate");
      seen.add(board.isStalemate() ? "stalemate" : "no stalemate");
      seen.add(board.isCapture() ? "capture" : "no capture");
      seen.add("times " + board.repetitions());
      seen.add(board.toMove().name());
    }

    assertThat(seen)
        .contains("check", "mate", "stalemate", "capture", "times 1", "times 2", "RED", "BLACK");
  }
}
