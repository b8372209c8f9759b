package org.yifen.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.Regulation;

/** Where the game files of a report are looked for, and what is not opened. */
class ScoreFilesTest {

  private static final String RECORD =
      "[Red \"黎正则\"]\n[Black \"骆守诚\"]\n[Result \"1-0\"]\n\n1. h2e2 h9g7 1-0\n";

  @TempDir Path folder;

  /** The findings about game files of a report that names one. */
  private List<Diagnostic> findings(String... names) throws IOException, BookProblem {
    StringBuilder csv =
        new StringBuilder("赛事名称,杯\n开始日期,2026-03-01\n结束日期,2026-03-02\n赛制,积分编排\n组别,男子\n\n");
    for (int i = 0; i < names.length; i++) {
      csv.append("第").append(i + 1).append("轮对阵表\n先手,结果,后手,棋谱\n黎正则,1-0,骆守诚,\"");
      csv.append(names[i]).append("\"\n");
    }
    Path report = Files.createDirectories(folder.resolve("event")).resolve("r.csv");
    Files.writeString(report, csv);
    return ReportCheck.alone(Regulation.builtIn())
        .all(List.of(report.toString()), ReportProgress.NONE)
        .get(0)
        .findings()
        .stream()
        .filter(d -> d.notice().code().startsWith("SCO") || d.notice() == Notice.FIL_012)
        .toList();
  }

  private List<Notice> notices(String... names) throws IOException, BookProblem {
    return findings(names).stream().map(Diagnostic::notice).toList();
  }

  private Path put(String name) throws IOException {
    Path file = folder.resolve("event").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, RECORD);
  }

  @ParameterizedTest(name = "“{0}” finds {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1.pgn              | 1.pgn
          1.PGN              | 1.pgn
          1                  | 1.pgn
          １．ｐｇｎ         | 1.pgn
          1                  | 1.Txt
          第 1 轮.pgn        | 第1轮.pgn
          ./1.pgn            | 1.pgn
          1.pgn              | 棋谱/1.pgn
          1                  | 棋谱/1.XQF
          1.pgn              | Games/1.pgn
          棋谱\\1.pgn        | 棋谱/1.pgn
          第1轮/1            | 第1轮/1.pgn
          1.pgn#1            | 1.pgn
          cup#1              | cup#1.pgn
          2026.3.1           | 2026.3.1.pgn
          “1.pgn”            | 1.pgn
          """)
  void aNameIsFoundHoweverItIsTyped(String name, String file) throws Exception {
    put(file);

    assertThat(findings(name)).isEmpty();
  }

  @Test
  void decomposedNamesAreFound() throws Exception {
    put(Normalizer.normalize("René.pgn", Normalizer.Form.NFD));

    assertThat(findings(Normalizer.normalize("René.pgn", Normalizer.Form.NFC))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.pgn", "deep/1.pgn", "deep", "1.pgn.pgn", "*.pgn", "?.pgn", "1.pg"})
  void whatIsNotThereIsSaid(String name) throws Exception {
    put("1.pgn");
    put("deep/deeper/1.pgn");

    assertThat(notices(name)).containsExactly(Notice.SCO_001);
  }

  @Test
  void theExactNameIsTakenBeforeOneThatIsLikeIt() throws Exception {
    put("a.pgn");
    Files.writeString(folder.resolve("event/A.PGN"), RECORD.replace("1-0", "0-1"));
    try (var files = Files.list(folder.resolve("event"))) {
      assumeThat(files.count()).as("names with another case are other files").isEqualTo(2);
    }

    assertThat(notices("a.pgn")).isEmpty();
    assertThat(notices("A.PGN")).containsExactly(Notice.SCO_011);
    assertThat(notices("A.pgn")).containsExactly(Notice.SCO_004);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../1.pgn", "棋谱/../../1.pgn", "..\\1.pgn", "http://a.b/1.pgn"})
  void nothingOutsideIsOpened(String name) throws Exception {
    Files.writeString(folder.resolve("1.pgn"), RECORD);
    put("棋谱/2.pgn");

    assertThat(notices(name)).containsExactly(Notice.SCO_003);
    assertThat(notices(folder.resolve("1.pgn").toString())).containsExactly(Notice.SCO_003);
  }

  @Test
  void aLinkThatLeadsOutIsNotFollowed() throws Exception {
    Path outside = Files.writeString(folder.resolve("secret.pgn"), RECORD);
    Files.createDirectories(folder.resolve("event"));
    Files.createSymbolicLink(folder.resolve("event/1.pgn"), outside);
    Files.createSymbolicLink(folder.resolve("event/up"), folder);
    Files.createSymbolicLink(folder.resolve("event/2.pgn"), put("real.pgn"));

    assertThat(notices("1.pgn")).containsExactly(Notice.SCO_003);
    assertThat(notices("up/secret.pgn")).containsExactly(Notice.SCO_003);
    assertThat(notices("2.pgn")).isEmpty();
  }

  @Test
  void aBrokenLinkCannotBeRead() throws Exception {
    Files.createDirectories(folder.resolve("event"));
    Files.createSymbolicLink(folder.resolve("event/1.pgn"), folder.resolve("nothing"));

    assertThat(findings("1.pgn"))
        .extracting(d -> d.notice().code() + d.arguments())
        .containsExactly("SCO-002[1.pgn, @missing]");
  }

  @Test
  void aFileBeyondTheLimitIsNotRead() throws Exception {
    Path file = put("1.pgn");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength((8 << 20) + 1);
    }

    assertThat(findings("1.pgn"))
        .extracting(d -> d.notice().code() + d.arguments())
        .containsExactly("SCO-002[1.pgn, > 8388608 @bytes]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\0\0\0", "<html></html>", "PK\u0003\u0004", "XQ\u0001\u0002", "[["})
  void whatIsNoRecordIsSaid(String content) throws Exception {
    Files.write(put("1.pgn"), content.getBytes(StandardCharsets.ISO_8859_1));

    assertThat(notices("1.pgn")).containsExactly(Notice.SCO_002);
  }

  /** The report itself is a file beside the report. */
  @Test
  void theReportIsNoRecord() throws Exception {
    assertThat(notices("r.csv")).containsExactly(Notice.SCO_002);
  }

  @Test
  void placesBeginAsTheReportsDo() throws Exception {
    Files.writeString(put("棋谱/1.pgn"), RECORD.replace("1-0", "0-1"));

    Diagnostic finding = findings("1.pgn").get(0);

    assertThat(finding.places().get(0).cell()).isEqualTo("B9");
    assertThat(finding.places().get(1).display())
        .isEqualTo(folder.resolve("event") + "/棋谱/1.pgn#1");
    assertThat(finding.event()).isEqualTo("r");
  }

  @Test
  void ofAThousandMissingFilesNoMoreAreNamed() throws Exception {
    String lines = "0.pgn\"\n" + "黎正则,1-0,骆守诚,9.pgn\n".repeat(1_000) + "黎正则,1-0,骆守诚,\"9.pgn";

    List<Notice> notices = notices(lines);

    assertThat(notices).hasSize(1_001).contains(Notice.FIL_012);
    assertThat(notices).filteredOn(n -> n == Notice.SCO_001).hasSize(1_000);
  }
}
