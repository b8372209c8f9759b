package org.yifen.online;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The ratings of all players as CSV: a line a player, in the order of their names. */
public final class RatingsFile {

  /** The first line. */
  public static final String HEADER = "player,rating,level,games,wins,draws,losses";

  /** Bytes written at once, about. */
  private static final int CHUNK = 1 << 17;

  /** What a line needs at most beside the name and the level; a double has 309 figures. */
  private static final int NUMBERS = 512;

  private final Ratings ratings;
  private final Names names;
  private final OutputStream out;
  private final byte[][] levels;
  private byte[] bytes = new byte[CHUNK];
  private int end;

  private RatingsFile(Ratings ratings, OutputStream out) {
    this.ratings = ratings;
    this.names = ratings.names();
    this.out = out;
    levels =
        ratings.scheme().levels().stream()
            .map(level -> ("," + level.chinese() + ",").getBytes(StandardCharsets.UTF_8))
            .toArray(byte[][]::new);
  }

  /** Writes the file. */
  public static void write(Ratings ratings, OutputStream out) throws IOException {
    RatingsFile file = new RatingsFile(ratings, out);
    file.put((HEADER + "\n").getBytes(StandardCharsets.UTF_8));
    for (int player : ratings.inOrderOfNames()) {
      file.line(player);
    }
    file.flush();
  }

  private void line(int player) throws IOException {
    byte[] level = levels[ratings.level(player)];
    reserve(names.length(player) + level.length + NUMBERS);
    name(player);
    bytes[end++] = ',';
    end = TwoDecimals.write(ratings.rating(player), bytes, end);
    put(level);
    end = TwoDecimals.writeCount(ratings.games(player), bytes, end);
    count(ratings.wins(player));
    count(ratings.draws(player));
    count(ratings.losses(player));
    bytes[end++] = '\n';
  }

  /** A name of plain letters is its own cell; for others see {@link SavedState#cell}. */
  private void name(int player) throws IOException {
    int after = names.copy(player, bytes, end);
    boolean plain = true;
    for (int i = end; i < after; i++) {
      plain &= bytes[i] > ' ' && bytes[i] != ',' && bytes[i] != '"';
    }
    if (plain) {
      end = after;
    } else {
      String cell = SavedState.cell(names.name(player));
      byte[] letters = cell.getBytes(StandardCharsets.UTF_8);
      reserve(letters.length + NUMBERS);
      put(letters);
    }
  }

  private void count(int count) {
    bytes[end++] = ',';
    end = TwoDecimals.writeCount(count, bytes, end);
  }

  private void put(byte[] text) {
    System.arraycopy(text, 0, bytes, end, text.length);
    end += text.length;
  }

  private void reserve(int length) throws IOException {
    if (end + length > bytes.length) {
      flush();
      bytes = length > bytes.length ? Arrays.copyOf(bytes, length) : bytes;
    }
  }

  private void flush() throws IOException {
    out.write(bytes, 0, end);
    end = 0;
  }
}
