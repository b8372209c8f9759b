/**
 * Game records beside the report that names them: whether a game's file tells the same players, the
 * same colours and the same result. The one place where the rating side and {@code xiangqi} meet.
 */
@NullMarked
package org.yifen.scoresheet;

import org.jspecify.annotations.NullMarked;
