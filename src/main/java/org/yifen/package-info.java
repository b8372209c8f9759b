/**
 * Yifen 弈分: the rating program of a xiangqi federation. The packages in the order of the data:
 * {@code regulation}, {@code diagnostic}, {@code trace}; {@code report}, {@code event}, {@code
 * player}, {@code standing}, {@code rating}, {@code period}, {@code title}, {@code ratinglist},
 * {@code audit}, {@code publish}; by themselves {@code online}, {@code xiangqi.board}, {@code
 * xiangqi.notation}, {@code xiangqi.diagram}, {@code xiangqi.record}, {@code xiangqi.adjudication},
 * {@code xiangqi.check}; where both meet, {@code scoresheet}; and the shell, {@code book} and
 * {@code cli}.
 */
@NullMarked
package org.yifen;

import org.jspecify.annotations.NullMarked;
