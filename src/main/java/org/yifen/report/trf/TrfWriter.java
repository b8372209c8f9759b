package org.yifen.report.trf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.event.RoundNumbers;
import org.yifen.event.Scoring;
import org.yifen.trace.Location;

/**
 * Writes an event as a Tournament Report File: UTF-8, columns counted in characters, lines that end
 * in CR LF. TRF16 holds what the format has records for; TRF26 holds everything, the rest in
 * comment lines of our own ({@link TrfComment}).
 */
public final class TrfWriter {

  private static final String END = "\r\n";

  private final Event event;
  private final boolean comments;
  private final RoundNumbers rounds;
  private final StringBuilder out = new StringBuilder();
  private final TrfTexts texts = new TrfTexts();
  private final TrfOwnLines own;
  private final List<Diagnostic> losses = new ArrayList<>();
  private boolean tooLong;

  private TrfWriter(Event event, boolean comments) {
    this.event = event;
    this.comments = comments;
    this.rounds = RoundNumbers.of(event);
    this.own = new TrfOwnLines(event, comments, texts);
  }

  /** Writes TRF16; what it cannot hold is among the findings. */
  public static Read<byte[]> trf16(Event event) {
    return new TrfWriter(event, false).write();
  }

  /** Writes TRF26; what it cannot hold is among the findings. */
  public static Read<byte[]> trf26(Event event) {
    return new TrfWriter(event, true).write();
  }

  private Read<byte[]> write() {
    roundFacts();
    tournament();
    players();
    if (comments) {
      own.ofItsPlayers().forEach(c -> line(c.line()));
      awards();
    } else if (!own.lost().isEmpty()) {
      losses.add(Notice.CNV_001.at(file(), form(), own.lost()));
    }
    Optional<Diagnostic> refused = refused();
    return refused.isPresent()
        ? Read.failed(refused.get())
        : Read.of(out.toString().getBytes(StandardCharsets.UTF_8), losses);
  }

  /** What would make the file contradict itself. */
  private Optional<Diagnostic> refused() {
    boolean awarded =
        event.games().byes().stream().anyMatch(b -> b.reason() == Games.Reason.AWARDED);
    if (awarded && !comments) {
      return Optional.of(Notice.CNV_008.at(file(), form(), "@awards"));
    }
    if (!event.scoring().isEven()) {
      String scoring = Key.SCORING.chinese() + " " + event.scoring().code();
      return Optional.of(Notice.CNV_008.at(file(), form(), scoring));
    }
    return tooLong ? Optional.of(Notice.CNV_008.at(file(), form(), "@numbers")) : Optional.empty();
  }

  private String form() {
    return comments ? "TRF26" : "TRF16";
  }

  private Location file() {
    return new Location.WholeFile(event.cells().file());
  }

  private void line(String text) {
    out.append(text.stripTrailing()).append(END);
  }

  private void record(String record, String value) {
    if (!value.isEmpty()) {
      line(record + " " + texts.plain(value, record));
    }
  }

  private void tournament() {
    record("012", event.name());
    record("022", event.place());
    record("042", TrfFields.date(event.start()));
    record("052", TrfFields.date(event.end()));
    record("062", Integer.toString(event.entrants().size()));
    long rated = event.entrants().stream().filter(e -> e.rating().isPresent()).count();
    record("072", Long.toString(rated));
    record("092", (event.team() ? "Team: " : "Individual: ") + TrfFields.type(event.system()));
    record("102", event.chiefArbiter());
    if (comments) {
      record("142", Integer.toString(rounds.last()));
      line("162  " + scoring());
      own.ofTheEvent().forEach(c -> line(c.line()));
    }
  }

  private String scoring() {
    Scoring scoring = event.scoring();
    String games = value('W', scoring.win()) + value('D', scoring.firstDraw()) + value('L', 0);
    return allotted() == scoring.win() ? games : games + value('P', allotted());
  }

  private static String value(char symbol, int halves) {
    return symbol + TrfFields.padded(TrfFields.points(halves), TrfFields.NUMBER) + "    ";
  }

  private void roundFacts() {
    if (rounds.assigned() == 0) {
      return;
    }
    if (comments && rounds.assigned() == event.games().size()) {
      own.withoutRounds();
    } else {
      losses.add(Notice.CNV_002.at(file(), rounds.assigned()));
    }
  }

  private void players() {
    int size = event.entrants().size();
    String[][] cells = new String[size][rounds.last()];
    for (Games.Bye bye : event.games().byes()) {
      if (bye.reason() != Games.Reason.AWARDED && bye.round() > 0) {
        cells[bye.entrant()][bye.round() - 1] = bye(bye);
      }
    }
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      int round = rounds.of(g) - 1;
      cells[Games.first(game)][round] = game(game, Games.second(game), 'w', true);
      cells[Games.second(game)][round] = game(game, Games.first(game), 'b', false);
    }
    for (int i = 0; i < size; i++) {
      player(event.entrants().get(i), cells[i]);
    }
    texts.loss(file()).ifPresent(losses::add);
  }

  private void player(Entrant entrant, String[] cells) {
    StringBuilder line = new StringBuilder("001 ");
    line.append(number(OptionalInt.of(entrant.no()))).append(' ');
    line.append(entrant.sex().map(s -> s.code().equals("M") ? "m" : "w").orElse(" "));
    line.append(TrfFields.padded(TrfFields.title(entrant), TrfFields.TITLE)).append(' ');
    line.append(name(entrant)).append(' ');
    line.append(number(entrant.rating())).append("     ");
    String id = TrfFields.length(entrant.id()) > TrfFields.ID ? "" : entrant.id();
    line.append(TrfFields.padded(id, TrfFields.ID)).append(" ".repeat(12));
    line.append(total(entrant)).append(' ').append(number(entrant.place()));
    for (String cell : cells) {
      line.append("  ").append(cell == null ? "0000 - Z" : cell);
    }
    line(line.toString());
  }

  private String name(Entrant entrant) {
    String name = texts.plain(entrant.name(), Field.NAME.chinese());
    int[] characters = name.codePoints().toArray();
    if (characters.length <= TrfFields.NAME) {
      return name + " ".repeat(TrfFields.NAME - characters.length);
    }
    if (!comments) {
      texts.change(Field.NAME.chinese());
    }
    return new String(characters, 0, TrfFields.NAME);
  }

  private String number(OptionalInt number) {
    return fitting(number.isPresent() ? Integer.toString(number.getAsInt()) : "");
  }

  private String total(Entrant entrant) {
    if (entrant.points().isEmpty()) {
      return fitting("");
    }
    String points = TrfFields.points(entrant.points().getAsInt());
    boolean shorter = points.length() > TrfFields.NUMBER && points.endsWith(".0");
    return fitting(shorter ? points.substring(0, points.length() - 2) : points);
  }

  private String fitting(String text) {
    tooLong |= text.length() > TrfFields.NUMBER;
    return TrfFields.padded(text, TrfFields.NUMBER);
  }

  /**
   * The points of a bye of the pairing, in halves; only TRF26 can say that they are not a win's.
   */
  private int allotted() {
    return event.games().byes().stream()
        .filter(b -> comments && b.reason() == Games.Reason.ALLOTTED)
        .mapToInt(Games.Bye::halves)
        .findFirst()
        .orElse(event.scoring().win());
  }

  private String bye(Games.Bye bye) {
    if (bye.reason() == Games.Reason.ALLOTTED && bye.halves() == allotted()) {
      return "0000 - U";
    }
    tooLong |= bye.halves() != event.scoring().firstDraw() && bye.halves() != event.scoring().win();
    return bye.halves() == event.scoring().firstDraw() ? "0000 - H" : "0000 - F";
  }

  private String game(int game, int opponent, char colour, boolean first) {
    String no = number(OptionalInt.of(event.entrants().get(opponent).no()));
    return no + " " + (Games.isColoured(game) ? colour : '-') + " " + result(game, first);
  }

  private static char result(int game, boolean first) {
    boolean played = Games.isPlayed(game);
    return switch (Games.result(game)) {
      case Games.DRAW -> played ? '=' : 'D';
      case Games.NOBODY -> played ? '0' : '-';
      default -> {
        boolean won = (Games.result(game) == Games.WIN) == first;
        yield won ? (played ? '1' : '+') : (played ? '0' : '-');
      }
    };
  }

  /** Points that the organiser gave or took (299): one record a participant. */
  private void awards() {
    for (Games.Bye bye : event.games().byes()) {
      if (bye.reason() == Games.Reason.AWARDED) {
        String round = bye.round() == 0 ? "" : Integer.toString(bye.round());
        line(
            "299"
                + TrfFields.padded(TrfFields.points(bye.halves()), 14)
                + TrfFields.padded(round, 5)
                + " "
                + TrfFields.padded(
                    Integer.toString(event.entrants().get(bye.entrant()).no()), TrfFields.NUMBER));
      }
    }
  }
}
