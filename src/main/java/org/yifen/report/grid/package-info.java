/** Located cells of a table, whatever format they came from. */
@NullMarked
package org.yifen.report.grid;

import org.jspecify.annotations.NullMarked;
