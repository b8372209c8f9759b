/** Rulings of a referee on games: at first the natural limit (自然限着). */
@NullMarked
package org.yifen.xiangqi.adjudication;

import org.jspecify.annotations.NullMarked;
