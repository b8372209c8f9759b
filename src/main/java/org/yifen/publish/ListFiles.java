package org.yifen.publish;

import java.util.ArrayList;
import java.util.List;
import org.yifen.audit.ClosedHalf;
import org.yifen.period.EventResult;
import org.yifen.period.Pending;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.ratinglist.ListEntry;
import org.yifen.ratinglist.RatingList;
import org.yifen.regulation.Exact;
import org.yifen.report.csv.CsvTable;
import org.yifen.title.Application;
import org.yifen.title.Applications;
import org.yifen.title.Norm;

/** The CSV files of a list's folder and of the book, as texts. Columns are fixed. */
public final class ListFiles {

  public static final List<String> PLAYERS =
      List.of("id", "name", "sex", "unit", "title", "title_date", "former_names", "note");
  public static final List<String> REGISTER =
      List.of("id", "name", "sex", "unit", "title", "rating", "peak", "games", "events", "idle");
  public static final List<String> PENDING =
      List.of("id", "list", "event", "games", "score", "opponent_sum", "change", "round_robin");
  public static final List<String> NORMS =
      List.of(
          "event",
          "id",
          "title",
          "average",
          "category",
          "rate",
          "games",
          "standard",
          "score",
          "made",
          "reason");
  public static final List<String> LIST =
      List.of("rank", "id", "name", "sex", "unit", "title", "rating", "change", "games", "note");
  public static final List<String> CHANGES =
      List.of("event", "id", "games", "score", "expected", "opponents", "k", "change");
  public static final List<String> APPLICATIONS =
      List.of("id", "title", "norms", "events", "games", "first", "last");

  /** In place of an event: what corrections of earlier halves changed. */
  public static final String CORRECTION = "correction";

  private ListFiles() {}

  public static String players(List<Player> players) {
    List<List<String>> rows = new ArrayList<>();
    for (Player p : players) {
      rows.add(
          List.of(
              p.id(),
              p.name(),
              p.sex().code(),
              p.unit(),
              p.title(),
              p.titleDate(),
              String.join("、", p.formerNames()),
              p.note()));
    }
    return CsvTable.write(PLAYERS, rows);
  }

  public static String register(Register register) {
    List<List<String>> rows = new ArrayList<>(register.size());
    for (RegisterEntry e : register.entries()) {
      rows.add(
          List.of(
              e.id(),
              e.name(),
              e.sex().code(),
              e.unit(),
              e.title(),
              e.rating().isPresent() ? Integer.toString(e.rating().getAsInt()) : "",
              e.peak() == 0 ? "" : Integer.toString(e.peak()),
              Integer.toString(e.games()),
              Integer.toString(e.events()),
              Integer.toString(e.idle())));
    }
    return CsvTable.write(REGISTER, rows);
  }

  public static String list(RatingList list) {
    List<List<String>> rows = new ArrayList<>(list.entries().size());
    for (ListEntry e : list.entries()) {
      rows.add(
          List.of(
              Integer.toString(e.rank()),
              e.id(),
              e.name(),
              e.sex().code(),
              e.unit(),
              e.title(),
              Integer.toString(e.rating()),
              e.change().isPresent() ? Integer.toString(e.change().getAsInt()) : "",
              Integer.toString(e.games()),
              e.note()));
    }
    return CsvTable.write(LIST, rows);
  }

  /**
   * One row a participant and rated event, events in the order of the calculation, then by id; at
   * the end one a player whose published rating was corrected.
   */
  public static String changes(ClosedHalf half) {
    List<List<String>> rows = new ArrayList<>();
    for (EventResult result : half.result().results()) {
      List<List<String>> event = new ArrayList<>();
      for (int i = 0; i < result.event().size(); i++) {
        event.add(
            List.of(
                result.event().event().id(),
                half.opening().entries().get(result.event().player(i)).id(),
                Integer.toString(result.games(i)),
                Exact.points(result.score(i)),
                Exact.hundredths(result.expected(i)),
                result.games(i) == 0 ? "" : Integer.toString(result.average(i)),
                Integer.toString(result.k(i)),
                Exact.hundredths(result.change(i))));
      }
      event.sort((a, b) -> a.get(1).compareTo(b.get(1)));
      rows.addAll(event);
    }
    half.corrections()
        .forEach(
            (id, points) ->
                rows.add(
                    List.of(
                        CORRECTION,
                        id,
                        "0",
                        "0",
                        Exact.hundredths(0),
                        "",
                        "0",
                        Exact.hundredths(100L * points))));
    return CsvTable.write(CHANGES, rows);
  }

  /** The changes of a list that no half-year led to: the header alone. */
  public static String noChanges() {
    return CsvTable.write(CHANGES, List.of());
  }

  public static String pending(List<Pending> pending) {
    List<List<String>> rows = new ArrayList<>();
    for (Pending p : pending) {
      rows.add(
          List.of(
              p.id(),
              p.list().toString(),
              p.event(),
              Integer.toString(p.games()),
              Exact.points(p.score()),
              Integer.toString(p.opponentSum()),
              Exact.hundredths(p.change()),
              yes(p.roundRobin())));
    }
    return CsvTable.write(PENDING, rows);
  }

  public static String norms(List<Norm> norms) {
    List<List<String>> rows = new ArrayList<>();
    for (Norm n : norms) {
      rows.add(
          List.of(
              n.event(),
              n.id(),
              n.title().code(),
              Integer.toString(n.average()),
              n.category(),
              n.rate().isPresent() ? Integer.toString(n.rate().getAsInt()) : "",
              Integer.toString(n.games()),
              n.standard().isPresent() ? Exact.points(n.standard().getAsInt()) : "",
              Exact.points(n.score()),
              yes(n.isMade()),
              n.reason()));
    }
    return CsvTable.write(NORMS, rows);
  }

  /** The columns of the norms that a corrected past left. */
  public static final List<String> EARLIER_NORMS = List.of("event", "id", "title", "games", "end");

  /** Norms of earlier halves as they would have been. */
  public static String earlierNorms(List<Applications.Made> norms) {
    List<List<String>> rows = new ArrayList<>();
    for (Applications.Made norm : norms) {
      rows.add(
          List.of(
              norm.event(),
              norm.id(),
              norm.title().code(),
              Integer.toString(norm.games()),
              norm.end().toString()));
    }
    return CsvTable.write(EARLIER_NORMS, rows);
  }

  public static String applications(List<Application> applications) {
    List<List<String>> rows = new ArrayList<>();
    for (Application a : applications) {
      rows.add(
          List.of(
              a.id(),
              a.title().code(),
              Integer.toString(a.norms()),
              Integer.toString(a.events()),
              Integer.toString(a.games()),
              a.first().toString(),
              a.last().toString()));
    }
    return CsvTable.write(APPLICATIONS, rows);
  }

  private static String yes(boolean value) {
    return value ? "yes" : "no";
  }
}
