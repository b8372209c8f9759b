package org.yifen.scoresheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.player.Simplified;
import org.yifen.scoresheet.WrittenName.Likeness;

/** Players' names in game records, beside those of the report. */
class WrittenNameTest {

  @ParameterizedTest(name = "“{0}” is {1} of {2}: {3}")
  @CsvSource(
      nullValues = "-",
      textBlock =
          """
          黎正则,          黎正则, 上海, SAME
          黎　正 则,       黎正则, 上海, SAME
          上海 黎正则,     黎正则, 上海, SAME
          上海　黎 正则,   黎正则, 上海, SAME
          上海黎正则,      黎正则, 上海, SAME
          上海市黎正则,    黎正则, 上海, SAME
          成都黎正则,      黎正则, 上海, SAME
          黎正则(上海),    黎正则, 上海, SAME
          黎正则（上海）,  黎正则, 上海, SAME
          黎正则上海,      黎正则, 上海, SAME
          黎正则特级大师,  黎正则, 上海, SAME
          国际大师黎正则,  黎正则, 上海, SAME
          上海队-黎正则,   黎正则, 上海, SAME
          黎正則,          黎正则, 上海, SAME
          红方：黎正则,    黎正则, 上海, SAME
          1.黎正则,        黎正则, 上海, SAME
          1黎正则,         黎正则, 上海, SAME
          黎正,            黎正则, 上海, OTHER
          黎正责,          黎正则, 上海, OTHER
          上海,            黎正则, 上海, OTHER
          小黎正则,        黎正则, 上海, OTHER
          黎正则明,        黎正则, 上海, OTHER
          黎正则杭州,      黎正则, 上海, OTHER
          王斌,            王斌,   -,    SAME
          广东王斌,        王斌,   广东, SAME
          欧阳王斌,        王斌,   广东, OTHER
          广东欧阳王斌,    欧阳王斌, 广东, SAME
          小王斌,          王斌,   广东, OTHER
          Li Zhengze,      黎正则, 上海, UNKNOWN
          '',              黎正则, 上海, UNKNOWN
          ?,               黎正则, 上海, UNKNOWN
          未知,            黎正则, 上海, UNKNOWN
          黎正则,          Li Zhengze, 上海, UNKNOWN
          LI ZHENGZE,      Li Zhengze, -, SAME
          '  li  zhengze', Li Zhengze, -, SAME
          'Zhengze, Li',   Li Zhengze, -, SAME
          Ｌｉ Zhengze,    Li Zhengze, -, SAME
          GM Li Zhengze (CHN), Li Zhengze, -, SAME
          Li Zhengz,       Li Zhengze, -, OTHER
          Liu Zhengze,     Li Zhengze, -, OTHER
          """)
  void likeness(String written, String name, String unit, Likeness likeness) {
    Set<String> units = unit == null ? Set.of() : Set.of(unit);
    Person person = new Person(name, Set.of(Simplified.key(name)), units);

    assertThat(new WrittenName(written).of(person)).isEqualTo(likeness);
  }

  @ParameterizedTest
  @CsvSource({"彭小素, SAME", "彭素心, SAME", "彭素素, OTHER"})
  void aFormerNameIsTheirsToo(String written, Likeness likeness) {
    Person person = new Person("8 彭素心", Set.of("彭素心", "彭小素"), Set.of());

    assertThat(new WrittenName(written).of(person)).isEqualTo(likeness);
  }
}
