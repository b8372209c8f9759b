package org.yifen.audit;

import org.yifen.regulation.PeriodId;
import org.yifen.trace.Location;

/**
 * A row of {@code merges.csv}: two ids of one person, of which one remains.
 *
 * @param list the list from which on only one is there
 * @param id the id that goes
 * @param into the id that remains
 */
public record Merge(
    PeriodId list,
    String id,
    String into,
    String authority,
    String date,
    String reason,
    Location where) {}
