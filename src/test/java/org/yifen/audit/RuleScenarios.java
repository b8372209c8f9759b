package org.yifen.audit;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.title.Norm;

/** Small half-years, each with the one outcome that a rule decides, as text. */
final class RuleScenarios {

  private static final String NINE_GAMES_FIVE_POINTS = "11111" + "0000";
  private static final String NINE_GAMES_FOUR_POINTS = "1111" + "00000";

  private RuleScenarios() {}

  /** What an edition makes of a scenario. */
  interface Scenario extends Function<Regulation, String> {}

  /** The list of an event that ends on a day. */
  static Scenario eventEnds(String day) {
    return regulation -> regulation.rules().halves().of(LocalDate.parse(day)).toString();
  }

  /** The new rating of a player who makes 5 points of 9 against equals: W − We = 0.5. */
  static Scenario fiveOfNineAgainstEquals(RegisterEntry player) {
    return ratingAfter(NINE_GAMES_FIVE_POINTS, player, player.rating().orElseThrow());
  }

  /** The new rating of a player who makes 4 points of 9 against equals: W − We = −0.5. */
  static Scenario fourOfNineAgainstEquals(RegisterEntry player) {
    return ratingAfter(NINE_GAMES_FOUR_POINTS, player, player.rating().orElseThrow());
  }

  /** The first rating of an unrated player who makes 4 points of 9. */
  static Scenario fourOfNineAgainst(int opponents, RegisterEntry player) {
    return ratingAfter(NINE_GAMES_FOUR_POINTS, player, opponents);
  }

  /** The rating after a Swiss against opponents of the player's sex and of one rating. */
  static Scenario ratingAfter(String results, RegisterEntry player, int opponents) {
    List<RegisterEntry> others =
        IntStream.range(0, results.length())
            .mapToObj(
                i ->
                    player.sex() == Sex.MAN
                        ? SmallHalf.man("B" + i, opponents)
                        : SmallHalf.woman("B" + i, opponents))
            .toList();
    return regulation ->
        rating(new SmallHalf().swiss(results, player, others).close(regulation), player.id());
  }

  /** The rating of a man who lets one more half-year go by. */
  static Scenario oneMoreIdleHalf(RegisterEntry player) {
    return regulation -> rating(new SmallHalf().registered(player).close(regulation), player.id());
  }

  /** An unrated man: 2½ of 5 kept from the half three before, and 2½ of 5 now, all against 2400. */
  static String fiveGamesKeptFromThreeHalvesBefore(Regulation regulation) {
    return rating(
        new SmallHalf()
            .swiss("11½00", SmallHalf.man("A", 0), men("B", 5, 2400))
            .kept("A", new PeriodId(2025, 1), 5, 5, 2400)
            .close(regulation),
        "A");
  }

  /** A man of 2310 beats a woman of 2210: his new rating and hers. */
  static String manBeatsWoman(Regulation regulation) {
    ClosedHalf closed =
        new SmallHalf()
            .swiss("1", SmallHalf.man("A", 2310), List.of(SmallHalf.woman("W", 2210)))
            .close(regulation);
    return rating(closed, "A") + " and " + rating(closed, "W");
  }

  /** The rating of a player who draws the only game and wins a title by place. */
  static Scenario winsByPlace(Title title, RegisterEntry player, RegisterEntry opponent) {
    return regulation ->
        rating(
            new SmallHalf()
                .swiss("½", player, List.of(opponent))
                .wins(player.id(), title)
                .close(regulation),
            player.id());
  }

  /** Whether a round robin of drawn games is rated. */
  static Scenario roundRobinOf(int rated, int unrated) {
    return roundRobin(Stream.concat(men("A", rated, 2400).stream(), men("U", unrated, 0).stream()));
  }

  /** Whether a round robin with units of these sizes is rated. */
  static Scenario roundRobinOfUnits(int... sizes) {
    List<RegisterEntry> players = new ArrayList<>();
    for (int unit = 0; unit < sizes.length; unit++) {
      for (int i = 0; i < sizes[unit]; i++) {
        players.add(SmallHalf.of("单位" + unit, "A" + unit + "." + i, 2400));
      }
    }
    return roundRobin(players.stream());
  }

  private static Scenario roundRobin(Stream<RegisterEntry> of) {
    List<RegisterEntry> players = of.toList();
    return regulation -> {
      ClosedHalf closed =
          new SmallHalf().roundRobin("½".repeat(players.size() - 1), players).close(regulation);
      return closed.leftOut().isEmpty() ? "rated" : closed.leftOut().get(0).reasons();
    };
  }

  /** The norm of a first-grade player who makes 7 of 11 in a masters' round robin of twelve. */
  static Scenario sevenOfElevenForMaster(int rated, int unrated) {
    List<RegisterEntry> players =
        Stream.concat(men("A", rated, 2400).stream(), men("U", unrated, 0).stream()).toList();
    return regulation -> {
      Norm first =
          new SmallHalf()
              .roundRobin("1111111" + "0000", players)
              .titles(Title.MAN_MASTER)
              .close(regulation)
              .norms()
              .get(0);
      return first.isMade() ? "made" : first.reason();
    };
  }

  /** The finding on the deadline of an event that ended on 2026-03-05. */
  static Scenario reportSubmitted(String day) {
    return regulation ->
        new SmallHalf()
                .swiss("½", SmallHalf.man("A", 2400), men("B", 1, 2400))
                .submitted(day)
                .close(regulation)
                .diagnostics()
                .stream()
                .filter(d -> d.notice() == Notice.DAT_004 || d.notice() == Notice.DAT_005)
                .map(d -> d.notice().code())
                .collect(Collectors.joining(", "));
  }

  /** The applications of a player with two master's norms made before. */
  static Scenario twoMasterNorms(int games, String end, int otherGames, String otherEnd) {
    return regulation ->
        new SmallHalf()
                .registered(SmallHalf.man("A", 2400))
                .norm("早", "A", Title.MAN_MASTER, games, end)
                .norm("晚", "A", Title.MAN_MASTER, otherGames, otherEnd)
                .close(regulation)
                .applications()
                .stream()
                .map(a -> a.title().code() + " of " + a.id())
                .collect(Collectors.joining(", "));
  }

  private static List<RegisterEntry> men(String letter, int count, int rating) {
    return IntStream.range(0, count).mapToObj(i -> SmallHalf.man(letter + i, rating)).toList();
  }

  private static String rating(ClosedHalf closed, String id) {
    OptionalInt rating = closed.closing().find(id).orElseThrow().rating();
    return rating.isPresent() ? Integer.toString(rating.getAsInt()) : "unrated";
  }
}
