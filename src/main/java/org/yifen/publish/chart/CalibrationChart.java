package org.yifen.publish.chart;

import java.awt.Color;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.yifen.history.Calibration;

/**
 * Expected beside real scores: a point a bin of rating differences, and the line where both meet.
 */
public final class CalibrationChart {

  private static final double HUNDREDTHS = 100;
  private static final double[] WHOLE = {50, 100};

  /** Bins of so few games that chance alone scatters wider, in hundredths of a per cent. */
  private static final int TOO_FEW = 2_000;

  private CalibrationChart() {}

  /** Bins of a few games say nothing and are left out. */
  public static Picture of(Calibration calibration) {
    XYChart chart =
        new XYChartBuilder()
            .width(Picture.WIDTH)
            .height(Picture.HEIGHT)
            .title("Score of the higher rating, expected and made")
            .xAxisTitle("expected (table two), per cent")
            .yAxisTitle("made, per cent")
            .build();
    Charts.style(chart.getStyler());
    chart.getStyler().setLegendPosition(LegendPosition.InsideNW);
    chart.getStyler().setXAxisDecimalPattern("0");
    chart.getStyler().setXAxisMin(WHOLE[0]).setXAxisMax(WHOLE[1]);
    XYSeries meeting = chart.addSeries("as expected", WHOLE, WHOLE);
    meeting.setMarker(SeriesMarkers.NONE).setLineColor(Color.GRAY);
    meeting.setLineStyle(SeriesLines.DASH_DASH);
    List<Calibration.Bin> bins =
        calibration.bins().stream().filter(b -> b.games() > 0 && b.margin() <= TOO_FEW).toList();
    if (!bins.isEmpty()) {
      XYSeries made =
          chart.addSeries(
              "made, with twice the standard error",
              bins.stream().mapToDouble(b -> b.expectedRate() / HUNDREDTHS).toArray(),
              bins.stream().mapToDouble(b -> b.scoredRate() / HUNDREDTHS).toArray(),
              bins.stream().mapToDouble(b -> b.margin() / HUNDREDTHS).toArray());
      made.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
      made.setMarker(SeriesMarkers.CIRCLE).setMarkerColor(new Color(0x1F3A5F));
    }
    return new Picture(chart);
  }
}
