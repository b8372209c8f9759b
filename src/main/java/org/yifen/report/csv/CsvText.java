package org.yifen.report.csv;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Unreadable;

/**
 * The characters of a text file. A byte order mark decides; without one the text is UTF-8 if its
 * bytes can be UTF-8 at all, else UTF-16 where bytes 0 show it, else GB18030 (which includes GBK
 * and GB2312) if they can be that. What is none of these is refused at its first line that shows
 * it.
 *
 * @param characters without the byte order mark
 * @param kind the kind of CSV, by its encoding
 * @param encoding the encoding's name
 */
public record CsvText(String characters, Grid.Kind kind, String encoding) {

  private static final Charset GB18030 = Charset.forName("GB18030");

  /** A text has at most one control character by mistake in so many bytes. */
  private static final int CONTROLS_OF = 100;

  /** Decodes a file's bytes; throws when they are no text in any of these encodings. */
  public static CsvText of(byte[] content) throws Unreadable {
    if (starts(content, 0xFE, 0xFF)) {
      return utf16(content, StandardCharsets.UTF_16BE);
    }
    if (starts(content, 0xFF, 0xFE)) {
      return utf16(content, StandardCharsets.UTF_16LE);
    }
    boolean marked = starts(content, 0xEF, 0xBB, 0xBF);
    Optional<String> utf8 = decode(content, marked ? 3 : 0, StandardCharsets.UTF_8);
    if (utf8.isPresent() && utf8.get().indexOf('\0') < 0) {
      return text(utf8.get(), Grid.Kind.CSV_UTF8, "UTF-8", content);
    }
    Optional<CsvText> wide = marked ? Optional.empty() : unmarkedUtf16(content);
    if (wide.isPresent()) {
      return wide.get();
    }
    Optional<String> gb = marked ? Optional.empty() : decode(content, 0, GB18030);
    if (gb.isEmpty() || gb.get().codePoints().anyMatch(CsvText::unassigned)) {
      throw unreadable(content);
    }
    return text(gb.get(), Grid.Kind.CSV_GB18030, "GB18030", content);
  }

  /**
   * UTF-16 without a byte order mark, in which plain letters have a byte 0 before or behind them:
   * in the right order all of it is text, in lines.
   */
  private static Optional<CsvText> unmarkedUtf16(byte[] content) {
    for (Charset order : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      Optional<String> text =
          decode(content, 0, order)
              .filter(t -> t.indexOf('\n') >= 0 || t.indexOf('\r') >= 0)
              .filter(t -> t.codePoints().noneMatch(CsvText::unassigned) && !hasControls(t));
      if (text.isPresent()) {
        return Optional.of(new CsvText(text.get(), Grid.Kind.CSV_UTF16, "UTF-16"));
      }
    }
    return Optional.empty();
  }

  private static CsvText utf16(byte[] content, Charset order) throws Unreadable {
    Optional<String> characters = decode(content, 2, order);
    if (characters.isEmpty()) {
      throw unreadable(content);
    }
    return text(characters.get(), Grid.Kind.CSV_UTF16, "UTF-16", content);
  }

  private static CsvText text(String characters, Grid.Kind kind, String encoding, byte[] content)
      throws Unreadable {
    if (hasControls(characters)) {
      throw unreadable(content);
    }
    return new CsvText(characters, kind, encoding);
  }

  private static boolean hasControls(String characters) {
    return characters.chars().anyMatch(CsvText::isControl);
  }

  private static boolean isControl(int c) {
    return c >= 0 && c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f';
  }

  private static Optional<String> decode(byte[] content, int from, Charset charset) {
    String quick = new String(content, from, content.length - from, charset);
    if (quick.indexOf('\uFFFD') < 0) {
      return Optional.of(quick);
    }
    // a replacement character: written so, or the decoder's word for bytes that are no character
    try {
      return Optional.of(
          charset
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(content, from, content.length - from))
              .toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** Characters that nobody writes show that the bytes only happen to fit the encoding. */
  private static boolean unassigned(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.UNASSIGNED || type == Character.PRIVATE_USE;
  }

  private static boolean starts(byte[] content, int... bytes) {
    for (int i = 0; i < bytes.length; i++) {
      if (i >= content.length || (content[i] & 0xff) != bytes[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Why bytes are no text that is read. Control characters in number show that they are no text at
   * all; else the first line is named that has a byte which is neither UTF-8 nor plain.
   */
  public static Unreadable unreadable(byte[] content) {
    int controls = 0;
    for (byte b : content) {
      controls += isControl(b) ? 1 : 0;
    }
    return controls > content.length / CONTROLS_OF
        ? Unreadable.kind("@binary")
        : Unreadable.inLine(lineOfFirstFault(content), Notice.FIL_015, lineOfFirstFault(content));
  }

  private static int lineOfFirstFault(byte[] content) {
    ByteBuffer bytes = ByteBuffer.wrap(content);
    CharBuffer characters = CharBuffer.allocate(content.length + 1);
    StandardCharsets.UTF_8.newDecoder().decode(bytes, characters, true);
    int line = 1;
    for (int i = 0; i < bytes.position() && !isControl(content[i]); i++) {
      boolean feed = content[i] == '\n';
      boolean carriage = content[i] == '\r' && (i + 1 == content.length || content[i + 1] != '\n');
      line += feed || carriage ? 1 : 0;
    }
    return line;
  }
}
