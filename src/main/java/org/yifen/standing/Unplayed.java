package org.yifen.standing;

/**
 * What a game that was not played (※) is beyond its points. The rules speak of byes only (14.4), so
 * that events differ.
 */
enum Unplayed {
  /** A game like any other, won by who came. */
  GAMES,
  /** A bye of who came. */
  BYES,
  /** Nothing. */
  POINTS
}
