package org.yifen.report;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Key;
import org.yifen.event.Scoring;
import org.yifen.report.trf.Measure;
import org.yifen.report.trf.TrfColumns;

/**
 * The points of a win and a draw, and of byes: as the file states them (162, XXS, BBW and BBD),
 * else as everybody's total shows them.
 *
 * @param scoring of games
 * @param allotted points of a bye of the pairing (U), in halves
 * @param absence points of an absence (Z), in halves
 */
record TrfScoring(Scoring scoring, int allotted, int absence) {

  private static final char WIN = 'W';
  private static final char DRAW = 'D';
  private static final char LOSS = 'L';
  private static final char ALLOTTED = 'P';
  private static final List<Character> ABSENCE = List.of('A', 'Z');

  /** The records that state points, the most telling first. */
  private static final List<String> STATING = List.of("162", "XXS", "BBW", "BBD");

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final int FIRST = 6;
  private static final int WIDTH = 9;

  /** The scoring; a finding when what is stated is none of those that events have. */
  static TrfScoring of(TrfLines lines, Tally tally, Findings findings) {
    Map<Character, Integer> stated = new HashMap<>();
    lines.of("162").forEach(l -> grouped(l, stated));
    lines.of("XXS").forEach(l -> assigned(l, stated));
    lines.first("BBW").ifPresent(l -> put(stated, WIN, l.value()));
    lines.first("BBD").ifPresent(l -> put(stated, DRAW, l.value()));
    Scoring usual = Scoring.ONE_HALF_ZERO;
    boolean told = stated.containsKey(WIN) || stated.containsKey(DRAW);
    int draw = stated.getOrDefault(DRAW, usual.firstDraw());
    Optional<Scoring> scoring =
        Optional.of(
                new Scoring(
                    stated.getOrDefault(WIN, usual.win()),
                    draw,
                    draw,
                    stated.getOrDefault(LOSS, 0)))
            .filter(s -> s.isOrdered() && s.isTold());
    if (told && scoring.isEmpty()) {
      String known = Scoring.USUAL.stream().map(Scoring::code).collect(Collectors.joining(", "));
      TrfLines.Line line =
          STATING.stream().flatMap(r -> lines.first(r).stream()).findFirst().orElseThrow();
      findings.add(
          Notice.TAB_003,
          lines.at(line),
          Key.SCORING.chinese(),
          BLANKS.matcher(line.value()).replaceAll(" "),
          known);
      findings.doubtAll();
    }
    Scoring chosen = told ? scoring.orElse(usual) : tally.likeliest();
    if (!told && !chosen.equals(usual)) {
      findings.add(Notice.TRF_006, lines.whole(), chosen.code());
    }
    int absence = ABSENCE.stream().mapToInt(c -> stated.getOrDefault(c, 0)).max().orElse(0);
    return new TrfScoring(chosen, stated.getOrDefault(ALLOTTED, chosen.win()), absence);
  }

  /** {@code 162 W 2.0 D 1.0}: a symbol and its value in every nine columns. */
  private static void grouped(TrfLines.Line line, Map<Character, Integer> stated) {
    TrfColumns columns = TrfColumns.of(line.text(), Measure.CHARACTERS);
    for (int at = FIRST; at <= columns.length(); at += WIDTH) {
      put(stated, (char) columns.at(at), columns.text(at + 1, at + 4));
    }
  }

  /** {@code XXS W=3 D=1}. */
  private static void assigned(TrfLines.Line line, Map<Character, Integer> stated) {
    for (String part : line.value().split("\\s+", -1)) {
      String[] sides = part.split("=", -1);
      if (sides.length == 2 && sides[0].length() == 1) {
        put(stated, sides[0].charAt(0), sides[1]);
      } else if (sides.length == 2 && sides[0].equalsIgnoreCase("PAB")) {
        put(stated, ALLOTTED, sides[1]);
      }
    }
  }

  private static void put(Map<Character, Integer> stated, char symbol, String value) {
    OptionalInt halves = Numbers.halves(Clean.token(value));
    if (halves.isPresent()) {
      String upper = String.valueOf(symbol).toUpperCase(Locale.ROOT);
      stated.putIfAbsent(upper.charAt(0), halves.getAsInt());
    }
  }

  /** Wins and draws of each participant, byes among them, and what the total says. */
  static final class Tally {

    private final int[] wins;
    private final int[] draws;
    private final OptionalInt[] totals;

    Tally(int players) {
      wins = new int[players];
      draws = new int[players];
      totals = new OptionalInt[players];
      Arrays.fill(totals, OptionalInt.empty());
    }

    void total(int player, OptionalInt halves) {
      totals[player] = halves;
    }

    void result(int player, char letter) {
      wins[player] += "1+WFU".indexOf(letter) >= 0 ? 1 : 0;
      draws[player] += "=DH".indexOf(letter) >= 0 ? 1 : 0;
    }

    /** The scoring under which most totals are right; the first of equals. */
    Scoring likeliest() {
      Scoring best = Scoring.ONE_HALF_ZERO;
      for (Scoring scoring : Scoring.USUAL) {
        best = right(scoring) > right(best) ? scoring : best;
      }
      return best;
    }

    private int right(Scoring scoring) {
      int right = 0;
      for (int i = 0; i < wins.length; i++) {
        int points = wins[i] * scoring.win() + draws[i] * scoring.firstDraw();
        right += totals[i].isPresent() && totals[i].getAsInt() == points ? 1 : 0;
      }
      return right;
    }
  }
}
