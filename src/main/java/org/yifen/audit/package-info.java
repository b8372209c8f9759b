/** Why a number is what it is. */
@NullMarked
package org.yifen.audit;

import org.jspecify.annotations.NullMarked;
