/**
 * The online scheme (QQ): a log of games in the order of time, every game rated at once, levels,
 * and a state from which the next log goes on.
 */
@NullMarked
package org.yifen.online;

import org.jspecify.annotations.NullMarked;
