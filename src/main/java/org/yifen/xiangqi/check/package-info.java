/**
 * Games against the rules and against themselves: are the moves legal, how did the game end on the
 * board, does that agree with the reported result.
 */
@NullMarked
package org.yifen.xiangqi.check;

import org.jspecify.annotations.NullMarked;
