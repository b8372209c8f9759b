package org.yifen.trace;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellNameTest {

  @ParameterizedTest(name = "row {0}, column {1} is {2}")
  @CsvSource({
    "0, 0, A1",
    "3, 4, E4",
    "0, 25, Z1",
    "0, 26, AA1",
    "9, 51, AZ10",
    "9, 52, BA10",
    "0, 701, ZZ1",
    "0, 702, AAA1",
    "1048575, 16383, XFD1048576"
  })
  void anAddressCountsRowsFrom1AndColumnsFromA(int row, int column, String address) {
    assertThat(CellName.of(row, column)).isEqualTo(address);
    assertThat(CellName.columnOf(address)).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource({"7", "'',", "a1", "é1"})
  void anAddressWithoutLettersHasNoColumn(String address) {
    assertThat(CellName.columnOf(address == null ? "" : address)).isEqualTo(-1);
  }

  @Property
  void everyColumnOfASheetIsFoundAgain(
      @ForAll @IntRange(max = 1_048_575) int row, @ForAll @IntRange(max = 16_383) int column) {
    assertThat(CellName.columnOf(CellName.of(row, column))).isEqualTo(column);
    assertThat(CellName.of(row, column)).endsWith(Integer.toString(row + 1));
  }
}
