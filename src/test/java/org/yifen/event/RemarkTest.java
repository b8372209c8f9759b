package org.yifen.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Article 7: changes of name and unit as the remarks state them")
class RemarkTest {

  /** In a time that grows with the length; the time allowed is far above what is needed. */
  @Test
  void aCellFullOfBlanksOrOfOnePhrase() {
    String blanks = "原名王" + " ".repeat(65_000) + "斌";
    String phrase = "renamed from ".repeat(5_000);

    Remark read =
        assertTimeoutPreemptively(
            Duration.ofMinutes(1),
            () -> {
              IntStream.range(0, 100).forEach(i -> Remark.of(phrase));
              return Remark.of(blanks);
            });

    assertThat(read.formerName()).contains("王 斌");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          # remarks                     | renamed | old name     | new name | transferred
          退赛                           | false | -            | -    | false
          更名                           | true  | -            | -    | false
          改名                           | true  | -            | -    | false
          更名，原名王小斌                | true  | 王小斌        | -    | false
          更名（原名：王 小斌）            | true  | 王 小斌       | -    | false
          原名成龙                       | true  | 成龙          | -    | false
          曾用名为欧阳小斌；转会           | true  | 欧阳小斌      | -    | true
          原名王小斌更名为王斌             | true  | 王小斌        | 王斌  | false
          2026年3月由王小斌更名为王斌      | true  | 王小斌        | 王斌  | false
          原名王小斌2026年3月改名          | true  | 王小斌        | -    | false
          改名为成龙                     | true  | -            | 成龙  | false
          未更名                         | false | -            | -    | false
          2026年4月由云南转会贵州          | false | -            | -    | true
          由上海转入                      | false | -            | -    | true
          尚未转会                       | false | -            | -    | false
          renamed from Nguyen Van A     | true  | Nguyen Van A | -    | false
          Renamed from Li Bo to Li Bai  | true  | Li Bo        | Li Bai | false
          formerly Li Bo, transferred   | true  | Li Bo        | -    | true
          transferred from Shanghai     | false | -            | -    | true
          not renamed                   | false | -            | -    | false
          """)
  void whatRemarksState(
      String remarks, boolean renamed, String former, String present, boolean transferred) {
    Remark remark = Remark.of(remarks);

    assertThat(remark.isRenamed()).isEqualTo(renamed);
    assertThat(remark.formerName().orElse(null)).isEqualTo(former);
    assertThat(remark.newName().orElse(null)).isEqualTo(present);
    assertThat(remark.isTransferred()).isEqualTo(transferred);
  }
}
