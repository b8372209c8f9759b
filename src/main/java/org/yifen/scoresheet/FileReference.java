package org.yifen.scoresheet;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game file as a report names it: {@code 1.pgn}, {@code 第1轮\2.xqf}, {@code cup.pgn#3} for the
 * third game of a file. A report comes from somebody else, so that a name leads to the report's own
 * folder and what lies below, never elsewhere.
 *
 * @param path folders and file; never empty
 * @param game the game's number in the file, from 1; empty without one
 */
public record FileReference(List<String> path, OptionalInt game) {

  private static final Pattern ADDRESS = Pattern.compile("(?i)[a-z]:.*|[a-z][a-z0-9+.-]+:/.*");
  private static final Pattern NUMBERED = Pattern.compile("(.*\\S)\\s*#\\s*0*([1-9]\\d{0,5})");
  private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\uFE00-\\uFE0F]");
  private static final Set<String> HERE = Set.of("", ".");

  /** Marks that people put round a name. */
  private static final String QUOTES = "\"'“”‘’《》〈〉「」<>[]";

  public FileReference {
    path = List.copyOf(path);
  }

  /** Reads a name; empty when it leads out of the report's folder, or nowhere. */
  public static Optional<FileReference> of(String written) {
    String text = unquoted(Normalizer.normalize(written, Normalizer.Form.NFKC)).replace('\\', '/');
    Matcher numbered = NUMBERED.matcher(text);
    boolean hasNumber = numbered.matches();
    String name = hasNumber ? unquoted(numbered.group(1)) : text;
    boolean leadsOut =
        name.startsWith("/") || name.startsWith("~") || ADDRESS.matcher(name).matches();
    List<String> path = new ArrayList<>();
    for (String part : name.split("/", -1)) {
      String bare = part.strip();
      leadsOut |= bare.equals("..") || bare.chars().anyMatch(Character::isISOControl);
      if (!HERE.contains(bare)) {
        path.add(bare);
      }
    }
    OptionalInt game =
        hasNumber ? OptionalInt.of(Integer.parseInt(numbered.group(2))) : OptionalInt.empty();
    return leadsOut || path.isEmpty()
        ? Optional.empty()
        : Optional.of(new FileReference(path, game));
  }

  private static String unquoted(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && isRound(text.charAt(from))) {
      from++;
    }
    while (to > from && isRound(text.charAt(to - 1))) {
      to--;
    }
    return text.substring(from, to);
  }

  private static boolean isRound(char c) {
    return Character.isWhitespace(c) || QUOTES.indexOf(c) >= 0;
  }

  /** The file's own name. */
  public String name() {
    return path.get(path.size() - 1);
  }

  /** Whether no folder is named. */
  public boolean isBare() {
    return path.size() == 1;
  }

  /** The name with folders, as messages show it. */
  public String shown() {
    return String.join("/", path);
  }

  /** The same, the number read as a part of the file's name: there are files named so. */
  public FileReference asName() {
    List<String> whole = new ArrayList<>(path.subList(0, path.size() - 1));
    whole.add(name() + (game.isPresent() ? "#" + game.getAsInt() : ""));
    return new FileReference(whole, OptionalInt.empty());
  }

  /**
   * What two names of a file have in common however they were typed: case, full-width forms, blanks
   * and the way accents are stored do not matter.
   */
  public static String key(String name) {
    String text = Normalizer.normalize(name, Normalizer.Form.NFKC);
    return INVISIBLE.matcher(text).replaceAll("").replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
  }
}
