package org.yifen.xiangqi.adjudication;

/** What a move of a cycle is; where several fit, the heaviest: 将, 杀, 捉, then the idle kinds. */
public enum MoveKind {
  /** It attacks the king. */
  CHECK("将"),
  /** It threatens to mate by a check or by checks without a break. */
  KILL("杀"),
  /** It threatens to win material. */
  CHASE("捉"),
  /** It offers the exchange of like pieces. */
  EXCHANGE("兑"),
  /** It offers a piece. Nothing on the board tells it from an idle move: only declared. */
  OFFER("献"),
  /** It goes onto the line of a piece that threatened to mate. */
  BLOCK("拦"),
  /** It follows a protected piece. Nothing tells it from an idle move: only declared. */
  FOLLOW("跟"),
  /** All else. */
  IDLE("闲");

  private final String chinese;

  MoveKind(String chinese) {
    this.chinese = chinese;
  }

  /** The one character that the rules print. */
  public String chinese() {
    return chinese;
  }

  /** Whether it is one of the three kinds (打) that may not be repeated for ever by one side. */
  public boolean isForbidden() {
    return this == CHECK || this == KILL || this == CHASE;
  }
}
