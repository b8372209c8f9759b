package org.yifen.ratinglist;

import java.util.OptionalInt;
import org.yifen.regulation.Sex;

/**
 * One player's line of a published list.
 *
 * @param rank from 1 among the players of the same sex; equal ratings share a rank (1, 2, 2, 4)
 * @param title as registered; empty without one
 * @param rating in whole points
 * @param change since the list before, in points; empty for a player who was not on it
 * @param games rated games counted in this half-year
 * @param note what else readers should know, in the words of the list; often empty
 */
public record ListEntry(
    int rank,
    String id,
    String name,
    Sex sex,
    String unit,
    String title,
    int rating,
    OptionalInt change,
    int games,
    String note) {}
