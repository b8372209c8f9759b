package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.WhatIf;
import org.yifen.history.Shift;
import org.yifen.publish.ShiftFiles;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.TableException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Replays half-years under other parameters or another edition, beside what really was. */
final class WhatIfCommand implements Command {

  static final String FROM = "--from";
  private static final String SET = "--set";
  private static final String TO = "--to";
  private static final String TOP = "--top";
  private static final String FORMATS = "text|csv|json";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "whatif",
            t,
            "换用别的参数或规则表重算若干半年，与实际比较；不写任何文件。",
            "Replay half-years under other parameters or tables, beside the real ones; writes nothing.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addOption(
        OptionSpec.builder(SET)
            .paramLabel("KEY=VALUE")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("1")
            .description(
                t.say(
                    "改一个参数（rules.csv 的 key），可多次",
                    "another value for a key of rules.csv; repeatable"))
            .build());
    spec.addOption(
        Options.option(FROM, "2020-07", t, "从这一期起重算", "replay from this list on")
            .required(true)
            .build());
    spec.addOption(Options.option(TO, "2026-07", t, "到这一期；不写则到最近一期", "up to this list").build());
    spec.addOption(Options.option(TOP, "N", t, "列出前 N 名（20）", "so many of the list (20)").build());
    spec.addOption(Options.formats(FORMATS, t));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String format = Options.format(options, FORMATS);
    Map<String, String> values = values(options);
    if (values.isEmpty() && !options.hasMatchedOption(Options.TABLES)) {
      throw Options.wrong(
          options,
          terminal.say("请用 --set 或 --tables 说明要改什么", "say what is to change: --set or --tables"));
    }
    Editions other = changed(options, Options.editions(options), values);
    PeriodId first = Options.period(options, FROM);
    Optional<PeriodId> to =
        options.hasMatchedOption(TO) ? Optional.of(Options.period(options, TO)) : Optional.empty();
    if (to.isPresent() && to.get().compareTo(first) < 0) {
      throw Options.wrong(options, FROM + " " + first + " > " + TO + " " + to.get());
    }
    int top = top(options);
    Book book = Book.open(Options.path(options, 0));
    PeriodId last = WhatIf.last(book, first, to);
    WhatIf.Outcome real = WhatIf.run(book, Editions.builtIn(), first, last, new Progress(terminal));
    WhatIf.unlike(book, real, last)
        .ifPresent(d -> new Findings(terminal.language(), terminal::complain).print(List.of(d)));
    WhatIf.Outcome then =
        WhatIf.run(Book.open(Options.path(options, 0)), other, first, last, new Progress(terminal));
    Shift shift = Shift.of(last, real.closing(), then.closing());
    switch (format) {
      case "csv" -> terminal.print(ShiftFiles.csv(shift).getBytes(StandardCharsets.UTF_8));
      case "json" -> terminal.print(ShiftFiles.json(shift, real.calibration(), then.calibration()));
      default ->
          new WhatIfText(terminal.language(), values, first, last)
              .lines(shift, real, then, top)
              .forEach(terminal::print);
    }
    return ExitCode.DONE;
  }

  private static Editions changed(
      ParseResult options, Editions editions, Map<String, String> values) {
    try {
      return values.isEmpty() ? editions : editions.with(values);
    } catch (TableException e) {
      throw Options.wrong(options, SET + ": " + e.getMessage());
    }
  }

  private static int top(ParseResult options) {
    String written = options.matchedOptionValue(TOP, "20");
    if (!written.matches("\\d{1,6}")) {
      throw Options.wrong(options, TOP + " " + written + ": 20");
    }
    return Integer.parseInt(written);
  }

  private static Map<String, String> values(ParseResult options) {
    Map<String, String> values = new LinkedHashMap<>();
    List<String> written = options.matchedOptionValue(SET, List.of());
    for (String pair : written) {
      int equals = pair.indexOf('=');
      if (equals < 1) {
        throw Options.wrong(options, SET + " " + pair + ": k-newcomer=30");
      }
      values.put(pair.substring(0, equals).strip(), pair.substring(equals + 1).strip());
    }
    return values;
  }
}
