package org.yifen.regulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.regulation.Rules.PerSex;

/**
 * The strict loader stops at the first oddity with file, line and reason. Each case changes one row
 * of the shipped files; lines are counted by hand in those files, the header being line 1.
 */
@DisplayName("The tables are loaded strictly")
class LoaderTest {

  private static final String TWO = "difference-to-expected.csv";
  private static final String RULES = "rules.csv";

  private final Map<String, String> texts = new HashMap<>(Regulation.builtIn().files());

  private Regulation load() {
    return Regulation.load("other", "tables/other", file -> texts.getOrDefault(file, ""));
  }

  /** Puts other lines, parted by ¶, in a row's place; none when {@code becomes} is null. */
  private void change(String file, String was, String becomes) {
    String text = "\n" + texts.get(file);
    String row = "\n" + was + "\n";
    assertThat(text).as("the shipped " + file).containsOnlyOnce(row);
    String lines = becomes == null ? "\n" : "\n" + becomes.replace('¶', '\n') + "\n";
    texts.put(file, text.replace(row, lines).substring(1));
  }

  private void refuses(String message) {
    assertThatExceptionOfType(TableException.class)
        .isThrownBy(this::load)
        .withMessage("tables/other/" + message);
  }

  @ParameterizedTest(name = "{0} becomes {1}: {2}")
  @DisplayName("article 8, table two: bands start at 0, meet, rise, add up; the last one is open")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # missing bands: the first, one in the middle, the last
          0,3,50,50,0-3,       |                     | 2: bands must meet: expected one from 0
          26,32,54,46,26-32,   |                     | 6: bands must meet: expected one from 26
          736,,100,0,over 735, |                     | 51: the last band must be open
          # overlapping, apart, the wrong way round
          26,32,54,46,26-32,   | 25,32,54,46,26-32,  | 6: bands must meet: expected one from 26
          26,32,54,46,26-32,   | 27,32,54,46,26-32,  | 6: bands must meet: expected one from 26
          26,32,54,46,26-32,   | 26,33,54,46,26-32,  | 7: bands must meet: expected one from 34
          26,32,54,46,26-32,   | 26,25,54,46,26-32,  | 6: a band must not end before it starts
          # the print's own 4571–484
          457,484,95,5,4571-484,"misprint: bands are contiguous, so 457" | 4571,484,95,5,4571-484, | 47: bands must meet: expected one from 457
          # not rising, beyond 100, below 50
          26,32,54,46,26-32,   | 26,32,53,47,26-32,  | 6: the expectation must rise with the difference and stay within 100
          26,32,54,46,26-32,   | 26,32,52,48,26-32,  | 6: the expectation must rise with the difference and stay within 100
          0,3,50,50,0-3,       | 0,3,49,51,0-3,      | 2: the expectation must rise with the difference and stay within 100
          736,,100,0,over 735, | 736,,101,-1,over 735, | 52: the expectation must rise with the difference and stay within 100
          # the sum of both sides
          26,32,54,46,26-32,   | 26,32,54,45,26-32,  | 6: both expectations must add up to 100
          # the last band closed; an open band before the last one
          736,,100,0,over 735, | 736,900,100,0,over 735, | 52: the last band must be open
          26,32,54,46,26-32,   | 26,,54,46,26-32,    | 7: bands must meet: expected one from nowhere
          # not a number
          26,32,54,46,26-32,   | 26,32,0.54,46,26-32, | 6: '0.54' is not a whole number
          26,32,54,46,26-32,   | 26,32,54,,26-32,    | 6: '' is not a whole number
          26,32,54,46,26-32,   | l6,32,54,46,26-32,  | 6: 'l6' is not a whole number
          26,32,54,46,26-32,   | 26,3 2,54,46,26-32, | 6: '3 2' is not a whole number
          """)
  void refusesATableTwo(String was, String becomes, String message) {
    change(TWO, was, becomes);
    refuses(TWO + ":" + message);
  }

  @ParameterizedTest(name = "{0} becomes {1}: {2}")
  @DisplayName("article 9, table one: every per cent, antisymmetric, within table two's bands")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # the three rows as printed. 305 lies in the band of .86 (303–315), so that .14 shows it
          86,309,305,misprint: the table must be antisymmetric (14: -309)  | 86,305,305,   | 88: the table must be antisymmetric: 86 per cent is 305
          68,133,138,misprint: the table must be antisymmetric (32: -133)  | 68,138,138,   | 34: 138 lies in table two's band for 69 per cent
          34,-117,-111,misprint: the table must be antisymmetric (66: 117) | 34,-111,-111, | 68: the table must be antisymmetric: 66 per cent is 117
          # antisymmetry
          40,-72,-72,  | 40,-73,-73,  | 62: the table must be antisymmetric: 60 per cent is 72
          40,-72,-72,  | 40,72,72,    | 62: the table must be antisymmetric: 60 per cent is 72
          50,0,0,      | 50,1,1,      | 52: 50 per cent must be 0
          # outside table two's band: 68 is the last difference of .59, 69 the first of .60
          60,72,72,    | 60,68,68,    | 42: 68 lies in table two's band for 59 per cent
          60,72,72,    | 60,77,77,    | 42: 77 lies in table two's band for 61 per cent
          # rows
          60,72,72,    |              | 42: expected the row for 60 per cent
          60,72,72,    | 60,72,72,¶60,72,72, | 43: expected the row for 59 per cent
          100,,,not tabulated |       | 2: expected the row for 100 per cent
          0,,,not tabulated   |       | 101: expected the row for 0 per cent
          0,,,not tabulated   | 0,,,not tabulated¶-1,,,  | 103: the table ends at 0 per cent
          0,,,not tabulated   | 0,,,not tabulated¶-1,-900,,  | 103: the table ends at 0 per cent
          50,0,0,      | 50,,0,       | 52: only 100 and 0 per cent may be without an entry
          60,72,72,    | 60,,72,      | 42: only 100 and 0 per cent may be without an entry
          99,677,677,  | 99,,677,     | 3: only 100 and 0 per cent may be without an entry
          1,-677,-677, | 1,,-677,     | 101: only 100 and 0 per cent may be without an entry
          60,72,72,    | 60,.72,72,   | 42: '.72' is not a whole number
          60,72,72,    | .60,72,72,   | 42: '.60' is not a whole number
          """)
  void refusesATableOne(String was, String becomes, String message) {
    change("score-to-difference.csv", was, becomes);
    refuses("score-to-difference.csv:" + message);
  }

  @ParameterizedTest(name = "{0} becomes {1}: {2}")
  @DisplayName("articles 5 and 6, title norms: bands meet, a title's rates fall")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          2376,2400,14,6,33,53,60, |                            | 19: bands must meet
          2376,2400,14,6,33,53,60, | 2375,2400,14,6,33,53,60,   | 19: bands must meet
          2376,2400,14,6,33,53,60, | 2376,2401,14,6,33,53,60,   | 20: bands must meet
          2376,2400,14,6,33,53,60, | 2376,2375,14,6,33,53,60,   | 19: a band must not end before it starts
          # the row before needs 36, 57 and 64 per cent
          2376,2400,14,6,33,53,60, | 2376,2400,14,6,36,53,60,   | 19: the rate must fall as the average rises, and be 1 to 100
          2376,2400,14,6,33,53,60, | 2376,2400,14,6,33,58,60,   | 19: the rate must fall as the average rises, and be 1 to 100
          2376,2400,14,6,33,53,60, | 2376,2400,14,6,0,53,60,    | 19: the rate must fall as the average rises, and be 1 to 100
          2376,2400,14,6,33,53,60, | 2376,2400,14,6,33,53,60,101 | 19: the rate must fall as the average rises, and be 1 to 100
          2376,2400,14,6,33,53,60, | 2376,2400,14,6,33,53,6o,   | 19: '6o' is not a whole number
          2376,2400,14,6,33,53,60, | 2376,,14,6,33,53,60,       | 19: '' is not a whole number
          """)
  void refusesANormTable(String was, String becomes, String message) {
    change("title-norms.csv", was, becomes);
    refuses("title-norms.csv:" + message);
  }

  @ParameterizedTest(name = "{0} becomes {1}: {2}")
  @DisplayName("the rules: every key once, each value of its kind")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # keys
          k-standard,15,,8, |                                  | : the key 'k-standard' is missing
          k-standard,15,,8, | K-standard,15,,8,                | : the key 'k-standard' is missing
          k-standard,15,,8, | k-standard,15,,8,¶k-standard,20,,8, | :24: the key 'k-standard' is given twice
          k-standard,15,,8, | k-standard,15,,8,¶k-junior,40,,8,   | :24: the key 'k-junior' is not known
          # numbers
          k-standard,15,,8, | k-standard,,,8,                  | :23: '' is not a whole number
          k-standard,15,,8, | k-standard,1.5,,8,               | :23: '1.5' is not a whole number
          k-standard,15,,8, | k-standard,-15,,8,               | :23: 'k-standard' must not be negative
          k-standard,15,,8, | k-standard,cancel,,8,            | :23: 'cancel' is not a whole number
          inactivity-year-4,cancel,,2,"eight: the rating is cancelled" | inactivity-year-4,cancelled,,2, | :11: 'cancelled' is not a whole number
          # shares
          maximum-unit-share,1/3,share,4.2,"of the participants, at most" | maximum-unit-share,4/3,share,4.2, | :15: a share is from 0 to 1, was 4/3
          maximum-unit-share,1/3,share,4.2,"of the participants, at most" | maximum-unit-share,0/0,share,4.2, | :15: a share is from 0 to 1, was 0/0
          maximum-unit-share,1/3,share,4.2,"of the participants, at most" | maximum-unit-share,33%,share,4.2, | :15: '33%' is not a share such as 2/3
          maximum-unit-share,1/3,share,4.2,"of the participants, at most" | maximum-unit-share,-1/3,share,4.2, | :15: '-1/3' is not a share such as 2/3
          # days
          period-2-from,06-01,month-day,1, | period-2-from,06-31,month-day,1, | :4: '06-31' is not a month and day such as 05-31
          period-2-from,06-01,month-day,1, | period-2-from,6-1,month-day,1,   | :4: '6-1' is not a month and day such as 05-31
          # article 1: the halves must meet
          period-2-from,06-01,month-day,1, | period-2-from,06-02,month-day,1, | :4: the halves must meet: the day after period-1-to
          period-1-to,05-31,month-day,1,"published on 07-01" | period-1-to,06-01,month-day,1, | :4: the halves must meet: the day after period-1-to
          period-1-from,12-01,month-day,1,"of the previous year" | period-1-from,12-02,month-day,1, | :2: the halves must meet: the day after period-2-to
          period-2-to,11-30,month-day,1,"published on 01-01 of the next year" | period-2-to,11-29,month-day,1, | :2: the halves must meet: the day after period-2-to
          """)
  void refusesRules(String was, String becomes, String message) {
    change(RULES, was, becomes);
    refuses(RULES + message);
  }

  @Test
  @DisplayName("article 1: an autumn half over New Year is refused, though the halves meet")
  void refusesAnAutumnHalfOverNewYear() {
    change(
        RULES,
        "period-1-from,12-01,month-day,1,\"of the previous year\"",
        "period-1-from,02-01,,,");
    change(RULES, "period-1-to,05-31,month-day,1,\"published on 07-01\"", "period-1-to,07-31,,,");
    change(RULES, "period-2-from,06-01,month-day,1,", "period-2-from,08-01,,,");
    change(
        RULES,
        "period-2-to,11-30,month-day,1,\"published on 01-01 of the next year\"",
        "period-2-to,01-31,,,");
    refuses("rules.csv:4: the autumn half must lie within one year");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules.csv", TWO, "score-to-difference.csv", "title-norms.csv"})
  @DisplayName(
      "every file: empty, without rows, without or with another header, with a mark before it")
  void refusesAFileWithoutItsHeaderOrRows(String file) {
    String shipped = texts.get(file);
    String header = shipped.lines().findFirst().orElseThrow();
    String expected = "%s:1: expected the header '%s'".formatted(file, header);

    texts.put(file, "");
    refuses(file + ":1: no rows");
    texts.put(file, header + "\n");
    refuses(file + ":1: no rows");
    texts.put(file, "# source\n" + header + "\n");
    refuses(file + ":2: no rows");
    texts.put(file, shipped.substring(header.length() + 1));
    refuses(expected);
    texts.put(file, header + ",more" + shipped.substring(header.length()));
    refuses(expected);
    texts.put(file, "\uFEFF" + shipped);
    refuses(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @DisplayName("every row: as many columns as the header, quotation marks closed, no blank line")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          26,32,54,46,26-32           | 6: expected the columns from,to,higher,lower,printed,note
          26,32,54,46,26-32,,         | 6: expected the columns from,to,higher,lower,printed,note
          26,32,54,46,26-32,a,b       | 6: expected the columns from,to,higher,lower,printed,note
          ``                          | 6: expected the columns from,to,higher,lower,printed,note
          26,32,54,46,26-32,"a,b      | 6: a quotation mark is not closed
          26,32,54,46,"26-32,a        | 6: a quotation mark is not closed
          """)
  void refusesARowOutOfShape(String row, String message) {
    change(TWO, "26,32,54,46,26-32,", row);
    refuses(TWO + ":" + message);
  }

  @Test
  @DisplayName(
      "a comment is passed over but counts as a line; a comma may stand in quotation marks")
  void readsCommentsAndQuotedCommas() {
    change(TWO, "0,3,50,50,0-3,", "# unit: points¶0,3,50,50,\"0-3, both included\",");
    assertThat(load().expectations().expectation(3)).isEqualTo(50);

    change(TWO, "26,32,54,46,26-32,", null);
    refuses(TWO + ":7: bands must meet: expected one from 26");
  }

  @Test
  @DisplayName("another edition is changed rows: article 2's floor of men, article 8's K")
  void loadsAnotherEdition() {
    change(RULES, "floor-man,2301,points,2,\"lowest published rating\"", "floor-man,2201,,,");
    change(RULES, "k-standard,15,,8,", "k-standard,20,,8,");
    Regulation other = load();

    assertThat(other.edition()).isEqualTo("other");
    assertThat(other.rules().floor()).isEqualTo(new PerSex(2201, 2101));
    assertThat(other.rules().k().standard()).isEqualTo(20);
    assertThat(other.files()).isEqualTo(texts);
  }
}
