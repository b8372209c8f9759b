package org.yifen.regulation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The title-norm table: the score rate in per cent that a norm needs, by the event's average rating
 * and title (articles 5 and 6).
 *
 * <p>Its laws, checked on loading: bands meet; a title's rates never rise with the average.
 */
public final class NormTable {

  static final String HEADER =
      "from,to,women_category,men_category,woman_master,woman_grandmaster,man_master,man_grandmaster";

  private static final int FIRST_RATE = 4;

  private record Band(int from, int to, String women, String men, Map<Title, Integer> rates) {}

  private final List<Band> bands;

  private NormTable(List<Band> bands) {
    this.bands = bands;
  }

  static NormTable of(TableFile file) {
    List<Band> bands = new ArrayList<>();
    Map<Title, Integer> before = new EnumMap<>(Title.class);
    for (TableFile.Row row : file.rows()) {
      if (!bands.isEmpty() && row.number(0) != bands.get(bands.size() - 1).to() + 1) {
        throw row.wrong("bands must meet");
      }
      if (row.number(1) < row.number(0)) {
        throw row.wrong("a band must not end before it starts");
      }
      bands.add(band(row, before));
    }
    return new NormTable(List.copyOf(bands));
  }

  private static Band band(TableFile.Row row, Map<Title, Integer> before) {
    Map<Title, Integer> rates = new EnumMap<>(Title.class);
    int column = FIRST_RATE;
    for (Title title : Title.values()) {
      if (!row.isBlank(column)) {
        int rate = row.number(column);
        if (rate < 1 || rate >= before.getOrDefault(title, 101)) {
          throw row.wrong("the rate must fall as the average rises, and be 1 to 100");
        }
        rates.put(title, rate);
      }
      column++;
    }
    before.putAll(rates);
    return new Band(row.number(0), row.number(1), row.cell(2), row.cell(3), rates);
  }

  /** The rate in per cent for a title at an average rating; empty where the table has none. */
  public OptionalInt rate(int average, Title title) {
    Integer rate = band(average).map(b -> b.rates().get(title)).orElse(null);
    return rate == null ? OptionalInt.empty() : OptionalInt.of(rate);
  }

  /** The category of an event by its average, women's or men's numbering; empty without one. */
  public String category(int average, Sex sex) {
    return band(average).map(b -> sex == Sex.WOMAN ? b.women() : b.men()).orElse("");
  }

  private Optional<Band> band(int average) {
    return bands.stream().filter(b -> b.from() <= average && average <= b.to()).findFirst();
  }
}
