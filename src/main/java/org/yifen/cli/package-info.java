/** Shell: one class per command, options, printing, exit codes. */
@NullMarked
package org.yifen.cli;

import org.jspecify.annotations.NullMarked;
