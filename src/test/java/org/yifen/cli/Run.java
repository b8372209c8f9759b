package org.yifen.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.yifen.diagnostic.Language;

/**
 * A command run in this process: what it printed and its exit code.
 *
 * @param out standard output
 * @param err standard error
 */
record Run(int code, String out, String err) {

  static Run of(Object... args) {
    return of(Language.EN, args);
  }

  static Run of(Language language, Object... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      words[i] = args[i].toString();
    }
    Terminal terminal =
        new Terminal(
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            language,
            false);
    int code = Main.run(words, terminal);
    terminal.flush();
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
