package org.yifen.xiangqi.record;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;

/**
 * The encodings of records' texts. Which one a text has is told by what it costs to read it so:
 * bytes that are no character cost most, characters that hardly anybody writes some, and the words
 * of records (第 … 轮, 炮 … 平 …) speak for it. Records mix encodings, so that each field is weighed by
 * itself too; a field differs from the rest only when that is clearly cheaper.
 */
enum Encoding {
  UTF_8("UTF-8", StandardCharsets.UTF_8),
  GB18030("GB18030", Charset.forName("GB18030")),
  BIG5("Big5", Charset.forName("Big5")),
  UTF_16("UTF-16", StandardCharsets.UTF_16LE);

  private static final int BROKEN = 8;
  private static final int CLEARLY = 2;
  private static final char REPLACEMENT = '\uFFFD';

  private static final String WORDS =
      "第轮輪局场場年月日赛賽杯盃队隊红紅黑胜勝负負和炮砲马馬傌车車俥兵卒相象仕士帅帥将將进進退平前后後中" + "一二三四五六七八九１２３４５６７８９先手";

  private static final BitSet IS_WORD = new BitSet();

  static {
    WORDS.chars().forEach(IS_WORD::set);
  }

  /** Bytes of texts that are enough to tell the encoding of them all. */
  private static final int ENOUGH = 8_192;

  private static final Encoding[] GUESSED = {UTF_8, GB18030, BIG5};

  private final String title;
  private final Charset charset;

  Encoding(String title, Charset charset) {
    this.title = title;
    this.charset = charset;
  }

  /** The name for messages. */
  String title() {
    return title;
  }

  /** The characters, with {@code U+FFFD} for bytes that are none. */
  String decode(byte[] bytes) {
    return new String(bytes, charset);
  }

  /**
   * The encoding of several texts of one origin; {@code before} where nothing speaks against it.
   */
  static Encoding of(List<byte[]> texts, Encoding before) {
    Encoding best = before;
    long least = cost(texts, before);
    for (Encoding encoding : GUESSED) {
      long cost = cost(texts, encoding);
      if (cost < least) {
        best = encoding;
        least = cost;
      }
    }
    return best;
  }

  private static long cost(List<byte[]> texts, Encoding encoding) {
    long cost = 0;
    int weighed = 0;
    for (byte[] text : texts) {
      if (!isAscii(text) && weighed < ENOUGH) {
        cost += encoding.cost(text);
        weighed += text.length;
      }
    }
    return cost;
  }

  /** The encoding of one text among others in this encoding. */
  Encoding ofField(byte[] text) {
    int own = cost(text);
    if (own < 0) {
      return this;
    }
    Encoding best = this;
    int least = own - CLEARLY + 1;
    for (Encoding encoding : GUESSED) {
      int cost = encoding == this ? least : encoding.cost(text);
      if (cost < least) {
        best = encoding;
        least = cost;
      }
    }
    return best;
  }

  static boolean isAscii(byte[] text) {
    for (byte b : text) {
      if (b < 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether some bytes of a text are no character of this encoding. */
  static boolean isBroken(String decoded) {
    return decoded.indexOf(REPLACEMENT) >= 0;
  }

  private int cost(byte[] text) {
    String decoded = decode(text);
    int cost =
        switch (this) {
          case GB18030 -> rareInGb(text);
          case BIG5 -> rareInBig5(text);
          default -> -2 * threeByteCharacters(text);
        };
    for (int i = 0; i < decoded.length(); i++) {
      char c = decoded.charAt(i);
      cost += c == REPLACEMENT ? BROKEN : 0;
      cost -= c > 0x7F && IS_WORD.get(c) ? 1 : 0;
    }
    return cost;
  }

  /** Characters outside GB2312's first level: rarely written, but many when the text is not GB. */
  private static int rareInGb(byte[] text) {
    int rare = 0;
    for (int i = 0; i < text.length; i++) {
      int lead = text[i] & 0xFF;
      if (lead > 0x80) {
        int trail = i + 1 < text.length ? text[i + 1] & 0xFF : 0;
        boolean everyday = trail >= 0xA1 && lead >= 0xA1 && lead <= 0xD7;
        rare += everyday ? 0 : 1;
        i++;
      }
    }
    return rare;
  }

  /** Characters outside Big5's first level. */
  private static int rareInBig5(byte[] text) {
    int rare = 0;
    for (int i = 0; i < text.length; i++) {
      int lead = text[i] & 0xFF;
      if (lead > 0x80) {
        rare += lead >= 0xA1 && lead <= 0xC6 ? 0 : 1;
        i++;
      }
    }
    return rare;
  }

  /** Sequences that UTF-8 writes Chinese with, and that other encodings seldom form by chance. */
  private static int threeByteCharacters(byte[] text) {
    int found = 0;
    for (int i = 0; i + 2 < text.length; i++) {
      if ((text[i] & 0xF0) == 0xE0
          && (text[i + 1] & 0xC0) == 0x80
          && (text[i + 2] & 0xC0) == 0x80) {
        found++;
        i += 2;
      }
    }
    return found;
  }
}
