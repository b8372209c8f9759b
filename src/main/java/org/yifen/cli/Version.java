package org.yifen.cli;

/** The program's name and version, as manifests and {@code --version} have it. */
final class Version {

  static final String NUMBER = version();
  static final String TOOL = "yifen " + NUMBER;

  private Version() {}

  private static String version() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "0" : version;
  }
}
