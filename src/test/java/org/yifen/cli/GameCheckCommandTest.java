package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Language;
import org.yifen.publish.JsonSchemas;

@DisplayName("yifen game check")
class GameCheckCommandTest {

  private static final Path LEGAL = Path.of("sample-reports/games/legal.pgn");
  private static final Path WRONG = Path.of("sample-reports/games/wrong.pgn");
  private static final Path CLOCKS = Path.of("sample-reports/games/clocks.pgn");
  private static final Path SCHEMA = Path.of("docs/schema/games.schema.json");

  @TempDir Path temporary;

  private Path file(String name, String content) throws IOException {
    return Files.writeString(temporary.resolve(name), content);
  }

  private static JsonNode json(Run run) throws IOException {
    byte[] out = run.out().getBytes(StandardCharsets.UTF_8);
    assertThat(JsonSchemas.strictComplaints(Files.readAllBytes(SCHEMA), out)).isEmpty();
    return new ObjectMapper().readTree(run.out());
  }

  @Test
  void aGameWithoutAMistakeIsOneLine() {
    Run run = Run.of("game", "check", LEGAL);

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(LEGAL + "#1 (PGN): 张一帆 – 李二木, 18 moves, 1-0: no mistake found\n");
    assertThat(Run.of(Language.ZH, "game", "check", LEGAL).out())
        .isEqualTo(LEGAL + "#1（PGN）：张一帆 – 李二木，18 着，1-0：没有发现错误\n");
  }

  @Test
  void mistakesAreNamedWithWhatToDo() {
    Run run = Run.of("game", "check", WRONG);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "wrong.pgn#1: warning GAM-022",
            "wrong.pgn#2: error GAM-010: Move 3, “2. 马二进四 (h0f1)”, breaks the rules: the horse’s leg"
                + " is blocked (g0).",
            "Legal here: 马二进三 (h0g2) 马二进一 (h0i2)",
            "4 moves, the first 2 legal, 1/2-1/2: errors 1, warnings 0, notes 0",
            "wrong.pgn#3: error GAM-020: Black is mated on the board: the result is 1-0",
            "3 games, 0 without a mistake; errors 2, warnings 1, notes 0");
  }

  @Test
  void quietIsALineForEachMistake() {
    Run run = Run.of("game", "check", "-q", LEGAL, WRONG);

    assertThat(run.out().lines()).hasSize(3).allMatch(l -> l.contains("wrong.pgn#"));
  }

  @Test
  void jsonIsOneObjectAGame() throws IOException {
    Run run = Run.of("game", "check", WRONG, LEGAL, "--format", "json");

    JsonNode games = json(run);
    assertThat(run.code()).isEqualTo(1);
    assertThat(games).hasSize(4);
    assertThat(games.get(1).get("plies").asInt()).isEqualTo(4);
    assertThat(games.get(1).get("legal_plies").asInt()).isEqualTo(2);
    assertThat(games.get(1).get("illegal").toString())
        .isEqualTo("{\"ply\":3,\"text\":\"马二进四\",\"reason\":\"blocked-leg\"}");
    assertThat(games.get(2).get("end").asText()).isEqualTo("mate");
    assertThat(games.get(2).get("board_result").asText()).isEqualTo("1-0");
    assertThat(games.get(2).get("reported_result").asText()).isEqualTo("1/2-1/2");
    assertThat(games.get(3).get("illegal").isNull()).isTrue();
    assertThat(games.get(3).get("index").asInt()).isEqualTo(1);
  }

  @Test
  void warningsAloneExitWithOneOnlyWhenAsked() throws IOException {
    Path warning = file("a.pgn", "[Event \"甲先负乙\"]\n[Result \"1-0\"]\n\n1. h2e2 1-0\n");

    assertThat(Run.of("game", "check", warning).code()).isZero();
    assertThat(Run.of("game", "check", warning, "--strict").code()).isEqualTo(1);
  }

  @Test
  void aFileThatIsNotThereDoesNotKeepTheOthersFromBeingChecked() throws IOException {
    Run run = Run.of("game", "check", "nowhere.pgn", LEGAL, "--format", "json");

    assertThat(run.code()).isEqualTo(ExitCode.ENVIRONMENT);
    JsonNode games = json(run);
    assertThat(games).hasSize(2);
    assertThat(games.get(0).get("index").asInt()).isZero();
    assertThat(games.get(0).at("/findings/0/code").asText()).isEqualTo("FIL-001");
    assertThat(games.get(1).get("plies").asInt()).isEqualTo(18);
  }

  @Test
  void aFolderStandsForTheFilesBelowIt() throws IOException {
    Files.createDirectories(temporary.resolve("games/b"));
    file("games/b/1.txt", "1. h2e2 h9g7");
    file("games/a.txt", "1. C2=5 H8+7");
    file("games/.hidden", "1. h2e2 h9g7");
    file("games/README.md", "1. h2e2 h9g7");
    Run run = Run.of("game", "check", temporary.resolve("games"), "--format", "json");

    assertThat(json(run).findValuesAsText("file"))
        .filteredOn(f -> f.startsWith(temporary.toString()))
        .extracting(f -> temporary.relativize(Path.of(f)).toString())
        .containsExactly("games/a.txt", "games/b/1.txt");
    assertThat(run.err()).contains("passed over", "README.md");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\0\0\0", "no game at all", "XQ", "[Event \"a\"", "CCBridge Record\0"})
  void whatIsNoGameIsSaid(String content) throws IOException {
    Run run = Run.of("game", "check", file("a.bin", content), "--format", "json");

    assertThat(run.code()).isIn(0, 1);
    assertThat(json(run).get(0).get("findings")).isNotEmpty();
    assertThat(run.out()).doesNotContain("Exception");
  }

  @Test
  void anUnreadableMoveOfASquaresFormatIsNamed() throws IOException {
    Run run =
        Run.of(
            "game", "check", file("a", "position startpos moves h2e2 xyz9\n"), "--format", "json");

    assertThat(json(run).get(0).at("/illegal/reason").asText()).isEqualTo("unreadable");
    assertThat(json(run).get(0).at("/findings/0/code").asText()).isEqualTo("GAM-011");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "x", "1000", ""})
  void aNaturalLimitThatIsNoneIsWrongUsage(String limit) {
    assertThat(Run.of("game", "check", LEGAL, "--natural-limit", limit).code())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void theNaturalLimitOfAnEventCounts() {
    assertThat(Run.of("game", "check", LEGAL, "--natural-limit", "5").out()).contains("GAM-025");
    assertThat(Run.of("game", "check", LEGAL).out()).doesNotContain("GAM-025");
  }

  @Test
  void aFlagThatFellIsToldAndIsPartOfTheJson() throws IOException {
    Run text = Run.of("game", "check", CLOCKS);
    JsonNode games = json(Run.of("game", "check", CLOCKS, LEGAL, "--format", "json"));

    assertThat(text.code()).isEqualTo(1);
    assertThat(text.out())
        .contains(
            "clocks.pgn#1: error GAM-030: In move 11 the flag of Red fell (game time, 0:00:01 over),"
                + " which loses: the result is 0-1, but the record says 1-0.",
            "clocks.pgn#2: note GAM-031: In move 6 the flag of Black fell (move time, 0:00:01 over);"
                + " as the result says.");
    assertThat(games.get(0).get("flag").toString()).isEqualTo("{\"ply\":11,\"side\":\"red\"}");
    assertThat(games.get(1).get("flag").toString()).isEqualTo("{\"ply\":6,\"side\":\"black\"}");
    assertThat(games.get(2).get("flag").isNull()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"6m", "360", "6分钟加0秒", "10m|6m|30s", "30/6m,10/5m"})
  void theTimeControlMayBeGiven(String control) {
    Run run = Run.of("game", "check", CLOCKS, "--clock", control);

    assertThat(run.code()).isZero();
    assertThat(run.out()).doesNotContain("GAM-03");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "60+30", "soon", "60m,", "red=5m"})
  void aTimeControlThatIsNoneIsWrongUsageAndSaysWhy(String control) {
    Run run = Run.of("game", "check", CLOCKS, "--clock", control);

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("is no time control that can be read: character");
  }

  /** 18 moves of the sample without a capture: 9 rounds. */
  @Test
  void claimsAreJudged() {
    Run run =
        Run.of(
            "game", "check", LEGAL, "--natural-limit", "5", "--claim", "8:red", "--claim", "9:黑");

    assertThat(run.out())
        .contains(
            "GAM-045: The claim of Red after move 8 is false: 4 rounds without a capture count, 5 are"
                + " needed (4 own moves, 4 of the opponent; 0 own checks, 0 of them not counted).",
            "GAM-045: The claim of Black after move 9 is false: 4 rounds");
    assertThat(run.code()).isZero();
    assertThat(Run.of("game", "check", LEGAL, "--natural-limit", "5", "--claim", "10:red").out())
        .contains("GAM-043", "error GAM-044: The claim of Red after move 10 is right");
    assertThat(Run.of("game", "check", LEGAL, "--claim", "19:red").out()).contains("GAM-046");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "red", "8", "8:white", "-1:red", "8:red:1"})
  void aClaimThatIsNoneIsWrongUsage(String claim) {
    assertThat(Run.of("game", "check", LEGAL, "--claim", claim).code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void aTableMayHaveAColumnOfTimes() throws IOException {
    Path table = file("a.tsv", "id\tmoves\tresult\ttimes\n1\th2e2 h9g7 h0g2\t1-0\t30 2 31\n");

    assertThat(Run.of("game", "check", table, "--clock", "1m").out()).contains("error GAM-030");
    assertThat(Run.of("game", "check", table, "--clock", "61s").out()).contains("GAM-038");
  }

  @Test
  void theSchemaIsPrintedAndSharesItsFindingsWithThatOfReports() throws IOException {
    Run run = Run.of("game", "check", "--schema");
    ObjectMapper mapper = new ObjectMapper();
    JsonNode ours = mapper.readTree(run.out());
    JsonNode reports = mapper.readTree(Run.of("check", "--schema").out());

    for (String name : List.of("finding", "place", "words")) {
      assertThat(ours.at("/$defs/" + name)).isEqualTo(reports.at("/$defs/" + name));
    }
    assertThat(run.out()).isEqualTo(Files.readString(SCHEMA));
  }
}
