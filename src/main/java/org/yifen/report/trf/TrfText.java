package org.yifen.report.trf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.yifen.report.csv.CsvText;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Unreadable;

/**
 * The lines of a file's bytes. UTF-8 or what a byte order mark says; else GB18030 when most of what
 * is not plain letters reads as everyday Chinese characters in it, else Latin-1, in which a byte
 * above the plain letters mostly stands alone.
 *
 * @param encoding the name for messages
 */
record TrfText(List<String> lines, Grid.Kind kind, String encoding) {

  /** Latin-1 as Windows has it: with dashes and curly quotation marks. */
  private static final Charset LATIN1 = Charset.forName("windows-1252");

  private static final int HEAD = 16_384;

  TrfText {
    lines = List.copyOf(lines);
  }

  static TrfText of(byte[] content) throws Unreadable {
    CsvText text;
    try {
      text = CsvText.of(content);
    } catch (Unreadable e) {
      return latin1(content, e);
    }
    return switch (text.kind()) {
      case CSV_UTF8 -> new TrfText(split(text.characters()), Grid.Kind.TRF_UTF8, "UTF-8");
      case CSV_UTF16 -> new TrfText(split(text.characters()), Grid.Kind.TRF_UTF16, "UTF-16");
      default ->
          isChinese(text.characters())
              ? new TrfText(split(text.characters()), Grid.Kind.TRF_GB18030, "GB18030")
              : latin1(content, CsvText.unreadable(content));
    };
  }

  private static TrfText latin1(byte[] content, Unreadable otherwise) throws Unreadable {
    for (byte b : content) {
      if (b >= 0 && b < ' ' && b != '\n' && b != '\r' && b != '\t' && b != '\f') {
        throw otherwise;
      }
    }
    List<String> lines = split(new String(content, LATIN1));
    return new TrfText(lines, Grid.Kind.TRF_LATIN1, "Latin-1 (windows-1252)");
  }

  /** Whether the everyday characters, those of GB2312, are not fewer than the others. */
  private static boolean isChinese(String characters) {
    int everyday = 0;
    int others = 0;
    byte[] bytes = characters.getBytes(Charset.forName("GB18030"));
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] < 0) {
        boolean common = i + 1 < bytes.length && (bytes[i + 1] & 0xff) >= 0xA1;
        everyday += common && (bytes[i] & 0xff) >= 0xA1 ? 1 : 0;
        others += common ? 0 : 1;
        i++;
      }
    }
    return everyday >= others;
  }

  /** Lines end in CR, LF or both. */
  private static List<String> split(String text) {
    List<String> lines = new ArrayList<>();
    text.lines().forEach(lines::add);
    return lines;
  }

  /** Whether a file's first lines are records: a player or a tournament's name, and most others. */
  static boolean isTrf(byte[] content) {
    int records = 0;
    int lines = 0;
    boolean sure = false;
    for (String line : head(content).lines().toList()) {
      String record = TrfRecord.of(line);
      boolean known = TrfRecord.isKnown(line) || TrfRecord.isNumbered(line);
      records += known ? 1 : 0;
      lines += line.isBlank() ? 0 : 1;
      sure |= known && (record.equals(TrfRecord.PLAYER) || record.equals("012"));
    }
    return sure && 2 * records >= lines;
  }

  private static String head(byte[] content) {
    int length = Math.min(content.length, HEAD);
    int mark = length < 2 ? 0 : (content[0] & 0xff) << 8 | (content[1] & 0xff);
    boolean wide = mark == 0xFEFF || mark == 0xFFFE;
    String text =
        new String(
            content, 0, length, wide ? StandardCharsets.UTF_16 : StandardCharsets.ISO_8859_1);
    return text.startsWith("\u00EF\u00BB\u00BF") ? text.substring(3) : text;
  }
}
