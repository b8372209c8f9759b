package org.yifen.book;

/** Hears how far the reading of many reports has come; called from several threads. */
public interface ReportProgress {

  /** Nobody listens. */
  ReportProgress NONE =
      new ReportProgress() {
        @Override
        public void start(int total) {
          // nobody listens
        }

        @Override
        public void one() {
          // nobody listens
        }

        @Override
        public void end() {
          // nobody listens
        }
      };

  /** So many reports are to be read. */
  void start(int total);

  /** One more has been read. */
  void one();

  /** All have been read. */
  void end();
}
