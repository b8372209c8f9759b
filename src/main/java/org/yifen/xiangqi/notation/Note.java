package org.yifen.xiangqi.notation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What is worth saying about a move text, or a game, that could be read all the same. */
public enum Note {
  /** Digits in the style of the other side: Red writes 一 to 九, Black 1 to 9. */
  OTHER_DIGITS(1),
  /** A name that the other side's piece has, such as 象 for Red's 相. */
  OTHER_NAME(2),
  /** Traditional characters (馬, 進). */
  TRADITIONAL(4),
  /** The text fits several pieces, and one of them alone can move so. */
  ONLY_ONE_CAN(8),
  /** Of a game: several legal moves fit, and one of them alone makes the rest of the game legal. */
  SETTLED_BY_REST(0),
  /** Of a game: the text is in another notation than the game. */
  OTHER_NOTATION(0),
  /** Of a game: it is legal with ranks from 0 and with ranks from 1; it was read from 0. */
  EITHER_RANKS(0);

  /** Every set of the notes a single text can have, so that reading makes none. */
  private static final List<Set<Note>> SETS = sets();

  /** For a set of the notes on single texts; 0 for those on games. */
  private final int bit;

  Note(int bit) {
    this.bit = bit;
  }

  private static List<Set<Note>> sets() {
    List<Set<Note>> sets = new ArrayList<>();
    for (int mask = 0; mask < 2 * ONLY_ONE_CAN.bit; mask++) {
      EnumSet<Note> set = EnumSet.noneOf(Note.class);
      for (Note note : values()) {
        if ((mask & note.bit) != 0) {
          set.add(note);
        }
      }
      sets.add(Set.copyOf(set));
    }
    return List.copyOf(sets);
  }

  int bit() {
    return bit;
  }

  static Set<Note> set(int mask) {
    return SETS.get(mask);
  }
}
