package org.yifen.xiangqi.record;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** A format in which records can be written. */
public enum RecordTarget {
  PGN(RecordFormat.PGN, true, PgnWriter::write, ".pgn"),
  XQF(RecordFormat.XQF, false, XqfWriter::write, ".xqf"),
  DHTMLXQ(RecordFormat.DHTMLXQ, true, DhtmlWriter::write, ".dhtmlxq", ".ubb"),
  UCI(RecordFormat.POSITION, true, UciWriter::write, ".uci", ".ucci");

  private final RecordFormat format;
  private final boolean several;
  private final Function<GameRecord, Written> writer;
  private final List<String> endings;

  RecordTarget(
      RecordFormat format,
      boolean several,
      Function<GameRecord, Written> writer,
      String... endings) {
    this.format = format;
    this.several = several;
    this.writer = writer;
    this.endings = List.of(endings);
  }

  /** The word for it on a command line: {@code pgn}, {@code xqf}, {@code dhtmlxq}, {@code uci}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The ending of its files. */
  public String ending() {
    return endings.get(0);
  }

  /** Whether several games can stand in one file, one after another. */
  public boolean holdsSeveral() {
    return several;
  }

  /** The kind of file that is written. */
  public RecordFormat format() {
    return format;
  }

  /** Writes one game. */
  public Written write(GameRecord game) {
    return writer.apply(game);
  }

  /** The target of a word; empty for any other. */
  public static Optional<RecordTarget> parse(String code) {
    return Arrays.stream(values()).filter(t -> t.code().equals(code)).findFirst();
  }

  /** The target that a file's name asks for. */
  public static Optional<RecordTarget> ofName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(t -> t.endings.stream().anyMatch(lower::endsWith))
        .findFirst();
  }
}
