package org.yifen.cli;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.yifen.book.Book;
import org.yifen.book.BookLock;
import org.yifen.book.BookProblem;
import org.yifen.book.RegisterEdit;
import org.yifen.player.Player;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Renames, transfers, titles and merges persons, with a log. */
final class RegisterCommand implements Command {

  private static final Map<String, RegisterEdit.Action> ACTIONS =
      Map.of(
          "--rename", RegisterEdit.Action.RENAME,
          "--transfer", RegisterEdit.Action.TRANSFER,
          "--title", RegisterEdit.Action.TITLE,
          "--merge", RegisterEdit.Action.MERGE);
  private static final String TO = "--to";
  private static final String DATE = "--date";
  private static final String AUTHORITY = "--authority";
  private static final String REASON = "--reason";
  private static final String WRITE = "--write";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.specWithoutTables(
            "register",
            t,
            "更改棋手资料：更名、转会、授称号、合并重复编号；先显示，--write 才写入并记入 players-log.csv。",
            "Change a person: name, unit, title, merged ids. Shows it; --write enters and logs it.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addOption(Options.option("--rename", "ID", t, "更名", "a new name").build());
    spec.addOption(Options.option("--transfer", "ID", t, "转会", "a new unit").build());
    spec.addOption(Options.option("--title", "ID", t, "授予称号", "a new title").build());
    spec.addOption(
        Options.option("--merge", "ID", t, "合并到 --to 的编号", "merge into the id of --to").build());
    spec.addOption(
        Options.option(TO, "NAME|UNIT|TITLE|ID", t, "改为", "what it becomes")
            .required(true)
            .build());
    spec.addOption(Options.option(DATE, "2026-07-01", t, "日期；不写则为今天", "the day; today").build());
    spec.addOption(Options.option(AUTHORITY, "WHO", t, "批准者", "who decided it").build());
    spec.addOption(Options.option(REASON, "WHY", t, "理由", "why").build());
    spec.addOption(Options.flag(WRITE, t, "写入", "enter it"));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    RegisterEdit edit = edit(options, terminal);
    boolean unsaid = edit.authority().isBlank() || edit.reason().isBlank();
    if (options.hasMatchedOption(WRITE) && unsaid) {
      throw Options.wrong(
          options,
          terminal.say(
              "写入须写明 --authority 与 --reason", "to be entered it needs --authority and --reason"));
    }
    Path root = Options.path(options, 0);
    if (!options.hasMatchedOption(WRITE)) {
      print(edit.preview(Book.open(root)), terminal);
      terminal.complain(
          terminal.say("只是查看，没有写入；加 --write 写入。", "nothing was entered; add " + WRITE + "."));
      return ExitCode.DONE;
    }
    try (BookLock lock = Book.lock(root)) {
      print(edit.write(Book.open(root, lock), lock), terminal);
    }
    return ExitCode.DONE;
  }

  private static RegisterEdit edit(ParseResult options, Terminal terminal) {
    List<String> given = ACTIONS.keySet().stream().filter(options::hasMatchedOption).toList();
    String to = options.matchedOptionValue(TO, "").strip();
    if (given.size() != 1 || to.isEmpty()) {
      throw Options.wrong(
          options,
          terminal.say("请给出一项更改与 --to：", "give one change and --to: ")
              + "--rename | --transfer | --title | --merge");
    }
    return new RegisterEdit(
        ACTIONS.getOrDefault(given.get(0), RegisterEdit.Action.RENAME),
        options.matchedOptionValue(given.get(0), "").strip(),
        to,
        day(options),
        options.matchedOptionValue(AUTHORITY, ""),
        options.matchedOptionValue(REASON, ""));
  }

  private static LocalDate day(ParseResult options) {
    String written = options.matchedOptionValue(DATE, "");
    try {
      return written.isEmpty() ? LocalDate.now(ZoneId.systemDefault()) : LocalDate.parse(written);
    } catch (DateTimeException e) {
      throw Options.wrong(options, DATE + " " + written + ": 2026-07-01");
    }
  }

  private static void print(RegisterEdit.Done done, Terminal terminal) {
    terminal.print(terminal.say("原为：", "before: ") + words(done.before()));
    terminal.print(terminal.say("改为：", "after:  ") + words(done.after()));
  }

  private static String words(Player player) {
    return String.join(
        " · ",
        player.id(),
        player.name(),
        player.unit(),
        player.title(),
        String.join("、", player.formerNames()),
        player.note());
  }
}
