package org.yifen.cli;

import org.yifen.book.BookProblem;

/** The exit codes, in one place. */
final class ExitCode {

  static final int DONE = 0;
  static final int INPUT = 1;
  static final int USAGE = 2;
  static final int ENVIRONMENT = 3;
  static final int DEFECT = 4;

  private ExitCode() {}

  static int of(BookProblem.Kind kind) {
    return switch (kind) {
      case INPUT -> INPUT;
      case USAGE -> USAGE;
      case ENVIRONMENT -> ENVIRONMENT;
    };
  }
}
