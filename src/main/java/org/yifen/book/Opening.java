package org.yifen.book;

import java.util.List;
import org.yifen.event.Changes;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.Roll;

/**
 * The list a half-year opens with, as reports are held against it.
 *
 * @param published the register of the list
 * @param everybody the persons, and those whom only the register knows
 * @param register the register with everybody, under present names
 */
record Opening(Register published, List<Player> everybody, Register register, Roll roll) {

  static Opening of(Register published, List<Player> persons) {
    return with(published, Player.all(published, persons));
  }

  private static Opening with(Register published, List<Player> everybody) {
    return new Opening(published, everybody, published.with(everybody), new Roll(everybody));
  }

  /** The same after changes that a report states. */
  Opening after(Changes changes) {
    return changes.changes().isEmpty() ? this : with(published, changes.appliedTo(everybody));
  }
}
