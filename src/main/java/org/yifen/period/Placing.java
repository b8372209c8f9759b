package org.yifen.period;

import org.yifen.regulation.Title;

/**
 * A title won by place in an event of the half-year (article 11).
 *
 * @param written the title as {@code places.csv} has it, which the register takes over
 */
public record Placing(String event, String id, Title title, String written) {}
