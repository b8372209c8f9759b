package org.yifen.xiangqi.adjudication;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.xiangqi.board.Side;

/**
 * Draw offers (提和) as comments of a record mark them. One side may offer at most {@value
 * #MOST_MORE} times more often than the other.
 *
 * <p>Offers are made in one's own time, so a comment behind a move tells of the side that made it,
 * unless it names a side. Refusals and acceptances are no offers; 求和 is one only when the comment
 * says nothing else, since annotators use it for playing for a draw.
 */
public final class DrawOffers {

  /** Offers that a side may have made beyond those of the other. */
  public static final int MOST_MORE = 2;

  /**
   * The first offer beyond the rule.
   *
   * @param ply the move behind which it stands
   * @param own offers of the side, this one included
   * @param other offers of the opponent so far
   */
  public record Excess(int ply, Side side, int own, int other) {}

  private static final String OFFER = "(?:提和|提议作?和|提議作?和|提出作?和)";

  private static final Pattern ANSWERS =
      Pattern.compile(
          "(?:拒绝|拒絕|谢绝|謝絕|同意|接受|未|没有|沒有|不)[^。，；、,;]{0,4}"
              + OFFER
              + "|\\b(?:declin|refus|reject|accept)\\w*\\s+(?:\\w+\\s+|\\w+['’]s\\s+)?draw offer"
              + "|\\bno draw offer"
              + "|\\bdraw offer (?:is |was |has been )?(?:declined|refused|rejected|accepted)",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern CHINESE =
      Pattern.compile("(?:([红紅黑])[^\\s。，；、,;红紅黑]{0,4})?" + OFFER);

  private static final Pattern SHORT =
      Pattern.compile("[\\s（(\\[【]*(?:([红紅黑])[方棋]?)?求和[\\s。.！!）)\\]】]*");

  private static final Pattern ENGLISH =
      Pattern.compile(
          "(?:\\b(red|black)\\s+(?:\\w+\\s+)?)?"
              + "(?:\\b(?:offer|propos)(?:e|s|es|ed|ing)?\\s+(?:a\\s+)?draw\\b"
              + "|\\bdraw\\s+(?:was\\s+|is\\s+)?offer(?:ed)?\\b)(?:\\s+(?:by|from)\\s+(red|black))?",
          Pattern.CASE_INSENSITIVE);

  /** As on score sheets of chess. */
  private static final Pattern SIGN = Pattern.compile("(?<!\\S)\\(=\\)(?!\\S)");

  private final int[] offers = new int[2];
  private Optional<Excess> excess = Optional.empty();

  /**
   * The sides that a comment says offered a draw.
   *
   * @param mover who made the move before it; empty before the first, where only a side that is
   *     named counts
   */
  public static Set<Side> in(String comment, Optional<Side> mover) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    boolean possible =
        comment.indexOf('和') >= 0
            || comment.indexOf('=') >= 0
            || comment.indexOf("raw") >= 0
            || comment.indexOf("RAW") >= 0;
    if (!possible) {
      return sides;
    }
    String text = ANSWERS.matcher(comment).replaceAll(" ");
    add(CHINESE.matcher(text), mover, sides);
    add(ENGLISH.matcher(text), mover, sides);
    Matcher sole = SHORT.matcher(text);
    if (sole.matches()) {
      add(sole.reset(), mover, sides);
    }
    if (SIGN.matcher(text).find()) {
      mover.ifPresent(sides::add);
    }
    return sides;
  }

  private static void add(Matcher found, Optional<Side> mover, Set<Side> sides) {
    while (found.find()) {
      Optional<Side> named = Optional.empty();
      for (int group = 1; group <= found.groupCount(); group++) {
        String name = found.group(group);
        if (name != null) {
          boolean black = name.startsWith("黑") || name.equalsIgnoreCase("black");
          named = Optional.of(black ? Side.BLACK : Side.RED);
        }
      }
      named.or(() -> mover).ifPresent(sides::add);
    }
  }

  /** Counts the offers of a comment behind a move. */
  public void comment(int ply, Optional<Side> mover, String comment) {
    for (Side side : in(comment, mover)) {
      offers[side.index()]++;
      int own = offers(side);
      int other = offers(side.other());
      if (excess.isEmpty() && own - other > MOST_MORE) {
        excess = Optional.of(new Excess(ply, side, own, other));
      }
    }
  }

  /** The offers of a side so far. */
  public int offers(Side side) {
    return offers[side.index()];
  }

  /** The first offer beyond the rule. */
  public Optional<Excess> excess() {
    return excess;
  }
}
