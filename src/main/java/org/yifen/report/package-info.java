/** Bytes of a tournament report to an event: the house layout. */
@NullMarked
package org.yifen.report;

import org.jspecify.annotations.NullMarked;
