package org.yifen.trace;

/**
 * An article of the rating regulation, such as {@code 8} or {@code 4.2} (article 四, condition 2);
 * or, for what is a matter of the game alone, the competition rules (竞赛规则).
 *
 * @param number the article's number, a full stop before the number of a paragraph; {@code rules}
 *     for the competition rules; empty where no text has anything to say
 */
public record Article(String number) {

  private static final String RULES = "rules";

  private static final String[] HAN = {"零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一"};

  public Article {
    boolean other = number.isEmpty() || number.equals(RULES);
    if (!other && (!number.matches("[1-9]\\d?(\\.[1-9])?") || main(number) >= HAN.length)) {
      throw new IllegalArgumentException("no such article: " + number);
    }
  }

  /** The article as the regulation writes it: {@code 第四条(二)}; empty where there is none. */
  public String chinese() {
    if (number.isEmpty() || number.equals(RULES)) {
      return number.isEmpty() ? "" : "竞赛规则";
    }
    int dot = number.indexOf('.');
    String article = "第" + HAN[main(number)] + "条";
    return dot < 0
        ? article
        : article + "(" + HAN[Integer.parseInt(number.substring(dot + 1))] + ")";
  }

  /** The article in English: {@code art. 4.2}; empty where there is none. */
  public String english() {
    if (number.isEmpty() || number.equals(RULES)) {
      return number.isEmpty() ? "" : "competition rules";
    }
    return "art. " + number;
  }

  private static int main(String number) {
    int dot = number.indexOf('.');
    return Integer.parseInt(dot < 0 ? number : number.substring(0, dot));
  }
}
