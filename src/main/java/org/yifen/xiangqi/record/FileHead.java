package org.yifen.xiangqi.record;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The beginning of a file, by which its kind is known. */
final class FileHead {

  /** Bytes that are looked at. */
  static final int SIZE = 1 << 16;

  private static final String BRIDGE = "CCBridge";
  private static final String LIBRARY = "CCBridgeLibrary";

  private final byte[] bytes;
  private final String text;

  private FileHead(byte[] bytes, String text) {
    this.bytes = bytes;
    this.text = text;
  }

  /** Looks at a stream, which then is where it was. */
  static FileHead of(BufferedInputStream in) throws IOException {
    in.mark(SIZE + 1);
    byte[] bytes = in.readNBytes(SIZE);
    in.reset();
    InputStream memory = new ByteArrayInputStream(bytes);
    Optional<InputStream> wide = Utf16Stream.of(memory);
    byte[] plain = wide.isPresent() ? wide.get().readAllBytes() : bytes;
    // one character a byte: kinds are told by plain letters alone
    String text = new String(plain, StandardCharsets.ISO_8859_1);
    while (text.startsWith("\u00EF\u00BB\u00BF")) {
      text = text.substring(3);
    }
    return new FileHead(bytes, text);
  }

  boolean isEmpty() {
    return text.chars().allMatch(c -> c <= ' ');
  }

  RecordFormat format() {
    String latin = new String(bytes, StandardCharsets.ISO_8859_1);
    if (latin.startsWith("XQ") && bytes.length > 2 && bytes[2] < ' ') {
      return RecordFormat.XQF;
    }
    if (latin.startsWith(BRIDGE)) {
      return latin.startsWith(LIBRARY) ? RecordFormat.CBL : RecordFormat.CBR;
    }
    if (text.contains("<ChineseChessRecord")) {
      return RecordFormat.CBF;
    }
    return textFormat();
  }

  private RecordFormat textFormat() {
    List<String> lines = text.lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
    if (PgnTags.isTag(lines.get(0)) && !lines.get(0).startsWith("[DhtmlXQ")) {
      return RecordFormat.PGN;
    }
    if (text.contains("DhtmlXQ") || isPage()) {
      return RecordFormat.DHTMLXQ;
    }
    List<String> first = lines.subList(0, Math.min(lines.size(), 40));
    if (first.stream().anyMatch(WxfReader::isStart)) {
      return RecordFormat.WXF;
    }
    if (PositionReader.isPosition(lines.get(0))) {
      return RecordFormat.POSITION;
    }
    if (first.stream().limit(2).anyMatch(LinesReader::isGame)) {
      return RecordFormat.LINES;
    }
    return first.stream().anyMatch(PgnTags::isWhole) ? RecordFormat.PGN : RecordFormat.MOVE_LIST;
  }

  private boolean isPage() {
    String small = text.toLowerCase(Locale.ROOT);
    return small.contains("<html") || small.contains("<!doctype html") || small.contains("<script");
  }
}
