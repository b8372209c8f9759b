package org.yifen.report.workbook;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.FormulaEvaluator;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.yifen.event.EventSystem;
import org.yifen.event.Scoring;

/**
 * A template filled in by a made-up event, as an arbiter would: the facts, the players, random
 * results, the places. Points are counted here, apart from the template's formulas.
 */
public final class FilledTemplate {

  private static final List<String> UNITS = List.of("广东", "上海", "浙江", "湖北", "四川", "北京");
  private static final int HEADER = 17;
  private static final int RESULTS = 7;
  private static final int FIRST_FORM = 4;

  private final XSSFWorkbook workbook;
  private final XSSFSheet sheet;
  private final Random random;
  private final Scoring scoring;
  private final int players;
  private final int[] halves;

  private FilledTemplate(byte[] template, long seed, Scoring scoring, int players)
      throws IOException {
    this.workbook = new XSSFWorkbook(new ByteArrayInputStream(template));
    this.sheet = workbook.getSheet("成绩表");
    this.random = new Random(seed);
    this.scoring = scoring;
    this.players = players;
    this.halves = new int[players];
  }

  /**
   * Fills in a template.
   *
   * @param players how many came: the first rows
   * @param ids their ids, for a template with a list of players; empty to type everything
   */
  public static FilledTemplate of(
      byte[] template,
      EventSystem system,
      int players,
      int rounds,
      Scoring scoring,
      List<String> ids,
      long seed)
      throws IOException {
    FilledTemplate filled = new FilledTemplate(template, seed, scoring, players);
    filled.facts();
    for (int i = 0; i < players; i++) {
      if (ids.isEmpty()) {
        filled.person(i);
      } else {
        filled.cell(i, 1).setCellValue(ids.get(i));
      }
    }
    if (system == EventSystem.SWISS) {
      filled.swiss(rounds);
    } else {
      filled.roundRobin(system == EventSystem.DOUBLE_ROUND_ROBIN);
    }
    filled.places();
    return filled;
  }

  private Cell cell(int player, int column) {
    return sheet.getRow(HEADER + 1 + player).getCell(column);
  }

  private Cell key(String name) {
    for (Row row : sheet) {
      if (row.getCell(0) != null && row.getCell(0).toString().equals(name)) {
        return row.getCell(1);
      }
    }
    throw new IllegalArgumentException(name);
  }

  private void facts() {
    key("赛事名称").setCellValue("填表杯");
    key("开始日期").setCellValue(LocalDate.of(2026, 6, 12));
    key("结束日期").setCellValue(LocalDate.of(2026, 6, 15));
    key("组别").setCellValue("男子");
    key("计分制").setCellValue(scoring.code());
    key("竞赛规则").setCellValue("象棋竞赛规则（2020版）");
    key("裁判长").setCellValue("应如是");
    key("国家级裁判员").setCellValue("应如是、滕子舆");
    key("报送日期").setCellValue(LocalDate.of(2026, 6, 20));
  }

  private void person(int i) {
    cell(i, 2).setCellValue("棋手" + (char) ('甲' + i));
    cell(i, 3).setCellValue("男");
    cell(i, 4).setCellValue(UNITS.get(i % UNITS.size()));
    cell(i, 6).setCellValue(2350 + random.nextInt(200));
  }

  /** Scores in halves of the two sides, and whether the game was played. */
  private record Result(int first, int second, boolean played) {}

  private Result result() {
    int win = scoring.win();
    int draw = scoring.firstDraw();
    return switch (random.nextInt(12)) {
      case 0 -> new Result(win, 0, false);
      case 1 -> new Result(0, win, false);
      case 2 -> new Result(draw, draw, false);
      case 3 -> new Result(0, 0, false);
      case 4, 5, 6 -> new Result(draw, draw, true);
      case 7, 8, 9 -> new Result(win, 0, true);
      default -> new Result(0, win, true);
    };
  }

  private static String points(int halves) {
    return halves % 2 == 0 ? Integer.toString(halves / 2) : halves / 2 + ".5";
  }

  private void roundRobin(boolean twice) {
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        for (int game = 0; game < (twice ? 2 : 1); game++) {
          Result result = result();
          int mine = twice ? 2 * b + game : b;
          int theirs = twice ? 2 * a + 1 - game : a;
          boolean colours = !twice && random.nextInt(4) == 0;
          score(a, RESULTS + mine, colours ? "先" : "", result.first(), result.played());
          score(b, RESULTS + theirs, colours ? "后" : "", result.second(), result.played());
        }
      }
    }
  }

  private void score(int player, int column, String before, int score, boolean played) {
    halves[player] += score;
    if (before.isEmpty() && played) {
      cell(player, column).setCellValue(score / 2.0);
    } else {
      cell(player, column).setCellValue(before + points(score) + (played ? "" : "※"));
    }
  }

  private void swiss(int rounds) {
    Set<Set<Integer>> met = new HashSet<>();
    Set<Integer> hadBye = new HashSet<>();
    for (int round = 0; round < rounds; round++) {
      List<Integer> order = pairing(met, hadBye);
      for (int i = 0; i + 1 < order.size(); i += 2) {
        int first = order.get(i);
        int second = order.get(i + 1);
        met.add(Set.of(first, second));
        Result result = result();
        int column = RESULTS + round;
        score(first, column, (second + 1) + "先", result.first(), result.played());
        score(second, column, (first + 1) + "后", result.second(), result.played());
      }
      if (order.size() % 2 == 1) {
        int bye = order.get(order.size() - 1);
        hadBye.add(bye);
        halves[bye] += scoring.win();
        cell(bye, RESULTS + round).setCellValue("轮空");
      }
    }
  }

  /** A random order whose neighbours have not met; a player is absent now and then. */
  private List<Integer> pairing(Set<Set<Integer>> met, Set<Integer> hadBye) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      order.add(i);
    }
    if (random.nextInt(3) == 0) {
      order.remove(random.nextInt(players));
    }
    while (true) {
      Collections.shuffle(order, random);
      boolean fits = order.size() % 2 == 0 || !hadBye.contains(order.get(order.size() - 1));
      for (int i = 0; i + 1 < order.size(); i += 2) {
        fits &= !met.contains(Set.of(order.get(i), order.get(i + 1)));
      }
      if (fits) {
        return order;
      }
    }
  }

  /** Places by points; the tie for the first place is broken, as it would be. */
  private void places() {
    int columns = sheet.getRow(HEADER).getLastCellNum();
    int best = Arrays.stream(halves).max().orElse(0);
    int champion = 0;
    while (halves[champion] < best) {
      champion++;
    }
    for (int i = 0; i < players; i++) {
      int mine = halves[i];
      long better = Arrays.stream(halves).filter(h -> h > mine).count();
      boolean tiedFirst = mine == best && i != champion;
      cell(i, columns - 2).setCellValue((int) better + (tiedFirst ? 2 : 1));
    }
  }

  /** A result cell of a player, both from 0. */
  Cell result(int player, int column) {
    return cell(player, RESULTS + column);
  }

  /** The points cell of a row, from 0. */
  private Cell pointsOf(int player) {
    return cell(player, sheet.getRow(HEADER).getLastCellNum() - 3);
  }

  /**
   * Computes all formulas with Apache POI. It cannot count several forms at once, as the formula of
   * the points does, so those are counted one by one.
   */
  public byte[] computed() throws IOException {
    FormulaEvaluator evaluator = workbook.getCreationHelper().createFormulaEvaluator();
    evaluator.evaluateAll();
    Row scratch = sheet.createRow(HEADER + 500);
    for (int i = 0; i < players; i++) {
      pointsOf(i).setCellValue(counted(i, scratch.createCell(i), evaluator));
    }
    sheet.removeRow(scratch);
    return bytes();
  }

  private double counted(int player, Cell count, FormulaEvaluator evaluator) {
    String range =
        cell(player, RESULTS).getAddress()
            + ":"
            + cell(player, pointsOf(player).getColumnIndex() - 1).getAddress();
    double points = 0;
    for (Row form : workbook.getSheet("选项")) {
      if (form.getRowNum() >= FIRST_FORM) {
        count.setCellFormula("COUNTIF(" + range + ",选项!A" + (form.getRowNum() + 1) + ")");
        evaluator.clearAllCachedResultValues();
        double times = evaluator.evaluate(count).getNumberValue();
        points += times * evaluator.evaluate(form.getCell(1)).getNumberValue();
      }
    }
    return points;
  }

  /** Without any stored result, so that whoever opens it has to compute them. */
  byte[] uncomputed() throws IOException {
    for (Sheet any : workbook) {
      for (Row row : any) {
        for (Cell cell : row) {
          if (cell.getCellType() == CellType.FORMULA) {
            ((XSSFCell) cell).getCTCell().unsetV();
          }
        }
      }
    }
    return bytes();
  }

  private byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    workbook.write(out);
    return out.toByteArray();
  }

  /** The points that the formulas must come to, in points. */
  double expectedPoints(int player) {
    return halves[player] / 2.0;
  }

  int players() {
    return players;
  }

  /** The points column, from 0. */
  int pointsColumn() {
    return pointsOf(0).getColumnIndex();
  }

  int firstRow() {
    return HEADER + 1;
  }
}
