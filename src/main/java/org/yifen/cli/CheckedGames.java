package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.yifen.book.GameFiles;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.publish.CheckedScore;
import org.yifen.xiangqi.check.CheckedGame;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.RecordSink;
import org.yifen.xiangqi.record.Tag;

/**
 * Reads files of game records and checks their games one by one. A game has the findings that were
 * made while it was read and those of its check; the last one of a file also those of what follows.
 */
final class CheckedGames {

  private final GameCheck check;
  private final Consumer<CheckedScore> out;

  CheckedGames(GameCheck check, Consumer<CheckedScore> out) {
    this.check = check;
    this.out = out;
  }

  /** Checks the games of a file; a file without a game is told as well. */
  void read(String file) {
    OneFile games = new OneFile();
    GameFiles.read(file, games);
    games.end(file);
  }

  /** Holds a game back until the next one, for the findings between the two. */
  private final class OneFile implements RecordSink {

    private final List<Diagnostic> findings = new ArrayList<>();
    private Optional<CheckedScore> held = Optional.empty();

    @Override
    public void finding(Diagnostic finding) {
      findings.add(finding);
    }

    @Override
    public void game(GameRecord game) {
      held.ifPresent(out);
      CheckedGame checked = check.check(game);
      findings.addAll(checked.findings());
      held = Optional.of(score(checked, findings));
      findings.clear();
    }

    void end(String file) {
      if (held.isEmpty()) {
        out.accept(CheckedScore.none(file, findings));
      } else {
        out.accept(held.get().withFindings(findings));
      }
    }
  }

  private static CheckedScore score(CheckedGame checked, List<Diagnostic> findings) {
    GameRecord game = checked.game();
    return new CheckedScore(
        game.source().place().file(),
        game.source().place().number(),
        game.source().format().title(),
        game.source().encoding(),
        game.tag(Tag.EVENT),
        game.tag(Tag.RED),
        game.tag(Tag.BLACK),
        checked.plies(),
        checked.legal(),
        checked.illegal().map(i -> new CheckedScore.Illegal(i.ply(), i.text(), i.reason())),
        checked.end().name().toLowerCase(Locale.ROOT),
        checked.boardResult().map(Outcome::pgn),
        game.outcome().pgn(),
        checked
            .flag()
            .map(f -> new CheckedScore.Flag(f.ply(), f.side().name().toLowerCase(Locale.ROOT))),
        findings);
  }
}
