package org.yifen.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.player.Player;
import org.yifen.regulation.Exact;
import org.yifen.report.workbook.CellLook;
import org.yifen.report.workbook.CellValue;
import org.yifen.report.workbook.ColumnModel;
import org.yifen.report.workbook.SheetModel;
import org.yifen.title.Evidence;
import org.yifen.title.Norm;
import org.yifen.title.TitleEvent;

/** One norm of an application: the event, its standard, and every game with its cell. */
final class NormSheet {

  private static final List<ColumnModel> COLUMNS =
      List.of(
          new ColumnModel("轮次", CellLook.CENTERED),
          new ColumnModel("对手编号", CellLook.CENTERED),
          new ColumnModel("对手", CellLook.TEXT),
          new ColumnModel("称号", CellLook.CENTERED),
          new ColumnModel("等级分", CellLook.CENTERED),
          new ColumnModel("先后", CellLook.CENTERED),
          new ColumnModel("得分", CellLook.CENTERED),
          new ColumnModel("计入", CellLook.CENTERED),
          new ColumnModel("报告中的位置", CellLook.TEXT));

  private NormSheet() {}

  static SheetModel of(Evidence evidence, int number, String footer) {
    return new SheetModel(
        "第" + number + "次",
        List.of("第 " + number + " 次达到标准分"),
        keys(evidence),
        COLUMNS,
        games(evidence),
        "报告已不在等级分册中，或已改动，不能列出对局。",
        footer);
  }

  private static List<SheetModel.Key> keys(Evidence evidence) {
    Norm norm = evidence.norm();
    List<SheetModel.Key> keys = new ArrayList<>();
    keys.add(new SheetModel.Key("赛事编号", norm.event()));
    evidence.event().map(TitleEvent::event).ifPresent(event -> event(keys, event));
    keys.add(
        new SheetModel.Key("参赛人数", evidence.event().map(e -> e.players().size() + "").orElse("")));
    keys.add(new SheetModel.Key("平均等级分", Integer.toString(norm.average())));
    keys.add(new SheetModel.Key("赛事级别", norm.category()));
    keys.add(new SheetModel.Key("规定得分率", whole(norm.rate(), "%")));
    keys.add(new SheetModel.Key("局数", Integer.toString(norm.games())));
    keys.add(
        new SheetModel.Key(
            "标准分", norm.standard().isPresent() ? Exact.points(norm.standard().getAsInt()) : ""));
    keys.add(new SheetModel.Key("实得分", Exact.points(norm.score()) + "（不含※）"));
    keys.add(new SheetModel.Key("有效至", evidence.validUntil().toString()));
    keys.add(new SheetModel.Key("报告", evidence.report()));
    keys.add(new SheetModel.Key("记录于", evidence.list() + " 期 norms.csv"));
    return keys;
  }

  private static void event(List<SheetModel.Key> keys, Event event) {
    keys.add(new SheetModel.Key(Key.EVENT.chinese(), event.name()));
    keys.add(new SheetModel.Key("比赛日期", event.start() + " – " + event.end()));
    keys.add(new SheetModel.Key(Key.PLACE.chinese(), event.place()));
    keys.add(new SheetModel.Key(Key.ORGANISER.chinese(), event.organiser()));
    keys.add(new SheetModel.Key(Key.APPROVAL.chinese(), event.approval()));
    keys.add(new SheetModel.Key(Key.CHIEF_ARBITER.chinese(), event.chiefArbiter()));
  }

  private static String whole(OptionalInt number, String unit) {
    return number.isPresent() ? number.getAsInt() + unit : "";
  }

  private static List<List<CellValue>> games(Evidence evidence) {
    List<List<CellValue>> rows = new ArrayList<>();
    if (evidence.event().isEmpty() || evidence.entrant().isEmpty()) {
      return rows;
    }
    TitleEvent event = evidence.event().get();
    int entrant = evidence.entrant().get();
    Games games = event.event().games();
    for (int g = 0; g < games.size(); g++) {
      int game = games.packed(g);
      if (Games.first(game) == entrant || Games.second(game) == entrant) {
        rows.add(game(event, g, Games.first(game) == entrant));
      }
    }
    return rows;
  }

  private static List<CellValue> game(TitleEvent event, int number, boolean first) {
    Games games = event.event().games();
    int game = games.packed(number);
    int other = first ? Games.second(game) : Games.first(game);
    Player opponent = event.players().get(other);
    int halves = first ? Games.firstHalves(game) : Games.secondHalves(game);
    long cell = first ? games.firstCell(number) : games.secondCell(number);
    int rating = event.rating(other);
    String colour = Games.isColoured(game) ? (first ? "先" : "后") : "";
    return List.of(
        games.round(number) == 0 ? CellValue.BLANK : CellValue.of(games.round(number)),
        CellValue.of(opponent.id()),
        CellValue.of(opponent.name()),
        CellValue.of(opponent.title()),
        rating == 0 ? CellValue.of("无") : CellValue.of(rating),
        CellValue.of(colour),
        CellValue.of(Exact.points(halves) + (Games.isPlayed(game) ? "" : "※")),
        CellValue.of(Games.isPlayed(game) ? "是" : "否"),
        CellValue.of(inReport(event, cell)));
  }

  /** The place without the file, which stands above the table. */
  private static String inReport(TitleEvent event, long cell) {
    String place = event.event().cells().at(cell).display();
    String file = event.event().cells().file();
    return place.startsWith(file) ? place.substring(file.length() + 1) : place;
  }
}
