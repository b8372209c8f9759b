/** What happened in a tournament: entrants, games, and the conditions of articles 3 to 6. */
@NullMarked
package org.yifen.event;

import org.jspecify.annotations.NullMarked;
