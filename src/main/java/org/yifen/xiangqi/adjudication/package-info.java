/**
 * Rulings of a referee on games: repetition (棋例), the natural limit (自然限着) and claims of it, draw
 * offers, positions in which neither side can win, time controls and the clocks.
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
 *
 * <p>{@code ClockRun} is the entry for clocks: it takes a {@code TimeControl} and the times of each
 * move, and says whose flag fell.
 */
@NullMarked
package org.yifen.xiangqi.adjudication;

import org.jspecify.annotations.NullMarked;
