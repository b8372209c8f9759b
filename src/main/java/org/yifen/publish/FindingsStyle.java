package org.yifen.publish;

/** The looks of the page of findings: plain rules that mail programs know, light and dark. */
final class FindingsStyle {

  static final String CSS =
      """
      body { margin: 0 auto; max-width: 54em; padding: 1em; line-height: 1.5;
        font-family: "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif;
        color: #1c1c1c; background: #ffffff; }
      :lang(en) body { font-family: system-ui, "Segoe UI", Arial, sans-serif; }
      h1 { font-size: 1.4em; margin: 0 0 .3em; }
      h2 { font-size: 1.1em; margin: 2em 0 .2em; padding-top: .6em; border-top: 2px solid #888888;
        overflow-wrap: anywhere; }
      h3 { font-size: 1em; font-weight: normal; margin: 0 0 .3em; overflow-wrap: anywhere; }
      p { margin: .3em 0; overflow-wrap: anywhere; }
      a { color: #0b57d0; }
      table { border-collapse: collapse; }
      .sum { font-weight: bold; }
      .facts, .also, .code, .article, footer { color: #595959; font-size: .9em; }
      .files td, .files th { padding: .2em .8em; text-align: right; border-bottom: 1px solid #cccccc; }
      .files td:first-child, .files th:first-child { text-align: left; padding-left: 0;
        overflow-wrap: anywhere; }
      .finding { margin: .8em 0; padding: .5em .8em; border-left: .3em solid; background: #f5f5f5; }
      .error { border-color: #b3261e; }
      .warning { border-color: #8a5300; }
      .note { border-color: #3d5a80; }
      .severity { font-weight: bold; }
      .error .severity { color: #b3261e; }
      .warning .severity { color: #8a5300; }
      .note .severity { color: #3d5a80; }
      .scroll { overflow-x: auto; margin: .4em 0; }
      .rows { font-size: .9em; }
      .rows td, .rows th { padding: .1em .5em; border: 1px solid #c4c4c4; white-space: nowrap; }
      .rows th { font-weight: normal; color: #595959; background: #e8e8e8; text-align: center; }
      .rows td { background: #ffffff; }
      .rows td.bad { background: #ffe08a; color: #1c1c1c; }
      details { margin: -.4em 0 .8em; padding: .2em .8em; }
      footer { margin-top: 2em; }
      @media (prefers-color-scheme: dark) {
        body { color: #e3e3e3; background: #1b1b1b; }
        a { color: #8ab4f8; }
        .facts, .also, .code, .article, footer { color: #a8a8a8; }
        .files td, .files th { border-color: #444444; }
        .finding { background: #272727; }
        .error { border-color: #f2b8b5; }
        .warning { border-color: #f0c36d; }
        .note { border-color: #a8c7fa; }
        .error .severity { color: #f2b8b5; }
        .warning .severity { color: #f0c36d; }
        .note .severity { color: #a8c7fa; }
        .rows td, .rows th { border-color: #4a4a4a; }
        .rows th { color: #a8a8a8; background: #303030; }
        .rows td { background: #1b1b1b; }
        .rows td.bad { background: #705500; color: #ffffff; }
      }
      """;

  private FindingsStyle() {}
}
