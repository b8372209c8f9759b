package org.yifen.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Measures ours and the peers in turn and prints the medians and ratios: {@code Bench SEED ROUNDS
 * PYTHON}, run from the project's folder by {@code src/bench/bench.sh}. PYTHON is empty when no
 * Python with pandas and openpyxl is there; then ours alone is measured.
 */
public final class Bench {

  private static final Path FOLDER = Path.of("target/bench");
  private static final Path DATA = FOLDER.resolve("data");
  private static final Path BOOK = FOLDER.resolve("book");
  private static final Path PANDAS = FOLDER.resolve("pandas.csv");
  private static final String YIFEN = "target/yifen/bin/yifen";
  private static final int STARTS = 5;

  private final String seed;
  private final String python;
  private final Figures figures = new Figures();
  private final Commands commands = new Commands(FOLDER.resolve("command.log"));

  private Bench(String seed, String python) {
    this.seed = seed;
    this.python = python;
  }

  public static void main(String[] args) throws IOException, InterruptedException, RunnerException {
    Bench bench = new Bench(args[0], args.length > 2 ? args[2] : "");
    int rounds = Integer.parseInt(args[1]);
    for (int round = 1; round <= rounds; round++) {
      System.out.printf("round %d of %d%n", round, rounds);
      bench.calculation();
      bench.pandas();
      bench.replay();
      bench.starts();
    }
    bench.print();
  }

  private boolean hasPython() {
    return !python.isEmpty();
  }

  private void calculation() throws RunnerException, IOException {
    long games;
    try (Stream<String> lines = Files.lines(DATA.resolve("games.csv"))) {
      games = lines.count() - 1;
    }
    RunResult result =
        new Runner(
                new OptionsBuilder()
                    .include(HalfYearsBenchmark.class.getSimpleName())
                    .forks(1)
                    .warmupIterations(3)
                    .warmupTime(TimeValue.seconds(1))
                    .measurementIterations(3)
                    .measurementTime(TimeValue.seconds(1))
                    .addProfiler(GCProfiler.class)
                    .jvmArgs("-Xmx2g", "-XX:+UseSerialGC", "-Dseed=" + seed)
                    .output(FOLDER.resolve("jmh.log").toString())
                    .build())
            .runSingle();
    double seconds = result.getPrimaryResult().getScore() / 1000;
    figures.add("calculation", games / seconds / 1e6);
    result
        .getSecondaryResults()
        .forEach(
            (name, value) -> {
              if (name.endsWith("gc.alloc.rate.norm")) {
                figures.add("allocation", value.getScore() / games);
              }
            });
    figures.add("games", games);
  }

  private void pandas() throws IOException, InterruptedException {
    if (hasPython()) {
      Commands.Run run =
          commands.run(
              List.of(
                  python,
                  "src/bench/python/half_years_pandas.py",
                  DATA.resolve("games.csv").toString(),
                  DATA.resolve("register.csv").toString(),
                  "tables/cxa",
                  PANDAS.toString()));
      figures.add("pandas", run.seconds());
      figures.add("pandas calculation", figures.median("games") / run.number("calculation") / 1e6);
    }
  }

  /** A book made anew, its reports linked into it, then every half-year rated in order. */
  private void replay() throws IOException, InterruptedException {
    delete(BOOK);
    String register = DATA.resolve("register.csv").toString();
    commands.run(
        List.of(YIFEN, "init", BOOK.toString(), "--list", register, "--period", "1996-01"));
    link(DATA.resolve("reports"), BOOK.resolve("reports"));
    String last = Federation.period(Federation.HALVES - 1).toString();
    String first = Federation.period(0).toString();
    Commands.Run run =
        commands.run(List.of(YIFEN, "rate", BOOK.toString(), "--from", first, "--period", last));
    figures.add("replay", run.seconds());
  }

  private void starts() throws IOException, InterruptedException {
    String csv = DATA.resolve("report.csv").toString();
    String inBook = BOOK.resolve("reports/2026-01/E2026-01-001.csv").toString();
    String xlsx = DATA.resolve("report.xlsx").toString();
    String read =
        "import openpyxl\n"
            + "for s in openpyxl.load_workbook('"
            + xlsx
            + "', data_only=True):\n"
            + "    for r in s.iter_rows(values_only=True): pass\n";
    for (int i = 0; i < STARTS; i++) {
      start("hello", java(), "-cp", FOLDER.resolve("classes").toString(), Hello.class.getName());
      start("help", YIFEN, "--help");
      start("csv", YIFEN, "check", csv);
      start("xlsx", YIFEN, "check", xlsx);
      start("csv in a book", YIFEN, "check", "--book", BOOK.toString(), inBook);
      if (hasPython()) {
        start("openpyxl", python, "-c", read);
      }
    }
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private void start(String what, String... command) throws IOException, InterruptedException {
    figures.add(what, commands.run(List.of(command)).seconds());
  }

  private void print() throws IOException {
    System.out.printf("%n%s%n", agreement());
    System.out.printf(
        "java %s, %d processors; the replay took %s s, pandas %s s%n%n",
        System.getProperty("java.version"),
        Runtime.getRuntime().availableProcessors(),
        figures.spread("replay"),
        figures.spread("pandas"));
    figures.head();
    figures.line(
        "calculation, million games/s", "", "calculation", "pandas calculation", ">= 20, then 50");
    figures.line("  allocated, bytes a game", "", "allocation", "");
    figures.line("replay of 60 half-years from reports", "s", "replay", "pandas", "<= 3, then 1");
    figures.line("--help, beside a hello world", "s", "help", "hello", "<= 4");
    figures.line("check of one CSV report", "s", "csv", "<= 0.30 s");
    figures.line("check of one XLSX report, beside openpyxl", "s", "xlsx", "openpyxl", "<= 1.25");
    figures.line("check of one CSV report against the book", "s", "csv in a book", "");
  }

  /** Whether both sides came to the same last register, number by number. */
  private String agreement() throws IOException {
    if (!hasPython()) {
      return "no peer: nothing to compare the last register with";
    }
    String last = Federation.period(Federation.HALVES - 1).toString();
    Map<String, List<String>> ours =
        numbers(BOOK.resolve("lists").resolve(last).resolve("register.csv"), 5);
    Map<String, List<String>> theirs = numbers(PANDAS, 1);
    long different =
        ours.entrySet().stream().filter(e -> !e.getValue().equals(theirs.get(e.getKey()))).count();
    long rated = ours.values().stream().filter(v -> !v.get(0).equals("0")).count();
    return "the last register has %,d players, %,d of them rated; Yifen and pandas %s"
        .formatted(
            ours.size(),
            rated,
            different == 0
                ? "agree in every rating, peak, count and idle half-year"
                : "DIFFER in %,d players".formatted(different));
  }

  /** The five numbers of each player, by id; blank is 0. */
  private static Map<String, List<String>> numbers(Path file, int from) throws IOException {
    Map<String, List<String>> numbers = new HashMap<>();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      List<String> five = new ArrayList<>();
      for (int i = from; i < from + 5; i++) {
        five.add(cells[i].isEmpty() ? "0" : cells[i]);
      }
      numbers.put(cells[0], five);
    }
    return numbers;
  }

  private static void link(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.createLink(target, file);
        }
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
