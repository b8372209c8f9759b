package org.yifen.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.report.csv.CsvTable;

/** Writes an event as a CSV in the house layout: UTF-8, LF, no byte order mark. */
final class HouseCsv {

  private static final String NAME = "CSV";

  private HouseCsv() {}

  /** The file's bytes; what the layout cannot hold is among the findings. */
  static Read<byte[]> write(Event event) {
    Read<HousePages> pages = HousePages.of(event, NAME, false);
    return new Read<>(pages.value().map(HouseCsv::bytes), pages.diagnostics());
  }

  private static byte[] bytes(HousePages pages) {
    List<List<String>> records = new ArrayList<>(pages.keys());
    records.add(List.of());
    records.add(pages.header());
    records.addAll(pages.rows());
    return CsvTable.write(records).getBytes(StandardCharsets.UTF_8);
  }
}
