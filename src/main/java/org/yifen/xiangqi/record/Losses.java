package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;

/** What a format cannot hold of a record, each kind once. */
final class Losses {

  static final String VARIATIONS = "@variations";
  static final String COMMENTS = "@comments";
  static final String NAGS = "@annotations";
  static final String TAGS = "@tags";
  static final String CUT = "@cut";
  static final String MOVES = "@unreadable-moves";
  static final String HEADS = "@heads";
  static final String BRACES = "@braces";
  static final String POSITION = "@position";

  private final Set<String> kinds = new LinkedHashSet<>();

  void add(String kind) {
    kinds.add(kind);
  }

  void addIf(boolean lost, String kind) {
    if (lost) {
      kinds.add(kind);
    }
  }

  List<Diagnostic> of(GameRecord game, RecordFormat format) {
    List<Diagnostic> all = new ArrayList<>();
    for (String kind : kinds) {
      all.add(Notice.REC_018.at(game.source().place(), format.title(), kind));
    }
    return all;
  }
}
