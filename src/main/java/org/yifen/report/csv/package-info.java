/** CSV in and out: the only user of Commons CSV. */
@NullMarked
package org.yifen.report.csv;

import org.jspecify.annotations.NullMarked;
