/** What there is to say about a place: the catalogue of notices, in Chinese and English. */
@NullMarked
package org.yifen.diagnostic;

import org.jspecify.annotations.NullMarked;
