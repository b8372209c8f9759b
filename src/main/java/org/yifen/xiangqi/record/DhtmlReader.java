package org.yifen.xiangqi.record;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.record.DhtmlPairs.Pair;

/**
 * Reads DhtmlXQ (dpxq.com) in texts and web pages. A game begins with {@code [DhtmlXQ]} or, outside
 * of these, with a name that the game already has.
 */
final class DhtmlReader {

  static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("title", Tag.TITLE),
          Map.entry("event", Tag.EVENT),
          Map.entry("match", Tag.EVENT),
          Map.entry("date", Tag.DATE),
          Map.entry("time", Tag.DATE),
          Map.entry("place", Tag.SITE),
          Map.entry("round", Tag.ROUND),
          Map.entry("red", Tag.RED),
          Map.entry("redname", Tag.RED),
          Map.entry("redteam", Tag.RED_TEAM),
          Map.entry("black", Tag.BLACK),
          Map.entry("blackname", Tag.BLACK),
          Map.entry("blackteam", Tag.BLACK_TEAM),
          Map.entry("open", Tag.OPENING),
          Map.entry("remark", Tag.ANNOTATOR),
          Map.entry("author", Tag.AUTHOR),
          Map.entry("timerule", Tag.TIME_RULE),
          Map.entry("redtime", Tag.RED_TIME),
          Map.entry("blacktime", Tag.BLACK_TIME));

  private static final String MOVES = "movelist";
  private static final String BOARD = "binit";

  private final TextLines lines;
  private final Gathered out;
  private DhtmlGame game;
  private boolean page;

  DhtmlReader(TextLines lines, Gathered out) {
    this.lines = lines;
    this.out = out;
    this.game = new DhtmlGame(out);
  }

  void read() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      text.append(line.get()).append('\n');
    }
    page = text.indexOf("</") >= 0 || text.indexOf("<br") >= 0;
    List<Pair> pairs = DhtmlPairs.of(text.toString());
    pairs.forEach(this::pair);
    finish();
  }

  private void pair(Pair pair) {
    boolean main = pair.name().equals(MOVES) || pair.name().equals(BOARD);
    if (pair.name().isEmpty() || (main && game.has(pair.name()))) {
      finish();
    }
    if (pair.name().isEmpty()) {
      return;
    }
    if (!pair.whole()) {
      out.line(pair.line(), Notice.REC_009, "[DhtmlXQ_" + pair.name() + "]");
    }
    String value = page ? HtmlText.plain(pair.value()) : pair.value();
    game.put(pair.name(), value, pair.line());
  }

  private void finish() {
    if (!game.isEmpty()) {
      game.finish(lines.encoding());
    }
    game = new DhtmlGame(out);
  }
}
