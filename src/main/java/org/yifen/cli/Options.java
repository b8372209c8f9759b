package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.TableException;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Options that several commands share, and how their values are read. */
final class Options {

  static final String PERIOD = "--period";
  static final String FORMAT = "--format";
  static final String TABLES = "--tables";
  static final String BOOK = "--book";
  static final String FORCE = "--force";
  static final String OUTPUT = "--output";
  static final String STRICT = "--strict";

  private Options() {}

  /** The specification of a command with {@code --lang}, {@code --tables} and {@code --help}. */
  static CommandSpec spec(String name, Terminal terminal, String chinese, String english) {
    CommandSpec spec = specWithoutTables(name, terminal, chinese, english);
    spec.addOption(
        option(
                TABLES,
                "DIR",
                terminal,
                "用这个文件夹里的规则表代替内置的表",
                "use the tables of this folder instead of the built-in ones")
            .build());
    return spec;
  }

  /** The specification of a command that rates nothing. */
  static CommandSpec specWithoutTables(
      String name, Terminal terminal, String chinese, String english) {
    CommandSpec spec = CommandSpec.create().name("yifen " + name);
    spec.usageMessage().description(terminal.say(chinese, english));
    spec.addOption(
        option("--lang", "zh|en", terminal, "消息的语言", "the language of messages").build());
    spec.addOption(
        OptionSpec.builder("-h", "--help")
            .usageHelp(true)
            .description(terminal.say("显示本说明", "show this help"))
            .build());
    return spec;
  }

  static OptionSpec.Builder option(
      String name, String label, Terminal terminal, String chinese, String english) {
    return OptionSpec.builder(name)
        .paramLabel(label)
        .type(String.class)
        .description(terminal.say(chinese, english));
  }

  static OptionSpec flag(String name, Terminal terminal, String chinese, String english) {
    return OptionSpec.builder(name)
        .type(boolean.class)
        .description(terminal.say(chinese, english))
        .build();
  }

  /** The option {@code -o}; read it with {@link #output(ParseResult)}. */
  static OptionSpec.Builder output(
      String label, Terminal terminal, String chinese, String english) {
    return OptionSpec.builder("-o", OUTPUT)
        .paramLabel(label)
        .type(String.class)
        .description(terminal.say(chinese, english));
  }

  /** Where {@code -o} says to write; empty without it. */
  static Optional<Path> output(ParseResult options) {
    return Optional.ofNullable(options.<String>matchedOptionValue(OUTPUT, null)).map(Path::of);
  }

  /** The option {@code --strict}. */
  static OptionSpec strict(Terminal terminal) {
    return flag(STRICT, terminal, "有警告时退出码为 1", "warnings exit with 1");
  }

  /**
   * The option {@code --format}.
   *
   * @param formats such as {@code text|csv|json}
   */
  static OptionSpec formats(String formats, Terminal terminal) {
    return option(FORMAT, formats, terminal, "输出格式", "the output's format").build();
  }

  /** The format asked for, the first of them when none is; any other is wrong usage. */
  static String format(ParseResult options, String formats) {
    List<String> known = List.of(formats.split("\\|", -1));
    String format = options.matchedOptionValue(FORMAT, known.get(0));
    if (!known.contains(format)) {
      throw wrong(options, FORMAT + " " + format + ": " + formats);
    }
    return format;
  }

  static PositionalParamSpec parameter(
      int index, String label, Terminal terminal, String chinese, String english) {
    return PositionalParamSpec.builder()
        .index(Integer.toString(index))
        .arity("1")
        .required(true)
        .paramLabel(label)
        .type(String.class)
        .description(terminal.say(chinese, english))
        .build();
  }

  /** Whether {@code --format json} is asked for; anything but text and json is wrong usage. */
  static boolean isJson(ParseResult options) {
    return format(options, "text|json").equals("json");
  }

  /** The period of an option; wrong usage when it is none. */
  static PeriodId period(ParseResult options, String name) {
    String text = options.matchedOptionValue(name, "");
    return PeriodId.parse(text)
        .orElseThrow(() -> wrong(options, name + " " + text + ": 2026-01 | 2026-07 ..."));
  }

  static CommandLine.ParameterException wrong(ParseResult options, String message) {
    return new CommandLine.ParameterException(options.commandSpec().commandLine(), message);
  }

  static Path path(ParseResult options, int index) {
    return Path.of(options.matchedPositionalValue(index, ""));
  }

  /** The edition in force: built in, or from the folder of {@code --tables}. */
  static Regulation regulation(ParseResult options) throws BookProblem {
    return editions(options).newest();
  }

  /**
   * The editions: built in, or from the folder of {@code --tables}, which holds one edition or,
   * with {@code editions.csv}, several.
   */
  static Editions editions(ParseResult options) throws BookProblem {
    String folder = options.matchedOptionValue(TABLES, "");
    AtomicReference<BookProblem> unread = new AtomicReference<>();
    try {
      if (folder.isEmpty()) {
        return Editions.builtIn();
      }
      Path path = Path.of(folder);
      UnaryOperator<String> reader = file -> read(path, folder, file, unread);
      if (Disk.isFile(path.resolve(Editions.FILE))) {
        return Editions.load(folder, reader);
      }
      Path name = path.toAbsolutePath().normalize().getFileName();
      return Editions.of(Regulation.load(name == null ? folder : name.toString(), folder, reader));
    } catch (TableException e) {
      BookProblem problem = unread.get();
      throw problem != null ? problem : table(e);
    }
  }

  /** What is wrong with a table, as a finding. */
  static BookProblem table(TableException e) {
    return new BookProblem(
        BookProblem.Kind.INPUT,
        List.of(Notice.ENV_010.at(List.of(), String.valueOf(e.getMessage()))));
  }

  private static String read(
      Path folder, String name, String file, AtomicReference<BookProblem> unread) {
    try {
      return new String(Disk.read(folder.resolve(file), name + "/" + file), StandardCharsets.UTF_8);
    } catch (BookProblem e) {
      unread.set(e);
      return "";
    }
  }
}
