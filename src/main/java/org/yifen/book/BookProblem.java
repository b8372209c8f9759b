package org.yifen.book;

import java.util.List;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/**
 * What keeps a command from going on: said once, as a finding, with the exit code it means.
 *
 * <p>Checked, so that every command says what it does about it.
 */
public final class BookProblem extends Exception {

  private static final long serialVersionUID = 1L;

  /** Why a command stops. */
  public enum Kind {
    /** The input has errors. */
    INPUT,
    /** The command asks for what the book does not allow. */
    USAGE,
    /** A file or disk failed. */
    ENVIRONMENT
  }

  private final transient List<Diagnostic> findings;
  private final Kind kind;

  public BookProblem(Kind kind, List<Diagnostic> findings) {
    super(findings.isEmpty() ? kind.name() : findings.get(0).notice().code());
    this.kind = kind;
    this.findings = List.copyOf(findings);
  }

  /** A wrong use of a command. */
  public static BookProblem usage(Notice notice, Object... arguments) {
    return new BookProblem(Kind.USAGE, List.of(notice.at(List.of(), arguments)));
  }

  /** A file that cannot be read or written. */
  static BookProblem environment(Notice notice, Object... arguments) {
    return new BookProblem(Kind.ENVIRONMENT, List.of(notice.at(List.of(), arguments)));
  }

  /** An error at a place. */
  static BookProblem input(Notice notice, Location where, Object... arguments) {
    return new BookProblem(Kind.INPUT, List.of(notice.at(where, arguments)));
  }

  public Kind kind() {
    return kind;
  }

  public List<Diagnostic> findings() {
    return findings;
  }
}
