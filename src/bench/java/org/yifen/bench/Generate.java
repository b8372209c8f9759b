package org.yifen.bench;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.yifen.publish.ListFiles;

/** Writes the invented federation: {@code Generate SEED FOLDER}. */
public final class Generate {

  private final Federation federation;
  private final Path folder;
  private long games;
  private long bytes;

  private Generate(Federation federation, Path folder) {
    this.federation = federation;
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException {
    long seed = Long.parseLong(args[0]);
    new Generate(new Federation(seed), Path.of(args[1])).write(seed);
  }

  private void write(long seed) throws IOException {
    Files.createDirectories(folder.resolve("reports"));
    Files.writeString(folder.resolve("register.csv"), ListFiles.register(federation.register()));
    try (Writer flat = Files.newBufferedWriter(folder.resolve("games.csv"))) {
      flat.write("half,event,round_robin,champion,first,second,result,played\n");
      for (int half = 0; half < Federation.HALVES; half++) {
        writeHalf(half, flat);
      }
    }
    Workbooks.write(federation, folder.resolve("workbooks"));
    LargestReport.write(folder.resolve("largest.xlsx"));
    Lists.writeSheets(folder.resolve("list.xlsx"));
    System.out.printf(
        "seed %d: %,d players, %d half-years, %,d reports of %,d bytes on average, %,d games%n",
        seed,
        Federation.PLAYERS,
        Federation.HALVES,
        Federation.HALVES * Federation.EVENTS,
        bytes / (Federation.HALVES * Federation.EVENTS),
        games);
  }

  private void writeHalf(int half, Writer flat) throws IOException {
    Path reports = folder.resolve("reports").resolve(Federation.period(half).toString());
    Files.createDirectories(reports);
    for (MadeEvent event : federation.events(half)) {
      Path report = reports.resolve(event.id() + ".csv");
      Files.writeString(report, ReportText.csv(event));
      bytes += Files.size(report);
      games += event.games().size();
      if (half == 0 && event.number() == 0) {
        Files.copy(report, folder.resolve("report.csv"));
        Workbooks.write(ReportText.rows(event), folder.resolve("report.xlsx"));
      }
      for (MadeEvent.Game game : event.games()) {
        flat.write(row(event, game));
      }
    }
  }

  /** One game of the flat file, players by number from 0. */
  private static String row(MadeEvent event, MadeEvent.Game game) {
    return (event.half() + 1)
        + ","
        + (event.half() * Federation.EVENTS + event.number())
        + (event.roundRobin() ? ",1," : ",0,")
        + event.people().get(event.champion()).number()
        + ","
        + event.people().get(game.first()).number()
        + ","
        + event.people().get(game.second()).number()
        + ","
        + game.result()
        + (game.played() ? ",1\n" : ",0\n");
  }
}
