/**
 * Files of game records (棋谱): PGN, XQF, CBR, CBL, CBF, DhtmlXQ, WXF, lists of moves, and the lines
 * of engines. {@link org.yifen.xiangqi.record.RecordFiles} reads them all into {@link
 * org.yifen.xiangqi.record.GameRecord}.
 */
@NullMarked
package org.yifen.xiangqi.record;

import org.jspecify.annotations.NullMarked;
