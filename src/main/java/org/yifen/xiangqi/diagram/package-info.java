/**
 * Diagrams of positions (棋图): text for a terminal ({@link org.yifen.xiangqi.diagram.BoardText}),
 * SVG ({@link org.yifen.xiangqi.diagram.DiagramSvg}) and PNG ({@link
 * org.yifen.xiangqi.diagram.DiagramPng}) of one and the same {@link
 * org.yifen.xiangqi.diagram.Diagram}. The pictures need no font: the characters are outlines.
 */
@NullMarked
package org.yifen.xiangqi.diagram;

import org.jspecify.annotations.NullMarked;
