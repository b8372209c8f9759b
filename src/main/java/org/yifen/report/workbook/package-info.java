/** Workbooks in and out: the only user of Apache POI. */
@NullMarked
package org.yifen.report.workbook;

import org.jspecify.annotations.NullMarked;
