package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yifen.report.grid.PlainText;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.Tag;

/** What a record says about its game besides the moves, in the words of a language. */
final class RecordHead {

  private final GameRecord game;
  private final Terminal terminal;

  RecordHead(GameRecord game, Terminal terminal) {
    this.game = game;
    this.terminal = terminal;
  }

  /** Event, players and result, each on a line if the record has it. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    String event = event();
    if (!event.isEmpty()) {
      lines.add(event);
    }
    player(Tag.RED, Tag.RED_TEAM).ifPresent(p -> lines.add(terminal.say("红方：", "Red: ") + p));
    player(Tag.BLACK, Tag.BLACK_TEAM).ifPresent(p -> lines.add(terminal.say("黑方：", "Black: ") + p));
    result().ifPresent(r -> lines.add(terminal.say("结果：", "Result: ") + r));
    return lines;
  }

  /** The players, else the event; empty when the record names neither. */
  String title() {
    Optional<String> red = value(Tag.RED);
    Optional<String> black = value(Tag.BLACK);
    return red.isPresent() || black.isPresent()
        ? red.orElse("?") + " – " + black.orElse("?")
        : event();
  }

  private String event() {
    Optional<String> name = value(Tag.EVENT).or(() -> value(Tag.TITLE));
    return Stream.of(name, round(), value(Tag.DATE), value(Tag.SITE))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(terminal.say("　", ", ")));
  }

  private Optional<String> round() {
    return value(Tag.ROUND)
        .map(r -> r.matches("[0-9.]+") ? terminal.say("第 " + r + " 轮", "round " + r) : r);
  }

  private Optional<String> player(String name, String team) {
    String unit = value(team).map(u -> terminal.say("（" + u + "）", " (" + u + ")")).orElse("");
    return value(name).map(player -> player + unit);
  }

  /** The outcome in words, with what the record writes where that is something else. */
  private Optional<String> result() {
    String written = PlainText.of(game.written()).strip();
    Optional<String> words =
        switch (game.outcome()) {
          case RED_WINS -> Optional.of(terminal.say("红胜", "Red wins"));
          case BLACK_WINS -> Optional.of(terminal.say("黑胜", "Black wins"));
          case DRAW -> Optional.of(terminal.say("和棋", "draw"));
          case UNKNOWN -> Optional.empty();
        };
    if (words.isEmpty()) {
      boolean nothing = written.isEmpty() || Outcome.parse(written).isPresent();
      return nothing ? Optional.empty() : Optional.of(written);
    }
    boolean same = written.isEmpty() || written.equals(words.get());
    return words.map(w -> same ? w : w + terminal.say("（" + written + "）", " (" + written + ")"));
  }

  /** A tag's value, safe to print; empty for none and for the question marks of PGN. */
  private Optional<String> value(String name) {
    String value = PlainText.of(game.tag(name)).strip();
    boolean unknown = value.chars().allMatch(c -> c == '?' || c == '.' || c == '-');
    return unknown ? Optional.empty() : Optional.of(value);
  }
}
