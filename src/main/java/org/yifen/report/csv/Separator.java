package org.yifen.report.csv;

/**
 * The character between the cells: comma, semicolon, tab, bar or full-width comma, whichever the
 * first lines have most. A first line {@code sep=;} says it outright; spreadsheets do not show that
 * line as a row.
 *
 * @param rowsFrom where the rows begin in the text
 */
record Separator(char character, int rowsFrom) {

  private static final char[] CANDIDATES = {',', ';', '\t', '|', '\uFF0C'};
  private static final String DECLARED = "sep=";
  private static final int LINES = 64;

  static Separator of(String text) {
    int end = DECLARED.length() + 1;
    if (text.startsWith(DECLARED) && text.length() > end && "\r\n".indexOf(text.charAt(end)) >= 0) {
      return new Separator(text.charAt(end - 1), text.startsWith("\r\n", end) ? end + 2 : end + 1);
    }
    return new Separator(vote(text), 0);
  }

  /** Counts the candidates outside quoted cells; the comma wins when none is there. */
  private static char vote(String text) {
    int[] votes = new int[CANDIDATES.length];
    int lines = 0;
    boolean quoted = false;
    for (int i = 0; i < text.length() && lines < LINES; i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (!quoted) {
        lines += c == '\n' || c == '\r' ? 1 : 0;
        for (int k = 0; k < CANDIDATES.length; k++) {
          votes[k] += c == CANDIDATES[k] ? 1 : 0;
        }
      }
    }
    int best = 0;
    for (int k = 1; k < CANDIDATES.length; k++) {
      best = votes[k] > votes[best] ? k : best;
    }
    return CANDIDATES[best];
  }
}
