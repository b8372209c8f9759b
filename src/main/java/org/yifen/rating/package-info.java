/** The arithmetic of articles 8 and 9, on numbers only. */
@NullMarked
package org.yifen.rating;

import org.jspecify.annotations.NullMarked;
