package org.yifen.xiangqi.record;

import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;

/**
 * A record in another format.
 *
 * @param content empty when the format cannot hold the record at all
 * @param losses what the format has no place for
 */
public record Written(Optional<byte[]> content, List<Diagnostic> losses) {
  public Written {
    losses = List.copyOf(losses);
  }
}
