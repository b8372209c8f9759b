package org.yifen.bench;

/** What the JVM alone costs. */
public final class Hello {

  private Hello() {}

  public static void main(String[] args) {
    System.out.println("hello");
  }
}
