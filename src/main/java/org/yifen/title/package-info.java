/** Titles by norms and by placing (articles 5, 6, 10, 11). */
@NullMarked
package org.yifen.title;

import org.jspecify.annotations.NullMarked;
