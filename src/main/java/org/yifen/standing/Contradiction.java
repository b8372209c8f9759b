package org.yifen.standing;

import org.yifen.event.Entrant;

/**
 * A reported place that is not that of the rules, compared with that of another with as many
 * points.
 *
 * @param row the standing's row of whose place is wrong
 * @param criterion what separates the two, by its position in the order
 */
record Contradiction(
    Entrant wrong, Standing.Row row, Entrant other, Standing.Row otherRow, int criterion) {}
