package org.yifen.online;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The state of the scheme after a log, as text: a line with the tables' digest and the time of the
 * last game, a header, a line a player with the rating to its last digit. Rating two logs one after
 * the other with a state between them gives the same as rating both in one run.
 */
public final class SavedState {

  private static final String MARK = "yifen-online-state";
  private static final String VERSION = "1";
  private static final List<String> COLUMNS =
      List.of("player", "rating", "wins", "draws", "losses");

  /** Why a state cannot be gone on from. */
  public enum Fault {
    /** It is none. */
    NONE,
    /** It was made by other tables. */
    TABLES,
    /** It is not a state, or a line of it is damaged. */
    DAMAGED
  }

  /**
   * What came of reading one.
   *
   * @param line where it is damaged, from 1
   * @param lastTime of the last game, to go on from
   */
  public record Read(Fault fault, int line, long lastTime) {}

  private SavedState() {}

  /** Writes the state; players in the order in which they first came. */
  public static void write(Ratings ratings, long lastTime, String digest, OutputStream out)
      throws IOException {
    StringBuilder text = new StringBuilder();
    text.append(String.join(",", MARK, VERSION, digest, Long.toString(lastTime))).append('\n');
    text.append(String.join(",", COLUMNS)).append('\n');
    for (int player = 0; player < ratings.size(); player++) {
      text.append(cell(ratings.name(player)))
          .append(',')
          .append(ratings.rating(player))
          .append(',')
          .append(ratings.wins(player))
          .append(',')
          .append(ratings.draws(player))
          .append(',')
          .append(ratings.losses(player))
          .append('\n');
      if (text.length() > 1 << 16) {
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        text.setLength(0);
      }
    }
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** A name as a cell of CSV. */
  public static String cell(String name) {
    boolean plain = name.indexOf(',') < 0 && name.indexOf('"') < 0 && name.equals(name.strip());
    return plain ? name : "\"" + name.replace("\"", "\"\"") + "\"";
  }

  /** Puts a state into ratings of nobody. */
  public static Read read(InputStream in, String digest, Ratings into) throws IOException {
    LogLines lines = new LogLines(in);
    if (!lines.advance()) {
      return new Read(Fault.DAMAGED, 1, 0);
    }
    String[] head =
        new String(
                lines.buffer(), lines.start(), lines.end() - lines.start(), StandardCharsets.UTF_8)
            .split(",", -1);
    if (head.length != 4 || !head[0].equals(MARK) || !head[1].equals(VERSION)) {
      return new Read(Fault.DAMAGED, 1, 0);
    }
    if (!head[2].equals(digest)) {
      return new Read(Fault.TABLES, 1, 0);
    }
    if (!head[3].matches("-?\\d{1,19}") || !isHeader(lines)) {
      return new Read(Fault.DAMAGED, 1, 0);
    }
    LogRow row = new LogRow();
    row.header(lines.buffer(), lines.start(), lines.end(), COLUMNS);
    int line = 2;
    while (lines.advance()) {
      line++;
      if (lines.isTooLong() || !player(lines, row, into)) {
        return new Read(Fault.DAMAGED, line, 0);
      }
    }
    return new Read(Fault.NONE, 0, Long.parseLong(head[3]));
  }

  private static boolean isHeader(LogLines lines) throws IOException {
    return lines.advance()
        && new String(
                lines.buffer(), lines.start(), lines.end() - lines.start(), StandardCharsets.UTF_8)
            .equals(String.join(",", COLUMNS));
  }

  private static boolean player(LogLines lines, LogRow row, Ratings into) {
    if (!row.read(lines.buffer(), lines.start(), lines.end()) || !row.isWhole()) {
      return false;
    }
    int before = into.size();
    try {
      double rating = Double.parseDouble(row.text(1));
      int player = into.player(row.bytes(), row.start(0), row.end(0));
      into.restore(player, rating, count(row.text(2)), count(row.text(3)), count(row.text(4)));
      return player == before && Double.isFinite(rating);
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private static int count(String text) {
    int count = Integer.parseInt(text);
    if (count < 0) {
      throw new NumberFormatException(text);
    }
    return count;
  }
}
