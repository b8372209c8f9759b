package org.yifen.report.workbook;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Small workbooks written by hand, part by part. */
public final class Xlsx {

  private static final String MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  private static final String TYPES =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

  private final Map<String, byte[]> parts = new LinkedHashMap<>();

  private Xlsx() {}

  /** A workbook with one sheet “S” whose {@code sheetData} is given. */
  public static Xlsx of(String sheetData) {
    return new Xlsx()
        .with("_rels/.rels", relationships(rel("r1", "officeDocument", "xl/workbook.xml")))
        .with(
            "xl/workbook.xml",
            "<workbook xmlns=\"%s\" xmlns:r=\"%s\"><sheets>".formatted(MAIN, TYPES)
                + "<sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>")
        .with(
            "xl/_rels/workbook.xml.rels",
            relationships(
                rel("r1", "worksheet", "worksheets/sheet1.xml")
                    + rel("r2", "sharedStrings", "sharedStrings.xml")
                    + rel("r3", "styles", "styles.xml")))
        .with("xl/worksheets/sheet1.xml", sheet("<sheetData>" + sheetData + "</sheetData>"));
  }

  static String sheet(String parts) {
    return "<worksheet xmlns=\"%s\">%s</worksheet>".formatted(MAIN, parts);
  }

  static String relationships(String all) {
    return "<Relationships>" + all + "</Relationships>";
  }

  static String rel(String id, String type, String target) {
    return "<Relationship Id=\"%s\" Type=\"%s/%s\" Target=\"%s\"/>"
        .formatted(id, TYPES, type, target);
  }

  Xlsx with(String part, String xml) {
    return with(part, xml.getBytes(StandardCharsets.UTF_8));
  }

  Xlsx with(String part, byte[] bytes) {
    parts.put(part, bytes);
    return this;
  }

  Xlsx without(String part) {
    parts.remove(part);
    return this;
  }

  /** The part {@code sharedStrings.xml} with these items. */
  public Xlsx strings(String items) {
    return with("xl/sharedStrings.xml", "<sst>" + items + "</sst>");
  }

  /** One cell style for each format code; style 0 is the general format. */
  public Xlsx formats(String... codes) {
    StringBuilder formats = new StringBuilder();
    StringBuilder styles = new StringBuilder("<xf numFmtId=\"0\"/>");
    for (int i = 0; i < codes.length; i++) {
      String code = codes[i].replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
      formats.append("<numFmt numFmtId=\"%d\" formatCode=\"%s\"/>".formatted(164 + i, code));
      styles.append("<xf numFmtId=\"%d\"/>".formatted(164 + i));
    }
    return with(
        "xl/styles.xml",
        "<styleSheet><numFmts>%s</numFmts><cellXfs>%s</cellXfs></styleSheet>"
            .formatted(formats, styles));
  }

  /** The workbook's bytes. */
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> part : parts.entrySet()) {
        zip.putNextEntry(new ZipEntry(part.getKey()));
        zip.write(part.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
