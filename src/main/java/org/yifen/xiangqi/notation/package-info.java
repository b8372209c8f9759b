/**
 * Positions and moves as text: FEN, ICCS and UCI, Chinese (炮二平五), WXF (C2=5). {@link
 * org.yifen.xiangqi.notation.Fen} is for positions, {@link org.yifen.xiangqi.notation.MoveText} for
 * single moves, {@link org.yifen.xiangqi.notation.GameReading} for the moves of a game.
 */
@NullMarked
package org.yifen.xiangqi.notation;

import org.jspecify.annotations.NullMarked;
