package org.yifen.xiangqi.check;

import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.adjudication.Claims;
import org.yifen.xiangqi.adjudication.Rules;
import org.yifen.xiangqi.adjudication.TimeControl;

/**
 * What an event sets and what is asked of its games.
 *
 * @param naturalLimit rounds without a capture, from 1
 * @param repetition the edition of the rules of repetition (棋例)
 * @param clock the time control; empty to take that of each record
 * @param claims of a draw by the natural limit, to be judged
 */
public record GameRules(
    int naturalLimit, Rules repetition, Optional<TimeControl> clock, List<Claims.Claim> claims) {

  public GameRules {
    claims = List.copyOf(claims);
  }

  /** A natural limit and an edition, no clocks and no claims. */
  public static GameRules of(int naturalLimit, Rules repetition) {
    return new GameRules(naturalLimit, repetition, Optional.empty(), List.of());
  }
}
