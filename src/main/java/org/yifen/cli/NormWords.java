package org.yifen.cli;

import org.yifen.diagnostic.Language;
import org.yifen.event.Judged.Outcome;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.title.Forecast;
import org.yifen.title.Verdict;
import org.yifen.trace.Article;

/** What titles, conditions and verdicts are called. */
final class NormWords {

  private final Language language;

  NormWords(Language language) {
    this.language = language;
  }

  String title(Title title) {
    String english =
        (title.sex() == Sex.WOMAN ? "woman " : "man ")
            + (title.isGrandmaster() ? "grandmaster" : "master");
    return language.pick(title.chinese(), english);
  }

  String condition(Verdict verdict) {
    return switch (verdict.condition()) {
      case "round-robin-rated-share" -> language.pick("有等级分的棋手", "rated participants");
      case "round-robin-all-rated-up-to" -> language.pick("棋手全部有等级分", "all participants rated");
      case "minimum-units" -> language.pick("参赛单位（主办单位除外）", "units, the organiser's own apart");
      case "maximum-unit-share" -> language.pick("同一单位的棋手", "participants of one unit");
      case "minimum-national-arbiters" -> language.pick("国家级裁判员", "national-grade arbiters");
      case "title-event-participants" -> language.pick("参赛棋手", "participants");
      case "title-event-unrated-share" -> language.pick("无等级分的棋手", "unrated participants");
      case Verdict.RULES -> language.pick("竞赛规则", "competition rules");
      case Verdict.SEX -> language.pick("性别", "sex");
      case Verdict.LEVEL -> language.pick("原有称号", "title held");
      case Verdict.AVERAGE -> language.pick("平均等级分", "average rating");
      case Verdict.SCORE -> language.pick("得分", "score");
      default -> verdict.condition();
    };
  }

  /** A condition that failed, with what there is, what is asked, and the article. */
  String failed(Verdict verdict) {
    String measured =
        verdict.measured().isEmpty() ? language.pick("无", "none") : verdict.measured();
    String asked = verdict.limit().isEmpty() ? "" : language.pick("，应 ", ", asked ") + sex(verdict);
    return condition(verdict)
        + " "
        + (verdict.condition().equals(Verdict.SEX) ? sexOf(measured) : measured)
        + asked
        + language.pick("（", " (")
        + article(verdict)
        + language.pick("）", ")");
  }

  private String sex(Verdict verdict) {
    return verdict.condition().equals(Verdict.SEX) ? sexOf(verdict.limit()) : verdict.limit();
  }

  private String sexOf(String code) {
    return language.pick(
        code.equals(Sex.MAN.code()) ? Sex.MAN.chinese() : Sex.WOMAN.chinese(),
        code.equals(Sex.MAN.code()) ? "man" : "woman");
  }

  String article(Verdict verdict) {
    Article article = new Article(verdict.article());
    return language.pick(article.chinese(), article.english());
  }

  String outcome(Outcome outcome) {
    return switch (outcome) {
      case MET -> language.pick("符合", "met");
      case FAILED -> language.pick("不符合", "not met");
      case WAIVED -> language.pick("豁免", "waived");
      case NOT_ASKED -> language.pick("—", "—");
    };
  }

  String chance(Forecast.Chance chance) {
    return switch (chance) {
      case REACHED -> language.pick("已达到", "reached");
      case OPEN -> language.pick("可争取", "open");
      case OUT_OF_REACH -> language.pick("已无望", "out of reach");
      case BARRED -> language.pick("条件不符", "barred");
    };
  }

  /** The fewest wins and the draws that do. */
  String winsAndDraws(Forecast forecast) {
    String wins = forecast.wins() == 0 ? "" : forecast.wins() + language.pick("胜", " won");
    String draws = forecast.draws() == 0 ? "" : forecast.draws() + language.pick("和", " drawn");
    String between = wins.isEmpty() || draws.isEmpty() ? "" : language.pick("", ", ");
    return wins + between + draws;
  }
}
