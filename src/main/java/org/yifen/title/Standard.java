package org.yifen.title;

import java.util.OptionalInt;
import org.yifen.regulation.Title;

/**
 * What a title event asks for one title (article 6.3).
 *
 * @param category the event's category in the numbering of the title's sex; empty where the norm
 *     table has none at the event's average
 * @param rate the required score rate in per cent; empty where the table has none
 * @param halves the standard score in halves; empty without a rate
 */
public record Standard(Title title, String category, OptionalInt rate, OptionalInt halves) {}
