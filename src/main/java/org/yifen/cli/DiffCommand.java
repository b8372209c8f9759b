package org.yifen.cli;

import java.nio.file.InvalidPathException;
import java.util.List;
import org.yifen.book.BookProblem;
import org.yifen.book.ListReasons;
import org.yifen.book.ListSource;
import org.yifen.publish.DifferenceFiles;
import org.yifen.ratinglist.ListDifference;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Two lists side by side: who is new, gone, changed, moved, renamed, and why. */
final class DiffCommand implements Command {

  private static final String SORT = "--sort";
  static final String TOP = "--top";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "diff",
            t,
            "比较两份等级分表：新上榜、离榜、升降、转会、改名、称号，册内有记载的写明原因。",
            "Compare two lists: new, gone, changed, moved, renamed, with the reasons a book knows.");
    String zh = "期的文件夹、BOOK@2026-01，或 CSV、XLSX 文件";
    String en = "a list's folder, BOOK@2026-01, or a CSV or XLSX file";
    spec.addPositional(Options.parameter(0, "LIST_A", t, zh, en));
    spec.addPositional(Options.parameter(1, "LIST_B", t, zh, en));
    spec.addOption(
        Options.option(SORT, "size|id", t, "排序：按变动大小，或按编号", "order: by size of change, or by id")
            .build());
    spec.addOption(
        Options.option(TOP, "N", t, "文本只列前 N 人", "list only the first N in text").build());
    spec.addOption(Options.formats("text|csv|json", t));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String format = choice(options, Options.FORMAT, List.of("text", "csv", "json"));
    boolean byId = choice(options, SORT, List.of("size", "id")).equals("id");
    int top = top(options);
    ListSource first = source(options, 0, terminal);
    ListSource second = source(options, 1, terminal);
    ListDifference found = ListDifference.of(first.listing(), second.listing());
    ListDifference sorted = byId ? found.byId() : found;
    ListDifference explained = sorted.explained(ListReasons.between(first, second)::of);
    String a = options.matchedPositionalValue(0, "");
    String b = options.matchedPositionalValue(1, "");
    switch (format) {
      case "csv" -> terminal.print(DifferenceFiles.csv(explained, terminal.language()));
      case "json" -> terminal.print(DifferenceFiles.json(explained, a, b));
      default ->
          new DiffText(terminal.language()).lines(explained, a, b, top).forEach(terminal::print);
    }
    return ExitCode.DONE;
  }

  private static ListSource source(ParseResult options, int index, Terminal terminal)
      throws BookProblem {
    String given = options.matchedPositionalValue(index, "");
    try {
      ListSource source = ListSource.open(given);
      new Findings(terminal.language(), terminal::complain)
          .print(Findings.withoutNotes(source.findings()));
      return source;
    } catch (InvalidPathException e) {
      throw Options.wrong(options, given);
    }
  }

  /** One of several words, the first when nothing is asked; wrong usage for another. */
  static String choice(ParseResult options, String option, List<String> words) {
    String given = options.matchedOptionValue(option, words.get(0));
    if (!words.contains(given)) {
      throw Options.wrong(options, option + ": " + String.join(" | ", words));
    }
    return given;
  }

  /** How many rows are asked for; all when nothing is. */
  static int top(ParseResult options) {
    String given = options.matchedOptionValue(TOP, "");
    if (given.isEmpty()) {
      return Integer.MAX_VALUE;
    }
    if (!given.matches("[1-9]\\d{0,8}")) {
      throw Options.wrong(options, TOP + " " + given + ": 1, 2, 3 ...");
    }
    return Integer.parseInt(given);
  }
}
