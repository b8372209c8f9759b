/** Lists as CSV, JSON and XLSX: values in, bytes out. */
@NullMarked
package org.yifen.publish;

import org.jspecify.annotations.NullMarked;
