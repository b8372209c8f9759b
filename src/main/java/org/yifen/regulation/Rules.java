package org.yifen.regulation;

import java.util.List;
import java.util.OptionalInt;

/**
 * Every parameter of an edition, as read from {@code rules.csv}; points, games and events are whole
 * numbers, changes are in points. Names follow the keys of the file.
 *
 * @param inactivity the change on the list that closes each idle year, in order; empty: the rating
 *     is cancelled (article 2)
 * @param swissCarryOver how many half-years kept games last, this one included (article 9)
 */
public record Rules(
    Halves halves,
    PerSex floor,
    List<OptionalInt> inactivity,
    Conditions conditions,
    KFactors k,
    PerSex provisional,
    int mixedWomanVersusMan,
    int swissMinimumRatedGames,
    int swissCarryOver,
    int perfectScoreDifference,
    NormRules norms,
    Placings placings) {

  /** A number that differs between men and women. */
  public record PerSex(int man, int woman) {
    public int of(Sex sex) {
      return sex == Sex.MAN ? man : woman;
    }
  }

  /** The conditions of articles 4, 6 and 7. */
  public record Conditions(
      Share roundRobinRatedShare,
      int roundRobinAllRatedUpTo,
      int minimumUnits,
      Share maximumUnitShare,
      int minimumNationalArbiters,
      int titleEventParticipants,
      Share titleEventUnratedShare,
      int reportDeadlineDays) {}

  /** The K-factors of article 8. */
  public record KFactors(
      int newcomer,
      int newcomerEvents,
      int newcomerGames,
      int standard,
      int veteran,
      int veteranRating) {}

  /** Article 10: what an application for a title needs. */
  public record NormRules(int minimumEvents, int minimumGames, int norms, int validityYears) {}

  /** Article 11: the rating that a title won by place brings, in points. */
  public record Placings(int manGrandmaster, int manMaster, int womanGrandmaster, int womanMaster) {
    public int of(Title title) {
      return switch (title) {
        case MAN_GRANDMASTER -> manGrandmaster;
        case MAN_MASTER -> manMaster;
        case WOMAN_GRANDMASTER -> womanGrandmaster;
        case WOMAN_MASTER -> womanMaster;
      };
    }
  }

  static Rules of(RuleFile file) {
    Rules rules =
        new Rules(
            Halves.of(file),
            new PerSex(file.count("floor-man"), file.count("floor-woman")),
            List.of(
                file.changeOrCancel("inactivity-year-1"),
                file.changeOrCancel("inactivity-year-2"),
                file.changeOrCancel("inactivity-year-3"),
                file.changeOrCancel("inactivity-year-4")),
            conditions(file),
            kFactors(file),
            new PerSex(file.count("provisional-man"), file.count("provisional-woman")),
            file.count("mixed-woman-versus-man"),
            file.count("swiss-minimum-rated-games"),
            file.count("swiss-carry-over"),
            file.count("perfect-score-difference"),
            new NormRules(
                file.count("title-minimum-events"),
                file.count("title-minimum-games"),
                file.count("title-norms"),
                file.count("title-norm-validity")),
            new Placings(
                file.count("placing-man-grandmaster"),
                file.count("placing-man-master"),
                file.count("placing-woman-grandmaster"),
                file.count("placing-woman-master")));
    file.refuseUnknownKeys();
    return rules;
  }

  private static Conditions conditions(RuleFile file) {
    return new Conditions(
        file.share("round-robin-rated-share"),
        file.count("round-robin-all-rated-up-to"),
        file.count("minimum-units"),
        file.share("maximum-unit-share"),
        file.count("minimum-national-arbiters"),
        file.count("title-event-participants"),
        file.share("title-event-unrated-share"),
        file.count("report-deadline"));
  }

  private static KFactors kFactors(RuleFile file) {
    return new KFactors(
        file.count("k-newcomer"),
        file.count("k-newcomer-events"),
        file.count("k-newcomer-games"),
        file.count("k-standard"),
        file.count("k-veteran"),
        file.count("k-veteran-rating"));
  }
}
