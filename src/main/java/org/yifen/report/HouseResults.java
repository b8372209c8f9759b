package org.yifen.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.RoundNumbers;
import org.yifen.regulation.Exact;

/** The results of an event as cells of the house layout, in one of its forms. */
final class HouseResults {

  private static final String FIRST = "先";
  private static final String SECOND = "后";
  private static final String UNPLAYED = "※";
  private static final String DIAGONAL = "×";

  private final Event event;
  private final HouseForm form;
  private final RoundNumbers rounds;
  private final String[][] cells;

  HouseResults(Event event, HouseForm form, RoundNumbers rounds) {
    this.event = event;
    this.form = form;
    this.rounds = rounds;
    this.cells = new String[event.entrants().size()][header().size()];
    for (String[] row : cells) {
      Arrays.fill(row, "");
    }
    fill();
  }

  /** The headings of the result columns. */
  List<String> header() {
    return switch (form) {
      case CROSS -> event.entrants().stream().map(e -> Integer.toString(e.no())).toList();
      case DOUBLE ->
          event.entrants().stream()
              .map(Entrant::no)
              .flatMap(no -> List.of(no + FIRST, no + SECOND).stream())
              .toList();
      case ROUNDS -> IntStream.rangeClosed(1, rounds.last()).mapToObj(r -> "第" + r + "轮").toList();
      case GAMES -> List.of();
    };
  }

  /** The result cells of a participant. */
  List<String> row(int entrant) {
    return List.of(cells[entrant]);
  }

  private void fill() {
    if (form == HouseForm.GAMES) {
      return;
    }
    for (int i = 0; i < cells.length && form.isTable(); i++) {
      cells[i][form == HouseForm.CROSS ? i : 2 * i] = DIAGONAL;
      cells[i][form == HouseForm.CROSS ? i : 2 * i + 1] = DIAGONAL;
    }
    for (Games.Bye bye : event.games().byes()) {
      cells[bye.entrant()][bye.round() - 1] = Mark.BYE + points(bye);
    }
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      put(g, Games.first(game), Games.second(game), true);
      put(g, Games.second(game), Games.first(game), false);
    }
  }

  private void put(int g, int entrant, int opponent, boolean first) {
    int game = event.games().packed(g);
    String colour = first ? FIRST : SECOND;
    String score = score(game, first);
    switch (form) {
      case CROSS -> cells[entrant][opponent] = (Games.isColoured(game) ? colour : "") + score;
      case DOUBLE -> cells[entrant][2 * opponent + (first ? 0 : 1)] = score;
      default ->
          cells[entrant][rounds.of(g) - 1] = event.entrants().get(opponent).no() + colour + score;
    }
  }

  /** The score of one side, ※ behind it when the game was not played; a bare ※ for neither. */
  private String score(int game, boolean first) {
    boolean nobody = Games.result(game) == Games.NOBODY;
    String points = nobody ? "" : Exact.points(halves(game, first));
    return points + (Games.isPlayed(game) ? "" : UNPLAYED);
  }

  private int halves(int game, boolean first) {
    return event.scoring().points(Games.result(game), Games.isPlayed(game), first);
  }

  /** The rows of the games' sheet; none in another form. */
  List<List<String>> games() {
    if (form != HouseForm.GAMES) {
      return List.of();
    }
    List<Integer> order = new ArrayList<>();
    IntStream.range(0, event.games().size()).forEach(order::add);
    order.sort(Comparator.comparing(rounds::of));
    List<List<String>> rows = new ArrayList<>();
    int[] boards = new int[rounds.last() + 1];
    Map<Integer, String> scores = scores();
    for (int g : order) {
      int game = event.games().packed(g);
      int board = ++boards[rounds.of(g)];
      rows.add(
          row(
              Integer.toString(rounds.of(g)),
              Integer.toString(board),
              no(Games.first(game)),
              no(Games.second(game)),
              result(game),
              scores.getOrDefault(g, "")));
    }
    for (Games.Bye bye : event.games().byes()) {
      rows.add(
          row(Integer.toString(bye.round()), "", no(bye.entrant()), Mark.BYE, points(bye), ""));
    }
    return Collections.unmodifiableList(rows);
  }

  private Map<Integer, String> scores() {
    return event.games().scores().stream()
        .collect(Collectors.toUnmodifiableMap(Games.Score::game, Games.Score::file));
  }

  /** A row of the games' sheet, as wide as its header. */
  private List<String> row(String... cells) {
    return Arrays.asList(cells).subList(0, HousePages.gamesHeader(event).size());
  }

  /** The points of a bye where they are not those of a win. */
  private String points(Games.Bye bye) {
    return bye.halves() == event.scoring().win() ? "" : Exact.points(bye.halves());
  }

  private String no(int entrant) {
    return Integer.toString(event.entrants().get(entrant).no());
  }

  private static String result(int game) {
    String result =
        switch (Games.result(game)) {
          case Games.WIN -> "1-0";
          case Games.DRAW -> "0.5-0.5";
          case Games.LOSS -> "0-1";
          default -> "0-0";
        };
    return result + (Games.isPlayed(game) ? "" : UNPLAYED);
  }
}
