/** Shell: the federation's folder, its locks, atomic replacement and digests. */
@NullMarked
package org.yifen.book;

import org.jspecify.annotations.NullMarked;
