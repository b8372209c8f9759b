package org.yifen.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * What {@code check} was asked for.
 *
 * @param reports as they were named
 * @param book the book's folder; empty for none
 * @param format one of {@value #FORMATS}
 * @param output where to write; empty for standard output
 */
record CheckOptions(
    List<String> reports,
    String book,
    String format,
    Optional<Path> output,
    boolean force,
    boolean strict,
    CheckText.Detail detail,
    Paint paint) {

  static final String EXPLAIN = "--explain";
  static final String SCHEMA = "--schema";

  private static final String FORMATS = "text|json|sarif|html";
  private static final String OUTPUT = "-o";
  private static final String STRICT = "--strict";
  private static final String QUIET = "-q";
  private static final String VERBOSE = "-v";
  private static final String COLOR = "--color";
  private static final String COLORS = "auto|always|never";

  static void addTo(CommandSpec spec, Terminal t) {
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("0..*")
            .paramLabel("REPORT")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description(t.say("成绩报告：.xlsx、.xls、.csv、.trf", "reports: .xlsx, .xls, .csv, .trf"))
            .build());
    spec.addOption(
        Options.option(
                Options.BOOK, "DIR", t, "与这个等级分册的登记核对", "compare with the register of this book")
            .build());
    spec.addOption(Options.flag(STRICT, t, "有未确认的警告时退出码为 1", "open warnings exit with 1"));
    spec.addOption(Options.formats(FORMATS, t));
    spec.addOption(
        named(Options.option(OUTPUT, "FILE", t, "写到这个文件", "write to this file"), "--output"));
    Annotations.addOptions(spec, t);
    spec.addOption(
        Options.flag(
            Options.FORCE,
            t,
            "覆盖已有的 FILE，和批注文件夹里并非弈分写出的同名文件",
            "replace FILE if it exists, and files in the folder of --annotate that are not copies of ours"));
    spec.addOption(
        flag(t, QUIET, "--quiet", "每处错误和警告只写一行", "errors and warnings only, a line each"));
    spec.addOption(flag(t, VERBOSE, "--verbose", "不折叠重复的问题", "do not fold repeats"));
    addColor(spec, t);
    spec.addOption(
        Options.option(
                EXPLAIN,
                "CODE",
                t,
                "说明这些代码，不带代码时列出全部",
                "explain these codes; list all of them when none is given")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .build());
    spec.addOption(
        Options.flag(SCHEMA, t, "输出 JSON 格式的结构定义", "print the schema of the JSON format"));
  }

  /** Adds {@code --color}; {@link #paint} reads it. */
  static void addColor(CommandSpec spec, Terminal t) {
    spec.addOption(Options.option(COLOR, COLORS, t, "是否用颜色", "whether to use colours").build());
  }

  static OptionSpec flag(Terminal t, String name, String longer, String zh, String en) {
    return OptionSpec.builder(name, longer).type(boolean.class).description(t.say(zh, en)).build();
  }

  private static OptionSpec named(OptionSpec.Builder option, String longer) {
    return option.names(option.names()[0], longer).build();
  }

  /** Reads them; wrong usage when they do not go together. */
  static CheckOptions of(ParseResult options, Terminal terminal) {
    List<String> reports = options.matchedPositionalValue(0, List.<String>of());
    CheckOptions read =
        new CheckOptions(
            reports,
            options.matchedOptionValue(Options.BOOK, ""),
            choice(options, Options.FORMAT, FORMATS),
            Optional.ofNullable(options.<String>matchedOptionValue(OUTPUT, null)).map(Path::of),
            options.hasMatchedOption(Options.FORCE),
            options.hasMatchedOption(STRICT),
            detail(options),
            paint(options, terminal));
    read.output().ifPresent(file -> requireNoReport(file, options, reports));
    return read;
  }

  private static void requireNoReport(Path output, ParseResult options, List<String> reports) {
    Path file = output.toAbsolutePath().normalize();
    for (String report : reports) {
      if (Path.of(report).toAbsolutePath().normalize().equals(file)) {
        throw Options.wrong(options, OUTPUT + " " + output + " = REPORT");
      }
    }
  }

  private static CheckText.Detail detail(ParseResult options) {
    boolean quiet = options.hasMatchedOption(QUIET);
    boolean verbose = options.hasMatchedOption(VERBOSE);
    if (quiet && verbose) {
      throw Options.wrong(options, QUIET + " | " + VERBOSE);
    }
    return quiet ? CheckText.Detail.QUIET : verbose ? CheckText.Detail.ALL : CheckText.Detail.USUAL;
  }

  /** Of itself only a terminal gets colours; {@code always} and {@code never} decide alone. */
  static Paint paint(ParseResult options, Terminal terminal) {
    return switch (choice(options, COLOR, COLORS)) {
      case "always" -> new Paint(true);
      case "never" -> Paint.NONE;
      default -> new Paint(terminal.isColoured() && !isToFile(options));
    };
  }

  private static boolean isToFile(ParseResult options) {
    return options.commandSpec().findOption(OUTPUT) != null && options.hasMatchedOption(OUTPUT);
  }

  private static String choice(ParseResult options, String name, String choices) {
    List<String> known = List.of(choices.split("\\|", -1));
    String value = options.matchedOptionValue(name, known.get(0));
    if (!known.contains(value)) {
      throw Options.wrong(options, name + ": " + choices.replace("|", " | "));
    }
    return value;
  }
}
