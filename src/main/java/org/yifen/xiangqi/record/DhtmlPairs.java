package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names and values of DhtmlXQ in a text: {@code [DhtmlXQ_red]...[/DhtmlXQ_red]}, and in scripts
 * {@code var DhtmlXQ_red='...'}. A value lasts to the end of its tag, or of the line when that is
 * missing.
 */
final class DhtmlPairs {

  /**
   * A name and its value.
   *
   * @param value empty for the beginning of a game, whose name is empty too
   * @param line from 1
   * @param whole whether the end of the value was found
   */
  record Pair(String name, String value, int line, boolean whole) {}

  private static final String MARK = "DhtmlXQ";
  private static final Pattern BLOCK =
      Pattern.compile("\\[DhtmlXQ(?:HTML|iFrame)?]", Pattern.CASE_INSENSITIVE);
  private static final Pattern VARIABLE =
      Pattern.compile("\\GDhtmlXQ_(\\w{1,60})\\s{0,9}=\\s{0,9}(['\"])");
  private static final Pattern TAG = Pattern.compile("\\G\\[DhtmlXQ_(\\w{1,60})]");

  private final String text;
  private final List<Pair> pairs = new ArrayList<>();
  private int line = 1;
  private int counted;

  private DhtmlPairs(String text) {
    this.text = text;
  }

  static List<Pair> of(String text) {
    DhtmlPairs pairs = new DhtmlPairs(text);
    pairs.read();
    return pairs.pairs;
  }

  private void read() {
    Matcher tag = TAG.matcher(text);
    Matcher block = BLOCK.matcher(text);
    Matcher variable = VARIABLE.matcher(text);
    int at = text.indexOf(MARK);
    while (at >= 0) {
      int next = at + MARK.length();
      if (at > 0 && text.charAt(at - 1) == '[') {
        if (tag.find(at - 1)) {
          next = tag(tag.group(1), tag.end());
        } else if (block.region(at - 1, text.length()).lookingAt()) {
          add("", "", at, true);
        }
      } else if (variable.find(at)) {
        next = variable(variable.group(1), variable.group(2), variable.end());
      }
      at = text.indexOf(MARK, next);
    }
  }

  private int tag(String name, int from) {
    String end = "[/DhtmlXQ_" + name + "]";
    int limit = text.indexOf("[DhtmlXQ", from);
    int close = text.indexOf("[/DhtmlXQ", from);
    boolean whole = close >= 0 && text.startsWith(end, close) && (limit < 0 || close < limit);
    if (whole) {
      add(name, text.substring(from, close), from, true);
      return close + end.length();
    }
    int to = text.indexOf('\n', from);
    int stop = smallest(to, limit, close);
    add(name, text.substring(from, stop), from, false);
    return stop;
  }

  private int smallest(int... places) {
    int least = text.length();
    for (int place : places) {
      least = place >= 0 ? Math.min(least, place) : least;
    }
    return least;
  }

  private int variable(String name, String quote, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != quote.charAt(0)) {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    int stop = Math.min(end, text.length());
    String value = text.substring(from, stop);
    boolean wrapped = value.contains("[DhtmlXQ_");
    if (!wrapped) {
      add(name, value.replace("\\'", "'").replace("\\\"", "\""), from, end < text.length());
    }
    return wrapped ? from : stop;
  }

  private void add(String name, String value, int at, boolean whole) {
    for (; counted < at; counted++) {
      line += text.charAt(counted) == '\n' ? 1 : 0;
    }
    pairs.add(new Pair(name, value, line, whole));
  }
}
