package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.book.BookProblem;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.xiangqi.adjudication.Rules;
import org.yifen.xiangqi.adjudication.Ruling;

/**
 * Rules on a table of cases, row by row, as a table: verdict, labels, grades. What cannot be read
 * goes to standard error, and its row is left out.
 */
final class JudgeBatch {

  private static final List<String> COLUMNS = List.of("id", "ruleset", "fen", "moves");

  private final Terminal terminal;
  private final Rules usual;
  private final boolean loop;

  /**
   * Rulings on cases.
   *
   * @param usual the rules of a row that names none
   * @param loop whether the moves are one round of a loop
   */
  JudgeBatch(Terminal terminal, Rules usual, boolean loop) {
    this.terminal = terminal;
    this.usual = usual;
    this.loop = loop;
  }

  /** Rules on all rows, several at a time; gives the exit code. */
  int run(String file) throws BookProblem {
    List<TsvRows.Row> rows = TsvRows.read(file, COLUMNS, Notice.GAM_050);
    List<Answer> answers = rows.parallelStream().map(this::answer).toList();
    Findings errors = new Findings(terminal.language(), terminal::complain);
    terminal.print("id\tverdict\tlabels\tred_grade\tblack_grade");
    int code = ExitCode.DONE;
    for (Answer answer : answers) {
      errors.print(answer.findings());
      answer.line().ifPresent(terminal::print);
      code = answer.line().isPresent() ? code : ExitCode.INPUT;
    }
    return code;
  }

  /** A row's line of the table, or why it has none. */
  private record Answer(Optional<String> line, List<Diagnostic> findings) {}

  private Answer answer(TsvRows.Row row) {
    String ruleset = row.values().get(1);
    Optional<Rules> rules = ruleset.isEmpty() ? Optional.of(usual) : JudgeCase.rules(ruleset);
    Read<JudgeCase> read =
        JudgeCase.read(row.values().get(2), row.values().get(3), List.of(row.where()));
    List<Diagnostic> findings = new ArrayList<>(read.diagnostics());
    if (rules.isEmpty()) {
      findings.add(Notice.GAM_052.at(row.where(), ruleset));
    }
    Optional<String> line =
        rules.flatMap(r -> read.value().map(given -> line(row.values().get(0), given, r)));
    return new Answer(line, findings);
  }

  private String line(String id, JudgeCase given, Rules rules) {
    Ruling ruling = given.ruling(rules, loop, Map.of());
    return String.join(
        "\t",
        id,
        ruling.verdict().text(),
        labels(given, ruling),
        String.valueOf(ruling.red().number()),
        String.valueOf(ruling.black().number()));
  }

  /** One character for every move that was given. */
  static String labels(JudgeCase given, Ruling ruling) {
    if (ruling.moves().size() == given.moves().size()) {
      return ruling.labels();
    }
    return Ruling.judge(given.start(), given.moves(), ruling.rules()).stream()
        .map(move -> move.kind().chinese())
        .collect(Collectors.joining());
  }
}
