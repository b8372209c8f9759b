package org.yifen.diagnostic;

import static java.util.regex.Matcher.quoteReplacement;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The texts of all notices in one language, from {@code notices_zh} or {@code notices_en}. */
final class Texts {

  private static final String REMEDY = ".remedy";
  private static final String WORD = "word.";
  private static final String MARK = "@";

  /** The words that an argument may hold. */
  static final List<String> WORDS =
      List.of(
          "columns",
          "rows",
          "rounds",
          "participants",
          "characters",
          "missing",
          "permission",
          "full",
          "fonts",
          "read-only",
          "cells",
          "bytes",
          "births",
          "federations",
          "awards",
          "requests",
          "numbers",
          "results",
          "changed",
          "no-king",
          "several-kings",
          "impossible-square",
          "too-many",
          "kings-face",
          "opponent-in-check",
          "binary",
          "game-record",
          "sp98",
          "by-player",
          "mail",
          "prose",
          "truncated",
          "ole2",
          "pipe",
          "no-unit",
          "no-sex",
          "single-rr",
          "double-rr",
          "swiss",
          "nodes",
          "variations",
          "comments",
          "annotations",
          "tags",
          "counters",
          "cut",
          "unreadable-moves",
          "heads",
          "braces",
          "position",
          "no-piece",
          "wrong-side",
          "no-move",
          "own-piece",
          "leaves-palace",
          "crosses-river",
          "pawn-back",
          "pawn-not-crossed",
          "not-its-way",
          "blocked-leg",
          "blocked-eye",
          "blocked-way",
          "not-one-screen",
          "kings-meet",
          "stays-in-check",
          "into-check",
          "over-mate",
          "over-stalemate",
          "nothing",
          "fits-none",
          "fits-several",
          "not-settled",
          "not-followed",
          "other-digits",
          "other-name",
          "only-one-can",
          "other-notation",
          "either-ranks",
          "whole-game",
          "red",
          "black",
          "both",
          "unreadable",
          "ambiguous",
          "red-mated",
          "black-mated",
          "red-stalemated",
          "on-quote",
          "on-length",
          "on-cells",
          "on-time",
          "on-name",
          "on-same-player",
          "on-result",
          "on-plies",
          "on-ending",
          "on-no-loser",
          "black-stalemated",
          "cxa-2020",
          "cxa-2011",
          "cxa-1999",
          "axf",
          "ruled-draw",
          "ruled-red-must-change",
          "ruled-black-must-change",
          "ruled-red-loses",
          "ruled-black-loses",
          "game-time",
          "move-time",
          "byo-yomi",
          "penalty",
          "as-reported",
          "none-given",
          "move-stands",
          "after-dead",
          "no-control",
          "no-times",
          "not-told",
          "control-no-time",
          "control-unknown-word",
          "control-no-unit",
          "control-rest-not-last",
          "control-never-reached",
          "control-twice",
          "control-one-side",
          "control-out-of-range",
          "games",
          "match-points",
          "game-points",
          "small-points",
          "opponents",
          "cumulative",
          "wins",
          "direct",
          "fouls",
          "second-games",
          "second-wins",
          "second-move",
          "previous-round",
          "without-first",
          "woman-master",
          "woman-grandmaster",
          "man-master",
          "man-grandmaster",
          "men",
          "women",
          "same-id",
          "unknown-id",
          "same-event",
          "other-sex",
          "id-twice",
          "circle");

  /** A word on its own: the address of a person has an {@code @} too. */
  private static final Pattern IN_ARGUMENT =
      Pattern.compile("(?<![\\w.-])@(" + String.join("|", WORDS) + ")(?![\\w.-])");

  private final Properties properties;

  private Texts(Properties properties) {
    this.properties = properties;
  }

  /** Loads on first use, so that a run without findings reads neither file. */
  private static final class Zh {
    static final Texts TEXTS = load("zh");
  }

  private static final class En {
    static final Texts TEXTS = load("en");
  }

  static Texts of(Language language) {
    return language == Language.ZH ? Zh.TEXTS : En.TEXTS;
  }

  String text(Notice notice) {
    return get(notice.code());
  }

  String remedy(Notice notice) {
    return get(notice.code() + REMEDY);
  }

  /**
   * Arguments with words of the language in place of {@code @columns} and the like, for what a
   * place below knows but must not say in one language.
   */
  private List<String> words(List<String> arguments) {
    return arguments.stream().map(this::words).toList();
  }

  private String words(String argument) {
    if (argument.indexOf(MARK) < 0) {
      return argument;
    }
    return IN_ARGUMENT.matcher(argument).replaceAll(m -> quoteReplacement(get(WORD + m.group(1))));
  }

  Set<String> keys() {
    return new TreeSet<>(properties.stringPropertyNames());
  }

  private String get(String key) {
    String text = properties.getProperty(key);
    if (text == null) {
      throw new IllegalStateException("no text for " + key);
    }
    return text;
  }

  String filled(String pattern, List<String> arguments) {
    return fill(pattern, words(arguments));
  }

  /** Puts the arguments in place of {@code {0}}, {@code {1}}; other braces stay. */
  static String fill(String pattern, List<String> arguments) {
    StringBuilder out = new StringBuilder(pattern.length() + 32);
    int from = 0;
    for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
      int digit = open + 1 < pattern.length() ? pattern.charAt(open + 1) - '0' : -1;
      out.append(pattern, from, open);
      if (digit >= 0 && digit < arguments.size() && pattern.startsWith("}", open + 2)) {
        out.append(arguments.get(digit));
        from = open + 3;
      } else {
        out.append('{');
        from = open + 1;
      }
    }
    return out.append(pattern, from, pattern.length()).toString();
  }

  private static Texts load(String language) {
    String name = "notices_" + language + ".properties";
    try (InputStream in = Texts.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing " + name);
      }
      Properties properties = new Properties();
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return new Texts(properties);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }
}
