package org.yifen;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.audit.ClosedHalf;
import org.yifen.book.ReportCheck;
import org.yifen.book.ReportProgress;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.Regulation;

/**
 * The sample book gives the list that is kept with it, byte for byte; {@code make golden} writes it
 * anew. Its numbers were compared with those of the independent program in {@code src/test/python}.
 */
class SampleBookTest {

  private static final Path BOOK = Path.of("sample-reports");
  private static final Path LIST = Path.of("lists", "2026-07");

  @TempDir Path temporary;

  @Test
  void theListIsTheOneKept() throws Exception {
    Path book = freshCopy();
    String tool = tool(book.resolve("lists/2026-01/manifest.json"));
    TestBooks.rate(book, TestBooks.JULY, false, tool);
    if (Boolean.getBoolean("golden.write")) {
      TestBooks.replace(book.resolve(LIST), BOOK.resolve(LIST));
    }

    Map<String, String> made = TestBooks.digests(book.resolve(LIST));
    assertThat(made).isEqualTo(TestBooks.digests(BOOK.resolve(LIST)));
  }

  @Test
  void theBookShowsWhatItsReadmeSays() throws Exception {
    ClosedHalf half = TestBooks.rate(freshCopy(), TestBooks.JULY, false);

    assertThat(half.result().results()).hasSize(9);
    assertThat(half.leftOut())
        .extracting(left -> left.event().id())
        .containsExactly("2026-huangpu");
    assertThat(half.diagnostics())
        .extracting(d -> d.notice())
        .contains(
            Notice.FIL_009,
            Notice.CND_002,
            Notice.CND_009,
            Notice.PLY_020,
            Notice.RAT_002,
            Notice.RAT_003,
            Notice.RAT_004,
            Notice.RAT_005,
            Notice.RAT_006,
            Notice.RAT_007);
    assertThat(half.applications()).extracting(a -> a.id()).containsExactly("P018");
  }

  @Test
  void noReportHasAnError() throws Exception {
    Path book = freshCopy();
    try (Stream<Path> files = Files.walk(book.resolve("reports"))) {
      List<String> names = files.filter(Files::isRegularFile).map(Path::toString).toList();

      assertThat(ReportCheck.against(book, Regulation.builtIn()).all(names, ReportProgress.NONE))
          .hasSize(10)
          .flatExtracting(c -> c.findings())
          .extracting(d -> d.notice())
          .containsExactlyInAnyOrder(
              Notice.FIL_009, Notice.CND_009, Notice.CND_002, Notice.PLY_020, Notice.BOK_018);
    }
  }

  /** The book without the list that is to be made. */
  private Path freshCopy() throws IOException {
    Path book = TestBooks.copy(BOOK, temporary.resolve("book"));
    TestBooks.delete(book.resolve(LIST));
    return book;
  }

  /** The program and version that made the opening list, which the kept list names too. */
  private static String tool(Path manifest) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(Files.readString(manifest))) {
      while (json.nextToken() != null) {
        if (json.currentToken() == JsonToken.FIELD_NAME && json.currentName().equals("tool")) {
          return String.valueOf(json.nextTextValue());
        }
      }
    }
    throw new IOException("no tool in " + manifest);
  }
}
