package org.yifen.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.xiangqi.diagram.DiagramPng;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * What {@code game show} was asked for.
 *
 * @param file the record; empty when a FEN was given
 * @param fen the position; empty when a record was given
 * @param game which game of the file, from 1
 * @param ply after how many moves; empty for the end
 * @param width of the PNG in pixels
 */
record ShowOptions(
    String file,
    Optional<String> fen,
    int game,
    OptionalInt ply,
    Optional<Path> svg,
    Optional<Path> png,
    int width,
    boolean force,
    boolean flipped,
    boolean ascii,
    boolean captioned,
    Paint paint) {

  static final String PLY = "--ply";
  static final String GAME = "--game";
  private static final String FEN = "--fen";
  private static final String SVG = "--svg";
  private static final String PNG = "--png";
  private static final String WIDTH = "--width";
  private static final String FLIP = "--flip";
  private static final String ASCII = "--ascii";
  private static final String BARE = "--no-caption";

  static void addTo(CommandSpec spec, Terminal t) {
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("0..1")
            .paramLabel("FILE")
            .type(String.class)
            .description(t.say("棋谱文件，格式由内容判断", "the record; its content tells the format"))
            .build());
    option(
        spec, t, PLY, "N", "走完第 N 着时的局面，0 为开局；默认到终局", "after N moves, 0 the start; else the end");
    option(spec, t, GAME, "N", "文件里的第 N 局，默认第 1 局", "the Nth game of the file, else the first");
    option(spec, t, FEN, "FEN", "不读文件，显示这个局面", "show this position instead of a file");
    option(spec, t, SVG, "FILE", "另写一幅 SVG 棋图", "write the diagram as SVG too");
    option(spec, t, PNG, "FILE", "另写一幅 PNG 棋图", "write the diagram as PNG too");
    String widths = DiagramPng.LEAST_WIDTH + "–" + DiagramPng.MOST_WIDTH;
    String usual = Integer.toString(DiagramPng.USUAL_WIDTH);
    option(
        spec,
        t,
        WIDTH,
        "PX",
        "PNG 的宽度（" + widths + " 像素），默认 " + usual,
        "width of the PNG in pixels, " + widths + ", else " + usual);
    spec.addOption(Options.flag(BARE, t, "棋图下不写着法与轮走方", "no line below the picture's board"));
    spec.addOption(Options.flag(Options.FORCE, t, "覆盖已有的文件", "replace existing files"));
    spec.addOption(Options.flag(FLIP, t, "黑方在下", "Black below"));
    spec.addOption(
        Options.flag(ASCII, t, "棋盘不用汉字（FEN 字母）", "a board of ASCII, pieces as in a FEN"));
    CheckOptions.addColor(spec, t);
  }

  private static void option(
      CommandSpec spec, Terminal t, String name, String label, String zh, String en) {
    spec.addOption(Options.option(name, label, t, zh, en).build());
  }

  /** Reads them; wrong usage when they do not go together. */
  static ShowOptions of(ParseResult options, Terminal terminal) {
    ShowOptions read =
        new ShowOptions(
            options.matchedPositionalValue(0, ""),
            text(options, FEN),
            number(options, GAME, 1, Integer.MAX_VALUE).orElse(1),
            number(options, PLY, 0, Integer.MAX_VALUE),
            text(options, SVG).map(Path::of),
            text(options, PNG).map(Path::of),
            number(options, WIDTH, DiagramPng.LEAST_WIDTH, DiagramPng.MOST_WIDTH)
                .orElse(DiagramPng.USUAL_WIDTH),
            options.hasMatchedOption(Options.FORCE),
            options.hasMatchedOption(FLIP),
            options.hasMatchedOption(ASCII),
            !options.hasMatchedOption(BARE),
            CheckOptions.paint(options, terminal));
    read.check(options);
    return read;
  }

  private static Optional<String> text(ParseResult options, String name) {
    return Optional.ofNullable(options.<String>matchedOptionValue(name, null));
  }

  private static OptionalInt number(ParseResult options, String name, int least, int most) {
    Optional<String> text = text(options, name);
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    String range = most == Integer.MAX_VALUE ? least + " ..." : least + " ... " + most;
    String digits = text.get();
    int number = digits.matches("[0-9]{1,9}") ? Integer.parseInt(digits) : -1;
    if (number < least || number > most) {
      throw Options.wrong(options, name + " " + digits + ": " + range);
    }
    return OptionalInt.of(number);
  }

  private void check(ParseResult options) {
    if (fen.isPresent() == !file.isEmpty()) {
      throw Options.wrong(options, "FILE | " + FEN + " FEN");
    }
    if (fen.isPresent() && (options.hasMatchedOption(PLY) || options.hasMatchedOption(GAME))) {
      throw Options.wrong(options, FEN + ": - " + PLY + ", " + GAME);
    }
    if (options.hasMatchedOption(WIDTH) && png.isEmpty()) {
      throw Options.wrong(options, WIDTH + ": " + PNG + " FILE");
    }
    if (svg.isPresent() && png.isPresent() && isSame(svg.get(), png.get())) {
      throw Options.wrong(options, SVG + " = " + PNG);
    }
    if (fen.isEmpty()) {
      svg.ifPresent(output -> requireNoRecord(SVG, output, options));
      png.ifPresent(output -> requireNoRecord(PNG, output, options));
    }
  }

  private void requireNoRecord(String name, Path output, ParseResult options) {
    if (isSame(output, Path.of(file))) {
      throw Options.wrong(options, name + " " + output + " = FILE");
    }
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }
}
