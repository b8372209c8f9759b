package org.yifen.xiangqi.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** Writes DhtmlXQ (dpxq.com) in UTF-8, as a text that can be put into a page. */
public final class DhtmlWriter {

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry(Tag.TITLE, "title"),
          Map.entry(Tag.EVENT, "event"),
          Map.entry(Tag.DATE, "date"),
          Map.entry(Tag.SITE, "place"),
          Map.entry(Tag.ROUND, "round"),
          Map.entry(Tag.RED, "red"),
          Map.entry(Tag.RED_TEAM, "redteam"),
          Map.entry(Tag.BLACK, "black"),
          Map.entry(Tag.BLACK_TEAM, "blackteam"),
          Map.entry(Tag.OPENING, "open"),
          Map.entry(Tag.ANNOTATOR, "remark"),
          Map.entry(Tag.AUTHOR, "author"),
          Map.entry(Tag.TIME_RULE, "timerule"),
          Map.entry(Tag.RED_TIME, "redtime"),
          Map.entry(Tag.BLACK_TIME, "blacktime"));

  /** Tags that say what the format says in its own way. */
  private static final Set<String> OWN = Set.of(Tag.RESULT, Tag.FEN, "Game", "Format");

  private final GameRecord game;
  private final GameTree tree;
  private final KnownMoves known;
  private final Losses losses = new Losses();
  private final Set<String> used = new HashSet<>(List.of("binit", "movelist", "result"));
  private final StringBuilder out = new StringBuilder("[DhtmlXQ]\n");

  private DhtmlWriter(GameRecord game) {
    this.game = game;
    this.tree = game.moves();
    this.known = new KnownMoves(tree);
  }

  public static Written write(GameRecord game) {
    DhtmlWriter writer = new DhtmlWriter(game);
    Optional<List<Optional<Square>>> board = game.start().flatMap(PieceSlots::slots);
    if (board.isEmpty()) {
      writer.losses.add(Losses.POSITION);
      return new Written(Optional.empty(), writer.losses.of(game, RecordFormat.DHTMLXQ));
    }
    writer.tags();
    writer.pair("binit", digits(board.get()));
    writer.moves();
    writer.out.append("[/DhtmlXQ]\n");
    byte[] content = writer.out.toString().getBytes(StandardCharsets.UTF_8);
    return new Written(Optional.of(content), writer.losses.of(game, RecordFormat.DHTMLXQ));
  }

  private void tags() {
    for (Tag tag : game.tags()) {
      String name = NAMES.getOrDefault(tag.name(), tag.name());
      boolean own = OWN.contains(tag.name());
      boolean fits = name.matches("\\w{1,60}") && (own || used.add(name));
      losses.addTagIf(!own && !fits, tag.name());
      if (!own && fits) {
        pair(name, tag.value());
      }
    }
    boolean said = game.outcome() != Outcome.UNKNOWN || !game.written().isEmpty();
    if (said) {
      pair("result", game.outcome().chinese());
    }
    boolean black = game.start().filter(s -> s.toMove() == Side.BLACK).isPresent();
    losses.addIf(black && known.first(GameTree.START) == GameTree.NONE, Losses.POSITION);
    losses.addIf(game.start().filter(DhtmlWriter::counts).isPresent(), Losses.COUNTERS);
  }

  private static boolean counts(Setup setup) {
    return setup.quietMoves() != 0 || setup.moveNumber() != 1;
  }

  private void pair(String name, String value) {
    String plain = value.replace("[", "【").replace("]", "】");
    losses.addIf(!plain.equals(value), Losses.BRACES);
    String line = plain.replace("\r\n", "||").replace("\n", "||");
    out.append("[DhtmlXQ_").append(name).append(']').append(line);
    out.append("[/DhtmlXQ_").append(name).append("]\n");
  }

  private static String digits(List<Optional<Square>> squares) {
    StringBuilder digits = new StringBuilder();
    squares.forEach(s -> digits.append(s.map(DhtmlWriter::digits).orElse("99")));
    return digits.toString();
  }

  private static String digits(Square square) {
    return "" + square.file() + (Square.RANKS - 1 - square.rank());
  }

  private static String digits(Move move) {
    return digits(move.from()) + digits(move.to());
  }

  /** Lines are numbered in the order of their first moves; 0 is the main line. */
  private void moves() {
    int[] lines = new int[tree.size() + 1];
    List<String> names = new ArrayList<>(List.of("movelist"));
    List<StringBuilder> digits = new ArrayList<>(List.of(new StringBuilder()));
    comment(GameTree.START, 0);
    for (int node : known.nodes()) {
      int parent = tree.parent(node);
      if (known.first(parent) == node) {
        lines[node] = lines[parent];
      } else {
        lines[node] = names.size();
        names.add("move_" + lines[parent] + "_" + tree.ply(node) + "_" + lines[node]);
        digits.add(new StringBuilder());
      }
      digits.get(lines[node]).append(tree.squares(node).map(DhtmlWriter::digits).orElseThrow());
      comment(node, lines[node]);
    }
    for (int i = 0; i < names.size(); i++) {
      pair(names.get(i), digits.get(i).toString());
    }
    losses.addIf(known.isLost(), Losses.MOVES);
    losses.addIf(tree.hasNags(), Losses.NAGS);
    losses.addIf(tree.hasHeads(), Losses.HEADS);
  }

  private void comment(int node, int line) {
    if (!tree.after(node).isEmpty()) {
      String name = "comment" + (line == 0 ? "" : line + "_") + tree.ply(node);
      pair(name, String.join("\n", tree.after(node)));
    }
  }
}
