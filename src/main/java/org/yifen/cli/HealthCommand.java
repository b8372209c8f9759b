package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.book.PastHalves;
import org.yifen.history.Group;
import org.yifen.history.Health;
import org.yifen.history.ListHealth;
import org.yifen.publish.HealthCsv;
import org.yifen.publish.HealthJson;
import org.yifen.publish.chart.CalibrationChart;
import org.yifen.publish.chart.Charts;
import org.yifen.publish.chart.Picture;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The health of a book's ratings over its lists: spread, inflation, pool, calibration. */
final class HealthCommand implements Command {

  private static final String FORMATS = "text|csv|json";
  private static final String FROM = "--from";
  private static final String TO = "--to";
  private static final String NEAR = "--near";
  private static final String USUAL_NEAR = "25";
  private static final List<String> CHARTS =
      List.of("ratings-men", "ratings-women", "pool", "drift", "calibration");

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "health",
            t,
            "历期等级分的状况：分布、通胀、总分的来去、预期与实际得分、临界棋手。",
            "The ratings over all lists: spread, inflation, pool, expected and real scores, watch list.");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addOption(
        Options.option(FROM, "2020-07", t, "从哪一期起", "the first list to look at").build());
    spec.addOption(Options.option(TO, "2026-07", t, "到哪一期止", "the last list to look at").build());
    spec.addOption(
        Options.option(
                NEAR,
                "POINTS",
                t,
                "相差多少分以内算临界；不写则为 " + USUAL_NEAR,
                "how near a mark is near; " + USUAL_NEAR + " when left out")
            .build());
    spec.addOption(Options.formats(FORMATS, t));
    spec.addOption(
        Options.output(
                "FOLDER", t, "把图表（SVG、PNG）写到这个文件夹", "write charts (SVG, PNG) into this folder")
            .build());
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace existing files"));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String format = Options.format(options, FORMATS);
    int within = within(options);
    Regulation regulation = Options.regulation(options);
    Optional<PeriodId> from = limit(options, FROM);
    Optional<PeriodId> to = limit(options, TO);
    if (from.isPresent() && to.isPresent() && from.get().compareTo(to.get()) > 0) {
      throw Options.wrong(options, FROM + " " + from.get() + " > " + TO + " " + to.get());
    }
    Optional<Path> folder = Options.output(options);
    boolean force = options.hasMatchedOption(Options.FORCE);
    if (folder.isPresent()) {
      requireFree(folder.get(), force);
    }
    Book book = Book.open(Options.path(options, 0));
    Health health = health(book, PastHalves.lists(book, from, to), regulation, within, terminal);
    print(health, format, terminal);
    if (folder.isPresent()) {
      write(health, folder.get(), force, terminal);
    }
    return ExitCode.DONE;
  }

  private static int within(ParseResult options) {
    String text = options.matchedOptionValue(NEAR, USUAL_NEAR);
    if (!text.matches("\\d{1,4}")) {
      throw Options.wrong(options, NEAR + " " + text + ": 0 ... 9999");
    }
    return Integer.parseInt(text);
  }

  private static Optional<PeriodId> limit(ParseResult options, String name) {
    return options.hasMatchedOption(name)
        ? Optional.of(Options.period(options, name))
        : Optional.empty();
  }

  private static Health health(
      Book book, List<PeriodId> lists, Regulation regulation, int within, Terminal terminal)
      throws BookProblem {
    PastHalves halves = new PastHalves(book, regulation, new Progress(terminal));
    Health.Builder builder = new Health.Builder(regulation, within);
    for (int i = 0; i < lists.size(); i++) {
      builder.add(halves.read(lists.get(i)), i == lists.size() - 1);
      halves.done(lists.get(i));
    }
    Health health = builder.build();
    health.lists().forEach(list -> say(list, terminal));
    return health;
  }

  /** What could not be told of a list, and why. */
  private static void say(ListHealth list, Terminal terminal) {
    String reports = list.missing().isEmpty() ? "" : list.missing().get(0);
    if (list.missing().size() > 1) {
      reports += " +" + (list.missing().size() - 1);
    }
    switch (list.source()) {
      case REPORTS_GONE, DIFFERENT ->
          terminal.complain(
              list.list()
                  + terminal.say("：", ": ")
                  + terminal.say(list.source().chinese(), list.source().english())
                  + (reports.isEmpty()
                      ? ""
                      : terminal.say("（" + reports + "）", " (" + reports + ")")));
      default -> {}
    }
  }

  private static void print(Health health, String format, Terminal terminal) {
    switch (format) {
      case "csv" -> terminal.print(HealthCsv.of(health));
      case "json" -> terminal.print(HealthJson.of(health));
      default ->
          terminal.print(
              (String.join("\n", HealthText.of(health, terminal.language())) + "\n")
                  .getBytes(StandardCharsets.UTF_8));
    }
  }

  /** The charts that there is something to draw for. */
  private static Map<String, Picture> charts(Health health) {
    Map<String, Picture> charts = new LinkedHashMap<>();
    Charts.ratings(health, Group.MEN).ifPresent(c -> charts.put("ratings-men", c));
    Charts.ratings(health, Group.WOMEN).ifPresent(c -> charts.put("ratings-women", c));
    Charts.pool(health).ifPresent(c -> charts.put("pool", c));
    Charts.drift(health).ifPresent(c -> charts.put("drift", c));
    charts.put("calibration", CalibrationChart.of(health.calibration()));
    return charts;
  }

  private static void requireFree(Path folder, boolean force) throws BookProblem {
    for (String name : CHARTS) {
      Disk.requireFree(folder.resolve(name + ".svg"), force);
      Disk.requireFree(folder.resolve(name + ".png"), force);
    }
  }

  private static void write(Health health, Path folder, boolean force, Terminal terminal)
      throws BookProblem {
    Disk.requireFolder(folder);
    PictureFiles.withoutScreen();
    for (Map.Entry<String, Picture> chart : charts(health).entrySet()) {
      PictureFiles.svg(folder.resolve(chart.getKey() + ".svg"), chart.getValue(), force, terminal);
      PictureFiles.png(folder.resolve(chart.getKey() + ".png"), chart.getValue(), force, terminal);
    }
  }
}
