package org.yifen.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Names get numbers in the order in which they come, whatever their length and their hash. */
class NamesTest {

  private static byte[] utf8(String name) {
    return name.getBytes(StandardCharsets.UTF_8);
  }

  /** Of few letters, so that many begin alike; zeros, and lengths around eight and fifteen. */
  @Provide
  Arbitrary<List<String>> names() {
    return Arbitraries.strings()
        .withChars('a', 'b', '\0', '棋')
        .ofMinLength(1)
        .ofMaxLength(20)
        .list()
        .ofMaxSize(300);
  }

  @Property(tries = 300)
  void asAMapNumbersThem(@ForAll("names") List<String> sequence) {
    Names names = new Names();
    Map<String, Integer> expected = new LinkedHashMap<>();
    for (String name : sequence) {
      int number = expected.computeIfAbsent(name, n -> expected.size());
      byte[] bytes = utf8("," + name + ",");
      assertThat(names.number(bytes, 1, bytes.length - 1)).isEqualTo(number);
    }
    assertThat(names.size()).isEqualTo(expected.size());
    expected.forEach((name, number) -> assertThat(names.name(number)).isEqualTo(name));
  }

  @Property(tries = 300)
  void inTheOrderOfTheirBytes(@ForAll("names") List<String> sequence) {
    Names names = new Names();
    sequence.forEach(name -> names.number(utf8(name), 0, utf8(name).length));
    List<String> expected =
        sequence.stream()
            .distinct()
            .sorted(Comparator.comparing(NamesTest::utf8, Arrays::compareUnsigned))
            .toList();
    assertThat(Arrays.stream(NameOrder.of(names)).mapToObj(names::name).toList())
        .isEqualTo(expected);
  }

  /** Made so that what the hash begins with is 42 for all of them. */
  @Test
  void manyNamesOfOneHash() {
    Random random = new Random(1);
    Names names = new Names();
    List<byte[]> sequence = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      byte[] name = Arrays.copyOf(new byte[0], NameKey.HELD + Words.ROOM);
      byte[] tail = new byte[NameKey.HELD - Long.BYTES];
      random.nextBytes(tail);
      System.arraycopy(tail, 0, name, Long.BYTES, tail.length);
      long factor = 0x9E3779B97F4A7C15L;
      long word = NameKey.tail(name, 0, NameKey.HELD);
      Words.put(name, 0, 42 ^ Long.rotateLeft(word * factor, 32));
      System.arraycopy(tail, 0, name, Long.BYTES, tail.length);
      sequence.add(Arrays.copyOf(name, NameKey.HELD));
    }
    assertThat(sequence.stream().mapToInt(NamesTest::hash).distinct()).hasSize(1);
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < sequence.size(); i++) {
        assertThat(names.number(sequence.get(i), 0, NameKey.HELD)).isEqualTo(i);
      }
    }
  }

  private static int hash(byte[] name) {
    byte[] bytes = NameKey.withRoom(name, 0, name.length);
    long head = NameKey.head(bytes, 0, name.length);
    return NameKey.hash(head, NameKey.tail(bytes, 0, name.length), bytes, 0, name.length);
  }
}
