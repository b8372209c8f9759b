package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Language;
import org.yifen.xiangqi.adjudication.Chase;
import org.yifen.xiangqi.adjudication.Grade;
import org.yifen.xiangqi.adjudication.MoveKind;
import org.yifen.xiangqi.adjudication.MoveRuling;
import org.yifen.xiangqi.adjudication.Rules;
import org.yifen.xiangqi.adjudication.Ruling;
import org.yifen.xiangqi.adjudication.Unfounded;
import org.yifen.xiangqi.adjudication.Verdict;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.notation.MoveText;
import org.yifen.xiangqi.notation.Notation;

/** A ruling in words: what each move is and why, the grades, the verdict, what would change it. */
public final class RulingWords {

  private final Language language;
  private final Ruling ruling;

  /** The position before each move of the cycle. */
  private final List<Position> before = new ArrayList<>();

  /**
   * Words for a ruling.
   *
   * @param first the position before the cycle's first move
   */
  public RulingWords(Language language, Position first, Ruling ruling) {
    this.language = language;
    this.ruling = ruling;
    Position position = first;
    for (MoveRuling move : ruling.moves()) {
      before.add(position);
      position = position.play(move.move());
    }
  }

  /** A move in the usual notation of the language: 车八平六, {@code R8=6}. */
  public String text(int index) {
    return MoveText.write(before.get(index), ruling.moves().get(index).move(), notation());
  }

  private Notation notation() {
    return language == Language.ZH ? Notation.CHINESE_SIMPLIFIED : Notation.WXF;
  }

  /** What a move is, with its reason: {@code 捉马（无根）：马八进七 …}. */
  public String kind(int index) {
    MoveRuling move = ruling.moves().get(index);
    String found = found(move, index);
    if (!move.isDeclared()) {
      return found;
    }
    return kind(move.kind())
        + language.pick("（裁判判定；按盘面为：" + found + "）", " (declared; by the board: " + found + ")");
  }

  private String found(MoveRuling move, int index) {
    String bounded =
        move.isBounded()
            ? language.pick("（求杀未穷尽，可能有杀）", " (the search for mates gave up; there may be one)")
            : "";
    return switch (move.found()) {
          case CHECK, EXCHANGE, OFFER, BLOCK, FOLLOW -> kind(move.found());
          case KILL -> kind(MoveKind.KILL) + language.pick("：", ": ") + line(index, move.mate());
          case CHASE ->
              move.chases().stream()
                  .map(chase -> chase(chase, index))
                  .collect(Collectors.joining(language.pick("；", "; ")));
          case IDLE -> kind(MoveKind.IDLE) + unfounded(move, index);
        }
        + bounded;
  }

  private String chase(Chase chase, int index) {
    String by =
        chase.from().equals(ruling.moves().get(index).move().to())
            ? ""
            : language.pick(
                "由" + name(chase.piece()) + "（" + chase.from() + "）",
                "by the " + name(chase.piece()) + " on " + chase.from() + ": ");
    String form = form(chase.form());
    String what =
        language.pick(
            "捉"
                + name(chase.target())
                + "（"
                + form
                + (form.isEmpty() ? "" : "，")
                + chase.on()
                + "）",
            "chases the "
                + name(chase.target())
                + " on "
                + chase.on()
                + (form.isEmpty() ? "" : " (" + form + ")"));
    return language.pick(what + by, by + what)
        + language.pick("：", ": ")
        + line(index, chase.line());
  }

  private String unfounded(MoveRuling move, int index) {
    if (move.unfounded().isEmpty()) {
      return "";
    }
    Unfounded first = move.unfounded().get(0);
    String capture = line(index, List.of(first.capture()));
    String why =
        switch (first.why()) {
          case NOT_NEW -> language.pick("此前已能如此，并非新捉", "it could be made before just as well");
          case KING_OR_PAWN ->
              language.pick("将（帅）、兵（卒）本身不算捉", "a king or a pawn attacks by itself");
          case LIKE_EXCHANGE -> language.pick("是同类子相兑", "it is an exchange of like pieces");
          case REFUTED -> language.pick("得不到子：", "it wins nothing: ") + line(index, first.line());
          case KEY_POINT ->
              language.pick("守住要点，附带而已", "the piece holds a key point and attacks by the way");
        };
    return language.pick("（" + capture + "：" + why + "）", " (" + capture + ": " + why + ")");
  }

  /** Moves that follow if the opponent passes; squares where they fit no such position. */
  private String line(int index, List<Move> line) {
    Position after = before.get(index).play(ruling.moves().get(index).move());
    List<Position> tries = new ArrayList<>();
    var passed = after.setup().withToMove(after.toMove().other());
    if (Position.faults(passed).isEmpty()) {
      tries.add(Position.of(passed));
    }
    tries.add(before.get(index));
    for (Position from : tries) {
      if (isPlayable(from, line)) {
        return String.join(" ", MoveText.write(from, line, notation()));
      }
    }
    return line.stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  private static boolean isPlayable(Position from, List<Move> line) {
    Position position = from;
    for (Move move : line) {
      if (!position.isLegal(move)) {
        return false;
      }
      position = position.play(move);
    }
    return true;
  }

  private String name(Piece piece) {
    return language.pick(
        String.valueOf(piece.kind().chinese(piece.side())),
        piece.kind().name().toLowerCase(Locale.ROOT));
  }

  /** A kind by its name: 捉, {@code chase}. */
  public String kind(MoveKind kind) {
    return language.pick(kind.chinese(), kind.name().toLowerCase(Locale.ROOT));
  }

  private String form(Chase.Form form) {
    String english =
        switch (form) {
          case ROOK -> "";
          case UNPROTECTED -> "unprotected";
          case FALSE_ROOT -> "its protector cannot take back";
          case VALUE -> "worth more than the capturer";
          case UNDER_PROTECTED -> "under-protected";
          case JOINT -> "joint chase";
        };
    return form == Chase.Form.ROOK ? "" : language.pick(form.chinese(), english);
  }

  /** A side's grade with its meaning. */
  public String grade(Side side) {
    Grade grade = side == Side.RED ? ruling.red() : ruling.black();
    String meaning =
        switch (grade) {
          case ALLOWED -> language.pick("有允许着法", "at least one move is idle");
          case LIGHT ->
              language.pick(
                  "全是禁止着法，其中有联合捉子或捉少根子",
                  "all moves forbidden, at least one a joint chase or of an under-protected piece");
          case HEAVY -> language.pick("全是禁止着法", "all moves forbidden");
          case PERPETUAL_CHECK -> language.pick("长将", "perpetual check");
        };
    return side(side)
        + language.pick("：", ": ")
        + grade.number()
        + language.pick("（" + meaning + "）", " (" + meaning + ")");
  }

  private String side(Side side) {
    return side == Side.RED ? language.pick("红方", "Red") : language.pick("黑方", "Black");
  }

  /** The verdict with the rule behind it. */
  public String verdict() {
    return verdict(ruling);
  }

  private String verdict(Ruling of) {
    return switch (of.verdict()) {
      case NONE -> language.pick("没有待判局面", "nothing is pending");
      case RED_LOSES -> loses(Side.RED);
      case BLACK_LOSES -> loses(Side.BLACK);
      case RED_MUST_CHANGE -> mustChange(Side.RED);
      case BLACK_MUST_CHANGE -> mustChange(Side.BLACK);
      case DRAW -> draw(of);
    };
  }

  private String loses(Side side) {
    return language.pick(
        side(side) + "单方长将，作负", side(side) + " alone gives perpetual check and loses at once");
  }

  private String mustChange(Side side) {
    return language.pick(
        side(side) + "须在两个回合内变着，不变作负", side(side) + " must change within two rounds, or loses");
  }

  private String draw(Ruling of) {
    boolean allowed = of.red() == Grade.ALLOWED && of.black() == Grade.ALLOWED;
    if (allowed) {
      return language.pick("双方均有允许着法，不变作和", "both sides may go on: a draw unless one changes");
    }
    return of.red() == of.black()
        ? language.pick(
            "双方均为禁止着法，轻重相同，不变作和",
            "both sides’ moves are forbidden and equally heavy: a draw unless one changes")
        : language.pick(
            "双方均为禁止着法，不变作和", "both sides’ moves are forbidden: a draw unless one changes");
  }

  /**
   * For each move whose other kind would give another verdict: that verdict.
   *
   * @param from the number of the cycle's first move, from 0
   */
  public List<String> changes(int from) {
    List<String> changes = new ArrayList<>();
    for (int i = 0; i < ruling.moves().size(); i++) {
      MoveKind other = ruling.moves().get(i).kind().isForbidden() ? MoveKind.IDLE : MoveKind.CHASE;
      Ruling changed = ruling.declaring(i, other);
      if (changed.verdict() != ruling.verdict() && changed.verdict() != Verdict.NONE) {
        changes.add(
            language.pick(
                "第 "
                    + (from + i + 1)
                    + " 着 "
                    + text(i)
                    + " 若判为"
                    + kind(other)
                    + "："
                    + verdict(changed),
                "if move "
                    + (from + i + 1)
                    + ", "
                    + text(i)
                    + ", were "
                    + kind(other)
                    + ": "
                    + verdict(changed)));
      }
    }
    return changes;
  }

  /** The rules' name for people. */
  public static String rules(Rules rules, Language language) {
    return switch (rules) {
      case CXA_2020 ->
          language.pick("《象棋竞赛规则》2020 年版第八章", "Chinese competition rules of 2020, chapter 8");
      case CXA_2011 -> language.pick("《象棋竞赛规则》2011 年版", "Chinese competition rules of 2011");
      case CXA_1999 -> language.pick("《象棋竞赛规则》1999 年版", "Chinese competition rules of 1999");
      case AXF -> language.pick("亚洲象棋规则", "Asian and world rules");
    };
  }
}
