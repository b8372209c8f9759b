package org.yifen.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.yifen.regulation.Exact;

/** An invented round robin as the rows of a crosstable that Chess-Results exports. */
final class ChessResultsText {

  private ChessResultsText() {}

  static List<List<String>> rows(MadeEvent event) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("From the Tournament-Database of Chess-Results http://chess-results.com"));
    rows.add(List.of("弈分杯象棋赛 " + event.id()));
    rows.add(List.of("Organizer(s) : 象棋协会"));
    rows.add(List.of("Chief Arbiter : 高山"));
    rows.add(List.of("Number of rounds : " + event.rounds()));
    rows.add(List.of("Tournament type : Round robin"));
    rows.add(
        List.of(
            "Date : %s to %s"
                .formatted(
                    event.start().toString().replace('-', '/'),
                    event.end().toString().replace('-', '/'))));
    rows.add(List.of("Final Ranking crosstable after " + event.rounds() + " Rounds"));
    rows.add(header(event.people().size()));
    int[] places = event.places();
    List<Integer> order =
        IntStream.range(0, places.length)
            .boxed()
            .sorted(Comparator.comparing((Integer i) -> places[i]))
            .toList();
    String[][] cells = cells(event);
    for (int i : order) {
      Person person = event.people().get(i);
      List<String> row = new ArrayList<>();
      row.addAll(List.of(Integer.toString(places[i]), "", person.name() + " "));
      row.addAll(List.of(Integer.toString(person.rating()), "CHN"));
      order.forEach(other -> row.add(cells[i][other]));
      row.addAll(List.of(Exact.points(event.points()[i]), person.unit()));
      rows.add(row);
    }
    return rows;
  }

  private static List<String> header(int size) {
    List<String> header = new ArrayList<>(List.of("Rk.", "", "Name", "Rtg", "FED"));
    IntStream.rangeClosed(1, size).forEach(i -> header.add(Integer.toString(i)));
    header.addAll(List.of("Pts. ", "Club/City"));
    return header;
  }

  private static String[][] cells(MadeEvent event) {
    int size = event.people().size();
    String[][] cells = new String[size][size];
    for (int i = 0; i < size; i++) {
      cells[i][i] = "*";
    }
    for (MadeEvent.Game game : event.games()) {
      cells[game.first()][game.second()] = score(game.result(), game.played());
      cells[game.second()][game.first()] = score(2 - game.result(), game.played());
    }
    return cells;
  }

  private static String score(int halves, boolean played) {
    return (played ? new String[] {"0", "½", "1"} : new String[] {"-", "½", "+"})[halves];
  }
}
