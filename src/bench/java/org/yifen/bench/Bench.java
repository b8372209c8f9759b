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
  private static final String READ = "src/bench/python/read_workbooks.py";
  private static final String SMALL_HEAP = "-Xmx256m";
  private static final String LIST_HEAP = "-Xmx64m";
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
      bench.workbooks();
      bench.lists();
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
    figures.add("audit", commands.run(List.of(YIFEN, "audit", BOOK.toString())).seconds());
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

  /** A thousand workbooks in one command and a small heap, beside openpyxl merely reading them. */
  private void workbooks() throws IOException, InterruptedException {
    String book = FOLDER.resolve("workbook-book").toString();
    delete(Path.of(book));
    String register = DATA.resolve("register.csv").toString();
    commands.run(List.of(YIFEN, "init", book, "--list", register, "--period", "1996-01"));
    for (String layout : List.of(Workbooks.HOUSE, Workbooks.CHESS_RESULTS)) {
      Path folder = DATA.resolve("workbooks").resolve(layout);
      if (hasPython()) {
        for (String how : List.of("whole", "read-only")) {
          Commands.Run run = commands.run(List.of(python, READ, how, folder.toString()));
          figures.add("openpyxl " + how + " " + layout, run.seconds());
        }
      }
      figures.add("check " + layout, check(folder).seconds());
      if (layout.equals(Workbooks.HOUSE)) {
        figures.add("check in a book", check(folder, "--book", book).seconds());
      }
    }
    figures.add("largest", check(DATA.resolve("largest.xlsx")).seconds());
  }

  /** Checks a file or all files of a folder in 256 MB. */
  private Commands.Run check(Path files, String... options)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(YIFEN, "check"));
    command.addAll(List.of(options));
    try (Stream<Path> all = Files.walk(files)) {
      all.filter(Files::isRegularFile).sorted().forEach(file -> command.add(file.toString()));
    }
    return commands.run(command, SMALL_HEAP);
  }

  /** A list of 100,000, written and read in 64 MB. */
  private void lists() throws IOException, InterruptedException {
    String read = DATA.resolve("list.xlsx").toString();
    String written = FOLDER.resolve("written.xlsx").toString();
    figures.add("list written", list("write", written));
    figures.add("list read", list("read", read));
    if (hasPython()) {
      String write = "src/bench/python/write_list.py";
      figures.add("openpyxl writes", commands.run(List.of(python, write, written)).seconds());
      figures.add(
          "openpyxl reads", commands.run(List.of(python, READ, "read-only", read)).seconds());
    }
  }

  private double list(String what, String file) throws IOException, InterruptedException {
    String classes = FOLDER.resolve("classes") + ":target/yifen/lib/yifen.jar";
    return commands
        .run(
            List.of(
                java(),
                LIST_HEAP,
                "-XX:+UseSerialGC",
                "-cp",
                classes,
                Lists.class.getName(),
                what,
                file))
        .seconds();
  }

  /** The faster way of openpyxl to read a folder. */
  private String faster(String layout) {
    String whole = "openpyxl whole " + layout;
    String readOnly = "openpyxl read-only " + layout;
    return figures.median(readOnly) < figures.median(whole) ? readOnly : whole;
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
    figures.line("audit of the 60 lists it wrote", "s", "audit", "pandas", "<= 3, then 1");
    figures.line("--help, beside a hello world", "s", "help", "hello", "<= 4");
    figures.line("check of one CSV report", "s", "csv", "<= 0.30 s");
    figures.line("check of one XLSX report, beside openpyxl", "s", "xlsx", "openpyxl", "<= 1.25");
    figures.line("check of one CSV report against the book", "s", "csv in a book", "");
    String goal = "<= 0.4, then 0.2";
    String house = faster(Workbooks.HOUSE);
    String chessResults = faster(Workbooks.CHESS_RESULTS);
    figures.line("check of 1,000 XLSX, house layout, 256 MB", "s", "check house", house, goal);
    figures.line("  with --book", "s", "check in a book", house, goal);
    figures.line("  Chess-Results", "s", "check chess-results", chessResults, goal);
    figures.line("check of a report of a million cells, 256 MB", "s", "largest", "it ends");
    figures.line("list of 100,000 read, 64 MB", "s", "list read", "openpyxl reads", "<= 0.5");
    figures.line(
        "list of 100,000 written, 64 MB", "s", "list written", "openpyxl writes", "<= 0.4");
    System.out.printf(
        "%nThe peer of the workbooks is %s, the faster of openpyxl's two ways: whole %.2f s,"
            + " read-only %.2f s.%n",
        house.replace(" " + Workbooks.HOUSE, ""),
        figures.median("openpyxl whole " + Workbooks.HOUSE),
        figures.median("openpyxl read-only " + Workbooks.HOUSE));
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
