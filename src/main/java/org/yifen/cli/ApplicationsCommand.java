package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.Claims;
import org.yifen.book.Disk;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.publish.ApplicationForm;
import org.yifen.publish.ApplicationsJson;
import org.yifen.publish.ListFiles;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.title.Claim;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The titles that may be applied for, and their forms filled in (article 10). */
final class ApplicationsCommand implements Command {

  private static final String FORMATS = "text|csv|json";
  private static final String PLAYER = "--player";

  @Override
  public CommandSpec spec(Terminal t) {
    CommandSpec spec =
        Options.spec(
            "applications",
            t,
            "列出一期可申请的等级称号，填写申请表（第十条）。",
            "The titles that may be applied for, and their forms filled in (article 10).");
    spec.addPositional(Options.parameter(0, "BOOK", t, "等级分册文件夹", "the book's folder"));
    spec.addOption(
        Options.option(Options.PERIOD, "2026-07", t, "哪一期；不写则为最近一期", "of which list; the newest")
            .build());
    spec.addOption(Options.option(PLAYER, "ID", t, "只要这名棋手", "of this player alone").build());
    spec.addOption(Options.formats(FORMATS, t));
    spec.addOption(
        Options.output(
                "FOLDER", t, "把每份申请表（.xlsx）写到这个文件夹", "write each form (.xlsx) into this folder")
            .build());
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace existing files"));
    return spec;
  }

  @Override
  public int run(ParseResult options, Terminal terminal) throws BookProblem {
    String format = Options.format(options, FORMATS);
    Regulation regulation = Options.regulation(options);
    Path root = Options.path(options, 0);
    Book book = Book.open(root);
    Claims.Found found = Claims.of(book, regulation, period(options, book, root));
    String player = options.matchedOptionValue(PLAYER, "");
    if (!player.isEmpty() && book.players().stream().noneMatch(p -> p.id().equals(player))) {
      throw BookProblem.usage(Notice.ENV_011, player);
    }
    List<Claim> claims =
        found.claims().stream()
            .filter(c -> player.isEmpty() || player.equals(c.player().id()))
            .toList();
    new Findings(terminal.language(), terminal::complain).print(found.findings());
    Optional<Path> folder = Options.output(options);
    if (folder.isPresent()) {
      write(folder.get(), claims, options.hasMatchedOption(Options.FORCE), terminal);
    }
    print(format, period(options, book, root), claims, terminal);
    return ExitCode.DONE;
  }

  private static PeriodId period(ParseResult options, Book book, Path root) throws BookProblem {
    List<PeriodId> lists = book.lists();
    if (lists.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, root);
    }
    return options.hasMatchedOption(Options.PERIOD)
        ? Options.period(options, Options.PERIOD)
        : lists.get(lists.size() - 1);
  }

  private static void write(Path folder, List<Claim> claims, boolean force, Terminal terminal)
      throws BookProblem {
    Disk.requireFolder(folder);
    for (Claim claim : claims) {
      Disk.requireFree(file(folder, claim), force);
    }
    for (Claim claim : claims) {
      Disk.save(file(folder, claim), ApplicationForm.bytes(claim), force);
      terminal.complain(terminal.say("已写出 ", "wrote ") + file(folder, claim));
    }
  }

  /** An id may hold what no file name can. */
  private static Path file(Path folder, Claim claim) {
    String id = claim.player().id().replaceAll("[^\\p{L}\\p{N}_-]", "_");
    return folder.resolve(id + "-" + claim.application().title().code() + ".xlsx");
  }

  private static void print(String format, PeriodId list, List<Claim> claims, Terminal terminal) {
    switch (format) {
      case "csv" ->
          terminal.print(
              ListFiles.applications(claims.stream().map(Claim::application).toList())
                  .getBytes(StandardCharsets.UTF_8));
      case "json" -> terminal.print(ApplicationsJson.of(list.toString(), claims));
      default -> lines(list, claims, terminal).forEach(terminal::print);
    }
  }

  private static List<String> lines(PeriodId list, List<Claim> claims, Terminal terminal) {
    if (claims.isEmpty()) {
      return List.of(list + terminal.say("：没有可申请的称号。", ": no title can be applied for."));
    }
    NormWords words = new NormWords(terminal.language());
    TextTable table =
        new TextTable(
            terminal.language() == Language.ZH
                ? List.of("编号", "姓名", "单位", "现有称号", "可申请", "次数", "赛事", "局数", "首次", "末次")
                : List.of(
                    "id",
                    "name",
                    "unit",
                    "title",
                    "may apply for",
                    "norms",
                    "events",
                    "games",
                    "first",
                    "last"));
    for (Claim claim : claims) {
      List<String> row = new ArrayList<>();
      row.add(claim.player().id());
      row.add(claim.player().name());
      row.add(claim.player().unit());
      row.add(claim.player().title());
      row.add(words.title(claim.application().title()));
      row.add(Integer.toString(claim.application().norms()));
      row.add(Integer.toString(claim.application().events()));
      row.add(Integer.toString(claim.application().games()));
      row.add(claim.application().first().toString());
      row.add(claim.application().last().toString());
      table.add(row);
    }
    return table.lines();
  }
}
