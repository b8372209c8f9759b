package org.yifen.xiangqi.notation;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Games that people and programs really wrote; they lie beside the repository, not in it. Only
 * their move texts are taken out, in the simplest way that will do.
 */
final class GameFiles {

  private static final Path GAMES = Path.of("../shared/xiangqi/games");
  private static final Pattern FEN = Pattern.compile("\\[FEN \"([^\"]*)\"");

  /** A game: its FEN, if it does not start as usual, and its move texts. */
  record Game(String name, Optional<String> fen, List<String> texts) {}

  private GameFiles() {}

  /** Skips the test where there are no such files. */
  static List<Path> in(String folder, String ending) {
    Path path = GAMES.resolve(folder);
    assumeTrue(Files.isDirectory(path), "no games at " + path);
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(f -> f.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<String> lines(String name) {
    Path path = GAMES.resolve(name);
    assumeTrue(Files.isRegularFile(path), "no games at " + path);
    return text(path, Charset.forName("UTF-8")).lines().toList();
  }

  static String text(Path path, Charset charset) {
    try {
      return new String(Files.readAllBytes(path), charset);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The games of a PGN text; of one that has no tags, the one game. */
  static List<Game> pgn(String name, String text) {
    List<Game> games = new ArrayList<>();
    for (String part : text.split("(?m)^(?=\\[(?:Game|Event) )(?<!\\]\\R)", -1)) {
      Matcher fen = FEN.matcher(part);
      Optional<String> start = fen.find() ? Optional.of(fen.group(1)) : Optional.empty();
      String moves = part.replaceAll("(?m)^\\[.*$", " ").replaceAll("(?s)\\{.*?\\}", " ");
      if (!moves.isBlank()) {
        games.add(new Game(name, start, texts(moves.replaceAll("\\([^()]*\\)", " "))));
      }
    }
    return games;
  }

  /** The moves up to the result, without their numbers and marks. */
  static List<String> texts(String moves) {
    String bare = moves.replaceAll("(?s)(?<!\\S)(1-0|0-1|1/2-1/2|\\*)(?!\\S).*", " ");
    return Arrays.stream(bare.replaceAll("!!?", " ").split("\\s+", -1))
        .map(t -> t.replaceFirst("^\\d+\\.(?!\\d$)", ""))
        .filter(t -> !t.isEmpty() && !t.matches("=+|\\.+"))
        .toList();
  }
}
