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
  static final String COUNTERS = "@counters";
  static final String CUT = "@cut";
  static final String MOVES = "@unreadable-moves";
  static final String HEADS = "@heads";
  static final String BRACES = "@braces";
  static final String POSITION = "@position";

  private final Set<String> kinds = new LinkedHashSet<>();
  private final Set<String> tags = new LinkedHashSet<>();

  void add(String kind) {
    kinds.add(kind);
  }

  /** A tag that has no place, or not all of it; it is named. */
  void addTagIf(boolean lost, String name) {
    if (lost) {
      kinds.add(TAGS);
      tags.add(name);
    }
  }

  void addIf(boolean lost, String kind) {
    if (lost) {
      kinds.add(kind);
    }
  }

  List<Diagnostic> of(GameRecord game, RecordFormat format) {
    List<Diagnostic> all = new ArrayList<>();
    for (String kind : kinds) {
      boolean named = kind.equals(TAGS) && !tags.isEmpty();
      String what = named ? kind + " " + Shown.of(String.join(", ", tags)) : kind;
      all.add(Notice.REC_018.at(game.source().place(), format.title(), what));
    }
    return all;
  }
}
