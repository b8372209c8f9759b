/** Who the players are: the register, names as written, matching. */
@NullMarked
package org.yifen.player;

import org.jspecify.annotations.NullMarked;
