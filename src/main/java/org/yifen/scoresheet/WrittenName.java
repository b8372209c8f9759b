package org.yifen.scoresheet;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yifen.player.Simplified;

/**
 * A player's name as a game record has it, often with more than the name: {@code 广东 许银川}, {@code
 * 许银川(广东)}, {@code 特级大师许银川}, in traditional characters, family name last.
 *
 * @param text as written; empty where the record names nobody
 */
record WrittenName(String text) {

  /** Whether a written name is a person's. */
  enum Likeness {
    SAME,
    OTHER,
    /** No name, or one in other letters: nobody can tell without knowing both. */
    UNKNOWN
  }

  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{M}]+");

  /** So long may a Han name be: double family name and double given name. */
  private static final int LONGEST_HAN = 4;

  /** What stands before or behind a name without being one, the longest first. */
  private static final List<String> ADDITIONS =
      Stream.of(
              "国际", "特级", "大师", "特大", "国大", "国特", "象棋", "男子", "女子", "棋士", "一级", "二级", "先生", "女士",
              "选手", "红方", "黑方", "先手", "后手", "队", "市", "省", "红", "黑", "先", "后")
          .sorted(Comparator.comparing(String::length).reversed())
          .toList();

  /** With one of these before it, a name of two characters is another person's. */
  private static final Set<String> DOUBLE_FAMILY_NAMES =
      Set.of(
          "欧阳", "司徒", "司马", "上官", "诸葛", "东方", "皇甫", "尉迟", "公孙", "慕容", "令狐", "宇文", "长孙", "夏侯", "轩辕",
          "南宫", "端木", "独孤", "百里", "东郭", "西门", "申屠", "公羊", "闻人", "赫连", "澹台", "钟离", "呼延");

  private static final Set<String> NOBODY =
      Set.of("?", "??", "-", "*", "NN", "n.n.", "未知", "不详", "佚名");

  /** Whether somebody is named at all. */
  boolean isBlank() {
    String bare = text.strip();
    return bare.isEmpty() || NOBODY.contains(bare);
  }

  /** Whether this is a person's name, as far as can be told. */
  Likeness of(Person person) {
    if (isBlank()) {
      return Likeness.UNKNOWN;
    }
    if (person.names().stream()
        .anyMatch(name -> isHan(name) ? hasHan(name, person) : isLatin(name))) {
      return Likeness.SAME;
    }
    boolean sameLetters = person.names().stream().anyMatch(name -> isHan(name) == isHan(text));
    return sameLetters ? Likeness.OTHER : Likeness.UNKNOWN;
  }

  private boolean hasHan(String name, Person person) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFKC);
    List<String> candidates = new ArrayList<>();
    for (String part : BETWEEN.split(plain, -1)) {
      candidates.add(Simplified.key(part));
    }
    // 许 银川, and 广东 许 银川
    candidates.add(Simplified.key(BETWEEN.matcher(plain).replaceAll("")));
    return candidates.stream().anyMatch(c -> isWith(c, name, person));
  }

  /** Whether a text is the name alone, or the name and what is no name. */
  private static boolean isWith(String text, String name, Person person) {
    int at = name.isEmpty() ? -1 : text.lastIndexOf(name);
    if (at < 0) {
      return false;
    }
    String before = text.substring(0, at);
    String after = text.substring(at + name.length());
    boolean longBefore =
        before.length() >= 2
            && !(DOUBLE_FAMILY_NAMES.contains(before) && text.length() <= LONGEST_HAN);
    return isAddition(after, person) && (isAddition(before, person) || longBefore);
  }

  /** Whether nothing is left of a text without units and titles. */
  private static boolean isAddition(String text, Person person) {
    String rest = text;
    for (String unit : person.units()) {
      rest = rest.replace(unit, "");
    }
    for (String word : ADDITIONS) {
      rest = rest.replace(word, "");
    }
    return rest.isEmpty();
  }

  /** Whether the words of a name are all here, in any order: {@code Xu, Yinchuan}. */
  private boolean isLatin(String name) {
    Set<String> wanted = words(name);
    return !wanted.isEmpty() && words(Simplified.key(text)).containsAll(wanted);
  }

  private static Set<String> words(String name) {
    return Arrays.stream(BETWEEN.split(name, -1))
        .filter(w -> !w.isEmpty())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static boolean isHan(String name) {
    return name.codePoints()
        .anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN);
  }
}
