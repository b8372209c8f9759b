package org.yifen.xiangqi.record;

/**
 * What a record says about its game besides the moves, such as {@code Red} and the player's name.
 * The names are those of PGN where there is one; others are kept as the format has them.
 */
public record Tag(String name, String value) {

  public static final String EVENT = "Event";
  public static final String SITE = "Site";
  public static final String DATE = "Date";
  public static final String ROUND = "Round";
  public static final String RED = "Red";
  public static final String RED_TEAM = "RedTeam";
  public static final String BLACK = "Black";
  public static final String BLACK_TEAM = "BlackTeam";
  public static final String RESULT = "Result";
  public static final String FEN = "FEN";
  public static final String TITLE = "Title";
  public static final String OPENING = "Opening";
  public static final String ANNOTATOR = "Annotator";
  public static final String AUTHOR = "Author";
  public static final String TIME_RULE = "TimeControl";
  public static final String RED_TIME = "RedTime";
  public static final String FORMAT = "Format";
  public static final String BLACK_TIME = "BlackTime";
}
