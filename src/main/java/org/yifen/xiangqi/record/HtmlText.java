package org.yifen.xiangqi.record;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text of web pages as it is shown: line breaks and the names of characters. */
final class HtmlText {

  private static final Pattern BREAK = Pattern.compile("<br\\s{0,9}/?>", Pattern.CASE_INSENSITIVE);
  private static final Pattern NAMED = Pattern.compile("&(#\\d{1,7}|#x[0-9a-fA-F]{1,6}|\\w{2,6});");
  private static final Map<String, String> NAMES =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "nbsp", " ");

  private HtmlText() {}

  static String plain(String html) {
    if (html.indexOf('&') < 0 && html.indexOf('<') < 0) {
      return html;
    }
    String broken = BREAK.matcher(html).replaceAll("||");
    return NAMED.matcher(broken).replaceAll(m -> Matcher.quoteReplacement(named(m.group(1))));
  }

  private static String named(String name) {
    if (!name.startsWith("#")) {
      return NAMES.getOrDefault(name, "&" + name + ";");
    }
    boolean hex = name.startsWith("#x");
    int code = Integer.parseInt(name.substring(hex ? 2 : 1), hex ? 16 : 10);
    boolean character = code >= ' ' && Character.isValidCodePoint(code);
    return character ? Character.toString(code) : "&" + name + ";";
  }
}
