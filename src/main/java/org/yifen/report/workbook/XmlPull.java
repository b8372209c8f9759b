package org.yifen.report.workbook;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Notice;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Unreadable;

/**
 * A pull parser for the XML of workbooks: elements, attributes, text, the five built-in entities
 * and character references. It knows no DTD and refuses one, so there is no entity to expand and
 * nothing outside to fetch. The JDK's parser, merely passing over the same parts, takes longer than
 * this reader takes for the whole grid, at the first file and at the ten-thousandth.
 *
 * <p>Elements are known by their local name, because the strict and the transitional form of a
 * workbook differ in namespaces only. Every part must be well-formed to its end.
 */
final class XmlPull implements Closeable {

  /** What {@link #next} found. */
  enum Token {
    START,
    END,
    TEXT,
    DONE
  }

  private static final int BUFFER = 8192;
  private static final int DEEPEST = 256;

  private final Reader in;
  private final String part;
  private final XmlNames names = new XmlNames();
  private final XmlAttributes attributes = new XmlAttributes();
  private XmlNames.Name[] open = new XmlNames.Name[16];
  private int depth;
  private boolean rootSeen;
  private boolean emptyElement;
  private String name = "";

  private char[] buffer = new char[BUFFER];
  private int at;
  private int end;
  private int textStart;
  private int textEnd;
  private boolean textIsRaw;

  XmlPull(InputStream bytes, String part) throws Unreadable {
    this.part = part;
    try {
      this.in = XmlSource.reader(bytes, part);
    } catch (IOException e) {
      throw damaged(e);
    }
  }

  /** The next token; after {@link Token#DONE} the whole part was read and found well-formed. */
  Token next() throws Unreadable {
    if (emptyElement) {
      emptyElement = false;
      return endElement();
    }
    while (at < end || fill()) {
      if (buffer[at] != '<') {
        if (text()) {
          return Token.TEXT;
        }
        continue;
      }
      switch (peek(1)) {
        case '?' -> skipPast("?>");
        case '/' -> {
          return endTag();
        }
        case '!' -> {
          if (bang()) {
            return Token.TEXT;
          }
        }
        default -> {
          return startTag();
        }
      }
    }
    if (depth > 0 || !rootSeen) {
      throw damaged("EOF");
    }
    return Token.DONE;
  }

  /** Reads on to the next start tag inside the element that is open; false at its end. */
  boolean nextChild() throws Unreadable {
    Token token = next();
    while (token == Token.TEXT) {
      token = next();
    }
    return token == Token.START;
  }

  /** Reads to the root element and returns its local name. */
  String root() throws Unreadable {
    return nextChild() ? name : "";
  }

  /** Reads what is left behind the root element, so that the checksum is compared. */
  void finish() throws Unreadable {
    while (next() != Token.DONE) {
      // only comments can follow
    }
  }

  /** The local name of the element that has just started or ended. */
  String name() {
    return name;
  }

  /** An attribute of the element that has just started, by its name with prefix. */
  @Nullable String attribute(String qualified) throws Unreadable {
    return attributes.value(buffer, qualified, part);
  }

  /** The attribute with that local name behind any prefix, such as {@code r:id}. */
  @Nullable String prefixedAttribute(String local) throws Unreadable {
    return attributes.prefixedValue(buffer, local, part);
  }

  /** A whole number from 0, or the fallback when the attribute is absent. */
  int intAttribute(String qualified, int fallback) throws Unreadable {
    String text = attribute(qualified);
    if (text == null) {
      return fallback;
    }
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9 || number > 100_000_000) {
        throw damaged(qualified + "=" + text);
      }
      number = number * 10 + digit;
    }
    return text.isEmpty() ? fallback : number;
  }

  /** An attribute that is {@code 1} or {@code true}. */
  boolean flag(String qualified) throws Unreadable {
    String text = attribute(qualified);
    return "1".equals(text) || "true".equals(text);
  }

  /** The text of the element that has just started, up to its end; elements inside are skipped. */
  String elementText() throws Unreadable {
    Token token = next();
    if (token == Token.END) {
      return "";
    }
    String first = token == Token.TEXT ? currentText() : "";
    if (token == Token.START) {
      skipElement();
    }
    token = next();
    if (token == Token.END) {
      return first;
    }
    StringBuilder all = new StringBuilder(first);
    while (token != Token.END) {
      if (token == Token.START) {
        skipElement();
      } else {
        all.append(currentText());
        checkLength(all.length());
      }
      token = next();
    }
    return all.toString();
  }

  /** Skips to the end of the element that has just started. */
  void skipElement() throws Unreadable {
    for (int outside = depth - 1; depth > outside; ) {
      next();
    }
  }

  Unreadable damaged(String what) {
    return Unreadable.damaged(part, what);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  private String currentText() throws Unreadable {
    return textIsRaw
        ? new String(buffer, textStart, textEnd - textStart)
        : XmlEntities.decode(buffer, textStart, textEnd, part);
  }

  /** Takes the text up to the next tag; false when it is blank and outside the root element. */
  private boolean text() throws Unreadable {
    int length = 0;
    do {
      char[] chars = buffer;
      int limit = end;
      int i = at + length;
      while (i < limit && chars[i] != '<') {
        i++;
      }
      length = i - at;
    } while (at + length == end && fill());
    textStart = at;
    textEnd = at + length;
    textIsRaw = false;
    at = textEnd;
    if (depth == 0) {
      String outside = new String(buffer, textStart, length);
      if (!outside.isBlank()) {
        throw damaged(outside.substring(0, Math.min(length, 60)));
      }
    }
    return depth > 0;
  }

  private Token startTag() throws Unreadable {
    int close = tagEnd();
    boolean empty = buffer[close - 1] == '/';
    int last = empty ? close - 1 : close;
    int nameEnd = XmlNames.end(buffer, at + 1, last);
    XmlNames.Name tag = names.of(buffer, at + 1, nameEnd);
    if (tag.local().isEmpty() || (depth == 0 && rootSeen)) {
      throw damaged("<" + tag.qualified());
    }
    attributes.scan(buffer, nameEnd, last, part);
    at = close + 1;
    rootSeen = true;
    emptyElement = empty;
    push(tag);
    name = tag.local();
    return Token.START;
  }

  private Token endTag() throws Unreadable {
    int close = tagEnd();
    int nameEnd = XmlNames.end(buffer, at + 2, close);
    if (depth == 0 || !open[depth - 1].is(buffer, at + 2, nameEnd)) {
      throw damaged(new String(buffer, at, Math.min(close - at + 1, 60)));
    }
    at = close + 1;
    return endElement();
  }

  private Token endElement() {
    name = open[--depth].local();
    return Token.END;
  }

  private void push(XmlNames.Name tag) throws Unreadable {
    if (depth == DEEPEST) {
      throw damaged("> " + DEEPEST + " levels");
    }
    if (depth == open.length) {
      open = Arrays.copyOf(open, depth * 2);
    }
    open[depth++] = tag;
  }

  /** Comments are skipped, a CDATA section is text, a DTD is refused. True for text. */
  private boolean bang() throws Unreadable {
    if (ahead(0, "<!--")) {
      at += 2;
      skipPast("-->");
      return false;
    }
    if (depth == 0 || !ahead(0, "<![CDATA[")) {
      throw ahead(0, "<!DOCTYPE") ? Unreadable.because(Notice.FIL_011, part) : damaged("<!");
    }
    at += "<![CDATA[".length();
    int length = lengthTo("]]>");
    textStart = at;
    textEnd = at + length;
    textIsRaw = true;
    at = textEnd + "]]>".length();
    return true;
  }

  /** Where the tag that starts here has its closing bracket. */
  private int tagEnd() throws Unreadable {
    char quote = 0;
    int length = 1;
    do {
      char[] chars = buffer; // fields as locals: half of all reading time is spent in this loop
      int limit = end;
      for (int i = at + length; i < limit; i++) {
        char c = chars[i];
        if (quote != 0) {
          quote = c == quote ? 0 : quote;
        } else if (c == '>') {
          return i;
        } else if (c == '"' || c == '\'') {
          quote = c;
        } else if (c == '<') {
          throw damaged(new String(buffer, at, Math.min(i - at, 60)));
        }
      }
      length = end - at;
    } while (fill());
    throw damaged(new String(buffer, at, Math.min(length, 60)));
  }

  /** Skips a comment or an instruction of any length. */
  private void skipPast(String close) throws Unreadable {
    at += 2;
    while (!ahead(0, close)) {
      if (at >= end && !fill()) {
        throw damaged("EOF");
      }
      at++;
    }
    at += close.length();
  }

  /** How many characters there are before the closing mark, all of them kept in the buffer. */
  private int lengthTo(String close) throws Unreadable {
    int length = 0;
    while (!ahead(length, close)) {
      if (at + length >= end) {
        throw damaged("EOF");
      }
      length++;
    }
    return length;
  }

  private boolean ahead(int offset, String text) throws Unreadable {
    for (int i = 0; i < text.length(); i++) {
      if (peek(offset + i) != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private int peek(int offset) throws Unreadable {
    return at + offset < end || fill() ? buffer[at + offset] : -1;
  }

  /** Reads more and keeps what is not yet used, from the place 0 on; false at the part's end. */
  private boolean fill() throws Unreadable {
    int kept = end - at;
    if (kept == buffer.length) {
      checkLength(kept);
      buffer = Arrays.copyOf(buffer, kept * 2);
    }
    System.arraycopy(buffer, at, buffer, 0, kept);
    at = 0;
    end = kept;
    try {
      int count = in.read(buffer, end, buffer.length - end);
      end += Math.max(count, 0);
      return count > 0;
    } catch (IOException e) {
      throw damaged(e);
    }
  }

  private void checkLength(int length) throws Unreadable {
    if (length > 4 * Limits.CELL_CHARS) {
      throw Unreadable.beyond(part + " > " + 4 * Limits.CELL_CHARS + " @characters");
    }
  }

  private Unreadable damaged(IOException e) {
    return e instanceof Unreadable known ? known : damaged("bytes");
  }
}
