package org.yifen.book;

import java.util.List;
import java.util.Optional;
import org.yifen.audit.ClosedHalf;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.Roll;
import org.yifen.publish.ListFiles;
import org.yifen.regulation.PeriodId;

/** A published list beside the same half-year calculated again. */
public final class Published {

  private Published() {}

  /** Refuses a list the book does not have, or whose opening register it does not have. */
  public static void require(Book book, PeriodId period) throws BookProblem {
    List<PeriodId> lists = book.lists();
    if (lists.contains(period) && lists.get(0).equals(period)) {
      throw BookProblem.usage(Notice.AUD_027, period);
    }
    for (PeriodId list : List.of(period, period.previous())) {
      if (!lists.contains(list)) {
        throw BookProblem.usage(Notice.ENV_007, list);
      }
    }
  }

  /**
   * The id of a player given by id or by a name they have or had; a problem when there is none, or
   * several.
   */
  public static String player(Book book, ClosedHalf half, String given) throws BookProblem {
    return player(book, half.opening(), given);
  }

  /** The same among the players of a register. */
  static String player(Book book, Register register, String given) throws BookProblem {
    if (register.find(given).isPresent()) {
      return given;
    }
    List<Player> named =
        new Roll(Player.all(register, book.players()))
            .named(given).stream().filter(p -> register.find(p.id()).isPresent()).toList();
    if (named.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_011, given);
    }
    if (named.size() > 1) {
      throw BookProblem.usage(
          Notice.ENV_012, given, String.join("; ", named.stream().map(Player::label).toList()));
    }
    return named.get(0).id();
  }

  /** Says that the changes or the register are not those that were published. */
  public static Optional<Diagnostic> difference(Book book, ClosedHalf half) throws BookProblem {
    if (differs(book, half, "changes.csv", ListFiles.changes(half))) {
      return Optional.of(Notice.ENV_013.at(List.of(), "changes.csv", half.period()));
    }
    return differs(book, half, "register.csv", ListFiles.register(half.closing()))
        ? Optional.of(Notice.ENV_013.at(List.of(), "register.csv", half.period()))
        : Optional.empty();
  }

  private static boolean differs(Book book, ClosedHalf half, String file, String calculated)
      throws BookProblem {
    return !book.text(Book.listFile(half.period(), file)).equals(calculated);
  }
}
