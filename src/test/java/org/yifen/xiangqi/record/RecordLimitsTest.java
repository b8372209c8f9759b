package org.yifen.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.xiangqi.record.RecordSamples.notices;
import static org.yifen.xiangqi.record.XqfBytes.NEXT;
import static org.yifen.xiangqi.record.XqfBytes.OTHER;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Notice;

@DisplayName("Records of absurd sizes cost neither memory nor the stack")
class RecordLimitsTest {

  /** The root and a million and more moves, each with the same flags. */
  private static byte[] many(int flags) {
    byte[] start = new XqfBytes(10).root(NEXT, "").step(72, 42, flags, "").bytes();
    int step = 8;
    int moves = Limits.NODES + 100;
    byte[] all = Arrays.copyOf(start, 1024 + step * (moves + 1));
    for (int i = start.length; i < all.length; i += step) {
      System.arraycopy(start, start.length - step, all, i, step);
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(ints = {NEXT, OTHER, NEXT | OTHER})
  void aMillionMovesAreReadAndNoMore(int flags) {
    RecordFiles.Content content = RecordFiles.read("a.xqf", many(flags));
    GameRecord game = content.games().get(0);

    assertThat(game.moves().size()).isEqualTo(Limits.NODES);
    assertThat(notices(content)).containsExactly(Notice.REC_012);
    assertThat(Replay.of(game).start()).isPresent();
    assertThat(XqfWriter.write(game).content()).isPresent();
    assertThat(UciWriter.write(game).content()).isPresent();
  }

  @Test
  void aMillionMovesInPgnAreReadAndNoMore() {
    String text =
        "[Event \"x\"]\n\n"
            + "h2e2 h9g7\n".repeat(Limits.NODES / 2 + 100)
            + "\n[Event \"y\"]\n\n1. h2e2\n";
    RecordFiles.Content content = RecordFiles.read("a.pgn", text.getBytes(UTF_8));

    assertThat(content.games()).extracting(g -> g.moves().size()).containsExactly(Limits.NODES, 1);
    assertThat(notices(content)).containsExactly(Notice.REC_012);
  }

  @Test
  void variationsWithinOneAnotherHaveALimit() {
    String text = "[Event \"x\"]\n\n1. h2e2 " + "(h2e2 ".repeat(Limits.DEPTH + 5) + "\n";
    RecordFiles.Content content = RecordFiles.read("a.pgn", text.getBytes(UTF_8));

    assertThat(content.games().get(0).moves().size()).isEqualTo(Limits.DEPTH + 1);
    assertThat(notices(content)).contains(Notice.REC_012, Notice.REC_011);
    assertThat(PgnWriter.write(content.games().get(0)).content()).isPresent();
  }

  @Test
  void aLineWithoutEndIsReadInParts() {
    byte[] text = new byte[Limits.LINE_BYTES * 2 + 10];
    Arrays.fill(text, (byte) 'x');
    byte[] head = "[Event \"x\"]\n\n1. h2e2 {".getBytes(UTF_8);
    System.arraycopy(head, 0, text, 0, head.length);

    assertThat(notices(RecordFiles.read("a.pgn", text))).containsExactly(Notice.REC_011);
  }

  @Test
  void findingsHaveALimit() {
    String text = "[Event \"x\"]\n\n" + "1. h2e2 )\n".repeat(Limits.FINDINGS + 500);
    RecordFiles.Content content = RecordFiles.read("a.pgn", text.getBytes(UTF_8));

    assertThat(content.findings()).hasSize(Limits.FINDINGS + 1);
    assertThat(notices(content)).endsWith(Notice.FIL_012);
  }

  @Test
  void aGameOfTagsHasALimit() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Limits.TAGS + 5; i++) {
      text.append("[T").append(i).append(" \"x\"]\n");
    }
    RecordFiles.Content content = RecordFiles.read("a.pgn", text.toString().getBytes(UTF_8));

    assertThat(content.games().get(0).tags()).hasSize(Limits.TAGS);
    assertThat(notices(content)).containsExactly(Notice.REC_012);
  }
}
