/** A half-year from its inputs, why a number is what it is, and what is hard to believe. */
@NullMarked
package org.yifen.audit;

import org.jspecify.annotations.NullMarked;
