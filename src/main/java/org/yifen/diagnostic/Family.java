package org.yifen.diagnostic;

/** What a notice is about: the three letters its code begins with. */
public enum Family {
  FIL("文件本身", "the file itself"),
  TAB("表格的编排", "the layout of the table"),
  RES("成绩、得分与名次", "results, points and places"),
  TRF("TRF 文件", "Tournament Report Files"),
  PLY("参赛者的身份", "who the participants are"),
  DAT("日期", "dates"),
  CND("计算等级分的条件", "the conditions for rating an event"),
  PLA("难以置信的成绩", "results that are hard to believe"),
  CNV("格式转换", "conversion to another form"),
  BOK("等级分册里的文件", "the files of the book"),
  RAT("一个半年的计算", "the calculation of a half-year"),
  NRM("称号赛与等级称号标准", "title events and norms"),
  GAM("棋局与着法", "positions and moves of the game"),
  REC("棋谱文件", "files of game records"),
  SCO("棋谱与报告", "game records beside the report"),
  ONL("网上对局的记录", "logs of online games"),
  AUD("已公布的各期与其依据", "published lists and what they were made from"),
  COR("对已公布各期的更正", "corrections of published half-years"),
  ENV("文件夹、磁盘与命令", "folders, disks and commands");

  private final String chinese;
  private final String english;

  Family(String chinese, String english) {
    this.chinese = chinese;
    this.english = english;
  }

  /** The family of a notice. */
  public static Family of(Notice notice) {
    return valueOf(notice.code().substring(0, 3));
  }

  public String chinese() {
    return chinese;
  }

  public String english() {
    return english;
  }
}
