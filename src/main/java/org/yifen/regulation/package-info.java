/** One edition of the regulation as data: tables, limits, periods, and the field's value types. */
@NullMarked
package org.yifen.regulation;

import org.jspecify.annotations.NullMarked;
