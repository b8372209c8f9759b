/**
 * The board of xiangqi: squares, pieces, positions legal or not, moves, ends of the game, perft.
 */
@NullMarked
package org.yifen.xiangqi.board;

import org.jspecify.annotations.NullMarked;
