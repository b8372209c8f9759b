package org.yifen.publish;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/**
 * A finding that is shown, and what is folded behind it: of one notice in one report the first
 * {@value #SHOWN} are shown and the others counted after the last of these.
 *
 * @param finding one that is shown
 * @param others those folded behind it; empty but for the last that is shown of its kind
 */
public record Folding(Diagnostic finding, List<Diagnostic> others) {

  /** So many findings of one kind are shown. */
  public static final int SHOWN = 3;

  /** So many places of folded findings are named. */
  private static final int PLACES = 12;

  /** Acknowledged warnings are not repeats of open ones. */
  private record Kind(Notice notice, boolean acknowledged) {
    static Kind of(Diagnostic finding) {
      return new Kind(finding.notice(), finding.acknowledged().isPresent());
    }
  }

  public Folding {
    others = List.copyOf(others);
  }

  /** The findings of one report, in their order. */
  public static List<Folding> of(List<Diagnostic> findings) {
    Map<Kind, List<Diagnostic>> kinds = new HashMap<>();
    for (Diagnostic finding : findings) {
      kinds.computeIfAbsent(Kind.of(finding), k -> new ArrayList<>()).add(finding);
    }
    Map<Kind, Integer> seen = new HashMap<>();
    List<Folding> foldings = new ArrayList<>();
    for (Diagnostic finding : findings) {
      Kind kind = Kind.of(finding);
      List<Diagnostic> all = kinds.getOrDefault(kind, List.of());
      int count = seen.merge(kind, 1, Integer::sum);
      if (count < SHOWN) {
        foldings.add(new Folding(finding, List.of()));
      } else if (count == SHOWN) {
        foldings.add(new Folding(finding, all.subList(SHOWN, all.size())));
      }
    }
    return foldings;
  }

  /** The same with nothing folded. */
  public static List<Folding> none(List<Diagnostic> findings) {
    return findings.stream().map(f -> new Folding(f, List.of())).toList();
  }

  /** The places of the folded ones: {@code 成绩表!E7, E9, …}; a sheet is named once. */
  public String places() {
    List<String> places = new ArrayList<>();
    String sheet = finding.place().map(Location::sheet).orElse("");
    for (Diagnostic other : others) {
      Location place = other.place().orElse(new Location.WholeFile(""));
      boolean sameSheet = !place.cell().isEmpty() && place.sheet().equals(sheet);
      String text = sameSheet ? place.cell() : place.within();
      sheet = place.sheet();
      if (!text.isEmpty()) {
        places.add(text);
      }
    }
    return listed(places);
  }

  /** Places in one line; of very many the first, and that there are more. */
  public static String listed(List<String> places) {
    String first = places.stream().limit(PLACES).collect(Collectors.joining(", "));
    return places.size() > PLACES ? first + ", …" : first;
  }
}
