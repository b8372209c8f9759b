/**
 * Bytes of a tournament report to an event: the house layout, lists of pairings, tables of
 * Chess-Results, TRF; and an event to the house layout and TRF.
 */
@NullMarked
package org.yifen.report;

import org.jspecify.annotations.NullMarked;
