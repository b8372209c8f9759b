package org.yifen.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.audit.ClosedHalf;
import org.yifen.diagnostic.Notice;

/** What the calculation has to say (decay, floors, first ratings) reaches the list's findings. */
class CalculationNotesTest {

  @TempDir Path temporary;

  @Test
  void firstRatingsAndFloorsStandInTheFindings() throws Exception {
    Path period = TestBooks.PERIODS.resolve("federation-101");
    Path book = TestBooks.copy(period.resolve("book"), temporary.resolve("book"));

    ClosedHalf half = TestBooks.rate(book, TestBooks.JULY, false);

    assertThat(half.diagnostics())
        .extracting(d -> d.notice())
        .contains(Notice.RAT_002, Notice.RAT_003);
    assertThat(Files.readString(book.resolve("lists/2026-07/findings.json")))
        .contains("RAT-002", "RAT-003");
  }
}
