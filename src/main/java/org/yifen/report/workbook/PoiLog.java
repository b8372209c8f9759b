package org.yifen.report.workbook;

/**
 * Keeps the logging behind Apache POI from writing to the console; our diagnostics are the log. The
 * user's own settings stay.
 */
final class PoiLog {

  private static final String[] SETTINGS = {
    "log4j2.statusLoggerLevel", "org.apache.logging.log4j.simplelog.level"
  };

  private PoiLog() {}

  /** To be called before the first use of Apache POI. */
  static void silence() {
    for (String setting : SETTINGS) {
      if (System.getProperty(setting) == null) {
        System.setProperty(setting, "OFF");
      }
    }
  }
}
