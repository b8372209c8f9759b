package org.yifen.scoresheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.yifen.trace.Location;

/** Which game of a file is the reported one. */
class GameChoiceTest {

  private static final String OURS = Papers.pgn("黎正则", "骆守诚", "1-0", Papers.LONG);
  private static final String OTHER = Papers.pgn("莫问樵", "房知远", "1-0", Papers.MATE);
  private static final String BACK = Papers.pgn("骆守诚", "黎正则", "1-0", Papers.MATE);

  private static String chosen(String reference, String file) {
    Examined examined = Papers.examined(Papers.game("1-0"), reference, file);
    return examined
        .record()
        .map(r -> r.place().within())
        .orElseGet(() -> String.join("", Papers.texts(examined.findings())));
  }

  @Test
  void theOnlyOneIsItWhoeverPlays() {
    assertThat(chosen("g.pgn", OTHER)).isEqualTo("#1");
  }

  @Test
  void amongSeveralTheOneOfThePlayers() {
    assertThat(chosen("g.pgn", OTHER + OURS)).isEqualTo("#2");
    assertThat(chosen("g.pgn", OTHER + BACK)).isEqualTo("#2");
  }

  @Test
  void ofTwoGamesTheOneWithTheSameColours() {
    assertThat(chosen("g.pgn", BACK + OURS)).isEqualTo("#2");
  }

  @Test
  void ofTwoGamesTheOneOfTheRound() {
    String third = Papers.pgn("黎正则", "骆守诚", "1-0", Papers.LONG, "[Round \"3\"]");
    String first = Papers.pgn("骆守诚", "黎正则", "0-1", Papers.LONG, "[Round \"1\"]");

    assertThat(chosen("g.pgn", third + first)).isEqualTo("#2");
  }

  @Test
  void aNumberDecides() {
    assertThat(chosen("g.pgn#1", OTHER + OURS)).isEqualTo("#1");
    assertThat(chosen("g.pgn#2", OTHER + OURS)).isEqualTo("#2");
    assertThat(chosen("g.pgn#3", OTHER + OURS)).isEqualTo("SCO-007 [F9, ] [g.pgn, 2]");
  }

  @Test
  void nothingIsGuessed() {
    assertThat(chosen("g.pgn", OURS + OURS))
        .isEqualTo("SCO-006 [F9, ] [g.pgn, 黎正则 – 骆守诚, #1 黎正则 – 骆守诚, #2 黎正则 – 骆守诚]");
    assertThat(chosen("g.pgn", OTHER + OTHER + OTHER + OTHER + OTHER))
        .startsWith("SCO-005 [F9, ] [g.pgn, 黎正则 – 骆守诚, #1 莫问樵 – 房知远, #2")
        .endsWith("#4 莫问樵 – 房知远, … (5)]");
  }

  @Test
  void whatIsNoRecordIsSaid() {
    assertThat(chosen("g.pgn", "")).isEqualTo("SCO-002 [F9, ] [g.pgn, FIL-004]");
    assertThat(chosen("g.pgn", "第一轮照片见附件。")).isEqualTo("SCO-002 [F9, ] [g.pgn, REC-001]");
    assertThat(chosen("g.pgn", "XQ\u0001")).startsWith("SCO-002 [F9, ] [g.pgn, REC-");
  }

  @Test
  void aLibraryIsTooMuch() {
    String line = "position fen 9/4k4/9/9/9/9/9/9/4R4/3K5 w moves e1e2\n";
    byte[] file = line.repeat(GameFile.MOST_GAMES + 1).getBytes(StandardCharsets.UTF_8);

    Examined examined =
        GameFile.read("g", file).examine(Papers.game("1-0"), FileReference.of("g#1").orElseThrow());

    assertThat(Papers.texts(examined.findings()))
        .containsExactly("SCO-002 [F9, ] [g.pgn, > 5000 @games]");
  }

  @Test
  void aDamagedRecordIsNamedWhereItsMovesDoNotShowIt() {
    String file = Papers.pgn("黎正则", "骆守诚", "1-0", "1. h2e2", "[FEN \"nonsense w\"]");

    assertThat(Papers.findings(Papers.game("1-0"), file))
        .containsExactly("SCO-024 [F9, #1] [REC-006]");
  }

  @Test
  void oneRecordForTwoGames() {
    List<ReportedGame> games = Papers.games("1,黎正则,1-0,2,骆守诚,g.pgn", "3,莫问樵,1-0,4,房知远,g.pgn");
    String unnamed = Papers.pgn("?", "?", "1-0", Papers.LONG);
    List<Examined> twice = games.stream().map(g -> Papers.examined(g, "g.pgn", unnamed)).toList();

    assertThat(Papers.texts(Repeats.in(twice))).containsExactly("SCO-022 [F10, F9, #1] [g.pgn]");
    // the wrong line has its finding about the players already
    List<Examined> named = games.stream().map(g -> Papers.examined(g, "g.pgn", OURS)).toList();
    assertThat(Repeats.in(named)).isEmpty();
  }

  @Test
  void theSameMovesInTwoRecords() {
    List<ReportedGame> games = Papers.games("1,黎正则,1-0,2,骆守诚,a.pgn", "3,莫问樵,1-0,4,房知远,b.pgn");

    assertThat(repeats(games, Papers.LONG)).containsExactly("SCO-023 [F10, F9, #2, #1] [22]");
    // nineteen plies are not enough
    assertThat(repeats(games, Papers.LONG.substring(0, Papers.LONG.indexOf(" 车1平2")))).isEmpty();
    assertThat(repeats(games, Papers.MATE)).isEmpty();
  }

  private static List<String> repeats(List<ReportedGame> games, String moves) {
    String file = Papers.pgn("黎正则", "骆守诚", "1-0", moves) + Papers.pgn("莫问樵", "房知远", "1-0", moves);
    List<Examined> all = games.stream().map(g -> Papers.examined(g, "g.pgn", file)).toList();
    assertThat(all).allMatch(e -> e.record().isPresent() && e.findings().isEmpty());
    assertThat(all)
        .extracting(e -> e.record().orElseThrow().place())
        .containsExactly(new Location.Game("g.pgn", 1), new Location.Game("g.pgn", 2));
    return Papers.texts(Repeats.in(all));
  }
}
