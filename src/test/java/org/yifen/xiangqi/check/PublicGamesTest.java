package org.yifen.xiangqi.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.check.CheckedGame.End;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.RecordFiles;
import org.yifen.xiangqi.record.RecordedMove;

/** What the lists beside sets of public games say of them, found again. */
@DisplayName("Public games are as their lists say")
class PublicGamesTest {

  private static final Path GAMES = Path.of("../shared/xiangqi/games");

  private static final Pattern ILLEGAL = Pattern.compile("illegal move at ply (\\d+) \\((\\w+)\\)");
  private static final Pattern THIRD = Pattern.compile("third repetition at final ply (\\d+)");

  private static List<String> lines(Path list) throws IOException {
    assumeThat(list).exists();
    List<String> lines = Files.readAllLines(list, StandardCharsets.UTF_8);
    return lines.subList(1, lines.size());
  }

  private static List<CheckedGame> check(Path file) throws IOException {
    List<GameRecord> games =
        RecordFiles.read(file.getFileName().toString(), Files.readAllBytes(file)).games();
    return games.stream().map(new GameCheck(60)::check).toList();
  }

  private static List<String> codes(CheckedGame game) {
    return game.findings().stream().map(d -> d.notice().code()).toList();
  }

  @Test
  void gamesInBig5() throws IOException {
    int thirds = 0;
    int illegal = 0;
    for (String line : lines(GAMES.resolve("pgn-chinese-big5.tsv"))) {
      String[] cells = line.split("\t", -1);
      List<CheckedGame> games = check(GAMES.resolve("pgn-chinese-big5").resolve(cells[0]));
      assertThat(games).as(cells[0]).hasSize(1);
      CheckedGame game = games.get(0);
      Matcher wrong = ILLEGAL.matcher(cells[2]);
      Matcher third = THIRD.matcher(cells[2]);
      if (wrong.find()) {
        illegal++;
        assertThat(game.illegal().orElseThrow().ply())
            .as(cells[0])
            .isEqualTo(Integer.parseInt(wrong.group(1)));
      } else if (cells[2].contains("FEN")) {
        assertThat(codes(game)).as(cells[0]).contains("GAM-006");
      } else {
        assertThat(game.illegal()).as(cells[0]).isEmpty();
        assertThat(game.legal()).as(cells[0]).isEqualTo(game.plies());
      }
      if (third.find()) {
        thirds++;
        assertThat(game.plies()).as(cells[0]).isEqualTo(Integer.parseInt(third.group(1)));
        assertThat(codes(game))
            .as(cells[0])
            .contains("GAM-026")
            .containsAnyOf("GAM-027", "GAM-028");
      }
      if (cells[2].contains("without a capture")) {
        assertThat(codes(game)).as(cells[0]).contains("GAM-025");
      }
      assertThat(codes(game).contains("GAM-020"))
          .as(cells[0])
          .isEqualTo(cells[2].contains("checkmate"));
    }
    assertThat(thirds).isEqualTo(27);
    assertThat(illegal).isEqualTo(3);
  }

  /** 296 checkmated and 3 stalemated by the site's word; one game has an illegal move. */
  @Test
  void endsOfOnlineGames() throws IOException {
    List<String> lines = lines(GAMES.resolve("online-labelled.tsv"));
    List<CheckedGame> games = check(GAMES.resolve("online-labelled.tsv"));
    assertThat(games).hasSameSizeAs(lines);
    int mates = 0;
    int stalemates = 0;
    for (int i = 0; i < lines.size(); i++) {
      String status = lines.get(i).split("\t", -1)[1];
      if (status.equals("CHECKMATED")) {
        mates++;
        assertThat(games.get(i).end()).as(lines.get(i)).isEqualTo(End.MATE);
      } else if (status.startsWith("STALEMATE")) {
        stalemates++;
        assertThat(games.get(i).end()).as(lines.get(i)).isEqualTo(End.STALEMATE);
      }
    }
    assertThat(mates).isEqualTo(296);
    assertThat(stalemates).isEqualTo(3);
    assertThat(games.stream().filter(g -> g.illegal().isPresent())).hasSize(1);
  }

  /** The list says: 4 end in an illegal move, 164 in mate, 1 in stalemate. */
  @Test
  void onlineGamesInUci() throws IOException {
    assumeThat(GAMES.resolve("online-uci.txt")).exists();
    List<CheckedGame> games = check(GAMES.resolve("online-uci.txt"));

    assertThat(games).hasSize(9_998);
    assertThat(games.stream().filter(g -> g.illegal().isPresent())).hasSize(4);
    assertThat(games.stream().filter(g -> g.end() == End.MATE)).hasSize(164);
    assertThat(games.stream().filter(g -> g.end() == End.STALEMATE)).hasSize(1);
  }

  /**
   * The same games as Chinese, WXF and UCI texts. They differ in one move: with pawns on e3 and e5
   * the UCI text moves that on e5, the others, made by a program, call it the rear one.
   */
  @Test
  void theSameGamesInThreeNotationsAreTheSameMoves() throws IOException {
    Path folder = GAMES.resolve("web-pages-and-text");
    assumeThat(folder).exists();
    List<List<Move>> moves = new ArrayList<>();
    for (String name :
        List.of("bulk_games_uci.pgn", "xqdb_international.pgn", "xqdb_traditional.pgn")) {
      moves.add(check(folder.resolve(name)).stream().flatMap(g -> moves(g).stream()).toList());
    }

    assertThat(moves.get(0)).hasSize(1378);
    assertThat(moves.get(1)).isEqualTo(moves.get(2));
    List<String> differing = new ArrayList<>();
    for (int i = 0; i < 1378; i++) {
      Move uci = moves.get(0).get(i);
      Move chinese = moves.get(1).get(i);
      differing.addAll(uci.equals(chinese) ? List.of() : List.of(uci + " " + chinese));
    }
    assertThat(differing).containsExactly("e5e6 e3e4");
  }

  private static List<Move> moves(CheckedGame game) {
    return game.game().moves().mainLine().stream()
        .map(RecordedMove::move)
        .map(m -> m.orElseThrow())
        .toList();
  }

  /** Two of the eight leave a move open that only the rest of the game settles. */
  @Test
  void gamesInWxfAreLegalToTheirEnd() throws IOException {
    assumeThat(GAMES.resolve("wxf")).exists();
    int settled = 0;
    try (var files = Files.list(GAMES.resolve("wxf"))) {
      for (Path file : files.sorted().toList()) {
        CheckedGame game = check(file).get(0);
        assertThat(game.illegal()).as(file.toString()).isEmpty();
        settled += codes(game).contains("GAM-013") ? 1 : 0;
      }
    }
    assertThat(settled).isEqualTo(2);
  }
}
