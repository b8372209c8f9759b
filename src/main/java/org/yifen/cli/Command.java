package org.yifen.cli;

import org.yifen.book.BookProblem;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** One command: its options, and what it does. Only the one that is named is loaded. */
interface Command {

  /** The options and parameters, described in the terminal's language. */
  CommandSpec spec(Terminal terminal);

  /** Runs with parsed options; gives the exit code. */
  int run(ParseResult options, Terminal terminal) throws BookProblem;
}
