package org.yifen.report.workbook;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.report.grid.Grid;
import org.yifen.trace.Location;

/**
 * A copy of a report with its findings in it: marked cells, a comment at each, and a sheet that
 * lists them all. Everything else of a workbook is kept. What Apache POI cannot open or hold, and
 * what is no workbook, is drawn anew from its cells, and a note says so.
 *
 * <p>An {@code .xls} stays one, so that whoever sent it can open it.
 */
public final class AnnotatedCopy {

  private static final List<String> XLSX = List.of(".xlsx", ".xlsm", ".xltx", ".xltm");
  private static final List<String> XLS = List.of(".xls", ".xlt", ".et");

  /** More comments than anybody reads would take Apache POI minutes. */
  private static final int MOST_MARKS = 1_000;

  private final String name;
  private final byte[] content;
  private final Optional<Notice> drawnAnew;

  private AnnotatedCopy(String name, byte[] content, Optional<Notice> drawnAnew) {
    this.name = name;
    this.content = content;
    this.drawnAnew = drawnAnew;
  }

  /** The copy's name: the report's own, but for an ending that would not fit the content. */
  public String name() {
    return name;
  }

  /** The copy's bytes, the same for the same report, findings and language. */
  public byte[] content() {
    return content;
  }

  /** Why the copy has the cells alone; empty when all of the workbook is kept. */
  public Optional<Notice> drawnAnew() {
    return drawnAnew;
  }

  /**
   * Makes the copy of a report that could be read.
   *
   * @param name the report's name without folders
   * @param content its bytes
   * @param grid what was read from them
   */
  public static AnnotatedCopy of(
      String name, byte[] content, Grid grid, List<Diagnostic> findings, Language language) {
    if (grid.kind() == Grid.Kind.XLSX || grid.kind() == Grid.Kind.XLS) {
      try (Workbook workbook = OpenedWorkbook.of(content)) {
        FindingsSheet.clear(workbook);
        Fills fills = new Fills(workbook);
        workbook.forEach(sheet -> Comments.clear(sheet, fills));
        byte[] copy = annotated(workbook, grid, findings, Optional.empty(), language);
        boolean xls = workbook instanceof HSSFWorkbook;
        return new AnnotatedCopy(named(name, xls ? XLS : XLSX), copy, Optional.empty());
      } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError e) {
        // Apache POI throws anything at a workbook it does not expect; the cells were read all the
        // same
        return drawn(name, grid, findings, Notice.ENV_028, language);
      }
    }
    return drawn(name, grid, findings, Notice.ENV_027, language);
  }

  /** Whether bytes are a copy of ours that nobody has saved since. */
  public static boolean isUntouched(byte[] content) {
    return CopyMark.isUntouched(content);
  }

  private static AnnotatedCopy drawn(
      String name, Grid grid, List<Diagnostic> findings, Notice why, Language language) {
    Diagnostic note = why.at(new Location.WholeFile(grid.file()));
    try (XSSFWorkbook workbook = DrawnWorkbook.of(grid, findings)) {
      byte[] copy = annotated(workbook, grid, findings, Optional.of(note), language);
      return new AnnotatedCopy(named(name, List.of(".xlsx")), copy, Optional.of(why));
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
  }

  private static byte[] annotated(
      Workbook workbook,
      Grid grid,
      List<Diagnostic> findings,
      Optional<Diagnostic> why,
      Language language)
      throws IOException {
    Sheets sheets = new Sheets(workbook);
    Fills fills = new Fills(workbook);
    Comments comments = new Comments(workbook);
    List<CellMarks.Mark> marks = CellMarks.of(grid.file(), findings, language);
    for (CellMarks.Mark mark :
        marks.stream()
            .limit(MOST_MARKS)
            .sorted(Comparator.comparing(CellMarks.Mark::place))
            .toList()) {
      Cell cell = sheets.cell(mark.place());
      cell.setCellStyle(fills.filled(cell.getCellStyle(), mark.severity()));
      comments.put(cell, mark.comment());
    }
    List<String> notes = new ArrayList<>();
    why.ifPresent(
        note -> notes.add(note.text(language) + language.pick("", " ") + note.remedy(language)));
    if (marks.size() > MOST_MARKS) {
      notes.add(
          language.pick(
              "有问题的单元格共 " + marks.size() + " 个，只标出前 " + MOST_MARKS + " 个。",
              "Of "
                  + marks.size()
                  + " cells with findings the first "
                  + MOST_MARKS
                  + " are marked."));
    }
    new FindingsSheet(workbook, grid.file(), language, sheets).add(findings, notes);
    return bytes(workbook);
  }

  private static byte[] bytes(Workbook workbook) throws IOException {
    CopyMark.put(workbook);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    workbook.write(bytes);
    return workbook instanceof HSSFWorkbook
        ? bytes.toByteArray()
        : FixedZip.of(bytes.toByteArray(), part -> true);
  }

  /** The name with an ending that fits: its own if it does, else the first. */
  private static String named(String name, List<String> endings) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (endings.stream().anyMatch(lower::endsWith)) {
      return name;
    }
    int dot = name.lastIndexOf('.');
    return (dot > 0 ? name.substring(0, dot) : name) + endings.get(0);
  }
}
