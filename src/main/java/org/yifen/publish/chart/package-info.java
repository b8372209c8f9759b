/** Charts of ratings over time as SVG and PNG; the only place that knows the charting library. */
@NullMarked
package org.yifen.publish.chart;

import org.jspecify.annotations.NullMarked;
