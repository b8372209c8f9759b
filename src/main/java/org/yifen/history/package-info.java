/** The lists of a book one after the other: the health of the ratings, and a player's career. */
@NullMarked
package org.yifen.history;

import org.jspecify.annotations.NullMarked;
