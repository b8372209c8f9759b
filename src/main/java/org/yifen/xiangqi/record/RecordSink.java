package org.yifen.xiangqi.record;

import org.yifen.diagnostic.Diagnostic;

/** Takes the records of a file one by one, so that a large file needs no large memory. */
public interface RecordSink {

  /** A record; findings about it were given before it. */
  void game(GameRecord game);

  void finding(Diagnostic finding);
}
