/** A published list as a value: ranks and changes; the difference of two lists. */
@NullMarked
package org.yifen.ratinglist;

import org.jspecify.annotations.NullMarked;
