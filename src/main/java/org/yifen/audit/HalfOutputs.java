package org.yifen.audit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.period.ByPlayer;
import org.yifen.period.Closing;
import org.yifen.period.HalfResult;
import org.yifen.period.Pending;
import org.yifen.period.Placing;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;
import org.yifen.ratinglist.Ranking;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Title;
import org.yifen.title.Application;
import org.yifen.title.Applications;
import org.yifen.title.Norm;
import org.yifen.title.TitleEvent;

/** Draws up what a calculated half-year brings: register, list, kept games, norms, applications. */
final class HalfOutputs {

  private final Regulation regulation;
  private final HalfInput input;
  private final Register opening;
  private final Roll roll;
  private final HalfResult result;

  HalfOutputs(
      Regulation regulation, HalfInput input, Register opening, Roll roll, HalfResult result) {
    this.regulation = regulation;
    this.input = input;
    this.opening = opening;
    this.roll = roll;
    this.result = result;
  }

  ClosedHalf make(
      List<Participants> checked,
      List<LeftOut> leftOut,
      ByPlayer<Placing> placings,
      List<Player> enrolled,
      List<Player> changed,
      List<Diagnostic> found) {
    Register closing = closing(placings);
    List<Norm> norms = norms(checked);
    List<Applications.Made> made = made(norms, checked);
    List<Diagnostic> all = new ArrayList<>(found);
    all.addAll(new ClosingNotes(regulation, opening, result).notes());
    ClosedHalf closed =
        new ClosedHalf(
            input.period(),
            opening,
            closing,
            Ranking.of(
                input.period(),
                closing,
                input.published().orElse(opening),
                result::games,
                player -> note(player)),
            result,
            leftOut,
            pending(),
            norms,
            made,
            applications(closing, made),
            all.stream().sorted().toList(),
            input.published(),
            input.published().isPresent() ? input.earlierNorms() : List.of(),
            enrolled,
            changed);
    return told(closed);
  }

  /** The same half-year with a note of what corrections changed. */
  private static ClosedHalf told(ClosedHalf closed) {
    Collection<Integer> corrections = closed.corrections().values();
    if (corrections.isEmpty()) {
      return closed;
    }
    List<Diagnostic> all = new ArrayList<>(closed.diagnostics());
    all.add(
        Notice.COR_008.at(
            List.of(),
            corrections.size(),
            "%+d".formatted(Collections.min(corrections)),
            "%+d".formatted(Collections.max(corrections))));
    return closed.with(all.stream().sorted().toList());
  }

  private Register closing(ByPlayer<Placing> placings) {
    Register numbers = result.closingRegister(opening);
    if (placings.players().length == 0) {
      return numbers;
    }
    List<RegisterEntry> entries = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      RegisterEntry entry = numbers.entries().get(i);
      for (Placing placing : placings.of(i)) {
        if (Title.level(entry.title(), entry.sex()) < placing.title().level()) {
          entry = entry.withTitle(placing.written());
        }
      }
      entries.add(entry);
    }
    return new Register(entries);
  }

  private List<Pending> pending() {
    ByPlayer<Pending> carried = result.pending();
    List<Pending> named = new ArrayList<>();
    for (int player : carried.players()) {
      String id = opening.entries().get(player).id();
      carried.of(player).forEach(p -> named.add(p.of(id)));
    }
    named.sort(
        Comparator.comparing(Pending::id)
            .thenComparing(Pending::list)
            .thenComparing(Pending::event));
    return named;
  }

  private List<Norm> norms(List<Participants> checked) {
    List<Norm> norms = new ArrayList<>();
    for (Participants participants : checked) {
      if (!participants.event().titles().isEmpty()) {
        List<Player> players = participants.players().orElseThrow();
        List<Integer> ratings =
            players.stream()
                .map(p -> opening.find(p.id()).map(RegisterEntry::rating).orElseThrow().orElse(0))
                .toList();
        norms.addAll(
            new TitleEvent(
                    regulation,
                    participants.event(),
                    players,
                    ratings,
                    participants.eligibility().orElseThrow())
                .norms());
      }
    }
    return norms;
  }

  private static List<Applications.Made> made(List<Norm> norms, List<Participants> checked) {
    List<Applications.Made> made = new ArrayList<>();
    for (Participants participants : checked) {
      Event event = participants.event();
      for (Norm norm : norms) {
        if (norm.isMade() && norm.event().equals(event.id())) {
          made.add(
              new Applications.Made(
                  norm.event(), norm.id(), norm.title(), norm.games(), event.end()));
        }
      }
    }
    return made;
  }

  private List<Application> applications(Register closing, List<Applications.Made> made) {
    if (made.isEmpty() && input.earlierNorms().isEmpty()) {
      return List.of();
    }
    Set<String> ids = closing.entries().stream().map(RegisterEntry::id).collect(Collectors.toSet());
    List<Applications.Made> all = new ArrayList<>(input.earlierNorms());
    all.addAll(made);
    Roll titled =
        new Roll(
            roll.players().stream()
                .filter(p -> ids.contains(p.id()))
                .map(p -> p.withTitle(closing.find(p.id()).orElseThrow().title()))
                .toList());
    return Applications.on(
        regulation.rules().halves().lastDay(input.period()),
        all,
        titled,
        regulation.rules().norms());
  }

  /** What the list says beside a player: how a number that no game explains came about. */
  private String note(int player) {
    String corrected = corrected(opening.entries().get(player));
    if (result.isPlain(player)) {
      return corrected;
    }
    Closing closing = result.closing(player);
    List<String> notes = new ArrayList<>();
    if (!corrected.isEmpty()) {
      notes.add(corrected);
    }
    if (closing.first().isPresent() && closing.placing().isEmpty()) {
      notes.add("首次定级");
    }
    if (closing.decay() != 0) {
      notes.add("停赛 " + closing.decay());
    }
    closing.placing().ifPresent(p -> notes.add("按名次获" + p.title().chinese()));
    return String.join("\uff1b", notes);
  }

  /** What corrections changed of the rating that was published before. */
  private String corrected(RegisterEntry now) {
    if (input.published().isEmpty()) {
      return "";
    }
    OptionalInt was =
        input
            .published()
            .get()
            .find(now.id())
            .map(RegisterEntry::rating)
            .orElse(OptionalInt.empty());
    if (was.equals(now.rating())) {
      return "";
    }
    return was.isPresent() && now.rating().isPresent()
        ? "更正 %+d".formatted(now.rating().getAsInt() - was.getAsInt())
        : "更正";
  }
}
