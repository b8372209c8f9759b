package org.yifen.xiangqi.notation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How moves are written. */
public enum Notation {
  /** 炮二平五, 马8进7. */
  CHINESE_SIMPLIFIED,
  /** 炮二平五, 馬8進7. */
  CHINESE_TRADITIONAL,
  /** C2=5, H8+7, of the World Xiangqi Federation. */
  WXF,
  /** H2-E2, with ranks from 0. */
  ICCS,
  /** h2e2, with ranks from 0. */
  UCI,
  /** h3e3, with ranks from 1 to 10, as chess programs that play xiangqi write it. */
  UCI_FROM_1;

  boolean isChinese() {
    return this == CHINESE_SIMPLIFIED || this == CHINESE_TRADITIONAL;
  }

  /** Whether moves are the squares they start from and end on. */
  public boolean isCoordinates() {
    return this == ICCS || this == UCI || this == UCI_FROM_1;
  }

  /** Whether two notations are read by the same rules, but for the number of the first rank. */
  boolean isLike(Notation other) {
    return isChinese() == other.isChinese() && isCoordinates() == other.isCoordinates();
  }

  /**
   * The notation of one move text; empty when it is a move in none. What is the same in both
   * scripts counts as simplified, and coordinates count from 0 unless a rank is 10.
   */
  public static Optional<Notation> of(String text) {
    if (Described.isChinese(text)) {
      return ChineseReader.read(text).described().map(d -> chinese(d.traditional()));
    }
    Coordinates coordinates = Coordinates.read(text);
    if (coordinates.isReadable()) {
      return Optional.of(coordinates.notation());
    }
    return WxfReader.read(text).described().map(d -> WXF);
  }

  private static Notation chinese(boolean traditional) {
    return traditional ? CHINESE_TRADITIONAL : CHINESE_SIMPLIFIED;
  }

  /**
   * The notation most of the texts of a game are in, Chinese before WXF before coordinates; empty
   * when no text is a move in any. One traditional character makes a game traditional; one rank 10
   * makes it count from 1, unless there is a rank 0 as well. A game without either can still be one
   * that counts from 1: {@link GameReading#read} finds out.
   */
  public static Optional<Notation> of(List<String> texts) {
    Map<Notation, Integer> counts = new EnumMap<>(Notation.class);
    for (String text : texts) {
      of(text).ifPresent(notation -> counts.merge(notation, 1, Integer::sum));
    }
    int traditional = count(counts, CHINESE_TRADITIONAL);
    int chinese = count(counts, CHINESE_SIMPLIFIED) + traditional;
    int wxf = count(counts, WXF);
    int iccs = count(counts, ICCS);
    int coordinates = iccs + count(counts, UCI) + count(counts, UCI_FROM_1);
    if (chinese + wxf + coordinates == 0) {
      return Optional.empty();
    }
    if (coordinates > Math.max(chinese, wxf)) {
      boolean from1 = Coordinates.firstRank(texts) == 1;
      return Optional.of(from1 ? UCI_FROM_1 : 2 * iccs > coordinates ? ICCS : UCI);
    }
    return Optional.of(wxf > chinese ? WXF : chinese(traditional > 0));
  }

  private static int count(Map<Notation, Integer> counts, Notation notation) {
    return counts.getOrDefault(notation, 0);
  }
}
