package org.yifen.report.workbook;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yifen.report.grid.Unreadable;

/**
 * What one part of a workbook says about the parts that belong to it.
 *
 * @param targets part names from the zip's root, by relationship id
 * @param byType the first target of each type, by the last word of the type's address, which the
 *     strict and the transitional form share
 */
record Relationships(Map<String, String> targets, Map<String, String> byType) {

  private static final int MOST = 10_000;

  /**
   * The relationships of a part; none when the part has none.
   *
   * @param part the part's name, empty for the package itself
   */
  static Relationships of(ZipParts zip, String part) throws Unreadable {
    Relationships found = new Relationships(new HashMap<>(), new HashMap<>());
    int slash = part.lastIndexOf('/') + 1;
    String folder = part.substring(0, slash);
    String name = folder + "_rels/" + part.substring(slash) + ".rels";
    if (zip.has(name)) {
      XmlPull xml = zip.xml(name, false);
      xml.root();
      while (xml.nextChild()) {
        found.add(xml, folder);
        xml.skipElement();
      }
      xml.finish();
    }
    return found;
  }

  /** The first part of a type such as {@code sharedStrings}. */
  Optional<String> ofType(String type) {
    return Optional.ofNullable(byType.get(type));
  }

  private void add(XmlPull xml, String folder) throws Unreadable {
    String target = xml.attribute("Target");
    String type = xml.attribute("Type");
    if (target == null || type == null || "External".equals(xml.attribute("TargetMode"))) {
      return;
    }
    if (targets.size() == MOST) {
      throw xml.damaged("> " + MOST + " <Relationship>");
    }
    String resolved = resolve(folder, target);
    @Nullable String id = xml.attribute("Id");
    if (id != null && targets.putIfAbsent(id, resolved) != null) {
      throw xml.damaged(id + " ×2");
    }
    byType.putIfAbsent(type.substring(type.lastIndexOf('/') + 1), resolved);
  }

  /** A target is relative to the part's folder unless it starts with a slash. */
  private static String resolve(String folder, String target) {
    String path = target.replace('\\', '/');
    if (path.startsWith("/")) {
      return path.substring(1);
    }
    String base = folder;
    while (path.startsWith("../") || path.startsWith("./")) {
      if (path.startsWith("../")) {
        base = base.substring(0, base.lastIndexOf('/', base.length() - 2) + 1);
      }
      path = path.substring(path.indexOf('/') + 1);
    }
    return base + path;
  }
}
