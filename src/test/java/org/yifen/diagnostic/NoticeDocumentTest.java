package org.yifen.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** {@code docs/notices.md} is what the catalogue says; {@code make notices} writes it anew. */
class NoticeDocumentTest {

  private static final Path DOCUMENT = Path.of("docs", "notices.md");

  @Test
  void theDocumentIsTheCatalogue() throws IOException {
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(DOCUMENT, document());
    }

    assertThat(Files.readString(DOCUMENT)).isEqualTo(document());
  }

  private static String document() {
    StringBuilder out =
        new StringBuilder(
            """
            # Notices

            Everything `check` and `rate` can say, generated from the catalogue (`make notices`). Errors block; warnings are to be looked
            at; notes inform. A code keeps its meaning for good. `{0}`, `{1}` stand for values of the case. `yifen check --explain CODE` says
            the same on a terminal.

            """);
    for (Notice notice : Notice.values()) {
      out.append("## ")
          .append(notice.code())
          .append(" · ")
          .append(notice.severity().english())
          .append(" ")
          .append(notice.severity().chinese())
          .append(notice.article().number().isEmpty() ? "" : " · ")
          .append((notice.article().english() + " " + notice.article().chinese()).strip())
          .append("\n\n");
      for (Language language : Language.values()) {
        Texts texts = Texts.of(language);
        out.append(texts.text(notice)).append("  \n→ ").append(texts.remedy(notice)).append("\n\n");
      }
      Example.of(notice).forEach(example -> out.append(example(example)).append("  \n"));
      out.append("\n");
    }
    return out.toString().stripTrailing() + "\n";
  }

  private static String example(Example example) {
    if (example.without().isPresent()) {
      return "No example report: " + example.without().get().english() + ".";
    }
    String place = example.place().isEmpty() ? "" : " · " + example.place();
    return "Example: [%1$s](../sample-reports/faulty/%1$s)%2$s".formatted(example.file(), place);
  }
}
