/**
 * Rulings of a referee on games: the natural limit (自然限着) and repetition (棋例).
 *
 * <p>{@code Ruling} is the entry for repetition: it finds the cycle of a game ({@code Cycle}), has
 * each of its moves judged ({@code Kinds}), grades both sides ({@code Grade}) and gives the verdict
 * ({@code Verdict}). A move is judged from the board alone: {@code MateSearch} looks for a kill
 * (杀), {@code Exchange} plays captures out to the end, {@code Chases} says which gains are new with
 * the move. What proves a kind is part of the result: the piece that takes, its target, the moves.
 *
 * <pre>{@code
 * Ruling ruling = Ruling.of(start, moves, Rules.CXA_2020, true);
 * ruling.verdict(); // RED_MUST_CHANGE
 * ruling.labels(); // 捉闲捉闲
 * }</pre>
 */
@NullMarked
package org.yifen.xiangqi.adjudication;

import org.jspecify.annotations.NullMarked;
