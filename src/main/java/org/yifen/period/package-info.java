/** Opening register and events to closing register: one half-year. */
@NullMarked
package org.yifen.period;

import org.jspecify.annotations.NullMarked;
