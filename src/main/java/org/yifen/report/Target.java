package org.yifen.report;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.report.trf.TrfWriter;

/** What a report can be converted to. */
public enum Target {
  HOUSE_XLSX("house-xlsx", ".xlsx", HouseWorkbook::write),
  HOUSE_CSV("house-csv", ".csv", HouseCsv::write),
  TRF26("trf26", ".trf", TrfWriter::trf26),
  TRF16("trf16", ".trf", TrfWriter::trf16);

  private final String code;
  private final String ending;
  private final Function<Event, Read<byte[]>> writer;

  Target(String code, String ending, Function<Event, Read<byte[]>> writer) {
    this.code = code;
    this.ending = ending;
    this.writer = writer;
  }

  /** The name on the command line. */
  public String code() {
    return code;
  }

  public static Optional<Target> parse(String code) {
    return Arrays.stream(values()).filter(t -> t.code.equals(code)).findFirst();
  }

  /** The target that a file's name asks for: the first of its ending. */
  public static Optional<Target> ofName(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(t -> name.endsWith(t.ending)).findFirst();
  }

  Read<byte[]> write(Event event) {
    return writer.apply(event);
  }
}
