/** Bytes of a tournament report to an event and back: the house layout and TRF. */
@NullMarked
package org.yifen.report;

import org.jspecify.annotations.NullMarked;
