package org.yifen.xiangqi.adjudication;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.yifen.xiangqi.board.Side;

/**
 * Claims of a draw by the natural limit (自然限着), judged while a game is followed. A false claim is a
 * foul that costs the claimant {@link #PENALTY}.
 *
 * <p>When a side may claim, and how often, is not judged: only whether the limit was reached.
 */
public final class Claims {

  /** What a false claim takes off the claimant's clock. */
  public static final Duration PENALTY = Duration.ofMinutes(5);

  /**
   * A claim.
   *
   * @param ply moves made before it
   */
  public record Claim(int ply, Side side) {}

  /**
   * A claim, judged.
   *
   * @param limit in rounds
   * @param rounds without a capture that count for the claimant
   * @param own moves of the claimant since the last capture
   * @param opposing moves of the opponent since then
   * @param checks of the claimant among its moves
   */
  public record Ruling(Claim claim, int limit, int rounds, int own, int opposing, int checks) {

    public boolean isRight() {
      return rounds >= limit;
    }

    /** Checks of the claimant that do not count. */
    public int leftOut() {
      return Math.max(0, checks - NaturalLimit.MOST_CHECKS);
    }
  }

  private final List<Claim> claims;
  private final List<Ruling> rulings = new ArrayList<>();
  private int next;

  /** Claims that are to be judged. */
  public Claims(List<Claim> claims) {
    this.claims = claims.stream().sorted(Comparator.comparingInt(Claim::ply)).toList();
  }

  /** Whether a claim is to be judged after a move, or should have been before. */
  public boolean isDue(int ply) {
    return next < claims.size() && claims.get(next).ply() <= ply;
  }

  /** Judges the claims that are made after a move, or before the first with {@code ply} 0. */
  public void after(int ply, NaturalLimit counts) {
    while (isDue(ply)) {
      if (claims.get(next).ply() == ply) {
        rulings.add(ruling(claims.get(next), counts));
      }
      next++;
    }
  }

  /** One claim by the counts of a game up to it. */
  public static Ruling ruling(Claim claim, NaturalLimit counts) {
    Side side = claim.side();
    return new Ruling(
        claim,
        counts.limit(),
        counts.rounds(side),
        counts.moves(side),
        counts.moves(side.other()),
        counts.checks(side));
  }

  /** The claims judged so far. */
  public List<Ruling> rulings() {
    return List.copyOf(rulings);
  }

  /** The claims that no move was followed to. */
  public List<Claim> open() {
    return claims.subList(next, claims.size());
  }
}
