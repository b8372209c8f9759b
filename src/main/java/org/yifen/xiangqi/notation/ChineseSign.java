package org.yifen.xiangqi.notation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Side;

/**
 * A character of a Chinese move text.
 *
 * @param kind of a piece's name
 * @param order of 前, 中, 后
 * @param way of 进, 退, 平
 * @param digit 1 to 9; 0 for the others
 * @param sides whose way of writing it is: see {@link Described}
 */
record ChineseSign(
    Optional<Kind> kind,
    Order order,
    Optional<Described.Way> way,
    int digit,
    int sides,
    boolean traditional) {

  /** 一 to 九, in order. */
  static final String NUMERALS = "一二三四五六七八九";

  private static final ChineseSign NO_SIGN = sign(Optional.empty(), 0, false);
  private static final Map<Character, ChineseSign> SIGNS = new HashMap<>();

  static {
    pieces(Kind.KING, "帅", "将", "帥", "將");
    pieces(Kind.ADVISOR, "仕", "士", "", "");
    pieces(Kind.ELEPHANT, "相", "象", "", "");
    pieces(Kind.PAWN, "兵", "卒", "", "");
    pieces(Kind.HORSE, "马", false, 0);
    pieces(Kind.HORSE, "馬傌", true, 0);
    pieces(Kind.ROOK, "车", false, 0);
    pieces(Kind.ROOK, "車俥", true, 0);
    pieces(Kind.CANNON, "炮包", false, 0);
    pieces(Kind.CANNON, "砲", true, 0);
    order('前', Order.FRONT, false);
    order('中', Order.MIDDLE, false);
    order('后', Order.REAR, false);
    order('後', Order.REAR, true);
    way('进', Described.Way.FORWARD, false);
    way('進', Described.Way.FORWARD, true);
    way('退', Described.Way.BACK, false);
    way('平', Described.Way.SIDEWAYS, false);
    for (int digit = 1; digit <= 9; digit++) {
      digit(NUMERALS.charAt(digit - 1), digit, Described.RED_DIGITS);
      digit((char) ('0' + digit), digit, Described.BLACK_DIGITS);
      digit((char) ('０' + digit), digit, Described.BLACK_DIGITS);
    }
  }

  private static ChineseSign sign(Optional<Kind> kind, int sides, boolean traditional) {
    return new ChineseSign(kind, Order.NONE, Optional.empty(), 0, sides, traditional);
  }

  private static void pieces(Kind kind, String red, String black, String oldRed, String oldBlack) {
    pieces(kind, red, false, Described.RED_NAME);
    pieces(kind, black, false, Described.BLACK_NAME);
    pieces(kind, oldRed, true, Described.RED_NAME);
    pieces(kind, oldBlack, true, Described.BLACK_NAME);
  }

  private static void pieces(Kind kind, String names, boolean traditional, int sides) {
    for (int i = 0; i < names.length(); i++) {
      SIGNS.put(names.charAt(i), sign(Optional.of(kind), sides, traditional));
    }
  }

  private static void order(char c, Order order, boolean traditional) {
    SIGNS.put(c, new ChineseSign(Optional.empty(), order, Optional.empty(), 0, 0, traditional));
  }

  private static void way(char c, Described.Way way, boolean traditional) {
    Optional<Described.Way> meant = Optional.of(way);
    SIGNS.put(c, new ChineseSign(Optional.empty(), Order.NONE, meant, 0, 0, traditional));
  }

  private static void digit(char c, int digit, int sides) {
    Optional<Described.Way> none = Optional.empty();
    SIGNS.put(c, new ChineseSign(Optional.empty(), Order.NONE, none, digit, sides, false));
  }

  /** What a character means; a sign without any meaning for all that are no part of a move. */
  static ChineseSign of(char c) {
    return SIGNS.getOrDefault(c, NO_SIGN);
  }

  /** Whether it is a Chinese character that means something in a move. */
  boolean isHan() {
    return kind.isPresent()
        || order != Order.NONE
        || way.isPresent()
        || (sides & Described.RED_DIGITS) != 0;
  }

  /** The name of a piece, simplified or traditional (馬 and 車 for both sides, 砲 for Black). */
  static char name(Kind kind, Side side, boolean traditional) {
    if (!traditional) {
      return kind.chinese(side);
    }
    return switch (kind) {
      case KING -> side == Side.RED ? '帥' : '將';
      case HORSE -> '馬';
      case ROOK -> '車';
      case CANNON -> side == Side.RED ? '炮' : '砲';
      default -> kind.chinese(side);
    };
  }

  /** A digit as a side writes it. */
  static char digit(int digit, Side side) {
    return side == Side.RED ? NUMERALS.charAt(digit - 1) : (char) ('0' + digit);
  }
}
