/** A published list as a value: ranks and changes. */
@NullMarked
package org.yifen.ratinglist;

import org.jspecify.annotations.NullMarked;
