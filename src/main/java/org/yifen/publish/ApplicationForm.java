package org.yifen.publish;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.yifen.player.Player;
import org.yifen.regulation.Exact;
import org.yifen.report.workbook.CellLook;
import org.yifen.report.workbook.CellValue;
import org.yifen.report.workbook.ColumnModel;
import org.yifen.report.workbook.SheetModel;
import org.yifen.report.workbook.WorkbookModel;
import org.yifen.report.workbook.WorkbookWriter;
import org.yifen.title.Claim;
import org.yifen.title.Evidence;
import org.yifen.title.Norm;

/**
 * The application form for a title (等级称号申请表), filled in: a page to sign, and a page with every game
 * for each norm (article 10).
 */
public final class ApplicationForm {

  private static final String FORM = "等级称号申请表";
  private static final int LABEL_WIDTH = 14;
  private static final int VALUE_WIDTH = 30;

  private static final List<ColumnModel> COLUMNS =
      List.of(
          new ColumnModel("项目", CellLook.CENTERED, LABEL_WIDTH),
          new ColumnModel("内容", CellLook.TEXT, VALUE_WIDTH),
          new ColumnModel("项目", CellLook.CENTERED, LABEL_WIDTH),
          new ColumnModel("内容", CellLook.TEXT, VALUE_WIDTH));

  private ApplicationForm() {}

  /** The workbook's bytes; the same claim gives the same. */
  public static byte[] bytes(Claim claim) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      WorkbookWriter.write(of(claim), out);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written", e);
    }
    return out.toByteArray();
  }

  private static WorkbookModel of(Claim claim) {
    String footer = FORM + " " + claim.player().id() + " " + claim.application().title().chinese();
    List<SheetModel> sheets = new ArrayList<>();
    sheets.add(
        new SheetModel(
            "申请表",
            List.of("象棋" + FORM, "申请称号：" + claim.application().title().chinese()),
            COLUMNS,
            rows(claim),
            "",
            footer));
    for (int i = 0; i < claim.norms().size(); i++) {
      sheets.add(NormSheet.of(claim.norms().get(i), i + 1, footer));
    }
    return new WorkbookModel(FORM + " " + claim.player().name(), sheets);
  }

  private static List<List<CellValue>> rows(Claim claim) {
    Player player = claim.player();
    List<List<CellValue>> rows = new ArrayList<>();
    rows.add(row("姓名", player.name(), "编号", player.id()));
    rows.add(row("性别", player.sex().chinese(), "单位", player.unit()));
    rows.add(row("现有称号", player.title(), "获得日期", player.titleDate()));
    rows.add(row("等级分", rating(claim), "最高等级分", positive(claim.state().peak())));
    rows.add(
        row(
            "申请依据",
            "实施细则第十条：" + claim.application().norms() + " 次达到标准分",
            "赛事与局数",
            claim.application().events() + " 项，共 " + claim.application().games() + " 局"));
    rows.add(
        row(
            "首末日期",
            claim.application().first() + " – " + claim.application().last(),
            "截止日期",
            claim.closing() + "（" + claim.list() + " 期）"));
    for (int i = 0; i < claim.norms().size(); i++) {
      Evidence evidence = claim.norms().get(i);
      rows.add(row("第 " + (i + 1) + " 次", name(evidence), "结束日期", evidence.end().toString()));
      rows.add(row("标准分", standard(evidence.norm()), "实得分", score(evidence.norm())));
    }
    rows.add(row("填表日期", "", "本人签字", ""));
    rows.add(row("单位意见", "", "（盖章）", ""));
    rows.add(row("协会审批", "", "（盖章）", ""));
    return rows;
  }

  private static List<CellValue> row(String... cells) {
    return List.of(cells).stream().map(CellValue::of).toList();
  }

  private static String rating(Claim claim) {
    return claim.state().rating().isPresent()
        ? claim.state().rating().getAsInt() + "（" + claim.list() + " 期）"
        : "无";
  }

  private static String positive(int number) {
    return number == 0 ? "" : Integer.toString(number);
  }

  private static String name(Evidence evidence) {
    String id = evidence.norm().event();
    return evidence.event().map(e -> e.event().name() + "（" + id + "）").orElse(id);
  }

  private static String standard(Norm norm) {
    String points = norm.standard().isPresent() ? Exact.points(norm.standard().getAsInt()) : "";
    return points + "（平均 " + norm.average() + "，" + norm.games() + " 局）";
  }

  private static String score(Norm norm) {
    return Exact.points(norm.score());
  }
}
