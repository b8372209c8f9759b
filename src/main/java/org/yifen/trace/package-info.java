/** Where a value came from: places in files, articles of the regulation. */
@NullMarked
package org.yifen.trace;

import org.jspecify.annotations.NullMarked;
