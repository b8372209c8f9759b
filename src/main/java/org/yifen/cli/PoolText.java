package org.yifen.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Language;
import org.yifen.history.Cause;
import org.yifen.history.Health;
import org.yifen.history.ListHealth;
import org.yifen.history.Pool;

/** What entered and left the pool, list by list, with both balances. */
final class PoolText {

  private static final List<Cause> CAUSES =
      Arrays.stream(Cause.values()).filter(c -> !c.isOfRegisters()).toList();

  private final Health health;
  private final Language language;
  private final List<String> lines;

  PoolText(Health health, Language language, List<String> lines) {
    this.health = health;
    this.language = language;
    this.lines = lines;
  }

  void add() {
    lines.add("");
    lines.add(
        language.pick(
            "总分的来去（分）：期初加各项等于期末，到百分之一分",
            "The pool in points: the opening and what follows add up to the closing, to the"
                + " hundredth"));
    List<String> header = new ArrayList<>();
    header.add(language.pick("期", "list"));
    header.add(language.pick("期初", "opening"));
    CAUSES.forEach(c -> header.add(language.pick(c.chinese(), c.english())));
    header.add(language.pick("期末", "closing"));
    TextTable table = new TextTable(header);
    health.lists().stream().filter(l -> l.causes().isPresent()).forEach(l -> table.add(causes(l)));
    if (health.lists().stream().anyMatch(l -> l.causes().isPresent())) {
      lines.addAll(table.lines());
    }
    registers();
    sources();
  }

  private static List<String> causes(ListHealth list) {
    Pool pool = list.causes().orElseThrow();
    List<String> row = new ArrayList<>();
    row.add(list.list().toString());
    row.add(Long.toString(pool.opening()));
    for (Cause cause : CAUSES) {
      row.add(flow(pool, cause));
    }
    row.add(Long.toString(pool.closing()));
    return row;
  }

  /** The points, and in how many players where that says something. */
  private static String flow(Pool pool, Cause cause) {
    Pool.Flow flow =
        pool.flows().stream().filter(f -> f.cause() == cause).findFirst().orElseThrow();
    boolean counted = flow.players() > 0 && cause != Cause.GAMES && cause != Cause.ROUNDING;
    return HealthText.signed(flow.hundredths()) + (counted ? " (" + flow.players() + ")" : "");
  }

  /** The same from the registers alone, which is all there is where reports are gone. */
  private void registers() {
    List<String> header = new ArrayList<>();
    header.add(language.pick("期", "list"));
    header.add(language.pick("期初", "opening"));
    for (Cause cause : List.of(Cause.ENTERED, Cause.LEFT, Cause.STAYED)) {
      header.add(language.pick(cause.chinese(), cause.english()));
    }
    header.add(language.pick("期末", "closing"));
    TextTable table = new TextTable(header);
    for (ListHealth list : health.lists()) {
      Optional<Pool> pool = list.movement();
      if (pool.isPresent()) {
        List<String> row = new ArrayList<>();
        row.add(list.list().toString());
        row.add(Long.toString(pool.get().opening()));
        for (Cause cause : List.of(Cause.ENTERED, Cause.LEFT, Cause.STAYED)) {
          row.add(flow(pool.get(), cause));
        }
        row.add(Long.toString(pool.get().closing()));
        table.add(row);
      }
    }
    lines.add("");
    lines.add(
        language.pick("只看前后两份登记（人数在括号里）", "By the two registers alone (players in brackets)"));
    lines.addAll(table.lines());
  }

  /** The lists of which something could not be told. */
  private void sources() {
    for (ListHealth list : health.lists()) {
      if (list.causes().isEmpty()) {
        lines.add(
            list.list()
                + language.pick("：", ": ")
                + language.pick(list.source().chinese(), list.source().english()));
      }
    }
  }
}
