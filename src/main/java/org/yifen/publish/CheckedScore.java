package org.yifen.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;

/**
 * A game that was checked, as {@code game check} tells of it.
 *
 * @param index of the game within its file, from 1; 0 for a file without a game
 * @param format of the file, such as {@code XQF}; empty for a file without a game
 * @param encoding of its texts
 * @param plies moves of the main line
 * @param legalPlies how many of them are legal, up to the first that is not
 * @param illegal that first one
 * @param end {@code mate}, {@code stalemate} or {@code none}
 * @param boardResult {@code 1-0} or {@code 0-1} where the board proves it
 * @param reportedResult as PGN writes it, {@code *} when there is none
 * @param flag the first that fell by the times of the record
 */
public record CheckedScore(
    String file,
    int index,
    String format,
    String encoding,
    String event,
    String red,
    String black,
    int plies,
    int legalPlies,
    Optional<Illegal> illegal,
    String end,
    Optional<String> boardResult,
    String reportedResult,
    Optional<Flag> flag,
    List<Diagnostic> findings) {

  /**
   * A move that cannot be made.
   *
   * @param ply from 1
   * @param text as written
   * @param reason such as {@code blocked-leg}; the finding says it in words
   */
  public record Illegal(int ply, String text, String reason) {}

  /**
   * A flag that fell.
   *
   * @param ply the move that took too long, from 1
   * @param side {@code red} or {@code black}
   */
  public record Flag(int ply, String side) {}

  public CheckedScore {
    findings = List.copyOf(findings);
  }

  /** The same with more findings. */
  public CheckedScore withFindings(List<Diagnostic> more) {
    List<Diagnostic> all = new ArrayList<>(findings);
    all.addAll(more);
    return new CheckedScore(
        file,
        index,
        format,
        encoding,
        event,
        red,
        black,
        plies,
        legalPlies,
        illegal,
        end,
        boardResult,
        reportedResult,
        flag,
        all);
  }

  /** A file in which no game was found, and why. */
  public static CheckedScore none(String file, List<Diagnostic> findings) {
    return new CheckedScore(
        file,
        0,
        "",
        "",
        "",
        "",
        "",
        0,
        0,
        Optional.empty(),
        "none",
        Optional.empty(),
        "*",
        Optional.empty(),
        findings);
  }
}
