package org.yifen.scoresheet;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.event.Event;
import org.yifen.player.Player;
import org.yifen.report.Reports;
import org.yifen.trace.Location;

/** A report of four invented players and game files, as texts. */
final class Papers {

  /** 22 plies, all legal. */
  static final String LONG =
      "1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二 马2进3 4. 兵七进一 卒7进1 5. 车二进六 炮8平9"
          + " 6. 车二平三 炮9退1 7. 马八进七 士4进5 8. 炮八平九 炮9平7 9. 车三平四 马7进8"
          + " 10. 车九平八 车1平2 11. 兵三进一 卒7进1";

  /** Red mates with the seventh ply. */
  static final String MATE = "1. b2b5 g9e7 2. h2h6 c9a7 3. h6e6 e7c9 4. b5e5";

  /** Black mates with the sixth. */
  static final String MATED = "1. b2b3 b7b4 2. d0e1 b4g4 3. h2a2 g4g0";

  private static final String KEYS = "赛事名称,杯\n开始日期,2026-03-01\n结束日期,2026-03-02\n赛制,积分编排\n组别,男子\n\n";

  private static final String HEADER = "第%s轮对阵表\n编号,先手,结果,编号,后手,棋谱\n";

  private Papers() {}

  /** An event whose first round has these lines below the header, in row 9. */
  static Event event(String... lines) {
    String csv = KEYS + HEADER.formatted("1") + String.join("\n", lines) + "\n";
    return Reports.read("r.csv", csv.getBytes(StandardCharsets.UTF_8)).event().orElseThrow();
  }

  /** The first game of a report: 黎正则 moves first against 骆守诚. */
  static ReportedGame game(String result) {
    return games("1,黎正则," + result + ",2,骆守诚,g.pgn").get(0);
  }

  static List<ReportedGame> games(String... lines) {
    return ReportedGame.of(event(lines), List.of());
  }

  /** The same game where the register knows the players. */
  static ReportedGame game(String result, Player first, Player second) {
    Event event = event("1,黎正则," + result + ",2,骆守诚,g.pgn");
    return ReportedGame.of(event, List.of(Optional.of(first), Optional.of(second))).get(0);
  }

  static String pgn(String red, String black, String result, String moves, String... tags) {
    StringBuilder out = new StringBuilder();
    for (String tag : tags) {
      out.append(tag).append('\n');
    }
    out.append("[Red \"").append(red).append("\"]\n[Black \"").append(black).append("\"]\n");
    out.append("[Result \"").append(result).append("\"]\n\n");
    return out.append(moves).append(' ').append(result).append("\n\n").toString();
  }

  static Examined examined(ReportedGame game, String reference, String file) {
    return GameFile.read("g.pgn", file.getBytes(StandardCharsets.UTF_8))
        .examine(game, FileReference.of(reference).orElseThrow());
  }

  /** What is found, each with its places within their files and its arguments. */
  static List<String> findings(ReportedGame game, String file) {
    return texts(examined(game, "g.pgn", file).findings());
  }

  static List<String> texts(List<Diagnostic> findings) {
    List<String> texts = new ArrayList<>();
    for (Diagnostic finding : findings) {
      List<String> places = finding.places().stream().map(Location::within).toList();
      texts.add(finding.notice().code() + " " + places + " " + finding.arguments());
    }
    return texts;
  }
}
