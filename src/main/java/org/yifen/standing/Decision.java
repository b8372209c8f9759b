package org.yifen.standing;

/**
 * What put somebody behind the one above.
 *
 * @param round the round of a criterion that goes through the rounds: the one after which the
 *     places differ, or the number of first rounds left out; 0 for any other
 */
public record Decision(Criterion criterion, int round) {}
