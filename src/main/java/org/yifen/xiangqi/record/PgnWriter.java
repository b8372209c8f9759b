package org.yifen.xiangqi.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.notation.Fen;
import org.yifen.xiangqi.notation.PlyNumber;

/**
 * Writes PGN in UTF-8. Moves are written as the record has them; those that are squares alone as
 * ICCS ({@code H2-E2}), and then the tag {@code Format} says so.
 */
public final class PgnWriter {

  private static final String GAME = "Game";
  private static final String FORMAT = "Format";
  private static final int WIDTH = 100;

  private enum Step {
    MOVE,
    VARIATION,
    CLOSE
  }

  private record Task(Step step, int node) {}

  private final GameRecord game;
  private final GameTree tree;
  private final Losses losses = new Losses();
  private final StringBuilder out = new StringBuilder();
  private final Deque<Task> todo = new ArrayDeque<>();
  private int lineStart;
  private boolean numbered;

  private PgnWriter(GameRecord game) {
    this.game = game;
    this.tree = game.moves();
  }

  /** One game with a blank line after it, so that games can stand after one another in a file. */
  public static Written write(GameRecord game) {
    PgnWriter writer = new PgnWriter(game);
    writer.tags();
    writer.moves();
    byte[] content = writer.out.toString().getBytes(StandardCharsets.UTF_8);
    return new Written(Optional.of(content), writer.losses.of(game, RecordFormat.PGN));
  }

  private void tags() {
    if (game.tag(GAME).isEmpty()) {
      tag(GAME, "Chinese Chess");
    }
    boolean result = false;
    boolean fen = false;
    for (Tag tag : game.tags()) {
      result |= tag.name().equalsIgnoreCase(Tag.RESULT);
      fen |= tag.name().equalsIgnoreCase(Tag.FEN);
      tag(tag.name(), tag.value());
    }
    if (!result) {
      tag(Tag.RESULT, game.outcome().pgn());
    }
    Optional<Setup> start = game.start().filter(s -> !s.equals(Setup.START));
    if (!fen && start.isPresent()) {
      tag(Tag.FEN, Fen.write(start.get()));
    }
    losses.addIf(!fen && game.start().isEmpty(), Losses.POSITION);
    boolean squares = tree.size() > 0 && tree.move(1).text().isEmpty();
    if (squares && game.tag(FORMAT).isEmpty()) {
      tag(FORMAT, "ICCS");
    }
    out.append('\n');
    lineStart = out.length();
  }

  private void tag(String name, String value) {
    String plain = name.replaceAll("[^A-Za-z0-9_]", "_");
    String line = value.replace('\n', ' ').replace('\r', ' ');
    losses.addTagIf(!plain.equals(name) || !line.equals(value), name);
    String escaped = line.replace("\\", "\\\\").replace("\"", "\\\"");
    out.append('[').append(plain).append(" \"").append(escaped).append("\"]\n");
  }

  private void moves() {
    comments(GameTree.START);
    push(tree.first(GameTree.START));
    while (!todo.isEmpty()) {
      Task task = todo.pop();
      switch (task.step()) {
        case CLOSE -> {
          out.append(')');
          numbered = false;
        }
        case VARIATION -> {
          space();
          out.append('(');
          numbered = false;
          move(task.node());
        }
        case MOVE -> {
          move(task.node());
        }
      }
    }
    word(game.outcome().pgn());
    out.append("\n\n");
  }

  private void push(int node) {
    if (node != GameTree.NONE) {
      todo.push(new Task(Step.MOVE, node));
    }
  }

  private void move(int node) {
    for (String comment : tree.before(node)) {
      comment(comment);
    }
    RecordedMove move = tree.move(node);
    boolean text = MoveShape.isMove(move.text());
    losses.addIf(!text && move.move().isEmpty(), Losses.MOVES);
    if (text || move.move().isPresent()) {
      number(node);
      word(text ? move.text() : iccs(move));
      for (int nag : tree.nags(node)) {
        word("$" + nag);
      }
      comments(node);
      push(tree.first(node));
    }
    if (tree.first(tree.parent(node)) == node) {
      alternatives(node);
    }
  }

  private static String iccs(RecordedMove move) {
    return move.move().map(m -> (m.from() + "-" + m.to()).toUpperCase(Locale.ROOT)).orElseThrow();
  }

  /** Alternatives stand after the move and before the one that follows it. */
  private void alternatives(int node) {
    Deque<Integer> others = new ArrayDeque<>();
    for (int other = tree.next(node); other != GameTree.NONE; other = tree.next(other)) {
      others.push(other);
    }
    for (int other : others) {
      todo.push(new Task(Step.CLOSE, other));
      todo.push(new Task(Step.VARIATION, other));
    }
  }

  private void number(int node) {
    PlyNumber number = PlyNumber.of(game.start().orElse(Setup.START), tree.ply(node));
    if (number.side() == Side.RED || !numbered) {
      word(number.toString());
    }
    numbered = true;
  }

  private void comments(int node) {
    for (String comment : tree.after(node)) {
      comment(comment);
    }
  }

  private void comment(String text) {
    losses.addIf(text.indexOf('}') >= 0, Losses.BRACES);
    space();
    out.append('{').append(text.replace('}', '｝')).append('}');
    lineStart = Math.max(lineStart, out.lastIndexOf("\n") + 1);
    numbered = false;
  }

  private void word(String word) {
    space();
    out.append(word);
  }

  private void space() {
    if (out.length() == lineStart || out.charAt(out.length() - 1) == '(') {
      return;
    }
    boolean full = out.length() - lineStart > WIDTH;
    out.append(full ? '\n' : ' ');
    lineStart = full ? out.length() : lineStart;
  }
}
