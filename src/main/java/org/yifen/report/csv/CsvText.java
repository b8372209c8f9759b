package org.yifen.report.csv;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Unreadable;

/**
 * The characters of a text file. A byte order mark decides; without one the text is UTF-8 if its
 * bytes can be UTF-8 at all, else GB18030 (which includes GBK and GB2312) if they can be that. What
 * is neither is not taken for a text.
 *
 * @param characters without the byte order mark
 * @param kind the kind of CSV, by its encoding
 * @param encoding the encoding's name
 */
public record CsvText(String characters, Grid.Kind kind, String encoding) {

  private static final Charset GB18030 = Charset.forName("GB18030");

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
    if (utf8.isPresent()) {
      return text(utf8.get(), Grid.Kind.CSV_UTF8, "UTF-8");
    }
    Optional<String> gb = marked ? Optional.empty() : decode(content, 0, GB18030);
    if (gb.isEmpty() || gb.get().codePoints().anyMatch(CsvText::unassigned)) {
      throw hasControls(content) ? notText() : Unreadable.kind("@encoding");
    }
    return text(gb.get(), Grid.Kind.CSV_GB18030, "GB18030");
  }

  private static CsvText utf16(byte[] content, Charset order) throws Unreadable {
    String characters = decode(content, 2, order).orElseThrow(CsvText::notText);
    return text(characters, Grid.Kind.CSV_UTF16, "UTF-16");
  }

  private static CsvText text(String characters, Grid.Kind kind, String encoding)
      throws Unreadable {
    for (int i = 0; i < characters.length(); i++) {
      if (isControl(characters.charAt(i))) {
        throw notText();
      }
    }
    return new CsvText(characters, kind, encoding);
  }

  private static boolean isControl(int c) {
    return c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f';
  }

  /** Whether the bytes are no text of any encoding that has ASCII in it. */
  private static boolean hasControls(byte[] content) {
    for (byte b : content) {
      if (isControl(b & 0xff)) {
        return true;
      }
    }
    return false;
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

  private static Unreadable notText() {
    return Unreadable.kind("? (binary)");
  }
}
