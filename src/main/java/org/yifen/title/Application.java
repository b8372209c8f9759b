package org.yifen.title;

import java.time.LocalDate;
import org.yifen.regulation.Title;

/**
 * A title that may now be applied for (article 10).
 *
 * @param norms how many norms count
 * @param events in how many events
 * @param games the games of those events together
 * @param first the end of the first of the events
 * @param last the end of the last one
 */
public record Application(
    String id, Title title, int norms, int events, int games, LocalDate first, LocalDate last) {}
