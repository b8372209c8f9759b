package org.yifen.xiangqi.diagram;

import java.awt.geom.Path2D;

/** Makes shapes of the paths of {@link Glyphs}: M, L, C and Z with absolute points. */
final class Outline {

  private static final String COMMANDS = "MLCZ";

  private Outline() {}

  static Path2D of(String path) {
    Path2D shape = new Path2D.Double(Path2D.WIND_NON_ZERO);
    int at = 0;
    while (at < path.length()) {
      int end = at + 1;
      while (end < path.length() && COMMANDS.indexOf(path.charAt(end)) < 0) {
        end++;
      }
      add(path.charAt(at), path.substring(at + 1, end), shape);
      at = end;
    }
    return shape;
  }

  private static void add(char command, String points, Path2D shape) {
    double[] n = numbers(points);
    switch (command) {
      case 'M' -> shape.moveTo(n[0], n[1]);
      case 'L' -> shape.lineTo(n[0], n[1]);
      case 'C' -> shape.curveTo(n[0], n[1], n[2], n[3], n[4], n[5]);
      case 'Z' -> shape.closePath();
      default -> throw new IllegalArgumentException("no command of a path: " + command);
    }
  }

  private static double[] numbers(String points) {
    if (points.isEmpty()) {
      return new double[0];
    }
    String[] parts = points.split("[, ]", -1);
    double[] numbers = new double[parts.length];
    for (int i = 0; i < parts.length; i++) {
      numbers[i] = Double.parseDouble(parts[i]);
    }
    return numbers;
  }
}
