/** Xiangqi itself: board, notation, records. It knows nothing of ratings. */
@NullMarked
package org.yifen.xiangqi;

import org.jspecify.annotations.NullMarked;
