package org.yifen.xiangqi.record;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;

/**
 * Reads files of game records. The kind of a file follows from its content, not from its name; what
 * is damaged is told, and the rest is read all the same. {@link Limits} has the bounds.
 */
public final class RecordFiles {

  /**
   * What a file holds.
   *
   * @param findings in the order of the file
   */
  public record Content(List<GameRecord> games, List<Diagnostic> findings) {
    public Content {
      games = List.copyOf(games);
      findings = List.copyOf(findings);
    }
  }

  /** The usual endings of names; only to look for files, since their content says what they are. */
  public static final List<String> ENDINGS =
      List.of(
          ".pgn",
          ".xqf",
          ".cbr",
          ".cbl",
          ".cbf",
          ".dhtmlxq",
          ".ubb",
          ".htm",
          ".html",
          ".wxf",
          ".txt",
          ".uci",
          ".ucci",
          ".tsv");

  /** Keeps all records of a file. */
  public static final class Gatherer implements RecordSink {

    private final List<GameRecord> games = new ArrayList<>();
    private final List<Diagnostic> findings = new ArrayList<>();

    @Override
    public void game(GameRecord game) {
      games.add(game);
    }

    @Override
    public void finding(Diagnostic finding) {
      findings.add(finding);
    }

    /** What there has been so far. */
    public Content content() {
      return new Content(games, findings);
    }
  }

  private RecordFiles() {}

  /**
   * Reads a file's records one by one.
   *
   * @param file its name for findings
   * @throws IOException when the stream cannot be read; never for what it holds
   */
  public static void read(String file, InputStream content, RecordSink sink) throws IOException {
    BufferedInputStream in = new BufferedInputStream(content, FileHead.SIZE);
    Gathered out = new Gathered(file, sink);
    FileHead head = FileHead.of(in);
    if (head.isEmpty()) {
      out.whole(Notice.FIL_004);
      return;
    }
    int before = out.games();
    switch (head.format()) {
      case PGN -> new PgnReader(TextLines.of(in, out), out).read();
      case WXF -> new WxfReader(TextLines.of(in, out), out).read();
      case MOVE_LIST -> new ListReader(TextLines.of(in, out), out).read();
      case LINES -> new LinesReader(TextLines.of(in, out), out).read();
      case POSITION -> new PositionReader(TextLines.of(in, out), out).read();
      default -> whole(head.format(), in, out);
    }
    if (out.games() == before && !out.hasError()) {
      out.whole(Notice.REC_001);
    }
  }

  private static void whole(RecordFormat format, InputStream in, Gathered out) throws IOException {
    boolean text = format == RecordFormat.CBF || format == RecordFormat.DHTMLXQ;
    int most = text ? Limits.TEXT_BYTES : Limits.FILE_BYTES;
    byte[] bytes = in.readNBytes(most + 1);
    if (bytes.length > most) {
      out.whole(Notice.REC_012, "> " + most + " @bytes");
      return;
    }
    switch (format) {
      case XQF -> new XqfReader(bytes, out).read();
      case CBR -> new CbrReader(bytes, 0, bytes.length, RecordFormat.CBR, out).read();
      case CBL -> new CblReader(bytes, out).read();
      case CBF -> new CbfReader(bytes, out).read();
      default -> new DhtmlReader(TextLines.of(bytes, out), out).read();
    }
  }

  /** Reads all records of a file that fits in memory. */
  public static Content read(String file, byte[] content) {
    Gatherer all = new Gatherer();
    try {
      read(file, new ByteArrayInputStream(content), all);
    } catch (IOException e) {
      throw new IllegalStateException("memory cannot fail", e);
    }
    return all.content();
  }
}
