/** Benchmarks: an invented federation, the calculation alone, and commands beside their peers. */
package org.yifen.bench;
