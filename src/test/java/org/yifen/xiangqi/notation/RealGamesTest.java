package org.yifen.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.xiangqi.board.Illegality.Reason;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.SetupFault;
import org.yifen.xiangqi.notation.GameFiles.Game;

/** Real games in every notation; skipped where they are not beside the repository. */
class RealGamesTest {

  private static final Pattern ILLEGAL = Pattern.compile("illegal move at ply (\\d+) \\((\\w+)\\)");

  private static Setup start(Game game) {
    return game.fen().map(f -> Fen.read(f).setup().orElseThrow()).orElse(Setup.START);
  }

  private static List<GameReading> whole(List<Game> games) {
    List<GameReading> read = new ArrayList<>();
    for (Game game : games) {
      GameReading reading = GameReading.read(Position.of(start(game)), game.texts());
      assertThat(reading.stop()).as(game.name()).isEmpty();
      read.add(reading);
    }
    return read;
  }

  private static List<Game> games(String folder, String ending, String charset) {
    List<Game> games = new ArrayList<>();
    for (Path file : GameFiles.in(folder, ending)) {
      String text = GameFiles.text(file, Charset.forName(charset));
      games.addAll(GameFiles.pgn(file.getFileName().toString(), text));
    }
    return games;
  }

  @Test
  @DisplayName("2,435 games in Big5: all that is wrong with their moves is what the index says")
  void big5() {
    Map<String, String> found = new TreeMap<>();
    for (Game game : games("pgn-chinese-big5", ".pgn", "x-windows-950")) {
      List<SetupFault> faults = Position.faults(start(game));
      if (!faults.isEmpty()) {
        found.put(game.name(), faults.get(0).reason().name());
      } else {
        GameReading reading = GameReading.read(Position.of(start(game)), game.texts());
        reading.stop().ifPresent(stop -> found.put(game.name(), describe(stop)));
      }
    }
    Map<String, String> index = new TreeMap<>();
    for (String line : GameFiles.lines("pgn-chinese-big5.tsv")) {
      String[] cells = line.split("\t", -1);
      Matcher illegal = ILLEGAL.matcher(cells[2]);
      if (illegal.matches()) {
        index.put(cells[0], "ply " + illegal.group(1) + " " + illegal.group(2));
      } else if (cells[2].equals("FEN lacks a king")) {
        index.put(cells[0], "NO_KING");
      } else if (cells[2].startsWith("FEN: black advisor on red back rank")) {
        index.put(cells[0], "IMPOSSIBLE_SQUARE");
      }
    }
    assertThat(index).hasSize(7);
    assertThat(found).isEqualTo(index);
  }

  private static String describe(GameReading.Stop stop) {
    MoveReading.Illegal illegal = (MoveReading.Illegal) stop.reading();
    assertThat(illegal.why().reason()).isEqualTo(Reason.STAYS_IN_CHECK);
    return "ply " + stop.ply() + " " + illegal.attempted().orElseThrow();
  }

  @Test
  @DisplayName("written again, the Big5 games read the same in every notation")
  void big5Again() {
    for (Game game : games("pgn-chinese-big5", ".pgn", "x-windows-950").subList(0, 400)) {
      if (Position.faults(start(game)).isEmpty()) {
        Position start = Position.of(start(game));
        List<Move> moves = GameReading.read(start, game.texts()).moves();
        for (Notation notation : Notation.values()) {
          List<String> texts = MoveText.write(start, moves, notation);
          assertThat(GameReading.read(start, texts, notation).moves()).isEqualTo(moves);
        }
      }
    }
  }

  @Test
  void gbk() {
    assertThat(whole(games("pgn-gbk", ".PGN", "GB18030"))).hasSize(21);
  }

  @Test
  @DisplayName("15 games in UCI, Chinese and full-width WXF are the same")
  void threeNotations() {
    List<GameReading> uci = whole(games("web-pages-and-text", "bulk_games_uci.pgn", "UTF-8"));
    List<List<Move>> expected = new ArrayList<>();
    uci.forEach(game -> expected.add(new ArrayList<>(game.moves())));
    assertThat(expected).hasSize(15);
    // pawns on e5 and e3: 后兵进一 and -P+1 in the texts, which is e3; the UCI file has e5
    assertThat(expected.get(1).set(70, Move.parse("e3e4").orElseThrow())).hasToString("e5e6");
    for (String name : List.of("xqdb_traditional.pgn", "xqdb_international.pgn")) {
      List<GameReading> read = whole(games("web-pages-and-text", name, "UTF-8"));
      assertThat(read.stream().map(GameReading::moves).toList()).isEqualTo(expected);
    }
  }

  @Test
  @DisplayName("8 games in WXF: two have ambiguous moves, and the rest of the game settles them")
  void wxf() {
    Map<String, List<Integer>> settled = new TreeMap<>();
    for (Path file : GameFiles.in("wxf", ".wxf")) {
      String text = GameFiles.text(file, StandardCharsets.UTF_8);
      String moves = text.replaceFirst("(?s)^.*START\\{", "").replace("}END", "");
      GameReading game = GameReading.read(Position.START, GameFiles.texts(moves));
      assertThat(game.stop()).as(file.toString()).isEmpty();
      assertThat(game.notation()).isEqualTo(Notation.WXF);
      if (!game.remarks().isEmpty()) {
        assertThat(game.remarks()).allMatch(r -> r.note() == Note.SETTLED_BY_REST);
        settled.put(
            file.getFileName().toString(),
            game.remarks().stream().map(GameReading.Remark::ply).toList());
      }
    }
    assertThat(settled).isEqualTo(Map.of("game1.wxf", List.of(122, 124), "game5.wxf", List.of(86)));
  }

  @Test
  @DisplayName("9,998 online games in UCI: 4 end in an illegal move, 164 in mate, 1 in stalemate")
  void online() {
    Map<String, Integer> ends = new TreeMap<>();
    for (String line : GameFiles.lines("online-uci.txt")) {
      String moves = line.substring(line.indexOf(';') + 1);
      GameReading game = GameReading.read(Position.START, Arrays.asList(moves.split("[,;]", -1)));
      String end =
          game.stop().isPresent()
              ? "illegal"
              : game.end().isMate() ? "mate" : game.end().isStalemate() ? "stalemate" : "";
      ends.merge(end, 1, Integer::sum);
    }
    assertThat(ends)
        .containsEntry("illegal", 4)
        .containsEntry("mate", 164)
        .containsEntry("stalemate", 1);
  }

  @Test
  @DisplayName("7,703 problems: 55 have an illegal move, 3 no king")
  void problems() {
    Map<String, Integer> ends = new TreeMap<>();
    for (String line : GameFiles.lines("niu2x_qipu_iccs.tsv").stream().skip(1).toList()) {
      String[] cells = line.split("\t", -1);
      Setup setup = Fen.read(cells[1]).setup().orElseThrow();
      List<SetupFault> faults = Position.faults(setup);
      String end = faults.isEmpty() ? "" : faults.get(0).reason().name();
      if (faults.isEmpty()) {
        List<String> texts = Arrays.asList(cells[2].strip().split(" ", -1));
        end = GameReading.read(Position.of(setup), texts).stop().map(s -> end(s)).orElse("");
      }
      ends.merge(end, 1, Integer::sum);
    }
    // two moves of one side in a row are illegal too
    assertThat(ends)
        .isEqualTo(
            Map.ofEntries(
                Map.entry("", 7637),
                Map.entry("illegal", 35),
                Map.entry("twice", 20),
                Map.entry("NO_KING", 3),
                Map.entry("IMPOSSIBLE_SQUARE", 7),
                Map.entry("OPPONENT_IN_CHECK", 1)));
  }

  private static String end(GameReading.Stop stop) {
    return stop.reading() instanceof MoveReading.Illegal illegal
        ? (illegal.why().reason() == Reason.WRONG_SIDE ? "twice" : "illegal")
        : "invalid";
  }
}
