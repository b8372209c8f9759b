package org.yifen.publish;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.yifen.player.Register;
import org.yifen.ratinglist.Ranking;
import org.yifen.ratinglist.RatingList;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/** The files of a book's opening list: a register that no half-year of the book led to. */
public final class OpeningFiles {

  private OpeningFiles() {}

  /** All files but the manifest, by name. */
  public static Map<String, byte[]> of(PeriodId period, Register register, Regulation regulation) {
    RatingList list =
        Ranking.of(period, register, new Register(List.of()), player -> 0, player -> "");
    Map<String, byte[]> files = new TreeMap<>();
    files.put("register.csv", utf8(ListFiles.register(register)));
    files.put("list.csv", utf8(ListFiles.list(list)));
    files.put("list.xlsx", ListWorkbook.bytes(list, regulation.rules().halves()));
    files.put("changes.csv", utf8(ListFiles.noChanges()));
    files.put("pending.csv", utf8(ListFiles.pending(List.of())));
    files.put("norms.csv", utf8(ListFiles.norms(List.of())));
    files.put("applications.csv", utf8(ListFiles.applications(List.of())));
    files.put("findings.json", FindingsJson.of(List.of()));
    return files;
  }

  /** The first manifest of a book's chain. */
  public static Manifest manifest(
      String tool,
      PeriodId period,
      Regulation regulation,
      List<Manifest.FileDigest> outputs,
      Function<byte[], String> sha256) {
    return new Manifest(
        tool,
        regulation.edition(),
        period.toString(),
        false,
        "",
        Manifest.tables(regulation, sha256),
        List.of(),
        outputs);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
