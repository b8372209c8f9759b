/**
 * The board of xiangqi: squares, pieces, positions legal or not, moves, ends of the game, perft.
 * Needs nothing but the JDK.
 *
 * <p>{@code Setup} is anything that can be written down, {@code Position} what a game can come to,
 * {@code Board} the fast way to follow a game:
 *
 * <pre>{@code
 * Board board = Position.START.board();
 * for (String text : List.of("h2e2", "h9g7")) {
 *   int move = Move.packed(text, 0);
 *   if (move == Move.NONE || !board.isLegal(move)) {
 *     break; // Position.whyIllegal says why
 *   }
 *   board.make(move);
 *   boolean third = board.repetitions() >= 3;
 * }
 * boolean lost = !board.hasMove(); // mated when board.isCheck(), else stalemated
 * }</pre>
 */
@NullMarked
package org.yifen.xiangqi.board;

import org.jspecify.annotations.NullMarked;
