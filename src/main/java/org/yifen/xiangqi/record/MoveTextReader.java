package org.yifen.xiangqi.record;

import java.util.Optional;
import org.yifen.diagnostic.Notice;

/**
 * Reads the moves of a text into a draft, line by line: move numbers, moves, {@code {comments}},
 * {@code ; comments}, {@code (variations)}, marks and the result. Words that are no moves become
 * comments, with a finding.
 */
final class MoveTextReader {

  private static final String SPACES = " \t\f\u000B\u3000\u00A0,，";
  private static final String ENDS = SPACES + "{}();";

  private final Draft draft;
  private final Gathered out;
  private final Variations line;
  private final StringBuilder comment = new StringBuilder();
  private final StringBuilder stray = new StringBuilder();
  private int commentLine;
  private String commentEnd = "";
  private boolean ended;
  private boolean stopped;
  private boolean tooLong;
  private boolean any;
  private int number;

  MoveTextReader(Draft draft, Gathered out) {
    this.draft = draft;
    this.out = out;
    this.line = new Variations(draft, out);
  }

  /** Whether a comment goes on over the end of the line. */
  boolean isInComment() {
    return !commentEnd.isEmpty();
  }

  /** Whether there was anything but blanks. */
  boolean hasAny() {
    return any;
  }

  /** Whether the result has been read, after which the game is over. */
  boolean isEnded() {
    return ended;
  }

  /** Reads one line; {@code lineNumber} is for findings. */
  void read(String text, int lineNumber) {
    number = lineNumber;
    any |= !text.isBlank();
    int at = isInComment() ? comment(text, 0) : 0;
    while (at < text.length() && !stopped) {
      at = step(text, at);
    }
    flush();
    if (!stopped && (tooLong || draft.tree.isFull())) {
      stopped = true;
      out.line(number, Notice.REC_012, draft.tree.limit());
    }
  }

  private int step(String text, int at) {
    char c = text.charAt(at);
    if (SPACES.indexOf(c) >= 0) {
      return at + 1;
    }
    switch (c) {
      case '{' -> {
        return open(text, at + 1, "}");
      }
      case ';' -> {
        flush();
        line.comment(text.substring(at + 1).strip());
        return text.length();
      }
      case '(' -> {
        flush();
        line.open(number);
        return at + 1;
      }
      case ')' -> {
        flush();
        line.close(number);
        return at + 1;
      }
      case '}' -> {
        out.line(number, Notice.REC_011, "}");
        return at + 1;
      }
      default -> {
        return text.startsWith("/*", at) ? open(text, at + 2, "*/") : word(text, at);
      }
    }
  }

  private int open(String text, int from, String end) {
    flush();
    commentEnd = end;
    commentLine = number;
    comment.setLength(0);
    return comment(text, from);
  }

  /** Takes a comment up to its end or that of the line; gives where to go on. */
  private int comment(String text, int from) {
    int end = text.indexOf(commentEnd, from);
    int to = end < 0 ? text.length() : end;
    boolean fits = comment.length() + to - from <= Limits.CHARACTERS;
    tooLong |= !fits;
    comment.append(text, from, fits ? to : from);
    if (end < 0) {
      comment.append('\n');
      return text.length();
    }
    int next = end + commentEnd.length();
    commentEnd = "";
    line.comment(comment.toString().strip());
    return next;
  }

  private int word(String text, int from) {
    int to = from + 1;
    while (to < text.length() && ENDS.indexOf(text.charAt(to)) < 0 && !text.startsWith("/*", to)) {
      to++;
    }
    word(text.substring(from, to));
    return to;
  }

  private void word(String word) {
    int marks = Marks.leading(word);
    if (marks > 0) {
      mark(word.substring(0, marks));
    }
    String rest = word.substring(marks);
    int digits = MoveNumber.length(rest);
    if (digits > 0) {
      flush();
      line.number(rest.substring(0, digits));
      rest = rest.substring(digits);
    }
    if (!rest.isEmpty()) {
      unnumbered(rest);
    }
  }

  private void unnumbered(String word) {
    if (word.charAt(0) == '$' && Marks.glyph(word).isPresent()) {
      flush();
      line.nag(Marks.glyph(word).get());
      return;
    }
    int marks = Marks.trailing(word);
    String bare = word.substring(0, word.length() - marks);
    if (MoveShape.isMove(bare)) {
      flush();
      line.move(bare, number);
      mark(word.substring(word.length() - marks));
    } else {
      other(word, bare);
    }
  }

  private void other(String word, String bare) {
    Optional<Outcome> outcome = Outcome.parse(bare);
    if (MoveShape.isRow(bare)) {
      flush();
      for (int i = 0; i < bare.length(); i += 4) {
        line.move(bare.substring(i, i + 4), number);
      }
    } else if (outcome.isPresent() && isResult(bare) && !line.isVariation()) {
      flush();
      ended = true;
      draft.result(outcome.get(), bare);
    } else {
      stray.append(stray.length() > 0 ? " " : "").append(word);
      return;
    }
    mark(word.substring(bare.length()));
  }

  /** A single letter or character is too little to end a game. */
  private static boolean isResult(String word) {
    return word.length() > 1 || word.equals("*");
  }

  private void mark(String marks) {
    Marks.nag(marks).ifPresent(line::nag);
  }

  /** Turns the words since the last move that are no moves into a comment. */
  private void flush() {
    if (stray.length() > 0) {
      String words = stray.toString();
      stray.setLength(0);
      out.line(number, Notice.REC_008, words);
      line.comment(words);
    }
  }

  /** Ends a comment that nobody closed, since another game begins. */
  void breakComment() {
    if (isInComment()) {
      out.line(commentLine, Notice.REC_011, commentEnd.equals("}") ? "{" : "/*");
      commentEnd = "";
      line.comment(comment.toString().strip());
    }
  }

  /** Tells what was opened and not closed. */
  void finish() {
    breakComment();
    line.finish();
  }
}
