package org.yifen.online;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The online scheme as one would write it down: a map, objects, the formula, the bands. */
final class PlainLoop {

  private static final double[] K_FROM = {1000, 1400, 1800, 2000, 2200, 2400};
  private static final double[] KS = {120, 60, 30, 25, 20, 15, 10};
  private static final double[] LEVEL_FROM = {
    1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 2000, 2200, 2400, 2600
  };
  private static final List<String> LEVELS =
      List.of(
          "九级棋手", "八级棋手", "七级棋手", "六级棋手", "五级棋手", "四级棋手", "三级棋手", "二级棋手", "一级棋手", "三级大师", "二级大师",
          "一级大师", "特级大师");

  private static final class Player {
    private double rating = 1300;
    private final int[] results = new int[3];
  }

  private final Map<String, Player> players = new HashMap<>();
  private final List<String> changes = new ArrayList<>();

  private static int above(double[] bounds, double rating) {
    return (int) Arrays.stream(bounds).filter(bound -> rating >= bound).count();
  }

  /** Rates a game; the result is 2 when the first won, 1 for a draw. */
  void play(String time, String first, String second, int result) {
    Player a = players.computeIfAbsent(first, name -> new Player());
    Player b = players.computeIfAbsent(second, name -> new Player());
    double odds = Math.pow(10, (b.rating - a.rating - 100) / 400);
    double newA = a.rating + KS[above(K_FROM, a.rating)] * (result / 2.0 - 1 / (odds + 1));
    double newB = b.rating + KS[above(K_FROM, b.rating)] * (1 - result / 2.0 - odds / (odds + 1));
    a.results[result]++;
    b.results[2 - result]++;
    change(time, first, a, newA);
    change(time, second, b, newB);
  }

  private void change(String time, String name, Player player, double rating) {
    int from = above(LEVEL_FROM, player.rating);
    int to = above(LEVEL_FROM, rating);
    player.rating = rating;
    if (from != to) {
      changes.add("%s %s %d>%d".formatted(time, name, from, to));
    }
  }

  /** Every change of level: time, name, levels. */
  List<String> changes() {
    return changes;
  }

  double rating(String name) {
    return players.getOrDefault(name, new Player()).rating;
  }

  /** The file of ratings. */
  String list() {
    StringBuilder list = new StringBuilder("player,rating,level,games,wins,draws,losses\n");
    players.keySet().stream()
        .sorted(Comparator.comparing(PlainLoop::utf8, Arrays::compareUnsigned))
        .forEach(name -> list.append(row(name, players.get(name))));
    return list.toString();
  }

  private static byte[] utf8(String name) {
    return name.getBytes(StandardCharsets.UTF_8);
  }

  private static String row(String name, Player player) {
    boolean plain = !name.contains(",") && !name.contains("\"") && name.equals(name.strip());
    return "%s,%s,%s,%d,%d,%d,%d\n"
        .formatted(
            plain ? name : '"' + name.replace("\"", "\"\"") + '"',
            new BigDecimal(player.rating).setScale(2, RoundingMode.HALF_UP),
            LEVELS.get(above(LEVEL_FROM, player.rating)),
            Arrays.stream(player.results).sum(),
            player.results[2],
            player.results[1],
            player.results[0]);
  }
}
