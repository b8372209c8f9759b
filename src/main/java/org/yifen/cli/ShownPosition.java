package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.diagram.BoardText;
import org.yifen.xiangqi.diagram.Diagram;
import org.yifen.xiangqi.diagram.DiagramPng;
import org.yifen.xiangqi.diagram.DiagramSvg;
import org.yifen.xiangqi.notation.Fen;
import org.yifen.xiangqi.notation.Notation;
import org.yifen.xiangqi.record.GameRecord;

/** A position of a game as lines for a terminal and as pictures. */
final class ShownPosition {

  /** How many rounds of moves are shown. */
  private static final int ROUNDS = 3;

  private final ShowOptions options;
  private final Terminal terminal;
  private final Optional<RecordHead> head;
  private final MainLine line;
  private final int ply;
  private final Setup setup;

  /**
   * @param game the record; empty for a bare position
   * @param ply how many moves of the line are made
   */
  ShownPosition(
      ShowOptions options, Terminal terminal, Optional<GameRecord> game, MainLine line, int ply) {
    this.options = options;
    this.terminal = terminal;
    this.head = game.map(g -> new RecordHead(g, terminal));
    this.line = line;
    this.ply = ply;
    this.setup = line.after(ply);
  }

  /** All lines: the record's head, the board, the last moves, who is to move, the FEN. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    head.ifPresent(h -> lines.addAll(h.lines()));
    if (!lines.isEmpty()) {
      lines.add("");
    }
    BoardText.rows(diagram(""), options.ascii(), options.paint()::piece).stream()
        .map(String::stripTrailing)
        .forEach(lines::add);
    lines.add("");
    lines.add(legend());
    if (line.recorded() > 0) {
      lines.add(moves());
    }
    lines.add(state());
    lines.add("FEN: " + Fen.write(setup));
    return lines;
  }

  private Diagram diagram(String caption) {
    return new Diagram(setup, line.last(ply), options.flipped(), caption);
  }

  private String legend() {
    String pieces = terminal.say("(红) [黑]", "(red) [black]");
    String moved = terminal.say("　刚走：", "; just moved: ") + (mover() == Side.RED ? "< >" : "{ }");
    return ply == 0 ? pieces : pieces + moved;
  }

  private Side mover() {
    return setup.toMove().other();
  }

  private String moves() {
    String count =
        terminal.say(
            "第 " + ply + " 着，共 " + line.recorded() + " 着",
            "after move " + ply + " of " + line.recorded());
    Notation notation = options.ascii() ? Notation.WXF : Notation.CHINESE_SIMPLIFIED;
    return ply == 0 ? count : count + terminal.say("：", ": ") + line.text(ply, ROUNDS, notation);
  }

  /** Whether the side to move has lost, is in check, or simply is to move. */
  private String state() {
    boolean red = setup.toMove() == Side.RED;
    String side = terminal.say(red ? "红方" : "黑方", red ? "Red" : "Black");
    String toMove = terminal.say("轮到" + side + "走。", side + " to move.");
    if (!Position.faults(setup).isEmpty()) {
      return toMove;
    }
    Position position = Position.of(setup);
    if (position.isMate()) {
      return terminal.say(side + "被将死。", side + " is mated.");
    }
    if (position.isStalemate()) {
      return terminal.say(side + "被困毙。", side + " is stalemated and has lost (困毙).");
    }
    return toMove + (position.isCheck() ? terminal.say("将军！", " Check.") : "");
  }

  byte[] svg() {
    String name = head.map(RecordHead::title).filter(t -> !t.isEmpty()).orElse("");
    String after = terminal.say("第 " + ply + " 着后", "after move " + ply);
    String title = name.isEmpty() ? terminal.say("象棋局面", "Xiangqi position") : name;
    String shown = ply == 0 ? title : title + terminal.say("，", ", ") + after;
    String description = state() + terminal.say("", " ") + "FEN: " + Fen.write(setup);
    return DiagramSvg.write(diagram(caption()), shown, description, terminal.say("zh", "en"));
  }

  byte[] png() {
    return DiagramPng.write(diagram(caption()), options.width());
  }

  /** The last move and who is to move, as Chinese books print it; names have no outlines. */
  private String caption() {
    if (!options.captioned()) {
      return "";
    }
    String moved = line.last(ply).map(m -> "第" + ply + "着 " + move() + "　").orElse("");
    String toMove = "轮" + setup.toMove().chinese() + "走";
    if (!Position.faults(setup).isEmpty()) {
      return moved + toMove;
    }
    Position position = Position.of(setup);
    return moved
        + (position.isMate()
            ? "将死"
            : position.isStalemate() ? "困毙" : position.isCheck() ? "将军　" + toMove : toMove);
  }

  private String move() {
    String text = line.text(ply, 1, Notation.CHINESE_SIMPLIFIED);
    return text.substring(text.lastIndexOf(' ') + 1);
  }
}
