package org.yifen.publish;

import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.ratinglist.ListEntry;
import org.yifen.ratinglist.RatingList;
import org.yifen.regulation.Halves;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;

/** Lists of players that do not exist. */
final class InventedList {

  static final PeriodId PERIOD = new PeriodId(2026, 7);

  static final Halves HALVES =
      new Halves(MonthDay.of(12, 1), MonthDay.of(5, 31), MonthDay.of(6, 1), MonthDay.of(11, 30));

  private static final String SURNAMES = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨";
  private static final String GIVEN = "一言三秋四海五岳六合七星八方九州十里百川";
  private static final List<String> UNITS =
      List.of("北京", "上海", "广东", "浙江民泰银行", "黑龙江", "内蒙古伊泰", "四川成都懿锦金弈", "河北");
  private static final List<String> NOTES =
      List.of("", "", "", "", "", "", "新进", "", "", "连续两期无对局", "", "", "", "首次等级分");

  private InventedList() {}

  /** So many men and women; every number of a player follows from the place. */
  static RatingList of(int men, int women) {
    List<ListEntry> entries = new ArrayList<>();
    for (int i = 0; i < men; i++) {
      entries.add(entry(i, Sex.MAN));
    }
    for (int i = 0; i < women; i++) {
      entries.add(entry(i, Sex.WOMAN));
    }
    return new RatingList(PERIOD, entries);
  }

  /** A list of one man with this name and note. */
  static RatingList ofMan(String name, String note) {
    ListEntry entry =
        new ListEntry(1, "0001", name, Sex.MAN, "北京", "", 2500, OptionalInt.of(-7), 9, note);
    return new RatingList(PERIOD, List.of(entry));
  }

  private static ListEntry entry(int i, Sex sex) {
    String code = sex == Sex.MAN ? "man-" : "woman-";
    String title = i < 12 ? code + "grandmaster" : i < 40 ? code + "master" : i < 55 ? "一级棋士" : "";
    return new ListEntry(
        i + 1,
        (sex == Sex.MAN ? "M" : "F") + (100_000 + i * 37 % 90_000),
        name(i),
        sex,
        UNITS.get(i % UNITS.size()),
        title,
        Math.max(1000, 2712 - i * 7 / 2),
        i % 13 == 5 ? OptionalInt.empty() : OptionalInt.of(i * 29 % 47 - 23),
        i * 11 % 40,
        i % 13 == 5 ? "新进" : NOTES.get(i % NOTES.size()));
  }

  private static String name(int i) {
    if (i % 29 == 17) {
      return "买买提·吐尔逊江";
    }
    String given = GIVEN.substring(i % 10 * 2, i % 10 * 2 + (i % 3 == 0 ? 1 : 2));
    return SURNAMES.charAt(i * 5 % SURNAMES.length()) + given;
  }
}
