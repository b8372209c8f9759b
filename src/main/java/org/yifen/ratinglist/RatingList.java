package org.yifen.ratinglist;

import java.util.List;
import java.util.stream.Stream;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;

/**
 * A list as it is published: men and women ranked apart, by rating from the top, then by id.
 *
 * @param entries men first
 */
public record RatingList(PeriodId period, List<ListEntry> entries) {

  public RatingList {
    entries = List.copyOf(entries);
  }

  /** The entries of one sex, in order of rank. */
  public Stream<ListEntry> of(Sex sex) {
    return entries.stream().filter(entry -> entry.sex() == sex);
  }
}
