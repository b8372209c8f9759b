package org.yifen.xiangqi.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.diagnostic.Notice;

/**
 * The lines of a text as characters. The encoding is looked for in a block of lines at a time, each
 * about a game, since files of several sources change it; and again in a line that hardly fits.
 */
final class TextLines {

  /** Bytes of a block at most. */
  private static final int BLOCK = 1 << 16;

  private final RawLines raw;
  private final Gathered out;
  private final Deque<byte[]> block = new ArrayDeque<>();
  private final Set<Encoding> noted = EnumSet.of(Encoding.UTF_8);
  private Optional<byte[]> ahead;
  private Encoding encoding = Encoding.UTF_8;
  private int number;
  private final boolean wide;

  private TextLines(InputStream in, Gathered out, boolean wide) throws IOException {
    this.raw = new RawLines(in);
    this.out = out;
    this.wide = wide;
    this.ahead = raw.next();
  }

  /** The lines of a stream, whatever the encoding; byte order marks are left out. */
  static TextLines of(InputStream in, Gathered out) throws IOException {
    Optional<InputStream> utf8 = Utf16Stream.of(in);
    return new TextLines(utf8.orElse(in), out, utf8.isPresent());
  }

  static TextLines of(byte[] content, Gathered out) {
    try {
      return of(new ByteArrayInputStream(content), out);
    } catch (IOException e) {
      throw new IllegalStateException("memory cannot fail", e);
    }
  }

  /** The number of the line given last, from 1. */
  int number() {
    return number;
  }

  /** The encoding of the lines about the one given last. */
  String encoding() {
    return wide ? Encoding.UTF_16.title() : encoding.title();
  }

  Optional<String> next() throws IOException {
    if (block.isEmpty()) {
      fill();
    }
    byte[] line = block.poll();
    if (line == null) {
      return Optional.empty();
    }
    number++;
    return Optional.of(number == 1 ? withoutMark(decode(line)) : decode(line));
  }

  private static String withoutMark(String line) {
    int from = 0;
    while (from < line.length() && line.charAt(from) == '\uFEFF') {
      from++;
    }
    return line.substring(from);
  }

  private void fill() throws IOException {
    int size = 0;
    boolean body = false;
    while (ahead.isPresent() && size < BLOCK) {
      byte[] line = ahead.get();
      boolean tag = line.length > 0 && line[0] == '[';
      if (tag && body) {
        break;
      }
      body |= !tag && line.length > 0;
      block.add(line);
      size += line.length;
      ahead = raw.next();
    }
    List<byte[]> texts = new ArrayList<>(block);
    encoding = wide ? encoding : Encoding.of(texts, encoding);
    boolean told = texts.stream().allMatch(Encoding::isAscii) || !noted.add(encoding);
    if (!told) {
      out.whole(Notice.FIL_009, encoding.title());
    }
  }

  private String decode(byte[] line) {
    Encoding own = encoding;
    boolean ascii = Encoding.isAscii(line);
    if (!ascii && !wide) {
      own = encoding.ofField(line);
    }
    String text = own.decode(line);
    if (own != encoding) {
      out.line(number, Notice.REC_004, own.title(), encoding.title());
    }
    if (!ascii && Encoding.isBroken(text)) {
      out.line(number, Notice.REC_005, text, own.title());
    }
    if (text.indexOf('\0') >= 0) {
      out.line(number, Notice.REC_005, text, own.title());
      return text.replace('\0', ' ');
    }
    return text;
  }
}
