package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.yifen.publish.RulingJson;
import org.yifen.xiangqi.adjudication.Cycle;
import org.yifen.xiangqi.adjudication.MoveRuling;
import org.yifen.xiangqi.adjudication.Ruling;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.check.RulingWords;
import org.yifen.xiangqi.diagram.BoardText;
import org.yifen.xiangqi.diagram.Diagram;
import org.yifen.xiangqi.notation.Fen;

/** A ruling as a page of text and as JSON. */
final class JudgeText {

  private final Terminal terminal;
  private final JudgeCase given;
  private final Ruling ruling;
  private final int from;
  private final RulingWords words;

  JudgeText(Terminal terminal, JudgeCase given, Ruling ruling) {
    this.terminal = terminal;
    this.given = given;
    this.ruling = ruling;
    this.from = ruling.cycle().map(Cycle::from).orElse(0);
    this.words = new RulingWords(terminal.language(), given.before(from), ruling);
  }

  /** The position, each move of the cycle with its kind and reason, grades, verdict, changes. */
  void print(Paint paint) {
    terminal.print(RulingWords.rules(ruling.rules(), terminal.language()));
    terminal.print("");
    Position first = given.before(from);
    BoardText.rows(Diagram.of(first.setup()), false, paint::piece).stream()
        .map(String::stripTrailing)
        .forEach(terminal::print);
    terminal.print("FEN: " + Fen.write(first.setup()));
    terminal.print("");
    cycle().ifPresent(terminal::print);
    for (int i = 0; i < ruling.moves().size(); i++) {
      terminal.print(move(i));
    }
    if (!ruling.moves().isEmpty()) {
      terminal.print("");
      terminal.print(words.grade(Side.RED));
      terminal.print(words.grade(Side.BLACK));
    }
    terminal.print(terminal.say("裁决：", "Verdict: ") + words.verdict() + declared());
    List<String> changes = words.changes(from);
    if (!changes.isEmpty()) {
      terminal.print(terminal.say("会改变裁决的：", "What would change it:"));
      changes.forEach(change -> terminal.print("  " + change));
    }
  }

  private Optional<String> cycle() {
    return ruling
        .cycle()
        .map(
            cycle -> {
              String plies =
                  terminal.say(
                      "第 " + (cycle.from() + 1) + " 至 " + cycle.to() + " 着",
                      "moves " + (cycle.from() + 1) + " to " + cycle.to());
              return switch (cycle.reason()) {
                case GIVEN -> terminal.say("循环的一轮：", "One round of the loop:");
                case THREEFOLD ->
                    terminal.say("待判局面：" + plies + "三次循环", "Pending: three times round, " + plies);
                case NINE_ROUNDS ->
                    terminal.say(
                        "待判局面：" + plies + "，九个回合在三处以上往复",
                        "Pending: nine rounds on three or more squares, " + plies);
              };
            });
  }

  private String move(int index) {
    MoveRuling move = ruling.moves().get(index);
    String side =
        move.piece().side() == Side.RED ? terminal.say("红", "Red  ") : terminal.say("黑", "Black");
    return "%3d %s %s (%s)  %s"
        .formatted(from + index + 1, side, words.text(index), move.move(), words.kind(index));
  }

  private String declared() {
    return ruling.isDeclared() ? terminal.say("（含裁判判定的着法）", " (with declared kinds)") : "";
  }

  byte[] json() {
    List<RulingJson.Move> moves = new ArrayList<>();
    for (int i = 0; i < ruling.moves().size(); i++) {
      MoveRuling move = ruling.moves().get(i);
      moves.add(
          new RulingJson.Move(
              from + i + 1,
              move.move().toString(),
              words.text(i),
              move.kind().chinese(),
              move.isDeclared(),
              words.kind(i)));
    }
    return RulingJson.of(
        new RulingJson.Content(
            ruling.rules().text(),
            ruling.verdict().text(),
            JudgeBatch.labels(given, ruling),
            ruling.red().number(),
            ruling.black().number(),
            ruling.cycle().map(c -> c.reason().name().toLowerCase(Locale.ROOT).replace('_', '-')),
            moves,
            words.verdict(),
            words.changes(from)));
  }
}
