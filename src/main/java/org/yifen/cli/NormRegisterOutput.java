package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.yifen.book.Book;
import org.yifen.book.BookProblem;
import org.yifen.book.NormRegister;
import org.yifen.book.NormRegister.Entry;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.publish.NormTable;
import org.yifen.regulation.Exact;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.title.Norm;

/** Every norm made in a book (articles 6 and 10), as text, CSV or JSON. */
final class NormRegisterOutput {

  private final NormsOptions asked;
  private final Terminal terminal;

  NormRegisterOutput(NormsOptions asked, Terminal terminal) {
    this.asked = asked;
    this.terminal = terminal;
  }

  int run(Regulation regulation) throws BookProblem {
    Path folder = asked.book().orElseThrow();
    Book book = Book.open(folder);
    List<PeriodId> lists = book.lists();
    if (lists.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, folder);
    }
    List<Entry> entries = NormRegister.upTo(book, regulation, lists.get(lists.size() - 1));
    byte[] output =
        switch (asked.format()) {
          case "csv" -> NormTable.csv(rows(entries)).getBytes(StandardCharsets.UTF_8);
          case "json" -> NormTable.json(rows(entries));
          default -> NormsCommand.text(lines(entries));
        };
    NormsCommand.write(asked, output, terminal);
    return ExitCode.DONE;
  }

  private static List<NormTable.Row> rows(List<Entry> entries) {
    return entries.stream()
        .map(e -> new NormTable.Row(e.list(), e.norm(), e.name(), e.end(), e.validUntil()))
        .toList();
  }

  private List<String> lines(List<Entry> entries) {
    if (entries.isEmpty()) {
      return List.of(terminal.say("等级分册中还没有标准分记录。", "No norm has been made in this book."));
    }
    NormWords words = new NormWords(terminal.language());
    TextTable table =
        new TextTable(
            terminal.language() == Language.ZH
                ? List.of("期", "赛事", "结束", "编号", "姓名", "称号", "平均", "局数", "标准分", "得分", "有效至")
                : List.of(
                    "list",
                    "event",
                    "ended",
                    "id",
                    "name",
                    "title",
                    "average",
                    "games",
                    "standard",
                    "score",
                    "valid until"));
    for (Entry entry : entries) {
      Norm norm = entry.norm();
      List<String> row = new ArrayList<>();
      row.add(entry.list().toString());
      row.add(norm.event());
      row.add(entry.end().toString());
      row.add(norm.id());
      row.add(entry.name());
      row.add(words.title(norm.title()));
      row.add(Integer.toString(norm.average()));
      row.add(Integer.toString(norm.games()));
      row.add(norm.standard().isPresent() ? Exact.points(norm.standard().getAsInt()) : "");
      row.add(Exact.points(norm.score()));
      row.add(entry.validUntil().toString());
      table.add(row);
    }
    return table.lines();
  }
}
