package org.yifen.publish.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.yifen.history.Career;
import org.yifen.history.Cause;
import org.yifen.history.Group;
import org.yifen.history.Health;
import org.yifen.history.ListHealth;
import org.yifen.history.Pool;
import org.yifen.history.Spread;
import org.yifen.regulation.PeriodId;

/** Charts over lists: one place a list from the left, the oldest first. */
public final class Charts {

  private static final Color RED = new Color(0xB3261E);
  private static final Color DARK = new Color(0x1F3A5F);
  private static final Color MIDDLE = new Color(0x4A7BB7);
  private static final Color LIGHT = new Color(0xA9C4E4);
  private static final Color GREEN = new Color(0x2E7D4F);
  private static final Color ORANGE = new Color(0xC77700);
  private static final Color GREY = new Color(0x555555);

  /** More labels would run into each other. */
  private static final int LABELS = 10;

  /** Lines over more lists have no marks. */
  private static final int MARKED = 24;

  private static final double HUNDREDTHS = 100;

  private Charts() {}

  /** The ratings of a group over time: mean, quantiles, the averages of the highest. */
  public static Optional<Picture> ratings(Health health, Group group) {
    if (health.lists().stream().allMatch(l -> l.spread(group).count() == 0)) {
      return Optional.empty();
    }
    CategoryChart chart =
        chart("Ratings, " + (group == Group.ALL ? "men and women" : group.code()), "points");
    List<ListHealth> lists = health.lists();
    for (int n : Spread.TOPS) {
      line(chart, lists, "top " + n, s -> s.spread(group).top(n), HUNDREDTHS, GREEN, false);
    }
    for (int percent : List.of(90, 75, 50, 25, 10)) {
      Color color = percent == 50 ? DARK : percent == 75 || percent == 25 ? MIDDLE : LIGHT;
      String name = percent == 50 ? "median" : percent + " %";
      line(chart, lists, name, s -> s.spread(group).quantile(percent), 1, color, percent == 50);
    }
    line(chart, lists, "mean", s -> s.spread(group).mean(), HUNDREDTHS, RED, true);
    return Optional.of(new Picture(chart));
  }

  /** What entered and left the pool between one list and the next, and both together. */
  public static Optional<Picture> pool(Health health) {
    List<Pool> pools = new ArrayList<>();
    List<PeriodId> lists = new ArrayList<>();
    for (ListHealth list : health.lists()) {
      list.causes().or(list::movement).ifPresent(pools::add);
      list.movement().ifPresent(pool -> lists.add(list.list()));
    }
    if (pools.isEmpty()) {
      return Optional.empty();
    }
    CategoryChart chart = chart("Points that entered and left the pool", "points");
    chart.getStyler().setAvailableSpaceFill(0.6);
    bars(chart, "in", lists, sums(pools, f -> Math.max(0, f.hundredths())), GREEN);
    bars(chart, "out", lists, sums(pools, f -> Math.min(0, f.hundredths())), RED);
    add(chart, "net", lists, sums(pools, Pool.Flow::hundredths), DARK, true);
    return Optional.of(new Picture(chart));
  }

  /** What changes the ratings of players who stay, cause by cause. */
  public static Optional<Picture> drift(Health health) {
    List<ListHealth> told = health.lists().stream().filter(l -> l.causes().isPresent()).toList();
    if (told.isEmpty()) {
      return Optional.empty();
    }
    CategoryChart chart = chart("What moved the ratings of those who stay", "points");
    List<PeriodId> lists = told.stream().map(ListHealth::list).toList();
    Color[] colors = {DARK, GREEN, ORANGE, RED, GREY};
    List<Cause> causes =
        List.of(Cause.GAMES, Cause.CHAMPIONS, Cause.TITLES, Cause.DECAY, Cause.ROUNDING);
    for (int i = 0; i < causes.size(); i++) {
      Cause cause = causes.get(i);
      List<@Nullable Number> values = new ArrayList<>();
      told.forEach(l -> values.add(l.causes().orElseThrow().of(cause) / HUNDREDTHS));
      add(chart, cause.english(), lists, values, colors[i], true);
    }
    return Optional.of(new Picture(chart));
  }

  private static List<@Nullable Number> sums(List<Pool> pools, ToLongFunction<Pool.Flow> part) {
    List<@Nullable Number> sums = new ArrayList<>();
    for (Pool pool : pools) {
      sums.add(pool.flows().stream().mapToLong(part).sum() / HUNDREDTHS);
    }
    return sums;
  }

  /** One player's rating over time; a gap where there was none. */
  public static Optional<Picture> career(Career career) {
    CategoryChart chart = chart("Rating of " + ascii(career.person().id()), "points");
    List<@Nullable Number> ratings = new ArrayList<>();
    for (Career.Listed list : career.lists()) {
      OptionalInt rating = list.state().rating();
      ratings.add(rating.isPresent() ? rating.getAsInt() : null);
    }
    if (ratings.stream().allMatch(r -> r == null)) {
      return Optional.empty();
    }
    List<PeriodId> lists = career.lists().stream().map(Career.Listed::list).toList();
    add(chart, "rating", lists, ratings, DARK, true);
    chart.getStyler().setLegendVisible(false);
    return Optional.of(new Picture(chart));
  }

  /** An id may hold what a font has not. */
  private static String ascii(String id) {
    return id.chars().allMatch(c -> c > ' ' && c < 127) ? id : "the player";
  }

  private static CategoryChart chart(String title, String unit) {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(Picture.WIDTH)
            .height(Picture.HEIGHT)
            .title(title)
            .xAxisTitle("list")
            .yAxisTitle(unit)
            .build();
    style(chart.getStyler());
    chart.getStyler().setXAxisMaxLabelCount(LABELS);
    // one place a list, whatever is drawn there
    chart.getStyler().setOverlapped(true);
    chart.getStyler().setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Line);
    return chart;
  }

  /** White paper, light lines; numbers without marks of thousands. */
  static void style(AxesChartStyler styler) {
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBorderVisible(false);
    styler.setLegendPosition(LegendPosition.OutsideE);
    styler.setLegendBorderColor(Color.WHITE);
    styler.setYAxisDecimalPattern("0");
    styler.setAntiAlias(true);
  }

  private static void line(
      CategoryChart chart,
      List<ListHealth> lists,
      String name,
      Function<ListHealth, OptionalInt> value,
      double unit,
      Color color,
      boolean strong) {
    List<@Nullable Number> values = new ArrayList<>();
    for (ListHealth list : lists) {
      OptionalInt of = value.apply(list);
      values.add(of.isPresent() ? of.getAsInt() / unit : null);
    }
    if (values.stream().anyMatch(v -> v != null)) {
      add(chart, name, lists.stream().map(ListHealth::list).toList(), values, color, strong);
    }
  }

  private static void add(
      CategoryChart chart,
      String name,
      List<PeriodId> lists,
      List<@Nullable Number> values,
      Color color,
      boolean strong) {
    CategorySeries series = chart.addSeries(name, names(lists), values);
    series.setChartCategorySeriesRenderStyle(CategorySeriesRenderStyle.Line);
    series.setLineColor(color);
    series.setMarkerColor(color);
    series.setLineStyle(name.equals("top 100") ? SeriesLines.DASH_DASH : stroke(strong));
    // a list between gaps has no line to see, and many marks hide theirs
    boolean marked = lists.size() <= MARKED || values.contains(null);
    series.setMarker(marked ? SeriesMarkers.CIRCLE : SeriesMarkers.NONE);
  }

  private static BasicStroke stroke(boolean strong) {
    return new BasicStroke(strong ? 2.5f : 1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private static void bars(
      CategoryChart chart,
      String name,
      List<PeriodId> lists,
      List<@Nullable Number> values,
      Color color) {
    CategorySeries series = chart.addSeries(name, names(lists), values);
    series.setChartCategorySeriesRenderStyle(CategorySeriesRenderStyle.Bar);
    series.setFillColor(color);
    series.setLineColor(GREY);
  }

  private static List<String> names(List<PeriodId> lists) {
    return lists.stream().map(PeriodId::toString).toList();
  }
}
