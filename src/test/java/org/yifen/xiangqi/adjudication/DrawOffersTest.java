package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.xiangqi.adjudication.DrawOffers.Excess;
import org.yifen.xiangqi.board.Side;

@DisplayName("Draw offers (提和)")
class DrawOffersTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "提和, RED",
    "红方提和, RED",
    "黑方提和，红方拒绝, BLACK",
    "黑提和, BLACK",
    "黑方再次提和, BLACK",
    "黑方提议作和, BLACK",
    "至此，提和。, RED",
    "求和, RED",
    "黑方求和。, BLACK",
    "offers a draw, RED",
    "Black offers a draw, BLACK",
    "black now offered a draw and Red declined, BLACK",
    "Draw offer, RED",
    "draw offered by Black, BLACK",
    "(=), RED",
    "+0.3 (=), RED",
  })
  void areMadeByTheMoverUnlessASideIsNamed(String comment, Side side) {
    assertThat(DrawOffers.in(comment, Optional.of(Side.RED))).containsExactly(side);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "和棋",
        "红方谋求和棋",
        "只好求和",
        "拒绝提和",
        "拒绝了黑方提和",
        "同意提和",
        "红方未提和",
        "declines the draw offer",
        "Red declined Black's draw offer",
        "the draw offer was accepted",
        "a drawn position",
        "(+=)",
        "e=",
      })
  void answersAndOtherWordsAreNone(String comment) {
    assertThat(DrawOffers.in(comment, Optional.of(Side.RED))).isEmpty();
  }

  @Test
  void beforeTheFirstMoveASideMustBeNamed() {
    assertThat(DrawOffers.in("提和", Optional.empty())).isEmpty();
    assertThat(DrawOffers.in("红方提和", Optional.empty())).containsExactly(Side.RED);
  }

  /** Two more than the other are within the rule, three more are not. */
  @Test
  void theThirdOfferBeyondTheOthersIsTooMuch() {
    DrawOffers offers = new DrawOffers();
    for (int ply : List.of(11, 13, 14, 15)) {
      offers.comment(ply, Optional.of(ply % 2 == 1 ? Side.RED : Side.BLACK), "提和");
    }
    assertThat(offers.excess()).isEmpty();

    offers.comment(17, Optional.of(Side.RED), "提和");
    offers.comment(19, Optional.of(Side.RED), "提和");

    assertThat(offers.excess()).contains(new Excess(17, Side.RED, 4, 1));
    assertThat(offers.offers(Side.RED)).isEqualTo(5);
  }
}
