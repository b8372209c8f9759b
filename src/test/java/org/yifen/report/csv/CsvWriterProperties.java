package org.yifen.report.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

@Label("what is written as CSV")
class CsvWriterProperties {

  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();

  @Property
  @Label("is what Commons CSV writes, byte for byte")
  void asCommonsCsv(@ForAll("records") List<List<String>> records) throws IOException {
    StringBuilder expected = new StringBuilder();
    CsvWriter writer = new CsvWriter(0);
    try (CSVPrinter printer = new CSVPrinter(expected, FORMAT)) {
      for (List<String> record : records) {
        printer.printRecord(record);
        writer.record(record);
      }
    }
    assertThat(writer.text()).isEqualTo(expected.toString());
  }

  @Property
  @Label("is read back the same, but for blanks around cells")
  void readBack(@ForAll("records") List<List<String>> records) throws CsvTable.CsvException {
    CsvTable read = CsvTable.parse(CsvTable.write(List.of("a", "b", "c"), records));
    List<List<String>> written =
        records.stream().filter(r -> r.size() > 1 || !r.get(0).isBlank()).toList();
    assertThat(read.rows().stream().map(CsvTable.Row::cells)).isEqualTo(written);
  }

  @Provide
  Arbitrary<List<List<String>>> records() {
    Arbitrary<String> cell =
        Arbitraries.strings()
            .withChars(" !\"#$,-+a0~\u007F\u4E00\uFEFF\u3000\n\r\t;'=@\u0001\uD840\uDC00")
            .ofMaxLength(5);
    return cell.list().ofMinSize(1).ofMaxSize(4).list().ofMaxSize(4);
  }
}
