package org.yifen.xiangqi.adjudication;

/**
 * What an exchange has won so far, less what it has cost.
 *
 * @param balance by our side
 * @param account what kind of loss there is in it
 */
record Tally(Material balance, Account account) {

  /** How an account stands. */
  enum Account {
    /** Nothing is lost but on the square of our last capture. */
    OPEN,
    /** Something is lost elsewhere. */
    ELSEWHERE,
    /** The target's square is taken back. */
    TAKEN_BACK
  }

  static final Tally NOTHING = new Tally(Material.NONE, Account.OPEN);

  Tally plus(Material won) {
    return new Tally(balance.plus(won), account);
  }

  /**
   * After a move of theirs.
   *
   * @param isTakenBack whether it takes on the target's square
   * @param isElsewhere whether it takes elsewhere, or threatens there
   */
  Tally minus(Material lost, boolean isTakenBack, boolean isElsewhere) {
    Account after = account;
    if (account == Account.TAKEN_BACK || isTakenBack) {
      after = Account.TAKEN_BACK;
    } else if (isElsewhere) {
      after = Account.ELSEWHERE;
    }
    return new Tally(balance.minus(lost), after);
  }

  /**
   * Whether it leaves us what we want: a gain, or, where only something elsewhere is lost, no loss.
   *
   * @param strict whether a gain is wanted always
   */
  boolean isEnough(boolean strict) {
    boolean mayBreakEven = account == Account.ELSEWHERE && !strict;
    return mayBreakEven ? !balance.isLoss() : balance.isGain();
  }
}
