/** Positions and moves as text: FEN, ICCS and UCI, Chinese (炮二平五), WXF (C2=5). */
@NullMarked
package org.yifen.xiangqi.notation;

import org.jspecify.annotations.NullMarked;
