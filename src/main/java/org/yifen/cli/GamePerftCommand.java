package org.yifen.cli;

import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.yifen.book.BookProblem;
import org.yifen.diagnostic.Read;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.notation.Fen;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Counts the positions that legal moves lead to: the usual proof of a move generator. */
final class GamePerftCommand implements Command {

  private static final String FEN = "--fen";
  private static final String DIVIDE = "--divide";
  private static final String BATCH = "--batch";

  /** No machine counts deeper than this. */
  private static final int DEEPEST = 99;

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "game perft",
            t,
            "数出从一个局面起若干着（双方各走一次算两着）后的局面总数；最后一行只有这个数目。",
            "Count the positions that legal moves lead to, DEPTH moves of either side deep;"
                + " the last line is the count alone.");
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("0..1")
            .paramLabel("DEPTH")
            .type(String.class)
            .description(t.say("着数，0 至 99", "moves deep, 0 to 99"))
            .build());
    spec.addOption(
        Options.option(FEN, "FEN", t, "起始局面，默认为开局", "the position; else the start of a game")
            .build());
    spec.addOption(Options.flag(DIVIDE, t, "先按第一着分列", "the count by first move before it"));
    spec.addOption(
        Options.option(
                BATCH,
                "FILE.tsv",
                t,
                "逐行核对一个文件（首行列名 fen、depth、nodes）；有不符时退出码为 1",
                "check each row of a file with the columns fen, depth, nodes;"
                    + " a difference exits with 1")
            .build());
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String depthText = options.matchedPositionalValue(0, "");
    if (options.hasMatchedOption(BATCH)) {
      if (!depthText.isEmpty()
          || options.hasMatchedOption(FEN)
          || options.hasMatchedOption(DIVIDE)) {
        throw Options.wrong(options, BATCH + ": - DEPTH, " + FEN + ", " + DIVIDE);
      }
      return new PerftBatch(terminal).run(options.matchedOptionValue(BATCH, ""));
    }
    int depth =
        depth(depthText)
            .orElseThrow(() -> Options.wrong(options, "DEPTH " + depthText + ": 0 ... " + DEEPEST));
    Read<Position> position =
        GivenFen.read(
            options.matchedOptionValue(FEN, Fen.write(Position.START.setup())), List.of());
    if (position.value().isEmpty()) {
      new Findings(terminal.language(), terminal::complain).print(position.diagnostics());
      return ExitCode.INPUT;
    }
    Board board = position.value().get().board();
    if (options.hasMatchedOption(DIVIDE) && depth > 0) {
      divide(board, depth, terminal);
    } else {
      terminal.print(Long.toString(board.perft(depth)));
    }
    return ExitCode.DONE;
  }

  /** A depth from 0 to 99; empty for any other text. */
  static OptionalInt depth(String text) {
    return text.matches("[0-9]{1,2}")
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }

  /** One line a first move, in the order of their texts, then the sum. */
  private static void divide(Board board, int depth, Terminal terminal) {
    int[] moves = new int[Board.MOST_MOVES];
    int count = board.moves(moves);
    TreeMap<String, Integer> byText = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      byText.put(Move.unpacked(moves[i]).toString(), moves[i]);
    }
    long sum = 0;
    for (String text : byText.keySet()) {
      board.make(byText.get(text));
      long nodes = board.perft(depth - 1);
      board.undo();
      terminal.print(text + ": " + nodes);
      sum += nodes;
    }
    terminal.print(Long.toString(sum));
  }
}
