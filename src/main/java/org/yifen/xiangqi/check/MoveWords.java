package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.check.CheckedGame.End;
import org.yifen.xiangqi.notation.GameReading;
import org.yifen.xiangqi.notation.MoveReading;
import org.yifen.xiangqi.notation.Notation;
import org.yifen.xiangqi.notation.Note;
import org.yifen.xiangqi.notation.PlyNumber;
import org.yifen.xiangqi.record.GameTree;
import org.yifen.xiangqi.record.RecordFormat;
import org.yifen.xiangqi.record.Replayed;
import org.yifen.xiangqi.record.Shown;

/** What there is to say about single moves of a game, in words of the catalogue. */
final class MoveWords {

  /** Plies and moves that one finding names at most. */
  private static final int MOST_NAMED = 12;

  /** Formats of squares, whose readers tell of what is no square, at its place in the file. */
  private static final Set<RecordFormat> SQUARES =
      Set.of(
          RecordFormat.XQF,
          RecordFormat.CBR,
          RecordFormat.CBL,
          RecordFormat.CBF,
          RecordFormat.DHTMLXQ);

  private final Location.Game place;
  private final Position start;
  private final Optional<Notation> notation;

  /**
   * Words on a game.
   *
   * @param notation in which moves are named besides their squares; empty where it is squares
   */
  MoveWords(Location.Game place, Position start, Optional<Notation> notation) {
    this.place = place;
    this.start = start;
    this.notation = notation.filter(n -> !n.isCoordinates());
  }

  /** {@code BLOCKED_LEG} as {@code blocked-leg}. */
  static String kebab(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A move's text behind its number: {@code 12. 炮二平五}, {@code 12... 马8进7}. */
  String numbered(int ply, String text) {
    return PlyNumber.of(start.setup(), ply) + " " + Shown.of(text);
  }

  CheckedGame.Illegal illegal(GameReading.Stop stop, End end) {
    return new CheckedGame.Illegal(stop.ply(), stop.text(), reason(stop, end));
  }

  private static String reason(GameReading.Stop stop, End end) {
    if (end != End.NONE) {
      return end == End.MATE ? "over-mate" : "over-stalemate";
    }
    if (stop.reading() instanceof MoveReading.Illegal illegal) {
      return word(illegal.why());
    }
    return stop.reading() instanceof MoveReading.Ambiguous ? "ambiguous" : "unreadable";
  }

  private static String word(Illegality why) {
    return why.reason() == Illegality.Reason.KINGS_FACE ? "kings-meet" : kebab(why.reason());
  }

  /** The finding on the first move that is not legal; none when the reader gave it already. */
  Optional<Diagnostic> finding(GameReading.Stop stop, Course course, RecordFormat format) {
    End end = course.end();
    String text = numbered(stop.ply(), stop.text());
    if (stop.reading() instanceof MoveReading.Ambiguous ambiguous) {
      String moves = list(ambiguous.moves(), course);
      return Optional.of(Notice.GAM_012.at(place, stop.ply(), text, moves, rest(stop)));
    }
    if (stop.reading() instanceof MoveReading.Illegal illegal) {
      String what = text + squares(illegal.attempted(), stop.text());
      String why = end == End.NONE ? because(illegal.why()) : "@" + reason(stop, end);
      String legal =
          illegal.alternatives().isEmpty() ? "@nothing" : list(illegal.alternatives(), course);
      return Optional.of(Notice.GAM_010.at(place, stop.ply(), what, why, legal));
    }
    return SQUARES.contains(format)
        ? Optional.empty()
        : Optional.of(Notice.GAM_011.at(place, stop.ply(), text));
  }

  /** The squares of a move that was not written as squares. */
  private static String squares(Optional<Move> attempted, String text) {
    return attempted
        .map(Move::toString)
        .filter(s -> !s.equals(text))
        .map(s -> " (" + s + ")")
        .orElse("");
  }

  private static String because(Illegality why) {
    return "@" + word(why) + why.square().map(s -> " (" + s + ")").orElse("");
  }

  private static String rest(GameReading.Stop stop) {
    return stop.rest()
        .map(
            rest ->
                switch (rest) {
                  case FITS_NONE -> "@fits-none";
                  case FITS_SEVERAL -> "@fits-several";
                  case TOO_LONG -> "@not-settled";
                })
        .orElse("@not-settled");
  }

  /** Moves in the game's notation with their squares: {@code 马二进三 (h0g2)}. */
  private String list(List<Move> moves, Course course) {
    return listed(
        moves.stream()
            .map(
                move ->
                    notation.isEmpty()
                        ? "" + move
                        : course.text(move, notation.get()) + " (" + move + ")")
            .toList());
  }

  private static String list(List<Move> moves) {
    return listed(moves.stream().map(Move::toString).toList());
  }

  private static String listed(List<String> moves) {
    String list = moves.stream().limit(MOST_NAMED).collect(Collectors.joining(" "));
    return moves.size() > MOST_NAMED ? list + " …" : list;
  }

  /** The finding on a variation that cannot be followed to its end. */
  Diagnostic variation(GameReading.Stop stop) {
    String text = numbered(stop.ply(), stop.text());
    return Notice.GAM_016.at(place, stop.ply(), text, why(stop.reading()));
  }

  /** Why a text is no move that can be made. */
  static String why(MoveReading reading) {
    if (reading instanceof MoveReading.Illegal illegal) {
      return because(illegal.why());
    }
    return reading instanceof MoveReading.Ambiguous ambiguous
        ? "@ambiguous " + list(ambiguous.moves())
        : "@unreadable";
  }

  /** What is to be said of moves that could be read: one finding a kind, but each settled move. */
  List<Diagnostic> remarks(Replayed replayed) {
    List<Diagnostic> findings = new ArrayList<>();
    Map<Note, List<Integer>> plies = new EnumMap<>(Note.class);
    for (GameReading.Remark remark : replayed.remarks()) {
      if (remark.note() == Note.SETTLED_BY_REST) {
        findings.add(settled(replayed.game().moves(), remark.ply()));
      } else {
        plies.computeIfAbsent(remark.note(), n -> new ArrayList<>()).add(remark.ply());
      }
    }
    plies.forEach(
        (note, list) -> findings.add(Notice.GAM_014.at(place, "@" + kebab(note), plies(list))));
    return findings;
  }

  private Diagnostic settled(GameTree tree, int ply) {
    int node = GameTree.START;
    for (int i = 0; i < ply; i++) {
      node = tree.first(node);
    }
    String squares = tree.squares(node).map(Move::toString).orElse("");
    return Notice.GAM_013.at(place, ply, numbered(ply, tree.move(node).text()), squares);
  }

  private static String plies(List<Integer> plies) {
    if (plies.equals(List.of(0))) {
      return "@whole-game";
    }
    String list =
        plies.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
    return plies.size() > MOST_NAMED ? list + ", …" : list;
  }
}
