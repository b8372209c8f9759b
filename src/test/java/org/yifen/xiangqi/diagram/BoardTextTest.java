package org.yifen.xiangqi.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Square;

class BoardTextTest {

  private static final Pattern PIECE = Pattern.compile("[(\\[<{][^ ][)\\]>}]");

  private static List<String> rows(Diagram diagram, boolean ascii) {
    return BoardText.rows(diagram, ascii, (tone, text) -> text);
  }

  /** Columns of a terminal by the Unicode property East Asian Width, as ICU has it. */
  private static int columns(String row) {
    return row.codePoints().map(BoardTextTest::columns).sum();
  }

  private static int columns(int c) {
    int width = UCharacter.getIntPropertyValue(c, UProperty.EAST_ASIAN_WIDTH);
    assertThat(width)
        .as("as wide as the font likes: U+%04X", c)
        .isNotEqualTo(UCharacter.EastAsianWidth.AMBIGUOUS);
    boolean wide =
        width == UCharacter.EastAsianWidth.WIDE || width == UCharacter.EastAsianWidth.FULLWIDTH;
    return wide ? 2 : 1;
  }

  /** Drawn by hand after the diagrams of Chinese books: Red counts from the right, below. */
  @Test
  void theStart() {
    assertThat(String.join("\n", rows(Diagram.of(Setup.START), false)).replaceAll("(?m) +$", ""))
        .isEqualTo(
            """
               1   2   3   4   5   6   7   8   9
            9 [车][马][象][士][将][士][象][马][车]
               |   |   |   | \\ | / |   |   |   |
            8  +---+---+---+---+---+---+---+---+
               |   |   |   | / | \\ |   |   |   |
            7  +--[炮]-+---+---+---+---+--[炮]-+
               |   |   |   |   |   |   |   |   |
            6 [卒]-+--[卒]-+--[卒]-+--[卒]-+--[卒]
               |   |   |   |   |   |   |   |   |
            5  +---+---+---+---+---+---+---+---+
               |      楚 河          汉 界     |
            4  +---+---+---+---+---+---+---+---+
               |   |   |   |   |   |   |   |   |
            3 (兵)-+--(兵)-+--(兵)-+--(兵)-+--(兵)
               |   |   |   |   |   |   |   |   |
            2  +--(炮)-+---+---+---+---+--(炮)-+
               |   |   |   | \\ | / |   |   |   |
            1  +---+---+---+---+---+---+---+---+
               |   |   |   | / | \\ |   |   |   |
            0 (车)(马)(相)(仕)(帅)(仕)(相)(马)(车)
               九  八  七  六  五  四  三  二  一
               a   b   c   d   e   f   g   h   i""");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void allRowsAreEquallyWide(boolean ascii) {
    for (int seed = 0; seed < 50; seed++) {
      Diagram diagram = Shown.random(seed, seed * 3);
      for (Diagram each : List.of(diagram, diagram.turned())) {
        List<String> rows = rows(each, ascii);

        assertThat(rows).hasSize(22).allMatch(row -> columns(row) == 2 + 9 * 4);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everyPieceLooksDifferentWithoutColours(boolean ascii) {
    TreeSet<String> pieces = new TreeSet<>();
    Matcher found = PIECE.matcher(String.join("\n", rows(Diagram.of(Shown.EVERY_PIECE), ascii)));
    while (found.find()) {
      pieces.add(found.group());
    }

    assertThat(pieces).hasSize(14);
  }

  @Test
  void asciiIsAscii() {
    List<String> rows = rows(Shown.random(7, 40), true);

    assertThat(String.join("", rows).chars()).allMatch(c -> c >= ' ' && c < 127);
    assertThat(rows.get(2)).isEqualTo("   |   |   |   | \\ | / |   |   |   |  ");
  }

  @Test
  void theLastMoveStandsInOtherBracketsAtBothItsEnds() {
    Setup afterRed = Shown.fen("4k4/9/9/9/9/9/9/4C4/9/4K4 b");

    List<String> red = rows(Diagram.of(afterRed).withLast(Shown.move("h2e2")), false);
    assertThat(red.get(15)).isEqualTo("2  +---+---+---+--<炮>-+---+--<  >-+  ");
    List<String> black = rows(Diagram.of(afterRed.swapped()).withLast(Shown.move("b7e7")), true);
    assertThat(black.get(5)).isEqualTo("7  +--{ }--+---+--{c}--+---+---+---+  ");
  }

  @Test
  void theOtherSideBelowIsTheBoardTurned() {
    Diagram diagram = Shown.random(3, 30);
    List<String> turned = rows(diagram.turned(), true);

    List<String> expected = new ArrayList<>();
    for (String row : rows(diagram, true)) {
      expected.add(new StringBuilder(row.replaceAll("[^A-Za-z]", "")).reverse().toString());
    }
    // the river and the letters of the files stay where they are
    List<String> ranks = expected.subList(1, 20);
    Collections.reverse(ranks);
    ranks.set(9, "CHUHEHANJIE");
    assertThat(turned.subList(1, 20).stream().map(r -> r.replaceAll("[^A-Za-z]", "")))
        .isEqualTo(ranks);
    assertThat(turned.get(1)).startsWith("0 ");
    assertThat(turned.get(0).strip()).startsWith("1   2");
    assertThat(turned.get(21).replace(" ", "")).isEqualTo("ihgfedcba");
  }

  @Test
  void filesAreNumberedFromEachPlayersRight() {
    Diagram diagram = Diagram.of(Setup.START);
    Square redsRight = Square.parse("i0").orElseThrow();

    assertThat(diagram.number(diagram.column(redsRight), false)).isEqualTo('一');
    assertThat(diagram.number(diagram.column(redsRight), true)).isEqualTo('9');
    Diagram turned = diagram.turned();
    assertThat(turned.column(redsRight)).isZero();
    assertThat(turned.number(0, true)).isEqualTo('一');
    assertThat(turned.number(0, false)).isEqualTo('9');
  }

  @Test
  void colourOnlyRepeatsWhatTheBracketsSay() {
    List<String> tones = new ArrayList<>();
    BoardText.rows(
        Shown.random(11, 25),
        false,
        (tone, text) -> {
          tones.add(tone + " " + text.charAt(0));
          return text;
        });

    assertThat(new TreeSet<>(tones)).isSubsetOf("RED (", "BLACK [", "RED_MOVED <", "BLACK_MOVED {");
    assertThat(tones).contains("RED (", "BLACK [");
  }
}
