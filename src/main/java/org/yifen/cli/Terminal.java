package org.yifen.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.yifen.diagnostic.Language;

/**
 * Where a command prints: results to standard output, findings and progress to standard error,
 * always in UTF-8 whatever the locale.
 */
final class Terminal {

  /** Set by the launcher when standard error is a terminal: the JVM itself cannot tell. */
  private static final String TERMINAL = "YIFEN_STDERR_IS_TERMINAL";

  /** Set by the launcher when standard output is a terminal. */
  private static final String OUT_TERMINAL = "YIFEN_STDOUT_IS_TERMINAL";

  /** Set by users who want no colours: no-color.org. */
  private static final String NO_COLOR = "NO_COLOR";

  /** Set by the launcher to the user's locale, which it replaces by a UTF-8 one for file names. */
  private static final String LOCALE = "YIFEN_LOCALE";

  private static final String LANG = "--lang=";

  private final PrintStream out;
  private final PrintStream err;
  private final Language language;
  private final boolean interactive;
  private final boolean coloured;

  Terminal(PrintStream out, PrintStream err, Language language, boolean interactive) {
    this(out, err, language, interactive, false);
  }

  Terminal(
      PrintStream out, PrintStream err, Language language, boolean interactive, boolean coloured) {
    this.out = out;
    this.err = err;
    this.language = language;
    this.interactive = interactive;
    this.coloured = coloured;
  }

  /** The terminal of this process, with the language of {@code --lang}, else of the locale. */
  static Terminal of(String[] args, Map<String, String> environment) {
    return new Terminal(
        stream(FileDescriptor.out),
        stream(FileDescriptor.err),
        language(args, environment),
        environment.containsKey(TERMINAL),
        isColoured(environment));
  }

  /** On a terminal that knows colours, unless the user wants none. */
  static boolean isColoured(Map<String, String> environment) {
    return environment.containsKey(OUT_TERMINAL)
        && environment.getOrDefault(NO_COLOR, "").isEmpty()
        && !environment.getOrDefault("TERM", "").equals("dumb");
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
  }

  private static Language language(String[] args, Map<String, String> environment) {
    for (int i = 0; i < args.length; i++) {
      boolean apart = args[i].equals("--lang") && i + 1 < args.length;
      if (apart || args[i].startsWith(LANG)) {
        String tag = apart ? args[i + 1] : args[i].substring(LANG.length());
        return tag.equals("en") ? Language.EN : Language.ZH;
      }
    }
    String locale = environment.getOrDefault(LOCALE, "");
    for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
      locale = locale.isEmpty() ? environment.getOrDefault(name, "") : locale;
    }
    return locale.startsWith("en") ? Language.EN : Language.ZH;
  }

  Language language() {
    return language;
  }

  /** One of two texts, by language. */
  String say(String chinese, String english) {
    return language.pick(chinese, english);
  }

  void print(String line) {
    out.print(line + "\n");
  }

  void print(byte[] bytes) {
    out.writeBytes(bytes);
  }

  void complain(String line) {
    err.print(line + "\n");
  }

  /** Shows a passing line of progress, over the one before. */
  void progress(String line) {
    err.print("\r" + line + "\u001B[K");
    err.flush();
  }

  /** Whether standard error is a terminal that somebody looks at. */
  boolean isInteractive() {
    return interactive;
  }

  /** Whether standard output shows colours when nobody says otherwise. */
  boolean isColoured() {
    return coloured;
  }

  /** Writes out what is buffered; false when standard output has failed, a full disk say. */
  boolean flush() {
    err.flush();
    return !out.checkError();
  }
}
