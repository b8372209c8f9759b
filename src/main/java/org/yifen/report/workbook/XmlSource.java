package org.yifen.report.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.report.grid.Unreadable;

/**
 * The characters of an XML part. The encoding is told by a byte order mark, else by how the first
 * characters are stored, else by the XML declaration; it is UTF-8 when nothing else is said. Bytes
 * that are not characters end the reading.
 */
final class XmlSource {

  private static final int DECLARATION = 128;
  private static final String UTF_8 = "encoding=\"UTF-8\"";
  private static final Pattern ENCODING =
      Pattern.compile("^<\\?xml[^>]*encoding\\s*=\\s*[\"']([A-Za-z0-9._-]+)[\"']");
  private static final Map<String, Charset> KNOWN =
      Map.of(
          "utf-8", StandardCharsets.UTF_8,
          "utf8", StandardCharsets.UTF_8,
          "us-ascii", StandardCharsets.US_ASCII,
          "iso-8859-1", StandardCharsets.ISO_8859_1);

  private XmlSource() {}

  static Reader reader(InputStream bytes, String part) throws IOException {
    PushbackInputStream in = new PushbackInputStream(bytes, DECLARATION);
    byte[] head = in.readNBytes(DECLARATION);
    int mark = markLength(head);
    in.unread(head, mark, head.length - mark);
    return new InputStreamReader(
        in,
        charset(head, part)
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT));
  }

  private static int markLength(byte[] head) {
    if (starts(head, 0xEF, 0xBB, 0xBF)) {
      return 3;
    }
    return starts(head, 0xFE, 0xFF) || starts(head, 0xFF, 0xFE) ? 2 : 0;
  }

  private static Charset charset(byte[] head, String part) throws Unreadable {
    if (starts(head, 0xFE, 0xFF) || starts(head, 0, '<')) {
      return StandardCharsets.UTF_16BE;
    }
    if (starts(head, 0xFF, 0xFE) || starts(head, '<', 0)) {
      return StandardCharsets.UTF_16LE;
    }
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (markLength(head) > 0 || !text.startsWith("<?xml")) {
      return StandardCharsets.UTF_8;
    }
    int close = text.indexOf("?>");
    if (text.regionMatches(true, text.indexOf("encoding"), UTF_8, 0, UTF_8.length())) {
      return StandardCharsets.UTF_8; // nearly every part; keeps the pattern out of it
    }
    Matcher encoding = ENCODING.matcher(close < 0 ? text : text.substring(0, close));
    if (!encoding.find()) {
      return StandardCharsets.UTF_8;
    }
    Charset charset = KNOWN.get(encoding.group(1).toLowerCase(Locale.ROOT));
    if (charset == null) {
      throw Unreadable.damaged(part, encoding.group(1));
    }
    return charset;
  }

  private static boolean starts(byte[] head, int... bytes) {
    for (int i = 0; i < bytes.length; i++) {
      if (i >= head.length || (head[i] & 0xff) != bytes[i]) {
        return false;
      }
    }
    return true;
  }
}
