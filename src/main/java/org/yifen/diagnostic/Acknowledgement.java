package org.yifen.diagnostic;

import org.yifen.trace.Location;

/**
 * Somebody's word that a warning was looked at and is in order, from the book's {@code
 * acknowledged.csv}.
 *
 * @param who the person who acknowledged it
 * @param why the reason
 * @param where the line of {@code acknowledged.csv}
 */
public record Acknowledgement(String who, String why, Location where) {}
