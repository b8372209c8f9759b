package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.book.Book;
import org.yifen.book.BookLock;
import org.yifen.book.BookProblem;
import org.yifen.book.CorrectionDraft;
import org.yifen.book.Disk;
import org.yifen.diagnostic.Language;
import org.yifen.publish.EffectsCsv;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Prepares the correction of a published half-year, and shows its effect before it is written. */
final class CorrectCommand implements Command {

  private static final String LATE = "--late";
  private static final String REPLACE = "--replace";
  private static final String REPORT = "--report";
  private static final String ANNUL = "--annul";
  private static final String ANNUL_GAME = "--annul-game";
  private static final String PLAYERS = "--players";
  private static final String MERGE = "--merge";
  private static final String INTO = "--into";
  private static final String AUTHORITY = "--authority";
  private static final String DATE = "--date";
  private static final String REASON = "--reason";
  private static final String WRITE = "--write";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "correct",
            t,
            "更正已公布的半年：先显示影响，--write 才登记；下一期列出差额。",
            "Put a published half-year right: shows the effect; --write enters it for the next list.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addOption(Options.option(LATE, "FILE", t, "迟报的报告", "a report that came late").build());
    spec.addOption(
        Options.option(REPLACE, "EVENT", t, "改用 --report 的报告", "use --report for this event")
            .build());
    spec.addOption(Options.option(REPORT, "FILE", t, "更正后的报告", "the corrected report").build());
    spec.addOption(Options.option(ANNUL, "EVENT", t, "撤销赛事", "an event does not count").build());
    spec.addOption(
        Options.option(
                ANNUL_GAME, "EVENT", t, "撤销 --players 两人的对局", "the games of --players do not count")
            .build());
    spec.addOption(
        Options.option(PLAYERS, "ID,ID", t, "两名棋手的编号", "the ids of both players").build());
    spec.addOption(
        Options.option(MERGE, "ID", t, "重复登记的编号", "an id that is another's too").build());
    spec.addOption(Options.option(INTO, "ID", t, "合并到这个编号", "the id that remains").build());
    spec.addOption(Options.option(AUTHORITY, "WHO", t, "批准者", "who decided it").build());
    spec.addOption(Options.option(DATE, "2026-07-01", t, "批准日期", "when").build());
    spec.addOption(Options.option(REASON, "WHY", t, "理由", "why").build());
    spec.addOption(Options.flag(WRITE, t, "登记这项更正", "enter the correction"));
    spec.addOption(Options.formats("text|csv", t));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String format = Options.format(options, "text|csv");
    if (options.hasMatchedOption(WRITE)) {
      requireReasons(options, terminal);
    }
    CorrectionDraft draft = draft(options, terminal);
    Editions editions = Options.editions(options);
    Path root = Options.path(options, 0);
    Book book = Book.open(root);
    PeriodId next = CorrectionDraft.carriedBy(book);
    List<CorrectionDraft.Effect> effects = draft.effects(book, editions);
    if (format.equals("csv")) {
      terminal.print(EffectsCsv.of(rows(effects)).getBytes(StandardCharsets.UTF_8));
    } else {
      lines(effects, next, terminal).forEach(terminal::print);
    }
    if (options.hasMatchedOption(WRITE)) {
      write(draft, root, terminal);
    } else {
      terminal.complain(
          terminal.say(
              "只是试算，没有登记；加 --write 登记，由 " + next + " 期列出差额。",
              "nothing was entered; with "
                  + WRITE
                  + " the list "
                  + next
                  + " carries the difference."));
    }
    return ExitCode.DONE;
  }

  private static Path readable(String name) throws BookProblem {
    return Disk.requireReadable(Path.of(name), name);
  }

  private static void requireReasons(ParseResult options, Terminal terminal) {
    if (text(options, REASON).isEmpty() || text(options, AUTHORITY).isEmpty()) {
      throw Options.wrong(
          options,
          terminal.say(
              "登记更正须写明 --authority 与 --reason", "to be entered it needs --authority and --reason"));
    }
  }

  private static void write(CorrectionDraft draft, Path root, Terminal terminal)
      throws BookProblem {
    try (BookLock lock = Book.lock(root)) {
      for (String file : draft.write(Book.open(root, lock), lock)) {
        terminal.complain(terminal.say("已写出 ", "wrote ") + root.resolve(file));
      }
    }
  }

  private static String text(ParseResult options, String name) {
    return options.matchedOptionValue(name, "").strip();
  }

  private static CorrectionDraft draft(ParseResult options, Terminal terminal) throws BookProblem {
    List<String> kinds =
        List.of(LATE, REPLACE, ANNUL, ANNUL_GAME, MERGE).stream()
            .filter(options::hasMatchedOption)
            .toList();
    if (kinds.size() != 1) {
      throw Options.wrong(
          options,
          terminal.say("请给出一项更正：", "give one correction: ")
              + String.join(" | ", LATE, REPLACE, ANNUL, ANNUL_GAME, MERGE));
    }
    String authority = text(options, AUTHORITY);
    String date = date(options);
    String reason = text(options, REASON);
    String subject = text(options, kinds.get(0));
    return switch (kinds.get(0)) {
      case LATE ->
          CorrectionDraft.of(
              "late", "", Optional.of(readable(subject)), "", authority, date, reason);
      case REPLACE ->
          CorrectionDraft.of(
              "replace",
              subject,
              Optional.of(readable(required(options, REPORT))),
              "",
              authority,
              date,
              reason);
      case ANNUL ->
          CorrectionDraft.of("annul", subject, Optional.empty(), "", authority, date, reason);
      case ANNUL_GAME ->
          CorrectionDraft.of(
              "annul-game", subject, Optional.empty(), players(options), authority, date, reason);
      default -> CorrectionDraft.merge(subject, required(options, INTO), authority, date, reason);
    };
  }

  private static String date(ParseResult options) {
    String written = text(options, DATE);
    try {
      return written.isEmpty() ? "" : LocalDate.parse(written).toString();
    } catch (DateTimeException e) {
      throw Options.wrong(options, DATE + " " + written + ": 2026-07-01");
    }
  }

  /** The ids of two players. */
  private static String players(ParseResult options) {
    String written = required(options, PLAYERS);
    if (written.split("[\\s,;、，]+", -1).length != 2) {
      throw Options.wrong(options, PLAYERS + " " + written + ": P001,P002");
    }
    return written;
  }

  private static String required(ParseResult options, String name) {
    String text = text(options, name);
    if (text.isEmpty()) {
      throw Options.wrong(options, name);
    }
    return text;
  }

  private static List<EffectsCsv.Row> rows(List<CorrectionDraft.Effect> effects) {
    return effects.stream()
        .map(e -> new EffectsCsv.Row(e.id(), e.name(), e.was(), e.now(), e.difference(), e.games()))
        .toList();
  }

  private static List<String> lines(
      List<CorrectionDraft.Effect> effects, PeriodId next, Terminal terminal) {
    if (effects.isEmpty()) {
      return List.of(terminal.say("不改变任何等级分。", "No rating would change."));
    }
    TextTable table =
        new TextTable(
            terminal.language() == Language.ZH
                ? List.of("编号", "姓名", next.previous() + " 期", "更正后", "差额", "局数")
                : List.of("id", "name", "list " + next.previous(), "corrected", "by", "games"));
    String none = terminal.say("无", "none");
    for (CorrectionDraft.Effect effect : effects) {
      List<String> row = new ArrayList<>();
      row.add(effect.id());
      row.add(effect.name());
      row.add(number(effect.was(), none));
      row.add(number(effect.now(), none));
      row.add(
          effect.difference().isPresent() ? "%+d".formatted(effect.difference().getAsInt()) : "—");
      row.add("%+d".formatted(effect.games()));
      table.add(row);
    }
    return table.lines();
  }

  private static String number(OptionalInt rating, String none) {
    return rating.isPresent() ? Integer.toString(rating.getAsInt()) : none;
  }
}
