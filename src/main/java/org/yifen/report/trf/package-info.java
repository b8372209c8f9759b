/** The Tournament Report File of FIDE (TRF16, TRF26): its text, columns and dates, in and out. */
@NullMarked
package org.yifen.report.trf;

import org.jspecify.annotations.NullMarked;
