/** Lists as CSV, JSON and XLSX, findings as JSON, SARIF and HTML: values in, bytes out. */
@NullMarked
package org.yifen.publish;

import org.jspecify.annotations.NullMarked;
