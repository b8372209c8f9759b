package org.yifen.report;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.yifen.report.workbook.BiffVersion;

/** What a file is, by its first bytes. */
final class FileKind {

  private static final int HEAD = 2048;

  /** First bytes, as Latin-1 characters, and the kind they show. */
  private static final String[][] MAGIC = {
    {"%PDF-", "PDF"},
    {"\u0089PNG", "PNG"},
    {"\u00ff\u00d8\u00ff", "JPEG"},
    {"GIF8", "GIF"},
    {"II*\0", "TIFF"},
    {"MM\0*", "TIFF"},
    {"RIFF", "RIFF (WebP, WAV, AVI)"},
    {"{\\rtf", "RTF"},
    {"Rar!", "RAR"},
    {"7z\u00bc\u00af", "7-Zip"},
    {"\u001f\u008b", "gzip"},
    {"BZh", "bzip2"},
    {"\u00fd7zXZ", "xz"},
    {"SQLite format 3", "SQLite"},
    {"\0\0\u001a\0", "Lotus 1-2-3"},
    {"\u0093\u00ff\u0089D", "Swiss-Manager (.tun)"},
    {"ID;PWXL", "SYLK (.slk)"}, // "ID;P" alone may well be a CSV: ID;Player
    {"ID;PSCALC", "SYLK (.slk)"},
    {"MIME-Version:", "MHTML"},
  };

  private FileKind() {}

  /** Whether there is nothing but blanks and a byte order mark. */
  static boolean isBlank(byte[] content) {
    int from = starts(content, "\u00ef\u00bb\u00bf") ? 3 : 0;
    if (starts(content, "\u00ff\u00fe") || starts(content, "\u00fe\u00ff")) {
      from = 2;
    }
    for (int i = from; i < content.length; i++) {
      byte b = content[i];
      if (b != ' ' && b != '\n' && b != '\r' && b != '\t' && !(b == 0 && from == 2)) {
        return false;
      }
    }
    return true;
  }

  static boolean isZip(byte[] content) {
    return starts(content, "PK\u0003\u0004")
        || starts(content, "PK\u0005\u0006")
        || starts(content, "PK00PK\u0003\u0004");
  }

  static boolean isOle2(byte[] content) {
    return starts(content, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1");
  }

  /** The kind for people, when it is one that is known and not read. */
  static Optional<String> other(byte[] content) {
    for (String[] magic : MAGIC) {
      if (starts(content, magic[0])) {
        return Optional.of(magic[1]);
      }
    }
    Optional<String> oldExcel = BiffVersion.ofContent(content);
    return oldExcel.isPresent() ? oldExcel : markup(head(content));
  }

  private static Optional<String> markup(String head) {
    if (head.startsWith("<")) {
      if (head.contains("<html")
          || head.startsWith("<!doctype html")
          || head.startsWith("<table")) {
        return Optional.of("HTML");
      }
      if (head.contains("urn:schemas-microsoft-com:office:spreadsheet")) {
        return Optional.of("XML Spreadsheet 2003 (SpreadsheetML)");
      }
      if (head.contains("urn:oasis:names:tc:opendocument")) {
        return Optional.of("OpenDocument (.fods)");
      }
      if (head.startsWith("<?xml") || head.startsWith("<!")) {
        return Optional.of("XML");
      }
      return head.matches("(?s)<[a-z][a-z0-9:]*[\\s/>].*")
          ? Optional.of("HTML/XML")
          : Optional.empty();
    }
    return head.matches("(?s)\\{\\s*\"\\w+\"\\s*:.*|\\[\\s*\\{.*")
        ? Optional.of("JSON")
        : Optional.empty();
  }

  /** The first characters in lower case, without marks and blanks before them. */
  static String head(byte[] content) {
    boolean wide = starts(content, "\u00ff\u00fe") || starts(content, "\u00fe\u00ff");
    Charset charset = wide ? StandardCharsets.UTF_16 : StandardCharsets.ISO_8859_1;
    int mark = starts(content, "\u00ef\u00bb\u00bf") ? 3 : 0;
    int length = Math.min(content.length - mark, HEAD);
    return new String(content, mark, length, charset).strip().toLowerCase(Locale.ROOT);
  }

  private static boolean starts(byte[] content, String magic) {
    if (content.length < magic.length()) {
      return false;
    }
    for (int i = 0; i < magic.length(); i++) {
      if ((content[i] & 0xff) != magic.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
