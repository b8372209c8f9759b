package org.yifen.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yifen.trace.Location.ByteOffset;
import org.yifen.trace.Location.Game;
import org.yifen.trace.Location.Line;
import org.yifen.trace.Location.SheetCell;
import org.yifen.trace.Location.WholeFile;

class LocationTest {

  @Test
  void aPlaceIsShownAsPeopleWriteIt() {
    assertThat(new WholeFile("cup.csv").display()).isEqualTo("cup.csv");
    assertThat(new Line("players.csv", 12).display()).isEqualTo("players.csv:12");
    assertThat(new SheetCell("cup.xlsx", "名单", 0, 6, 2).display()).isEqualTo("cup.xlsx!名单!C7");
    assertThat(new SheetCell("cup.csv", "", 0, 6, 2).display()).isEqualTo("cup.csv!C7");
    assertThat(new ByteOffset("a.xqf", 420).display()).isEqualTo("a.xqf@0x1A4");
    assertThat(new Game("games.pgn", 3).display()).isEqualTo("games.pgn#3");
  }

  @Test
  void placesSortInReadingOrder() {
    List<Location> reading =
        List.of(
            new WholeFile("a.xlsx"),
            new SheetCell("a.xlsx", "名单", 0, 0, 0),
            new SheetCell("a.xlsx", "名单", 0, 0, 27),
            new SheetCell("a.xlsx", "名单", 0, 9, 1),
            new SheetCell("a.xlsx", "名单", 0, 1_048_575, 0),
            new SheetCell("a.xlsx", "对局", 1, 0, 0),
            new SheetCell("a.xlsx", "对局", 1, 2, 16_383),
            new Line("b.csv", 2),
            new Line("b.csv", 10),
            new WholeFile("c.csv"),
            new Game("d.pgn", 2),
            new Game("d.pgn", 10),
            new ByteOffset("e.xqf", 9),
            new ByteOffset("e.xqf", 3_000_000_000L));
    List<Location> shuffled = new ArrayList<>(reading);

    for (int seed = 0; seed < 20; seed++) {
      Collections.shuffle(shuffled, new Random(seed));
      assertThat(shuffled.stream().sorted().toList()).isEqualTo(reading);
    }
  }

  @Test
  void linesCountFrom1() {
    assertThat(new Line("a.csv", 1).line()).isEqualTo(1);
    assertThatThrownBy(() -> new Line("a.csv", 0)).hasMessage("lines count from 1, was 0");
    assertThatThrownBy(() -> new Game("a.pgn", 0)).hasMessage("games count from 1, was 0");
    assertThatThrownBy(() -> new ByteOffset("a.xqf", -1))
        .hasMessage("offsets count from 0, was -1");
  }

  @Test
  void aPlaceHasSheetCellAndLineOnlyWhereTheyMeanSomething() {
    assertThat(new WholeFile("a").sheet() + new WholeFile("a").cell()).isEmpty();
    assertThat(new WholeFile("a").line()).isZero();
    assertThat(new SheetCell("a", "表", 0, 3, 4).cell()).isEqualTo("E4");
    assertThat(new SheetCell("a", "表", 0, 3, 4).line()).isZero();
  }
}
