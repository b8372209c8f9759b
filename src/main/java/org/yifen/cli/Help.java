package org.yifen.cli;

/** The overview of commands; plain text, so that asking for it costs nothing. */
final class Help {

  private static final String ZH =
      """
      弈分 Yifen：象棋联合会的等级分计算程序

      用法：yifen 命令 ... [--lang zh|en] [--format text|json]

        check REPORT... [--book DIR]      检查成绩报告；--annotate DIR 写出批注副本
        check --explain [CODE...]         说明通知代码
        init BOOK --list REGISTER.csv --period 2026-01
                                          以一份登记建立等级分册
        rate BOOK --period 2026-07        计算一个半年，写出 lists/2026-07
        explain BOOK --period 2026-07 PLAYER
                                          逐步说明一名棋手的等级分从何而来
        register BOOK --rename ID --to NAME
                                          更名、转会、授称号、合并，记入 players-log.csv
        correct BOOK --late FILE          更正已公布的半年：迟报、改报、撤销、合并
        audit BOOK [--from 2020-07]       重做各期，与公布的比较，核对清单
        whatif BOOK --set KEY=VALUE --from 2020-07
                                          换用别的参数重算，与实际比较
        book verify BOOK                  核对清单所列的每个文件；book repair 恢复
        player BOOK PLAYER                一名棋手的历程：各期等级分、赛事、对手
        health BOOK [-o FOLDER]           历期等级分的状况：分布、通胀、总分的来去；-o 写出图表
        audit BOOK --published FILE --period 2026-01
                                          与别处公布的表比较，检验不同的原因
        diff LIST_A LIST_B                比较两份等级分表，写明原因
        standings REPORT [--format csv]   排定名次，列出每项区分标准
        norms REPORT [--book DIR]         称号赛的标准分：--announce 赛前公告，--forecast 赛中预测
        applications BOOK [-o FOLDER]     可申请的等级称号，填好申请表
        convert REPORT -o FILE            把成绩报告转换为 .xlsx、.csv 或 .trf
        template --system swiss --players 24 --rounds 9 -o REPORT.xlsx
                                          生成供填写的成绩报告模板
        online GAMES.csv -o FOLDER        网上等级分（QQ）：逐局计算
        game check FILE...                核对棋谱：着法、终局、结果
        game judge FILE                   按棋例裁决循环反复
        game show FILE [--ply N]          显示棋谱里的局面，可写成棋图（SVG、PNG）
        game convert FILE -o FILE         把棋谱转换为 PGN、XQF、DhtmlXQ 或 UCI
        game perft DEPTH [--fen FEN]      数出若干着以内的局面

      yifen 命令 --help 显示该命令的选项。
      退出码：0 完成；1 输入有错误；2 用法错误；3 文件或磁盘有问题；4 程序缺陷或超出上限。""";

  private static final String EN =
      """
      Yifen 弈分: rates the players of a xiangqi federation

      Usage: yifen COMMAND ... [--lang zh|en] [--format text|json]

        check REPORT... [--book DIR]      find the mistakes of tournament reports;
                                          --annotate DIR writes copies with them marked
        check --explain [CODE...]         explain codes of findings
        init BOOK --list REGISTER.csv --period 2026-01
                                          make a book from a register
        rate BOOK --period 2026-07        rate a half-year, write lists/2026-07
        explain BOOK --period 2026-07 PLAYER
                                          how a player's number came about, step by step
        register BOOK --rename ID --to NAME
                                          names, units, titles, merged ids, with a log
        correct BOOK --late FILE          put a published half right: late or corrected
                                          reports, annulled events and games, merged ids
        audit BOOK [--from 2020-07]       make every list again, compare, check the chain
        whatif BOOK --set KEY=VALUE --from 2020-07
                                          replay under other parameters, beside the real one
        book verify BOOK                  check every digest; book repair restores files
        player BOOK PLAYER                a player's career: lists, events, opponents
        health BOOK [-o FOLDER]           the ratings over all lists: spread, inflation, pool,
                                          expected and real scores; -o writes charts
        audit BOOK --published FILE --period 2026-01
                                          compare a list from elsewhere, test likely causes
        diff LIST_A LIST_B                compare two lists, with reasons
        standings REPORT [--format csv]   the places of an event with every tie-break
        norms REPORT [--book DIR]         the norms of a title event; --announce before it,
                                          --forecast during it
        applications BOOK [-o FOLDER]     titles that may be applied for, forms filled in
        convert REPORT -o FILE            write a report as .xlsx, .csv or .trf
        template --system swiss --players 24 --rounds 9 -o REPORT.xlsx
                                          write an empty report to be filled in
        online GAMES.csv -o FOLDER        the online scheme (QQ): rate game by game
        game check FILE...                check game records: moves, end, result
        game judge FILE                   rule on a repetition
        game show FILE [--ply N]          show a position of a game; write it as SVG or PNG
        game convert FILE -o FILE         write a record as PGN, XQF, DhtmlXQ or UCI
        game perft DEPTH [--fen FEN]      count the positions some moves deep

      yifen COMMAND --help shows a command's options.
      Exit codes: 0 done; 1 the input has errors; 2 wrong usage; 3 a file or disk failed;
      4 a defect of the program or a limit reached.""";

  private Help() {}

  static String text(Terminal terminal) {
    return terminal.say(ZH, EN);
  }
}
