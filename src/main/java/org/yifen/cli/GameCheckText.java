package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.publish.CheckedScore;
import org.yifen.publish.Folding;
import org.yifen.report.grid.PlainText;

/** Checked games as text for people: the findings, then a line on the game; a total at the end. */
final class GameCheckText {

  private final Language language;
  private final boolean quiet;
  private final Consumer<String> out;
  private final Findings findings;
  private int games;
  private int clean;
  private int errors;
  private int warnings;
  private int notes;

  /**
   * Text in a language.
   *
   * @param quiet errors and warnings alone, a line each
   */
  GameCheckText(Language language, boolean quiet, Paint paint, Consumer<String> out) {
    this.language = language;
    this.quiet = quiet;
    this.out = out;
    this.findings = new Findings(language, out, paint);
  }

  void add(CheckedScore game) {
    List<Diagnostic> serious = Findings.withoutNotes(game.findings());
    if (quiet) {
      serious.forEach(findings::printLine);
      return;
    }
    for (Folding folding : Folding.of(game.findings())) {
      findings.print(folding.finding());
      findings.printFolded(folding);
    }
    out.accept(PlainText.of(line(game, serious.isEmpty())));
    Count count = Count.of(game.findings());
    games += game.index() > 0 ? 1 : 0;
    clean += game.index() > 0 && serious.isEmpty() ? 1 : 0;
    errors += count.errors();
    warnings += count.warnings();
    notes += count.notes();
  }

  /** The line that ends a run over several games. */
  void end() {
    if (!quiet && games > 1) {
      out.accept(
          language.pick(
                  "共 " + games + " 局，" + clean + " 局没有错误；",
                  games + " games, " + clean + " without a mistake; ")
              + new Count(errors, warnings, notes, 0).words(language));
    }
  }

  private String line(CheckedScore game, boolean isClean) {
    String verdict =
        isClean ? language.pick("没有发现错误", "no mistake found") : findings.count(game.findings());
    if (game.index() == 0) {
      return game.file() + language.pick("：", ": ") + verdict;
    }
    List<String> parts = new ArrayList<>();
    if (!game.red().isBlank() || !game.black().isBlank()) {
      parts.add(name(game.red()) + " – " + name(game.black()));
    }
    parts.add(moves(game));
    if (!game.end().equals("none")) {
      parts.add(end(game));
    }
    parts.add(
        game.reportedResult().equals("*")
            ? language.pick("没有结果", "no result")
            : game.reportedResult());
    return game.file()
        + "#"
        + game.index()
        + language.pick("（" + game.format() + "）：", " (" + game.format() + "): ")
        + String.join(language.pick("，", ", "), parts)
        + language.pick("：", ": ")
        + verdict;
  }

  private static String name(String name) {
    return name.isBlank() ? "?" : name.strip();
  }

  private String moves(CheckedScore game) {
    return game.legalPlies() == game.plies()
        ? language.pick(
            game.plies() + " 着", game.plies() + (game.plies() == 1 ? " move" : " moves"))
        : language.pick(
            game.plies() + " 着，前 " + game.legalPlies() + " 着合规则",
            game.plies() + " moves, the first " + game.legalPlies() + " legal");
  }

  private String end(CheckedScore game) {
    boolean redWins = game.boardResult().orElse("").equals("1-0");
    boolean mate = game.end().equals("mate");
    return language.pick(
        (redWins ? "黑方" : "红方") + (mate ? "被将死" : "困毙"),
        (redWins ? "Black" : "Red") + (mate ? " is mated" : " is stalemated"));
  }
}
